/** At most so many in so many seconds. */
export interface Limit {
  readonly max: number;
  readonly seconds: number;
}

/** What one client may do, a client being a network that may have a whole class of 40 behind it. */
export const clientLimits = {
  /** Three submissions for each of a class of 40, over all forms. */
  forms: { max: 120, seconds: 600 },
  /** Each of them joins three projects. */
  joins: { max: 120, seconds: 600 },
  /** Each of them opens ten pages that ask for three lists. */
  lists: { max: 1200, seconds: 60 },
  /** Each of them meets three releases that fail. */
  faults: { max: 120, seconds: 600 },
  /** A probe every second, from two sides. */
  health: { max: 120, seconds: 60 },
  about: { max: 60, seconds: 60 },
  /** Unknown addresses and methods; no page of ours requests any. */
  unknown: { max: 60, seconds: 60 },
} as const satisfies Readonly<Record<string, Limit>>;

/** Limits for all clients together, counted from the rows of the last hour: it takes four networks to reach one form's. */
export const FORM_LIMIT: Limit = { max: 2000, seconds: 3600 };
export const ALL_FORMS_LIMIT: Limit = { max: 4000, seconds: 3600 };

/** Mails to the team that go out one by one for each form; what comes above goes into one digest. */
export const TEAM_MAILS: Limit = { max: 10, seconds: 3600 };
/** How many of them one client can cause, over all forms. */
export const TEAM_MAILS_BY_CLIENT: Limit = { max: 10, seconds: 3600 };
/** Confirmations that one client can cause: the addresses may be anybody's. */
export const CONFIRMATIONS_BY_CLIENT: Limit = { max: 3, seconds: 3600 };
/** Confirmations to submitters, whoever typed their addresses. */
export const CONFIRMATIONS: Limit = { max: 100, seconds: 3600 };

/** Reports about one fault of one release that are counted of one client: one for each of a class of 40. */
export const EVENTS_BY_CLIENT: Limit = { max: 40, seconds: 3600 };
/** Releases that one client can be the first to name, where the API cannot look which there are: the shell and four apps. */
export const NEW_RELEASES_BY_CLIENT: Limit = { max: 5, seconds: 86_400 };

/** How one route is guarded, and what the log holds of it. */
export interface RouteRule {
  readonly client: keyof typeof clientLimits;
  /** A line for each request, or nothing but how many there were. */
  readonly log: 'line' | 'count';
}

const lists: RouteRule = { client: 'lists', log: 'line' };
const forms: RouteRule = { client: 'forms', log: 'line' };
const health: RouteRule = { client: 'health', log: 'line' };

/** Every route of the API. A route that is missing here keeps the API from starting. */
export const limitTable: Readonly<Record<string, RouteRule>> = {
  'GET /api/modules': lists,
  'GET /api/tools': lists,
  'GET /api/projects': lists,
  'POST /api/projects': forms,
  'POST /api/projects/:id/join': { client: 'joins', log: 'line' },
  'POST /api/conduct-report': { client: 'forms', log: 'count' },
  'POST /api/feedback': forms,
  // Counted alone: a flood of reports would be a flood of lines.
  'POST /api/client-events': { client: 'faults', log: 'count' },
  'GET /api/client-events': lists,
  'GET /api/health/live': health,
  'GET /api/health/ready': health,
  'GET /api/health/mail': health,
  'GET /api/openapi.json': { client: 'about', log: 'line' },
};

/** Fails when a route has no rule, or a rule no route. `routes` are written as in "GET /api/modules". */
export function assertEveryRouteHasARule(routes: readonly string[]): void {
  const served = new Set(routes.map((route) => route.replace(/^HEAD /, 'GET ')));
  const ruled = Object.keys(limitTable);
  const apart = [...ruled.filter((route) => !served.has(route)), ...[...served].filter((route) => !ruled.includes(route))];
  if (apart.length > 0) throw new Error(`Routes and limit table disagree about ${apart.join(', ')}.`);
}

/** A route's rule; HEAD has that of GET. */
export function ruleOf(method: string, pattern: string | undefined): RouteRule | undefined {
  return limitTable[`${method === 'HEAD' ? 'GET' : method} ${pattern}`];
}
