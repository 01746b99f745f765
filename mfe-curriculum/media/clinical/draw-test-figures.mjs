// Draws sensitivity-as-people.svg and ppv-by-prevalence.svg of Reading Clinical Numbers from Dayo's two tables:
//   node mfe-curriculum/media/clinical/draw-test-figures.mjs
import { circle, draw, places, round, rowsOf, text } from '../figures.mjs';

const people = rowsOf('reading-clinical-numbers-test.csv');

/** The four cells of a clinic's table, for each 100 of its people. */
function cellsOf(clinic) {
  const there = people.filter((person) => person.clinic === clinic);
  const share = (deficient, result) =>
    (100 * there.filter((person) => person.iron_deficiency === deficient && person.finger_test === result).length) / there.length;
  return {
    found: share('yes', 'positive'),
    missed: share('yes', 'negative'),
    alarm: share('no', 'positive'),
    cleared: share('no', 'negative'),
  };
}

const clinics = [
  { cells: cellsOf('sports clinic'), left: 6 },
  { cells: cellsOf('school'), left: 195 },
];
const SHAPES = {
  found: ({ x, y }) => circle(x, y, 5),
  missed: ({ x, y }) => circle(x, y, 5),
  alarm: ({ x, y }) => `M${x} ${y - 5}h10v10h-10z`,
  cleared: ({ x, y }) => `M${x + 2} ${y}h6`,
};
const paths = { found: '', missed: '', alarm: '', cleared: '' };
for (const { cells, left } of clinics) {
  const people100 = Object.entries(cells).flatMap(([cell, count]) => Array(count).fill(cell));
  for (const [at, place] of places(people100.length, left, 64).entries()) paths[people100[at]] += SHAPES[people100[at]](place);
}
const CLASSES = {
  found: 'class="fig-accent"',
  missed: 'class="fig-line" fill="none"',
  alarm: 'class="fig-fill-3"',
  cleared: 'class="fig-thin" fill="none"',
};
const KEY = [
  ['found', 6, 242, 'deficient, positive'],
  ['missed', 6, 264, 'deficient, missed'],
  ['alarm', 195, 242, 'others, false alarm'],
  ['cleared', 195, 264, 'others, negative'],
];
const said = ({ found, missed, alarm, cleared }) =>
  `${found + missed} are deficient: ${found} test positive and ${missed} negative; of ${alarm + cleared} others, ${alarm} test positive and ${cleared} negative`;
draw(
  'sensitivity-as-people',
  '364 280',
  'One test in two groups of 100 people',
  `Two squares of 100 people. Left, ${said(clinics[0].cells)}. Right, ${said(clinics[1].cells)}.`,
  [
    ...clinics.flatMap(({ cells: { found, missed, alarm }, left }) => [
      text(left, 18, `${found + missed} of 100 deficient`, { className: 'fig-text' }),
      text(left, 36, `${found + alarm} positive, ${found} right (${Math.round((100 * found) / (found + alarm))}%)`),
    ]),
    ...Object.entries(paths).map(([cell, d]) => `<path ${CLASSES[cell]} d="${d}"/>`),
    ...KEY.map(([cell, x, y, words]) => `<path ${CLASSES[cell]} d="${SHAPES[cell]({ x, y })}"/>${text(x + 18, y + 4, words)}`),
  ],
);

// The same test at every prevalence up to 50%.
const { found, missed, alarm, cleared } = clinics[0].cells;
const sensitivity = found / (found + missed);
const specificity = cleared / (alarm + cleared);
const predicted = (prevalence) => (sensitivity * prevalence) / (sensitivity * prevalence + (1 - specificity) * (1 - prevalence));
const x = (prevalence) => round(50 + prevalence * 560);
const y = (value) => round(210 - value * 180);
const percent = (share) => `${Math.round(100 * share)}%`;
const steps = [...Array.from({ length: 10 }, (_, at) => at), ...Array.from({ length: 21 }, (_, at) => 10 + 2 * at)];
const marked = [
  { prevalence: 0.02, dx: 10, dy: 6 },
  { prevalence: 0.1, dx: 10, dy: 10 },
  { prevalence: 0.4, dx: -14, dy: -10 },
];
draw(
  'ppv-by-prevalence',
  '360 256',
  'Positive predictive value at different prevalences',
  `A curve for a test with ${percent(sensitivity)} sensitivity and ${percent(specificity)} specificity. It rises steeply from 0: ${percent(predicted(0.02))} at a prevalence of 2%, ${percent(predicted(0.1))} at 10%, then more slowly to ${percent(predicted(0.4))} at 40% and ${percent(predicted(0.5))} at 50%.`,
  [
    text(10, 16, 'Positive predictive value (%)'),
    ...[0, 0.25, 0.5, 0.75, 1].map(
      (value) => `${text(42, y(value) + 4, 100 * value, { anchor: 'end' })}<path class="fig-thin" fill="none" d="M46 ${y(value)}H330"/>`,
    ),
    ...[0, 0.1, 0.2, 0.3, 0.4, 0.5].map((prevalence) => text(x(prevalence), 228, Math.round(100 * prevalence), { anchor: 'middle' })),
    `<polyline class="fig-line" fill="none" points="${steps.map((step) => `${x(step / 100)},${y(predicted(step / 100))}`).join(' ')}"/>`,
    ...marked.map(
      ({ prevalence, dx, dy }) =>
        `<circle class="fig-accent" cx="${x(prevalence)}" cy="${y(predicted(prevalence))}" r="4"/>${text(x(prevalence) + dx, y(predicted(prevalence)) + dy, percent(predicted(prevalence)), { className: 'fig-text' })}`,
    ),
    text(190, 250, 'Prevalence (%)', { anchor: 'middle' }),
  ],
);
