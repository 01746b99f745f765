import { median, paired } from './numbers.mjs';

/** The pages that are measured: one to read, the home page, and one with a form. Limits of script are in thousands of bytes. */
export const PAGES = [
  { path: '/modules', kind: 'a reading route', scriptLimit: 145 },
  { path: '/', kind: 'the home page', scriptLimit: 145 },
  { path: '/feedback', kind: 'a form route', scriptLimit: 165 },
];

const ratio = (goal, key, other, limit) => ({
  goal,
  limit,
  digits: 2,
  of: (rounds) => paired(rounds, 'portal', other, key),
});

/** What the portal promises for a page, each as a number and its upper limit. */
function goalsOf({ scriptLimit }) {
  return [
    ratio('LCP, portal / monolith', 'lcp', 'monolith', 0.5),
    ratio('LCP, portal / plain HTML', 'lcp', 'plain HTML', 1.15),
    ratio('time to hydrated, portal / monolith', 'hydrated', 'monolith', 1.15),
    ratio('script bytes, portal / monolith', 'script', 'monolith', 1.25),
    {
      goal: 'request chain, portal − monolith',
      limit: 1,
      digits: 0,
      of: (rounds) => paired(rounds, 'portal', 'monolith', 'depth', (a, b) => a - b),
    },
    {
      goal: 'script of the portal, kB',
      limit: scriptLimit,
      digits: 1,
      of: (rounds) => median(rounds.map(({ portal }) => portal.script)) / 1000,
    },
  ];
}

/** Judges the rounds of one page. A goal whose number could not be measured is not met. */
export function judge(page, rounds) {
  return goalsOf(page).map(({ goal, limit, digits, of }) => {
    const value = of(rounds);
    return { goal, limit, value: value?.toFixed(digits) ?? 'not measured', holds: value !== undefined && value <= limit };
  });
}
