import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'public-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const CONFIRMED = "confirmed: { by: 'the board', on: '2026-11-30' }";

function check({ email = 'hello@bench.org', donation = 'https://give.org/bench', checked = 'checked: "2026-11-30"', projects = '[]' }) {
  const files = {
    'shell/site.config.ts': `export const site = { contactEmail: '${email}', conductEmail: 'ombuds@school.org', links: { donationPage: '${donation}', volunteerForm: 'https://forms.org/1', nominationForm: 'https://forms.org/2', professionalNetwork: 'https://network.org/bench' }, claims: { legalStatus: { says: 'Nonprofit', ${CONFIRMED} } } };`,
    'mfe-a/editorial.config.ts': '',
    'mfe-a/content/tools.yaml': `# checked: the day\nlist:\n  - url: https://a.org/\n    ${checked}\n`,
    'services/api/seed/projects.yaml': projects,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.join(root, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(__dirname, '../bin/public.mjs')], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

test('a site on which all is set, opened and real is ready', () => {
  expect(check({})).toEqual({ status: 0, output: 'The site is ready for the public.\n' });
});

test('what is refused comes first, then what would be shown', () => {
  const { status, output } = check({ email: 'hello@bench.example', donation: '', checked: 'note: none', projects: '- title: One\n' });
  expect(status).toBe(1);
  expect(output.split('\n').filter(Boolean)).toEqual([
    'Refused in a release of the shell for a public address:',
    expect.stringContaining('- The contact address hello@bench.example is an example.'),
    'Shown to the public as it is now:',
    expect.stringContaining('- The link to the donation page is not set'),
    expect.stringContaining('- mfe-a/content/tools.yaml: one link has no date on which someone opened it.'),
    expect.stringContaining(
      '- services/api/seed/projects.yaml: a new portal begins with invented projects, 1 in all. Take them out of this file before the first start; on a portal that is running, remove them: npm run review -- projects remove-samples',
    ),
  ]);
});
