import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Mistakes as somebody who does not program makes them: in which file, what is changed, and what the check says of it. */
const MISTAKES: readonly { file: string; from: string; to: string; says: RegExp }[] = [
  {
    file: 'resources',
    from: 'url: https://code.org',
    to: 'url: code.org',
    says: /"url" must be an https address, such as "https:\/\/example\.org"/,
  },
  { file: 'medical-students', from: 'category: Anatomy', to: 'category: Anatomie', says: /"category" .*Anatomie.*Anatomy/ },
  {
    file: 'student-savings',
    from: 'impact: Variable',
    to: 'impakt: Variable',
    says: /"impakt" is not a name used here\. Write "impact" instead/,
  },
  { file: 'ai-life-easier', from: 'type: Free/Paid', to: 'type: Paid', says: /"type" .*Free\/Paid/ },
  { file: 'safety-guidelines', from: '    - title: Make Backups', to: '    - title:', says: /"title" / },
  { file: 'donate', from: 'icon: server', to: 'icon: cloud', says: /"icon" .*cloud/ },
  { file: 'inspiration', from: 'soon: Coming Soon', to: 'soon: ""', says: /"soon" is empty\. Write a text after the colon/ },
  { file: 'team', from: '      focus: Direction and partnerships\n', to: '', says: /"focus" is missing/ },
  {
    file: 'tools-page',
    from: 'result(s) for "{query}"',
    to: 'result(s)',
    says: /"count" must contain \{count\} and \{query\}, which the page fills in/,
  },
  {
    file: 'tools',
    from: '    category: "Data Analysis"',
    to: '    category: "Data Analysis"\n    checked: "31.12.2025"',
    says: /"checked" must be a day such as 2025-09-30/,
  },
  { file: 'volunteer', from: '  text: >-\n', to: '\ttext: >-\n', says: /tab/i },
  { file: 'organization', from: '  - AI tools and collaborative support\n', to: '', says: /"claims" / },
];

let app = '';
beforeEach(() => {
  app = path.join(mkdtempSync(path.join(tmpdir(), 'planted-')), 'mfe-content');
  for (const part of ['src', 'content', 'editorial.config.ts'])
    cpSync(path.join(__dirname, part), path.join(app, part), { recursive: true });
  symlinkSync(path.join(__dirname, 'node_modules'), path.join(app, 'node_modules'));
});
afterEach(() => rmSync(path.dirname(app), { recursive: true }));

/** What the check says of this app, a line each. */
function check(): string[] {
  const program = path.join(__dirname, '../packages/editorial/bin/check.mjs');
  const { stdout, stderr } = spawnSync(process.execPath, [program, 'mfe-content'], { cwd: path.dirname(app), encoding: 'utf8' });
  return `${stderr}${stdout}`.trim().split('\n');
}

/** Writes the day below every address, as content/README.md says, and resolves to how many addresses there were. */
function noteThatLinksWereChecked(): number {
  let count = 0;
  for (const name of readdirSync(path.join(app, 'content')).filter((each) => each.endsWith('.yaml'))) {
    const file = path.join(app, 'content', name);
    const noted = readFileSync(file, 'utf8').replace(/^( *)(- )?url: .+$/gm, (line, spaces: string, dash = '') => {
      count += 1;
      return `${line}\n${spaces}${dash && '  '}checked: "2026-01-31"`;
    });
    writeFileSync(file, noted);
  }
  return count;
}

test('"lists carry `checked` dates": below every address the day may be written on which somebody opened it', () => {
  expect(noteThatLinksWereChecked()).toBeGreaterThan(80);
  expect(check()).toEqual([expect.stringMatching(/^The content is in order: \d+ files in 1 app\.$/)]);
});

test('twelve planted mistakes each get a one-sentence message with file and line, and nothing else is found', () => {
  const expected = MISTAKES.map(({ file, from, to, says }) => {
    const name = path.join(app, 'content', `${file}.yaml`);
    const text = readFileSync(path.join(__dirname, 'content', `${file}.yaml`), 'utf8');
    if (!text.includes(from)) throw new Error(`${file}.yaml does not hold "${from}".`);
    writeFileSync(
      name,
      text.replace(from, () => to),
    );
    return { start: `mfe-content/content/${file}.yaml:`, says };
  });
  const said = check().filter((line) => line.startsWith('mfe-content/'));
  for (const { start, says } of expected) {
    const [message, ...more] = said.filter((line) => line.startsWith(start));
    expect(message).toMatch(/^mfe-content\/content\/[a-z-]+\.yaml:\d+: \S.*\.$/);
    expect(message).toMatch(says);
    expect(more).toEqual([]);
  }
  expect(said).toHaveLength(expected.length);
});
