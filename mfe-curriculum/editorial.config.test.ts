import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ICON_NAMES } from './src/modules/icon-names.ts';

/** The next id that no module of the register has. */
const [modulesOfRegister = ''] = readFileSync(path.join(__dirname, 'content/ids.yaml'), 'utf8').split('\nresearch-path:');
const FREE = 1 + Math.max(...[...modulesOfRegister.matchAll(/: (\d+)$/gm)].map(([, id]) => Number(id)));

/** A copy of this app's words and rules, in which anything may be spoiled. */
let root = '';
function copyTheApp(): void {
  root = mkdtempSync(path.join(tmpdir(), 'curriculum-'));
  const app = path.join(root, 'mfe-curriculum');
  mkdirSync(app);
  for (const part of ['content', 'src', 'editorial.config.ts'])
    cpSync(path.join(__dirname, part), path.join(app, part), { recursive: true });
  symlinkSync(path.join(__dirname, 'node_modules'), path.join(app, 'node_modules'));
}
const removeTheCopy = (): void => rmSync(root, { recursive: true });

const inContent = (file: string): string => path.join(root, 'mfe-curriculum/content', file);
const read = (file: string): string => readFileSync(inContent(file), 'utf8');
const lineOf = (file: string, mark: string): number => read(file).slice(0, read(file).indexOf(mark)).split('\n').length;

function command(name: string, ...words: string[]): string {
  const program = path.join(__dirname, `../packages/editorial/bin/${name}.mjs`);
  const { stdout, stderr } = spawnSync(process.execPath, [program, ...words], { cwd: root, encoding: 'utf8' });
  return stdout + stderr;
}

/** What the check calls mistakes, line by line. */
const mistakes = (): string[] =>
  command('check')
    .split('\n')
    .filter((line) => /^mfe-curriculum\/content\S*:\d+: (?!Advice)/.test(line));

describe('npm run new -- module', () => {
  beforeAll(copyTheApp);
  afterAll(removeTheCopy);

  test('makes a file, a place and a line in the register; the check names all that is left to write, and nothing else', () => {
    expect(command('new', 'module', 'Reading a Codebook', 'Foundations')).toContain(
      `mfe-curriculum/content/modules/reading-a-codebook.md has been created with the id ${FREE}. Its name is at the end of "Foundations" in mfe-curriculum/content/path.yaml`,
    );
    expect(read('ids.yaml')).toContain(`: ${FREE - 1}\n  reading-a-codebook: ${FREE}\n\nresearch-path:\n`);
    expect(read('path.yaml')).toContain('      - research-without-labs\n      - reading-a-codebook\n');
    const [time, questions, figure, first, ...others] = mistakes();
    expect(time).toContain('reading-a-codebook.md:1: This text does not say how long it takes.');
    expect(questions).toContain('reading-a-codebook.md:1: The text asks only one question.');
    expect(figure).toContain('reading-a-codebook.md:1: The text shows no figure.');
    expect(first).toBe(
      'mfe-curriculum/content/modules/reading-a-codebook.md:6: "description" is shorter than 80 characters. Say what the module teaches.',
    );
    const left =
      /^mfe-curriculum\/content\/modules\/reading-a-codebook\.md:\d+: This line is still the one in content\/modules\/_template\.md\./;
    expect(others.filter((line) => !left.test(line))).toEqual([]);
    expect(others.length).toBeGreaterThan(8);
  });
});

/** The rule, a file, what is changed in it, a mark in the changed line and what its writer is told. */
type Planted = readonly [string, string, readonly [string | RegExp, string], string, string];

