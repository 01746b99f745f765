import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(__dirname, 'heading-face.css'), 'utf8');

test('the heading face weighs at most 25 kB', () => {
  expect(statSync(join(__dirname, 'newsreader-heading.woff2')).size).toBeLessThanOrEqual(25_000);
});

test('every stand-in has all four metrics of the face', () => {
  const standIns = css.split('@font-face').filter((rule) => rule.includes('local('));
  expect(standIns.length).toBeGreaterThan(0);
  for (const rule of standIns) {
    for (const metric of ['size-adjust', 'ascent-override', 'descent-override', 'line-gap-override']) expect(rule).toContain(`${metric}:`);
  }
});

test('text is readable before the face arrives', () => {
  expect(css).toContain('font-display: swap');
});
