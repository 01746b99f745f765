import { readFileSync } from 'node:fs';
import { compiledSource } from './downloads/download-files.ts';
import { EDITORIAL, node } from './fixtures/command-line.ts';
import pages from './fixtures/content/modules/_template.md?all';
import page from './fixtures/content/modules/first-steps.md';

const { default: links } = jest.requireActual('./fixtures/content/links.yaml');

/** The module that the bundler gets for a file, run as the bundler would. */
const RUN = `
const { default: load } = await import('./bin/loader.mjs');
const [file, text, resourceQuery] = process.argv.slice(1);
const rootContext = process.cwd() + '/src/fixtures';
const watched = [];
const addContextDependency = (folder) => watched.push(folder);
const watch = { addContextDependency, addDependency() {}, addMissingDependency() {} };
const source = load.call({ rootContext, resourcePath: rootContext + '/' + file, resourceQuery, ...watch }, text);
if (resourceQuery === '?all') {
  console.log(JSON.stringify({ source, watched }));
  process.exit();
}
const { default: value } = await import('data:text/javascript,' + encodeURIComponent(source));
console.log(JSON.stringify(value));
`;

function loaded(file: string, text = readFileSync(`${EDITORIAL}/src/fixtures/${file}`, 'utf8'), query = '') {
  return node(EDITORIAL, '--input-type=module', '--eval', RUN, file, text, query);
}

test('An import of a Markdown file gives the compiled text in Jest', () => {
  expect(page.meta).toEqual({ title: 'First steps', level: 'Beginner' });
  expect(page.sections.map(({ id }) => id)).toEqual(['data-ethics', 'reflection-questions']);
  expect(page.intro).toContain('<a href="/modules">a quiet hour</a>');
});

test('The bundler gets the same value as Jest', () => {
  expect(JSON.parse(loaded('content/modules/first-steps.md').stdout)).toEqual(page);
  expect(JSON.parse(loaded('content/links.yaml').stdout)).toEqual(links);
});

test('With ?meta the bundler gets what a list needs, without the text', () => {
  const { meta, words, minutes } = page;
  expect(JSON.parse(loaded('content/modules/first-steps.md', undefined, '?meta').stdout)).toEqual({ meta, words, minutes });
  expect(JSON.parse(loaded('content/links.yaml', undefined, '?meta').stdout)).toEqual(links);
});

test('A template imported with ?all stands for the texts beside it, without a line of code for each', async () => {
  expect(pages.map(({ name, facts }) => [name, facts.meta])).toEqual([['first-steps', page.meta]]);
  expect((await pages[0]?.load())?.default).toEqual(page);
  const { source, watched } = JSON.parse(loaded('content/modules/_template.md', undefined, '?all').stdout);
  expect(source).toBe(
    'import facts0 from "./first-steps.md?meta";\n' +
      'export default [{ name: "first-steps", facts: facts0, load: () => import("./first-steps.md") }];\n',
  );
  // A new file shows at once where the site runs from source.
  expect(watched).toEqual([`${EDITORIAL}/src/fixtures/content/modules`]);
});

test('A link to data beside a text leads to the address that the bundler gives the file, and says what will be downloaded', () => {
  const html = '<p><a href="./heights.csv" download="heights.csv">Five heights (CSV, simulated data)</a></p>';
  const value = { sections: [{ html }, { html }] };
  expect(compiledSource(value, 'import')).toMatch(/^import file0 from "\.\/heights\.csv";\nexport default /);
  const module = { exports: {} as { default?: unknown } };
  new Function('require', 'module', compiledSource(value, 'require'))(() => ({ default: '/releases/heights.csv' }), module);
  const addressed = html.replace('./heights.csv', '/releases/heights.csv');
  expect(module.exports.default).toEqual({ sections: [{ html: addressed }, { html: addressed }] });
});

test('A mistake stops the build with what the writer has to do, and without lines of code', () => {
  const { status, stderr } = loaded('content/modules/first-steps.md', '# A\n\n<b>');
  expect(status).toBe(1);
  expect(stderr).toContain(
    'content/modules/first-steps.md:1: The page takes its title from the lines at the top. Write "## A" instead of "# A".\n',
  );
  expect(stderr).toContain('content/modules/first-steps.md:3: HTML such as "<b>"');
  expect(stderr).not.toMatch(/\.ts:\d/);
});
