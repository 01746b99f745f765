import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Theme = 'light' | 'dark';
const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
const colors = new Map(
  [...css.matchAll(/--color-([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)/g)].map(([, name = '', light = '', dark = '']) => [
    name,
    { light, dark },
  ]),
);

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(front: string, ground: string, theme: Theme): number {
  const [one, two] = [front, ground].map((name) => {
    const color = colors.get(name);
    if (!color) throw new Error(`There is no --color-${name}.`);
    return luminance(color[theme]);
  }) as [number, number];
  return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
}

const grounds = ['paper', 'surface', 'sunken'];
const softs = ['primary-soft', 'achieved-soft', 'done-soft', 'critical-soft', 'caution-soft'];

/** Least contrast, what stands in front, and every ground that it may stand on. */
const demands: readonly [number, string, readonly string[]][] = [
  [7, 'ink', [...grounds, ...softs, 'selection']],
  [7, 'paper', ['ink']],
  [4.5, 'ink-soft', [...grounds, ...softs]],
  [4.5, 'primary', [...grounds, 'primary-soft']],
  [4.5, 'primary-strong', [...grounds, 'primary-soft']],
  [4.5, 'achieved', [...grounds, 'achieved-soft']],
  [4.5, 'done', [...grounds, 'done-soft']],
  [4.5, 'critical', [...grounds, 'critical-soft']],
  [4.5, 'caution', [...grounds, 'caution-soft']],
  [4.5, 'on-primary', ['primary', 'primary-strong']],
  [4.5, 'on-critical', ['critical-fill', 'critical-fill-strong']],
  [4.5, 'on-disabled', ['disabled', ...grounds]],
  [3, 'line-strong', [...grounds, ...softs]],
  [3, 'focus', [...grounds, ...softs]],
  [3, 'achieved-bright', [...grounds, 'achieved-soft']],
  [3, 'critical-fill', grounds],
  [3, 'primary', ['line']],
  [3, 'done', ['line']],
];

const table = (['light', 'dark'] as const).flatMap((theme) =>
  demands.flatMap(([least, front, backs]) => backs.map((ground) => [theme, front, ground, least] as const)),
);

test.each(table)('in the %s theme, %s on %s has a contrast of at least %d to 1', (theme, front, ground, least) => {
  expect(contrast(front, ground, theme)).toBeGreaterThanOrEqual(least);
});

test('no color goes unmeasured but the lines that only decorate', () => {
  const measured = new Set(demands.flatMap(([, front, backs]) => [front, ...backs]));
  const rest = [...colors.keys()].filter((name) => !measured.has(name));
  expect(rest).toEqual(['primary-line', 'achieved-line', 'done-line', 'critical-line', 'caution-line']);
});

test('every color has a light and a dark value', () => {
  expect([...css.matchAll(/--color-([\w-]+):/g)].map(([, name]) => name)).toEqual([...colors.keys()]);
});
