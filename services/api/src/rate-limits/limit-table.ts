/** At most `max` within `seconds`. */
export interface Limit {
  readonly max: number;
  readonly seconds: number;
}

/** What one client may do; a client is a network, which may have a whole class of 40 behind it. */
export const clientLimits = {
  /** Three submissions for each person in a class of 40, over all forms. */
  forms: { max: 120, seconds: 600 },
  /** Separate from other forms. Far more than people send, and few enough that sealing them does not keep the processor busy. */
  reports: { max: 600, seconds: 600 },
  /** Three projects joined by each person. */
  joins: { max: 120, seconds: 600 },
  /** Ten pages opened by each person, each requesting three lists. */
  lists: { max: 1200, seconds: 60 },
  /** Three failing releases for each person. */
  faults: { max: 120, seconds: 600 },
  /** A probe every second, from two sources. */
  health: { max: 120, seconds: 60 },
  about: { max: 60, seconds: 60 },
  /** Unknown addresses and methods; none of our pages requests any. */
  unknown: { max: 60, seconds: 60 },
  /** For the review desk: a few reviewers, each of whom signs in a few times a day. */
  signIn: { max: 30, seconds: 600 },
  desk: { max: 600, seconds: 60 },
} as const satisfies Readonly<Record<string, Limit>>;

/**
 * What a form accepts from all clients together, counted from its rows: messages, and bytes of their long texts. It takes four networks to
 * send that many messages.
 */
export const FORM_LIMIT: Limit = { max: 2000, seconds: 3600 };
export const FORM_BYTES: Limit = { max: 64 * 1024 * 1024, seconds: 86_400 };
/** What one client may still send through a form that has reached its limit. */
export const FORM_WHILE_FULL: Limit = { max: 3, seconds: 600 };

/** If more incident reports than this arrive within an hour, those of a client that sent more than its share are set aside. */
export const REPORTS_AT_EASE = 20;
export const REPORTS_BY_CLIENT: Limit = { max: 3, seconds: 3600 };
/** Bytes of sealed reports that are stored in a day, in total and set aside; this keeps the disk from filling up. */
export const REPORT_BYTES = 512 * 1024 * 1024;
export const REPORTS_SET_ASIDE_BYTES = 128 * 1024 * 1024;

/** Emails to the team that are sent individually for each form; any beyond that are combined into one digest. */
export const TEAM_MAILS: Limit = { max: 10, seconds: 3600 };
/** How many of them one client can cause, over all forms. */
export const TEAM_MAILS_BY_CLIENT: Limit = { max: 10, seconds: 3600 };
/** Confirmations that one client can cause: the addresses may be anyone's. */
export const CONFIRMATIONS_BY_CLIENT: Limit = { max: 3, seconds: 3600 };
/** Confirmations to submitters, whoever typed their addresses. */
export const CONFIRMATIONS: Limit = { max: 100, seconds: 3600 };

/** Reports about one fault of one release that are counted from one client: one for each person in a class of 40. */
export const EVENTS_BY_CLIENT: Limit = { max: 40, seconds: 3600 };
/** Releases that one client can be the first to name, if the API cannot check which exist: the shell and four apps. */
export const NEW_RELEASES_BY_CLIENT: Limit = { max: 5, seconds: 86_400 };

/** How one route is guarded, and what the log contains about it. */
export interface RouteRule {
  readonly client: keyof typeof clientLimits;
  /** A line for each request, only their number, or nothing. */
  readonly log: 'line' | 'count' | 'none';
}

const lists: RouteRule = { client: 'lists', log: 'line' };
const forms: RouteRule = { client: 'forms', log: 'line' };
const health: RouteRule = { client: 'health', log: 'line' };

/** Rules by route, as in "GET /api/modules". */
export type LimitTable = Readonly<Record<string, RouteRule>>;

/** Every route of the API. A route that is missing here keeps the API from starting. */
export const limitTable: LimitTable = {
  'GET /api/modules': lists,
  'GET /api/tools': lists,
  'GET /api/projects': lists,
  'POST /api/projects': forms,
  'POST /api/projects/:id/join': { client: 'joins', log: 'line' },
  // No line in the log may reveal that, or on which day, someone sent a report.
  'POST /api/conduct-report': { client: 'reports', log: 'none' },
  'GET /api/conduct-report/reception': { client: 'lists', log: 'none' },
  'POST /api/feedback': forms,
  // Only counted: a flood of reports would be a flood of lines.
  'POST /api/client-events': { client: 'faults', log: 'count' },
  'GET /api/client-events': lists,
  'GET /api/health/live': health,
  'GET /api/health/ready': health,
  'GET /api/health/mail': health,
  'GET /api/health/space': health,
  'GET /api/openapi.json': { client: 'about', log: 'line' },
};

/** Fails when a route has no rule, or a rule no route. `routes` are written as in "GET /api/modules". */
export function assertEveryRouteHasARule(routes: readonly string[], table = limitTable): void {
  const served = new Set(routes.map((route) => route.replace(/^HEAD /, 'GET ')));
  const ruled = Object.keys(table);
  const apart = [...ruled.filter((route) => !served.has(route)), ...[...served].filter((route) => !ruled.includes(route))];
  if (apart.length > 0) throw new Error(`Routes and limit table disagree about ${apart.join(', ')}.`);
}

/** A route's rule; HEAD has that of GET. */
export function ruleOf(method: string, pattern: string | undefined, table = limitTable): RouteRule | undefined {
  return table[`${method === 'HEAD' ? 'GET' : method} ${pattern}`];
}
