import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { app } from '../../app.ts';
import { textPages } from './text-pages.ts';

const at = (address: string) => textPages.find((page) => page.path === address);

/** Addresses of all files of a folder that hold a text, read from the files themselves. */
function written(folder: string, address: string): string[] {
  const dir = path.join(__dirname, '../../content', folder);
  return readdirSync(dir)
    .filter((file) => file.endsWith('.md') && file !== '_template.md')
    .filter((file) => /\n---\n\s*\S/.test(readFileSync(path.join(dir, file), 'utf8')))
    .map((file) => `${address}/${file.replace(/\.md$/, '')}`);
}

test('every written text of both courses has a page, and nothing else has: a new text needs no second edit', () => {
  const expected = [...written('modules', '/modules'), ...written('research-path', '/research-modules')];
  expect(expected.length).toBeGreaterThanOrEqual(33);
  expect(textPages.map((page) => page.path).sort()).toEqual(expected.sort());
});

test('each is a route with its title and description, of one page, that no other page lists; none has parameters', () => {
  const routes = app.routes.filter(({ listed }) => listed === false);
  expect(routes.map((route) => [route.path, route.title, route.description, route.page])).toEqual(
    textPages.map(({ path: address, module }) => [address, module.title, module.description, 'module-text']),
  );
  expect(new Set(routes.map(({ title }) => title)).size).toBe(routes.length);
  expect(app.routes.filter((route) => /[:*]/.test(route.path))).toEqual([]);
});

test('every text that another one links to has been written', () => {
  const content = path.join(__dirname, '../../content');
  const known = new Set(textPages.map((page) => page.path));
  const links = ['modules', 'research-path'].flatMap((folder) =>
    readdirSync(path.join(content, folder))
      .filter((file) => file.endsWith('.md'))
      .flatMap((file) =>
        [...readFileSync(path.join(content, folder, file), 'utf8').matchAll(/\]\((\/(?:research-)?modules\/[^)#]+)/g)].map(
          ([, to = '']) => [file, to],
        ),
      ),
  );
  expect(links.length).toBeGreaterThan(30);
  expect(links.filter(([, to = '']) => !known.has(to))).toEqual([]);
});

test('module 12 has its own page already, which is the step between its neighbors', () => {
  expect(at('/modules/ethical-ai-use')).toBeUndefined();
  expect(at('/modules/research-ethics-responsible-conduct')?.next?.path).toBe('/ethical-ai-module');
  expect(at('/modules/publication-ethics-scholarly-integrity')?.previous?.path).toBe('/ethical-ai-module');
});

test('steps stay on their own path, which has a beginning and an end', () => {
  expect(at('/modules/introduction-to-research')?.previous).toBeUndefined();
  expect(at('/modules/ensuring-impact')?.next).toBeUndefined();
  expect(at('/research-modules/asking-a-question')).toMatchObject({
    position: 1,
    total: 15,
    next: { path: '/research-modules/finding-the-gap' },
  });
  expect(at('/research-modules/after-publication')?.next).toBeUndefined();
});
