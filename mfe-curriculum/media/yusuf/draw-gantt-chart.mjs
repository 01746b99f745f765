// Draws gantt-chart.svg of Project Management & Leadership from the weeks that the text gives for each task:
//   node mfe-curriculum/media/yusuf/draw-gantt-chart.mjs
import { draw, text } from '../figures.mjs';

const WEEKS = 10;
const tasks = [
  { name: 'Find leaflets', from: 1, to: 2, className: 'fig-fill-1' },
  { name: 'Guide, practice', from: 1, to: 2, className: 'fig-fill-1' },
  { name: 'Ratings', from: 3, to: 6, className: 'fig-fill-2' },
  { name: 'Analysis', from: 7, to: 7, className: 'fig-fill-1' },
  { name: 'Draft to mentor', from: 8, to: 8, className: 'fig-fill-1' },
  { name: 'Exams', from: 9, to: 9, className: 'fig-fill-3' },
  { name: 'Print poster', from: 10, to: 10, className: 'fig-fill-1' },
];
const x = (week) => 126 + 23 * (week - 1);
const weeks = Array.from({ length: WEEKS }, (_, at) => at + 1);
draw(
  'gantt-chart',
  '360 256',
  "Gantt chart of Yusuf's ten weeks",
  'One bar for each task along ten weeks. Find leaflets and guide with practice: weeks 1 and 2. Ratings: weeks 3 to 6. Analysis: week 7. Draft to mentor: week 8. Exams, no work: week 9. Print poster: week 10.',
  [
    text(10, 24, 'Week'),
    ...weeks.map((week) => text(x(week) + 11.5, 24, week, { anchor: 'middle' })),
    `<path class="fig-thin" fill="none" d="${[...weeks, WEEKS + 1].map((week) => `M${x(week)} 32V244`).join('')}"/>`,
    ...tasks.map(({ name, from, to, className }, at) => {
      const y = 39 + 30 * at;
      const bar = `<rect class="${className}" x="${x(from) + 1}" y="${y}" width="${x(to + 1) - x(from) - 2}" height="20" rx="3"/>`;
      return text(10, y + 15, name) + bar;
    }),
    text((x(3) + x(7)) / 2, 114, 'all wait for it', { anchor: 'middle' }),
  ],
);
