import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const src = join(__dirname, '..');
const tokens = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
const known = new Set([...tokens.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
const stylesheets = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.css') && !path.endsWith('tokens.css'),
);

test.each(stylesheets)('%s asks for no token that does not exist', (path) => {
  const css = readFileSync(join(src, path), 'utf8');
  const own = new Set([...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
  const asked = [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name);
  expect(asked.filter((name) => !known.has(name) && !own.has(name))).toEqual([]);
});

test.each(stylesheets.filter((path) => path.endsWith('.module.css')))('%s keeps to the ui layer and to tokens', (path) => {
  const css = readFileSync(join(src, path), 'utf8').replace(/\/\*.*?\*\//gs, '');
  expect(css.trimStart()).toMatch(/^@layer ui \{/);
  const declarations = css.replace(/@media[^{]*\{/g, '');
  expect(declarations.match(/\b\d*\.?\d+(px|rem|em|ms|s)\b|#[\da-f]{3,8}\b|\b(rgb|hsl|oklch)\(/gi)).toBeNull();
});
