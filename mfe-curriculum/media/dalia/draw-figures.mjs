// Draws line-chart-dalia.svg and misleading-bars.svg from the data of "Draw One Honest Figure".
import { readFileSync, writeFileSync } from 'node:fs';

const rows = readFileSync(new URL('../../content/research-path/drawing-a-figure.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((l) => l.split(','));
const of = (s) => rows.filter((r) => r[1] === s).map(([month, , , , p, lo, hi]) => ({ x: +month, p: +p, lo: +lo, hi: +hi }));
const n = (v) => +v.toFixed(1);
const svg = (name, w, h, title, desc, body) => {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" role="img" aria-labelledby="${name}-t ${name}-d" font-size="13">
<title id="${name}-t">${title}</title>
<desc id="${name}-d">${desc}</desc>
${body.filter(Boolean).join('\n')}
</svg>
`;
  writeFileSync(new URL(`../../content/research-path/${name}.svg`, import.meta.url), text);
  console.log(name, text.length);
};
const t = (x, y, s, c = 'fig-text-small', more = '') => `<text class="${c}" x="${n(x)}" y="${n(y)}"${more}>${s}</text>`;
const end = ' text-anchor="end"',
  mid = ' text-anchor="middle"';

{
  const X = (m) => 40 + m * 6.6,
    Y = (p) => 240 - p * 2.8; // 0-36 months, 0-70 %
  const line = (g) => `M${g.map(({ x, p }) => `${n(X(x))} ${n(Y(p))}`).join('L')}`;
  const band = (g) =>
    'M' +
    g.map(({ x, hi }) => `${n(X(x))} ${n(Y(hi))}`).join('L') +
    'L' +
    [...g]
      .reverse()
      .map(({ x, lo }) => `${n(X(x))} ${n(Y(lo))}`)
      .join('L') +
    'Z';
  const [i, o] = [of('industry'), of('other')];
  svg(
    'line-chart-dalia',
    360,
    290,
    'Share of trials with results posted, by months since primary completion',
    'Line chart of two climbing lines with 95% confidence bands, months 0 to 36, both axes from zero. Industry, 160 trials: 35% at month 12, 50% at 24, 60% at 36. Other sponsors, 220 trials: 10%, 30%, 40%. Simulated data.',
    [
      t(4, 16, 'Trials with results posted (%)', 'fig-text-small'),
      ...[0, 20, 40, 60].flatMap((p) => [
        `<path class="fig-thin" d="M40 ${n(Y(p))}H278" fill="none"/>`,
        t(34, Y(p) + 4, p, 'fig-text-small', end),
      ]),
      ...[0, 12, 24, 36].map((m) => t(X(m), 258, m, 'fig-text-small', mid)),
      `<path class="fig-thin" d="M${n(X(12))} 240V44M${n(X(24))} 240V44" fill="none" stroke-dasharray="2 4"/>`,
      `<path class="fig-fill-1" fill-opacity="0.4" d="${band(i)}"/>`,
      `<path class="fig-fill-2" fill-opacity="0.4" d="${band(o)}"/>`,
      `<path class="fig-line" d="${line(i)}" fill="none" stroke-width="2.5"/>`,
      `<path class="fig-line" d="${line(o)}" fill="none" stroke-width="2.5" stroke-dasharray="6 4"/>`,
      t(283, Y(60) - 1, 'Industry', 'fig-text'),
      t(283, Y(60) + 15, '160 trials'),
      t(283, Y(40) - 1, 'Other', 'fig-text'),
      t(283, Y(40) + 15, '220 trials'),
      t(159, 282, 'Months since primary completion', 'fig-text-small', mid),
    ],
  );
}
{
  // Two panels with the same numbers, 35 and 10: the axis begins at 5 on the left and at 0 on the right.
  const base = 190,
    unit = 4; // 4 units of height per percentage point
  const panel = (x, from, head, sub) => {
    const bar = (bx, v, c) =>
      `<rect class="${c}" x="${bx}" y="${base - (v - from) * (from ? 160 / 35 : unit)}" width="44" height="${n((v - from) * (from ? 160 / 35 : unit))}"/>`;
    const u = from ? 160 / 35 : unit;
    const ticks = from ? [5, 20, 35] : [0, 10, 20, 30];
    return [
      t(x, 16, head, 'fig-text'),
      ...ticks.flatMap((v) => [
        `<path class="fig-thin" d="M${x + 22} ${n(base - (v - from) * u)}H${x + 140}" fill="none"/>`,
        t(x + 18, base - (v - from) * u + 4, v, 'fig-text-small', end),
      ]),
      bar(x + 32, 35, 'fig-fill-1'),
      bar(x + 90, 10, 'fig-fill-2'),
      t(x + 54, base - (35 - from) * u - 5, '35%', 'fig-text-small', mid),
      t(x + 112, base - (10 - from) * u - 5, '10%', 'fig-text-small', mid),
      t(x + 54, 207, 'Industry', 'fig-text-small', mid),
      t(x + 112, 207, 'Other', 'fig-text-small', mid),
      ...sub.map((s, k) => t(x + 2, 232 + 17 * k, s, 'fig-text-small')),
    ].map((l) => l.replace(/y="(\d+\.\d{2,})"/, (_, v) => `y="${n(+v)}"`));
  };
  svg(
    'misleading-bars',
    360,
    258,
    'The same two numbers with two axes',
    'Two bar charts of 35% and 10%. On the left the axis begins at 5, and the first bar is six times as tall as the second. On the right it begins at 0, and the first bar is three and a half times as tall.',
    [
      ...panel(4, 5, 'Axis from 5%', ['Looks six times', 'as tall: misleading']),
      `<path class="fig-thin" d="M180 6V250" fill="none"/>`,
      ...panel(196, 0, 'Axis from 0', ['Three and a half', 'times: honest']),
    ],
  );
}
