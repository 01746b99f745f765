// Draws sugar-in-yogurts.svg of First Steps While Still in School from its 24 invented yogurts:
//   node mfe-curriculum/media/yogurts/draw-sugar-in-yogurts.mjs
import { draw, round, rowsOf, text } from '../figures.mjs';

const yogurts = rowsOf('first-steps-while-still-in-school.csv').map(({ cartoon, flavored, sugar_g_per_100g }) => ({
  cartoon,
  flavored: flavored === 'yes',
  grams: Number(sugar_g_per_100g),
}));
const x = (grams) => round(20 + (grams - 2) * 23);
const mark = (at, y) => `<path class="fig-line" fill="none" d="M${x(at)} ${y - 16}V${y + 16}"/>`;

function rowOf(cartoon, name, y) {
  const row = yogurts.filter((yogurt) => yogurt.cartoon === cartoon).sort((one, other) => one.grams - other.grams);
  const median = (row[row.length / 2 - 1].grams + row[row.length / 2].grams) / 2;
  const dots = row.map(
    ({ flavored, grams }) => `<circle class="${flavored ? 'fig-accent' : 'fig-fill-3'}" cx="${x(grams)}" cy="${y}" r="5"/>`,
  );
  const words = [text(20, y - 28, name, { className: 'fig-text' }), text(340, y - 28, `median ${median.toFixed(1)}`, { anchor: 'end' })];
  return { from: row[0].grams.toFixed(1), to: row.at(-1).grams.toFixed(1), median, shapes: [...words, ...dots, mark(median, y)] };
}

const cartoon = rowOf('yes', 'With a cartoon', 48);
const none = rowOf('no', 'Without one', 122);
draw(
  'sugar-in-yogurts',
  '360 230',
  'Sugar in 24 invented yogurts, with and without a cartoon on the cup',
  `Two rows of twelve points on a scale from 2 to 16 grams of sugar per 100 grams. With a cartoon the points run from ${cartoon.from} to ${cartoon.to}, with the median at ${cartoon.median.toFixed(1)}. Without one they run from ${none.from} to ${none.to}, with the median at ${none.median.toFixed(1)}; the lowest three are plain yogurts.`,
  [
    ...cartoon.shapes,
    ...none.shapes,
    '<path class="fig-thin" fill="none" d="M20 158H342"/>',
    ...[2, 4, 6, 8, 10, 12, 14, 16].map(
      (grams) => `<path class="fig-thin" fill="none" d="M${x(grams)} 158V164"/>${text(x(grams), 180, grams, { anchor: 'middle' })}`,
    ),
    text(180, 200, 'grams of sugar per 100 grams', { anchor: 'middle' }),
    `<circle class="fig-fill-3" cx="25" cy="218" r="5"/>${text(36, 222, 'plain')}`,
    `<circle class="fig-accent" cx="85" cy="218" r="5"/>${text(96, 222, 'flavored')}`,
    `<path class="fig-line" fill="none" d="M165 210V226"/>${text(172, 222, 'median')}`,
  ],
);
