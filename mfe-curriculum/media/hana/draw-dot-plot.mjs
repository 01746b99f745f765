// Draws the dot plot of Data Analysis Fundamentals from the mornings in its CSV:
//   node mfe-curriculum/media/hana/draw-dot-plot.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(import.meta.dirname, '../../content/modules');
const [, ...lines] = readFileSync(path.join(folder, 'data-analysis-fundamentals.csv'), 'utf8').trim().split('\n');
const mornings = lines.map((line) => line.split(',')).map(([, route, minutes]) => ({ route, minutes: Number(minutes) }));

const SCALE = { from: 18, to: 42, left: 60, width: 286 };
const x = (minutes) => (SCALE.left + ((minutes - SCALE.from) / (SCALE.to - SCALE.from)) * SCALE.width).toFixed(1);

/** One line of dots, with equal values above each other and a mark at the mean. */
function dotsOf(route, y) {
  const values = mornings.filter((morning) => morning.route === route).map(({ minutes }) => minutes);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const seen = new Map();
  const dots = values.map((value) => {
    const below = seen.get(value) ?? 0;
    seen.set(value, below + 1);
    return `<circle class="fig-accent" cx="${x(value)}" cy="${y - 14 * below}" r="5"/>`;
  });
  return [
    `<text class="fig-text" x="10" y="${y - 2}">${route[0].toUpperCase()}${route.slice(1)}</text>`,
    `<path class="fig-thin" d="M60 ${y + 8}H346"/>`,
    ...dots,
    `<path class="fig-line" d="M${x(mean)} ${y + 3}V${y + 16}"/><text class="fig-text-small" x="${x(mean)}" y="${y + 30}" text-anchor="middle">mean ${mean.toFixed(1)}</text>`,
  ];
}

const ticks = [20, 25, 30, 35, 40].map(
  (value) =>
    `<path class="fig-line" d="M${x(value)} 222v5"/><text class="fig-text-small" x="${x(value)}" y="242" text-anchor="middle">${value}</text>`,
);
const closed = (Number(x(41)) + 8).toFixed(1);
const svg = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 48 360 222" role="img" aria-labelledby="dot-plot-hana-t dot-plot-hana-d" font-size="13">',
  '<title id="dot-plot-hana-t">Minutes to class on eight park mornings and eight road mornings</title>',
  '<desc id="dot-plot-hana-d">One dot for each morning. The park values lie between 23 and 27 minutes with a mean of 25.0. Seven road values lie between 19 and 22 minutes and one is at 41, so that the mean of the road is 23.0, higher than seven of its eight values.</desc>',
  ...dotsOf('park', 84),
  ...dotsOf('road', 176),
  `<text class="fig-text-small" x="${closed}" y="150" text-anchor="end">crossing closed</text>`,
  '<path class="fig-line" d="M60 222H346"/>',
  ...ticks,
  '<text class="fig-text-small" x="203" y="261" text-anchor="middle">Minutes from door to door</text>',
  '</svg>',
];
writeFileSync(path.join(folder, 'dot-plot-hana.svg'), `${svg.join('\n')}\n`);
