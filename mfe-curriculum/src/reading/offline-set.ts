/** What browsers remember if the whole curriculum is kept for offline reading (3-decisions.md, "Browser-kept data"). */
export const OFFLINE_SET = 'curriculum';
