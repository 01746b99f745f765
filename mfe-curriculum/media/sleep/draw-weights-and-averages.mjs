// Draws weights-and-averages.svg of Research Without Labs from its 200 invented rows:
//   node mfe-curriculum/media/sleep/draw-weights-and-averages.mjs
import { draw, round, rowsOf, text } from '../figures.mjs';

const rows = rowsOf('research-without-labs.csv').filter((row) => row.hours_weekend !== '');

/** The plain and the weighted mean of a group, with the 95% interval that svymean gives for one stage. */
function meansOf(age) {
  const group = rows
    .filter((row) => row.age_group === age)
    .map((row) => ({ gap: Number(row.hours_weekend) - Number(row.hours_workday), weight: Number(row.weight) }));
  const sum = (values) => values.reduce((total, value) => total + value, 0);
  const weights = sum(group.map(({ weight }) => weight));
  const weighted = sum(group.map(({ gap, weight }) => gap * weight)) / weights;
  const spread = sum(group.map(({ gap, weight }) => ((weight * (gap - weighted)) / weights) ** 2));
  const margin = 1.96 * Math.sqrt((group.length / (group.length - 1)) * spread);
  return { age, plain: sum(group.map(({ gap }) => gap)) / group.length, weighted, low: weighted - margin, high: weighted + margin };
}

const x = (hours) => round(84 + hours * 124);
const groups = ['18-25', '40-59'].map(meansOf);
const [young, old] = groups.map(({ plain, weighted, low, high }) => [plain, weighted, low, high].map((hours) => hours.toFixed(1)));
draw(
  'weights-and-averages',
  '360 240',
  'Plain and weighted averages in two age groups',
  `For people aged 18 to 25 the plain average is ${young[0]} hours and the weighted one ${young[1]}, with an interval from ${young[2]} to ${young[3]}. For people aged 40 to 59 they are ${old[0]} and ${old[1]}, from ${old[2]} to ${old[3]}.`,
  [
    ...[0, 0.5, 1, 1.5, 2].map(
      (hours) => `<path class="fig-thin" d="M${x(hours)} 24V192"/>${text(x(hours), 210, hours, { anchor: 'middle' })}`,
    ),
    text(208, 230, 'extra hours slept on weekends', { anchor: 'middle' }),
    ...groups.flatMap(({ age, plain, weighted, low, high }, at) => {
      const y = 44 + at * 88;
      return [
        text(10, y + 22, age.replace('-', '–'), { className: 'fig-text' }) + text(10, y + 39, 'years'),
        `<circle class="fig-line" cx="${x(plain)}" cy="${y}" r="6" fill="none"/>${text(x(plain) + 12, y + 4.5, `plain ${plain.toFixed(1)}`, { className: 'fig-muted' })}`,
        `<path class="fig-line" d="M${x(low)} ${y + 42}H${x(high)}M${x(low)} ${y + 36}v12M${x(high)} ${y + 36}v12"/><circle class="fig-accent" cx="${x(weighted)}" cy="${y + 42}" r="6"/>${text(x(weighted), y + 24, `weighted ${weighted.toFixed(1)}`, { className: 'fig-text', anchor: 'middle' })}`,
      ];
    }),
  ],
);
