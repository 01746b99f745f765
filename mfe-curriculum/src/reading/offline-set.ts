/** What browsers remember when the whole curriculum is kept for reading without a network (3-decisions.md, "Browser-kept data"). */
export const OFFLINE_SET = 'curriculum';
