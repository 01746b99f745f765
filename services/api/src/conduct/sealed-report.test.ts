import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { armor } from 'age-encryption';
import { opened, readers } from '../../fixtures/readers.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { ownRecipient } from './own-key.ts';
import { RecentReports } from './recent-reports.ts';
import { isSealedReport, type ReportWords, sealReport } from './sealed-report.ts';

const recipients = readers.map(({ recipient }) => recipient);
const words = (change: Partial<ReportWords> = {}): ReportWords => ({
  name: null,
  email: null,
  violationType: null,
  description: 'd',
  ...change,
});
const hasAge = spawnSync('age', ['--version']).status === 0;

test('short reports have one size, whatever they say; longer ones one of three more', async () => {
  const sizes = async (all: readonly Partial<ReportWords>[]) => [
    ...new Set(await Promise.all(all.map(async (one) => (await sealReport(words(one), recipients)).length))),
  ];
  expect(
    await sizes([{}, { description: 'x'.repeat(3900) }, { name: 'N'.repeat(120), email: 'e@x.example', violationType: 'harassment' }]),
  ).toHaveLength(1);
  const all = await sizes([1, 1000, 4000, 5000, 12_000, 17_000, 20_000].map((length) => ({ description: 'x'.repeat(length) })));
  expect(all).toHaveLength(3);
  // The longest text that the fields accept: every character is escaped with six.
  expect(await sizes([{ description: '\u0001'.repeat(20_000), name: '\u0001'.repeat(120), email: 'e'.repeat(254) }])).toHaveLength(1);
});

test('two reports with the same words have nothing in common but their shape', async () => {
  const [one, other] = await Promise.all([sealReport(words(), recipients), sealReport(words(), recipients)]);
  expect(one).not.toEqual(other);
  for (const sealed of [one, other]) expect(isSealedReport(sealed)).toBe(true);
  expect(isSealedReport(one.subarray(0, -1))).toBe(false);
  expect(isSealedReport(new TextEncoder().encode('age-encryption.org/v1\n'))).toBe(false);
});

test.each(['🐈‍⬛ кот\n漢字 "quoted" \\ back', '\u001b]0;title\u0007\u202egnp.exe\u2028\u{e0041}', '\ud800 alone'])(
  'the words %j come back as they were, and nothing in them steers a terminal',
  async (description) => {
    const sealed = await sealReport(words({ description }), recipients);
    for (const { identity } of readers) expect(await opened(sealed, identity)).toEqual(words({ description }));
  },
);

test('without a key of a reader it cannot be opened', async () => {
  const [first, second] = readers;
  await expect(opened(await sealReport(words(), [first.recipient]), second.identity)).rejects.toThrow('no identity matched');
});

(hasAge ? test : test.skip)('the age program of Debian opens it, and shows plain text that steers no terminal', async () => {
  const folder = temporaryFolder();
  const description = 'First line.\nSecond \u001b[2J line, with a кот.';
  const sealed = await sealReport(words({ description, violationType: 'harassment' }), recipients);
  for (const [index, { identity }] of readers.entries()) {
    writeFileSync(path.join(folder, 'key.txt'), `# made for a test\n${identity}\n`);
    for (const input of [sealed, armor.encode(sealed)]) {
      const { status, stdout, stderr } = spawnSync('age', ['-d', '-i', path.join(folder, 'key.txt')], { input, encoding: 'utf8' });
      expect([index, status, stderr]).toEqual([index, 0, '']);
      expect(JSON.parse(stdout)).toEqual(words({ description, violationType: 'harassment' }));
      expect(stdout).not.toMatch(/[^\P{Cc}\n]/u);
    }
  }
});

test('a key pair for trying out is made once, also by processes that start at once, and only its owner can read it', async () => {
  const folder = path.join(temporaryFolder(), 'new');
  const all = await Promise.all(Array.from({ length: 8 }, () => ownRecipient(folder)));
  expect(new Set(all.map(({ recipient }) => recipient)).size).toBe(1);
  expect(all.filter(({ made }) => made)).toHaveLength(1);
  expect((await ownRecipient(folder)).made).toBe(false);
  const file = path.join(folder, 'conduct-key.txt');
  expect(existsSync(file) && statSync(file).mode & 0o777).toBe(0o600);
  const identity = readFileSync(file, 'utf8').trim().split('\n').at(-1) ?? '';
  expect(await opened(await sealReport(words(), [all[0]?.recipient ?? '']), identity)).toEqual(words());
});

test('the key of a report is forgotten after ten minutes, and at once when storing it failed', async () => {
  let now = 0;
  let stored = 0;
  const recent = new RecentReports<number>(() => now);
  const claim = { keyDigest: 'k', fingerprint: 'f' };
  const store = async () => {
    stored += 1;
    return stored;
  };
  await expect(recent.once(claim, () => Promise.reject(new Error('cut')))).rejects.toThrow('cut');
  expect([await recent.once(claim, store), await recent.once(claim, store)]).toEqual([1, 1]);
  now = 599_999;
  expect(await recent.once(claim, store)).toBe(1);
  now = 600_000;
  expect(await recent.once(claim, store)).toBe(2);
  expect(await recent.once(undefined, store)).toBe(3);
});
