// Draws icon-array-100.svg of Effective Science Communication from the 400 people in its CSV:
//   node mfe-curriculum/media/leaflet/draw-icon-array.mjs
import { circle, draw, places, rowsOf, text } from '../figures.mjs';

const people = rowsOf('effective-science-communication.csv');
const groups = ['kit only', 'kit and leaflet'].map((group, at) => {
  const there = people.filter((person) => person.group === group);
  const back = there.filter((person) => person.returned_within_8_weeks === '1').length;
  const squares = places(100, 10 + 184 * at, 60);
  const filled = Math.round((100 * back) / there.length);
  return { group, filled, left: 10 + 184 * at, back: squares.slice(0, filled), not: squares.slice(filled) };
});
const back = groups.flatMap((group) => group.back.map(({ x, y }) => circle(x, y - 6, 6)));
const not = groups.flatMap((group) => group.not.map(({ x, y }) => `M${x + 3} ${y - 6}h6`));
draw(
  'icon-array-100',
  '364 240',
  'Returned screening kits out of 100 people, without and with a leaflet',
  `Two squares of 100 places each. Without the leaflet ${groups[0].filled} places are filled, with the leaflet ${groups[1].filled}. Filled circles are kits that came back within eight weeks, dashes are kits that did not.`,
  [
    ...groups.flatMap(({ group, filled, left }) => [
      text(left, 20, `${group[0].toUpperCase()}${group.slice(1)}`, { className: 'fig-text' }),
      text(left, 38, `${filled} of 100 came back`),
    ]),
    `<path class="fig-fill-2" d="${back.join('')}"/>`,
    `<path class="fig-thin" fill="none" d="${not.join('')}"/>`,
    `<path class="fig-fill-2" d="${circle(10, 226, 6)}"/>${text(28, 230, 'kit came back')}`,
    `<path class="fig-thin" d="M197 226h6"/>${text(212, 230, 'did not come back')}`,
  ],
);
