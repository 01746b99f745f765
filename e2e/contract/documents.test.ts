import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

// What people follow by hand: the links, commands and folders that the documents name must exist.
const root = path.join(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((file) => file && existsSync(path.join(root, file)));
/** Texts in `content/` link to addresses of the site, and have their own checks. */
const documents = files.filter((file) => file.endsWith('.md') && (!/\/content\//.test(file) || file.endsWith('/README.md')));
const CODE = /^ *```[\s\S]*?^ *```|`[^`\n]+`/gm;

/** Names under which headings of a document can be linked. */
function anchors(file: string): string[] {
  return [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

test('every link from one document to another leads to a file, and to a heading of it', () => {
  const links = documents.flatMap((file) =>
    [
      ...read(file)
        .replaceAll(CODE, '')
        .matchAll(/\]\((?!https?:|mailto:)([^)\s]*)\)/g),
    ].map(([, target = '']) => ({ file, target })),
  );
  expect(links.length).toBeGreaterThan(60);
  const broken = links.filter(({ file, target }) => {
    const [name = '', anchor] = target.split('#');
    const to = name === '' ? file : path.join(path.dirname(file), name);
    return !existsSync(path.join(root, to)) || (anchor !== undefined && !anchors(to).includes(anchor));
  });
  expect(broken).toEqual([]);
});

test('every command that a document names is one that can be run', () => {
  const scripts = (folder: string) => Object.keys(JSON.parse(read(`${folder}/package.json`)).scripts);
  const known = new Set(['.', 'mfe-content', 'packages/ui'].flatMap(scripts));
  const isReplaced = (file: string) => /^# .+\n+Replaced by /.test(read(file));
  const named = documents
    .filter((file) => !isReplaced(file))
    .flatMap((file) => [...read(file).matchAll(/npm run ([a-z][a-z0-9:-]*)/g)].map(([, command = '']) => ({ file, command })));
  expect(named.length).toBeGreaterThan(60);
  expect(named.filter(({ command }) => !known.has(command))).toEqual([]);
});

test('every command of the root folder is among the commands of the README', () => {
  const [, commands = ''] = read('README.md').split('\n## The commands\n');
  const listed = `${read('README.md').split('## The map')[0]}${commands.split('\n## ')[0]}`;
  const scripts = Object.keys(JSON.parse(read('package.json')).scripts);
  expect(scripts.length).toBeGreaterThan(8);
  expect(scripts.length).toBeLessThanOrEqual(15);
  expect(scripts.filter((name) => !new RegExp(`^npm (run )?${name}(?![\\w:-])`, 'm').test(listed))).toEqual([]);
});

describe('CODEOWNERS', () => {
  const lines = read('docs/CODEOWNERS').split('\n');
  const entries = lines.flatMap((line) => {
    const [, comment = '', folder = '', owners = ''] = /^(# )?(\/\S+|\*)(?:\s+(.*))?$/.exec(line) ?? [];
    return folder === '' ? [] : [{ folder, owners: owners.split(/\s+/).filter(Boolean), isComment: comment !== '' }];
  });

  test('names folders that are there, each with an owner, and begins with who is asked about everything', () => {
    expect(entries.length).toBeGreaterThan(5);
    expect(entries.filter(({ folder }) => folder !== '*' && !existsSync(path.join(root, folder)))).toEqual([]);
    expect(entries.filter(({ owners }) => owners.length === 0 || !owners.every((owner) => /^@[\w-]+(\/[\w-]+)*$/.test(owner)))).toEqual([]);
    expect(entries[0]?.folder).toBe('*');
  });

  test('has no placeholder switched on: the code host would ask nobody, or a stranger', () => {
    expect(lines.filter((line) => !line.startsWith('#') && line.includes('ORGANIZATION'))).toEqual([]);
    expect(entries.filter(({ isComment, owners }) => !isComment && owners.join().includes('ORGANIZATION'))).toEqual([]);
  });

  test('has a line for every app and every folder of the map', () => {
    const mapped = [...read('README.md').matchAll(/^\| (?:\[)?`([^`]+)`/gm)]
      .map(([, folder = '']) => folder)
      .filter((folder) => /^[a-z-]+(\/|$)/.test(folder) && existsSync(path.join(root, folder)));
    expect(mapped.length).toBeGreaterThan(12);
    expect(mapped.filter((folder) => !entries.some((entry) => `/${folder}/`.startsWith(entry.folder)))).toEqual([]);
  });
});
