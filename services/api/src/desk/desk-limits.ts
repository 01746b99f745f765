import type { LimitTable, RouteRule } from '../rate-limits/limit-table.ts';

const signIn: RouteRule = { client: 'signIn', log: 'line' };
const desk: RouteRule = { client: 'desk', log: 'line' };
/** The audit log, and nothing else, records which reports were looked at and when. */
const reports: RouteRule = { client: 'desk', log: 'none' };

/** Every route of the review desk. The desk does not start if a route is missing here. */
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
