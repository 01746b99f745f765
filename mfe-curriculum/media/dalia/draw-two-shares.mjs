// Draws the shares and their difference in "Run the Analysis You Promised" from the trials in its CSV:
//   node mfe-curriculum/media/dalia/draw-two-shares.mjs
import { draw, round, rowsOf, text } from '../figures.mjs';

const trials = rowsOf('analyzing-the-data.csv', 'research-path');
const Z = 1.96;

/** Wilson's limits for a share (the formula in the text), in percent. */
function shareOf(sponsor) {
  const group = trials.filter((trial) => trial.sponsor === sponsor);
  const count = group.filter((trial) => trial.in_12m === '1').length;
  const n = group.length;
  const p = count / n;
  const middle = p + Z ** 2 / (2 * n);
  const reach = Z * Math.sqrt((p * (1 - p)) / n + Z ** 2 / (4 * n ** 2));
  const [lower, upper] = [middle - reach, middle + reach].map((limit) => (100 * limit) / (1 + Z ** 2 / n));
  return { count, n, value: 100 * p, lower, upper };
}

const industry = shareOf('industry');
const other = shareOf('other');
const difference = {
  value: industry.value - other.value,
  lower: industry.value - other.value - Math.hypot(industry.value - industry.lower, other.upper - other.value),
  upper: industry.value - other.value + Math.hypot(industry.upper - industry.value, other.value - other.lower),
};

const x = (percent) => round(14 + percent * 6.4);
const whole = (value) => Math.round(value);

function interval(y, { value, lower, upper }, label) {
  return [
    text(14, y - 12, label, { className: 'fig-text' }),
    `<path class="fig-line" fill="none" d="M${x(lower)} ${y}H${x(upper)}M${x(lower)} ${y - 5}v10M${x(upper)} ${y - 5}v10"/><circle class="fig-accent" cx="${x(value)}" cy="${y}" r="5"/>`,
    text(x(upper) + 8, y + 4, `${whole(lower)} to ${whole(upper)}`),
  ];
}

const ticks = [0, 10, 20, 30, 40, 50].map(
  (percent) => `<path class="fig-line" d="M${x(percent)} 232v5"/>${text(x(percent), 252, String(percent), { anchor: 'middle' })}`,
);

draw(
  'two-shares-and-their-difference',
  '360 278',
  'Two shares and their difference, with 95 percent confidence intervals',
  `Industry: ${whole(industry.value)} percent, interval ${whole(industry.lower)} to ${whole(industry.upper)}. Other sponsors: ${whole(other.value)} percent, interval ${whole(other.lower)} to ${whole(other.upper)}. Difference: ${whole(difference.value)} points, interval ${whole(difference.lower)} to ${whole(difference.upper)}, all of it above the smallest difference that matters, 10 points.`,
  [
    ...interval(40, industry, `Industry: ${industry.count} of ${industry.n}, ${whole(industry.value)}%`),
    ...interval(98, other, `Other sponsors: ${other.count} of ${other.n}, ${whole(other.value)}%`),
    `<path class="fig-thin" d="M8 124H352"/><path class="fig-thin" stroke-dasharray="4 3" d="M${x(10)} 184V232"/>`,
    ...interval(176, difference, `Difference: ${whole(difference.value)} percentage points`),
    text(x(10) + 6, 214, '10 points: the smallest that matters'),
    '<path class="fig-line" d="M14 232H340"/>',
    ...ticks,
    text(340, 272, 'percent, or percentage points', { anchor: 'end' }),
  ],
  'research-path',
);
