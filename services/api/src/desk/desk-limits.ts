import type { LimitTable, RouteRule } from '../rate-limits/limit-table.ts';

const signIn: RouteRule = { client: 'signIn', log: 'line' };
const desk: RouteRule = { client: 'desk', log: 'line' };
/** Which reports were looked at when is in the audit log, where it belongs, and nowhere else. */
const reports: RouteRule = { client: 'desk', log: 'none' };

/** Every route of the review desk. A route that is missing here keeps it from starting. */
export const deskLimits: LimitTable = {
  'POST /api/review/registration/options': signIn,
  'POST /api/review/registration': signIn,
  'POST /api/review/sign-in/options': signIn,
  'POST /api/review/sign-in': signIn,
  'POST /api/review/sign-out': signIn,
  'GET /api/review/session': desk,
  'GET /api/review/projects': desk,
  'GET /api/review/projects/:id': desk,
  'POST /api/review/projects/:id/decisions': desk,
  'GET /api/review/feedback': desk,
  'GET /api/review/feedback/:id': desk,
  'POST /api/review/feedback/decisions': desk,
  'POST /api/review/feedback/:id/answer': desk,
  'POST /api/review/decisions/:number/undo': desk,
  'GET /api/review/reports': reports,
  'POST /api/review/reports/export': reports,
  'POST /api/review/reports/decisions': reports,
};