const SENTENCE = 'They fetch the folding chairs from the cellar before the guests arrive at noon.';
const planted: readonly Planted[] = [
  [
    'a level that does not exist',
    'modules/introduction-to-research.md',
    ['level: Beginner', 'level: Begginer'],
    'level:',
    '"level" must be one of Beginner, Intermediate, Advanced, but is "Begginer". Write "Beginner".',
  ],
  [
    'a misspelled name of a setting',
    'modules/understanding-research-design-methods.md',
    ['duration:', 'durration:'],
    'durration:',
    '"durration" is not a name used here. Write "duration" instead.',
  ],
  [
    'a setting that is missing',
    'modules/understanding-research-design-methods.md',
    ['level: Beginner\n', ''],
    'id:',
    '"level" is missing. Add a line that begins with "level:".',
  ],
  [
    'an icon that is not drawn',
    'modules/data-collection-management.md',
    ['icon: database', 'icon: databse'],
    'icon:',
    `"icon" must be one of ${ICON_NAMES.join(', ')}, but is "databse". Write "database".`,
  ],
  [
    'a misspelled section',
    'modules/research-without-labs.md',
    ['## Common Pitfalls', '## Comon Pitfalls'],
    '## Comon',
    'The section "Comon Pitfalls" is not used here. Write "Common Pitfalls" instead.',
  ],
  [
    'a section in another place',
    'modules/finding-joining-research-lab.md',
    [/## Action Steps([\s\S]*?)## Reflection Questions/, '## Reflection Questions$1## Action Steps'],
    '## Action Steps',
    'The section "Action Steps" comes too late. Move it above "Reflection Questions".',
  ],
  [
    'an http link',
    'modules/working-in-a-lab.md',
    ['(https://www.elabftw.net/)', '(http://www.elabftw.net/)'],
    'http://',
    'A link needs an https:// address, but this one is "http://www.elabftw.net/". Write https:// or leave the link out.',
  ],
  [
    'an address for the words of a link',
    'modules/working-in-a-lab.md',
    ['[protocols.io]', '[https://www.protocols.io]'],
    '[https:',
    'This link shows its address instead of words. Write [the name of the page](https://www.protocols.io/).',
  ],
  [
    'a link that follows visitors',
    'modules/working-in-a-lab.md',
    ['https://joplinapp.org/', 'https://joplinapp.org/?utm_source=x'],
    'utm_source',
    'The address of this link has "utm_source" in it, which serves only to track visitors. Write "https://joplinapp.org/" instead.',
  ],
  [
    'HTML',
    'modules/working-in-a-lab.md',
    ['**Lab manager', '<b>Lab manager'],
    '<b>',
    'HTML such as "<b>" does not work here. Write it in plain Markdown, or leave it out.',
  ],
  [
    'a heading that jumps a level',
    'modules/working-in-a-lab.md',
    ['### Who does what', '#### Who does what'],
    '####',
    'The heading "Who does what" is a level too deep for its place. Write "###" instead of "####".',
  ],
  [
    'a name in path.yaml without a file',
    'path.yaml',
    ['- managing-references', '- manging-references'],
    'manging',
    'There is no file content/modules/manging-references.md. Write "managing-references" instead.',
  ],
  [
    'a file that stands in no list of path.yaml',
    'modules/managing-references.md',
    ['', ''],
    '---',
    'This text is not in any list in content/path.yaml, so no page shows it. Add a line "- managing-references" there, where it belongs.',
  ],
  [
    'a name that stands twice in path.yaml',
    'path.yaml',
    ['outside:\n', 'outside:\n  - working-in-a-lab # again\n'],
    '- working-in-a-lab # again',
    '"working-in-a-lab" already appears on line 15. Keep one of the two.',
  ],
  [
    'an id that was changed',
    'modules/academic-writing-basics.md',
    ['id: 14', 'id: 41'],
    'id:',
    'This text was released with the id 14, under which browsers remember it. Write "id: 14".',
  ],
  [
    'a file that was renamed',
    'modules/making-impact.md',
    ['', ''],
    '---',
    'This text was released as "ensuring-impact", the name that links lead to. Name the file ensuring-impact.md again.',
  ],
  [
    'an id of somebody else in the register',
    'ids.yaml',
    ['  ensuring-impact: 21\n', '  ensuring-impact: 21\n  ai-prompting-anew: 10\n'],
    'ai-prompting-anew',
    `The id 10 belongs to "ai-prompting-for-research". Give "ai-prompting-anew" one that is free, here and in its file: ${FREE}.`,
  ],
  [
    'a text that is gone',
    'ids.yaml',
    ['', ''],
    'ai-prompting-anew',
    '"ai-prompting-anew" was released, but content/modules/ai-prompting-anew.md is gone. Restore the file: links and progress point to it.',
  ],
  [
    'a sentence that stands in two modules',
    'modules/writing-research-papers.md',
    ['## Key Concepts\n', `## Key Concepts\n\nSo it is. ${SENTENCE.toUpperCase()}\n`],
    SENTENCE.toUpperCase(),
    'The sentence "THEY FETCH THE FOLDING CHAIRS FROM …" already appears in content/modules/effective-science-communication.md, line 26. Say it only once, or say here what is new.',
  ],
];

describe('a writer is told, in one sentence with file and line, of', () => {
  let told: string[] = [];
  beforeAll(() => {
    copyTheApp();
    renameSync(inContent('modules/ensuring-impact.md'), inContent('modules/making-impact.md'));
    writeFileSync(inContent('path.yaml'), read('path.yaml').replace('- ensuring-impact', '- making-impact'));
    const other = 'modules/effective-science-communication.md';
    writeFileSync(inContent(other), read(other).replace('## Key Concepts\n', `## Key Concepts\n\n${SENTENCE}\n`));
    for (const [, file, [from, to]] of planted) writeFileSync(inContent(file), read(file).replace(from, to));
    told = mistakes();
  });
  afterAll(removeTheCopy);

  const sentenceOf = ([, file, , mark, message]: Planted): string => `mfe-curriculum/content/${file}:${lineOf(file, mark)}: ${message}`;

  test.each(planted)('%s', (...mistake) => {
    expect(told).toContain(sentenceOf(mistake));
  });

  test('these and nothing else', () => {
    expect([...told].sort()).toEqual(planted.map(sentenceOf).sort());
  });
});
