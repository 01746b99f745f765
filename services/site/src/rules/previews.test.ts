import { type LedgerEntry, ledgerEntrySchema } from '@portal/contracts';
import semver from 'semver';
import { rejectionMessage } from '../../fixtures/rejection-message.ts';
import { candidateVersion, endOfPreview, idOfCandidate, newPreviewId, openPreviews, requireRoom } from './previews.ts';
import { knownVersions, nextVersion } from './versions.ts';

const NOW = new Date('2026-11-22T03:00:00.000Z');
const entry = (number: number, parts: Partial<LedgerEntry>): LedgerEntry =>
  ledgerEntrySchema.parse({
    number,
    kind: 'pages',
    at: NOW.toISOString(),
    who: 'Ada',
    why: 'a look',
    steps: [],
    live: { 'mfe-content': ['1.4.0'] },
    publicUrl: 'https://portal.example',
    ...parts,
  });
const previewed = (id: string, until = endOfPreview(NOW), app = 'mfe-content') => ({
  preview: { id, app, version: `1.4.1-preview.1.${id}`, until },
});

test('an id is long enough that nobody guesses it, never the same, and part of an address and of a version', () => {
  const ids = Array.from({ length: 500 }, newPreviewId);
  expect(new Set(ids).size).toBe(500);
  for (const id of ids) {
    expect(id).toMatch(/^[a-z2-9]{16}$/);
    expect(semver.valid(`1.4.1-preview.1.${id}`)).not.toBeNull();
  }
});

test('a candidate has the next version marked as a preview, with numbers of its own for each app and version', () => {
  const ledger = [entry(1, previewed('one')), entry(2, previewed('two')), entry(3, previewed('three', undefined, 'mfe-other'))];
  expect(candidateVersion(ledger, 'mfe-content', '1.4.1', 'abc')).toBe('1.4.1-preview.3.abc');
  expect(candidateVersion(ledger, 'mfe-content', '1.4.2', 'abc')).toBe('1.4.2-preview.1.abc');
  expect(candidateVersion(ledger, 'mfe-other', '1.4.1', 'abc')).toBe('1.4.1-preview.2.abc');
});

test('a preview uses up no version and counts as no release', () => {
  const ledger = [entry(1, { kind: 'release', steps: [{ app: 'mfe-content', to: '1.4.0' }] }), entry(2, previewed('one'))];
  expect(knownVersions(ledger, 'mfe-content')).toEqual(['1.4.0']);
  expect(nextVersion('mfe-content', knownVersions(ledger, 'mfe-content'), {})).toBe('1.4.1');
});

test.each([
  ['1.4.1-preview.1.abc', 'abc'],
  ['1.4.1', undefined],
  ['1.4.1-preview.1', undefined],
  ['1.4.1-preview.1.abc.draft', undefined],
  ['1.4.1-beta.1.abc', undefined],
])('the version %s names the preview %s', (version, id) => expect(idOfCandidate(version)).toBe(id));

test('a preview is open for seven days and not a moment longer, or until it is ended', () => {
  const ledger = [entry(1, previewed('one')), entry(2, previewed('two')), entry(3, { endedPreview: 'two' })];
  const ids = (now: string) => openPreviews(ledger, new Date(now)).map(({ id }) => id);
  expect(ids('2026-11-22T03:00:00.000Z')).toEqual(['one']);
  expect(ids('2026-11-29T02:59:59.999Z')).toEqual(['one']);
  expect(ids('2026-11-29T03:00:00.000Z')).toEqual([]);
  expect(openPreviews(ledger, NOW)[0]?.who).toBe('Ada');
});

test('eight previews may be open at once, because every release makes their pages anew', async () => {
  const open = (count: number) =>
    openPreviews(
      Array.from({ length: count }, (_, index) => entry(index + 1, previewed(`id${index}`))),
      NOW,
    );
  requireRoom(open(7));
  expect(await rejectionMessage(() => requireRoom(open(8)))).toBe(
    '8 previews are open, and the limit is 8. End one: npm run preview -- --end id0.',
  );
});
