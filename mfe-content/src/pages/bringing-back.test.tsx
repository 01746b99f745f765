import { show } from '@portal/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { amountOf, button, choose, DRAFTS, fileOf, KEPT, part, storedTexts, storeTexts } from '../../testing/your-data.ts';
import { Page } from './your-data.page.tsx';

// Noon of a day where the visitor is, wherever that is.
const madeAt = new Date(2026, 1, 3, 12).toISOString();
const dataFile = (progress: object, otherTexts = {}, tabTexts = {}) =>
  fileOf({ format: 'portal-data', version: 1, madeBy: 'Example Bench', madeAt, progress, otherTexts, tabTexts });

afterEach(() => jest.restoreAllMocks());

describe('bringing back', () => {
  test.each<[string, File, RegExp]>([
    ['is empty', fileOf(''), /^“mine\.json” is empty\.$/],
    ['is no JSON', fileOf('Dear diary'), /is damaged or was not saved on this page: its text is not valid JSON\.$/],
    ['is cut off', fileOf('{"format":"portal-data","ver'), /is incomplete\. Save or copy it again/],
    ['is another program’s', fileOf({ a: 1 }), /was made by another program/],
    ['has no version', fileOf({ format: 'portal-data' }), /does not say which version it is/],
    ['is newer', fileOf({ format: 'portal-data', version: 7 }), /newer version of this site \(file version 7; this page reads version 1\)/],
    ['lacks a part', fileOf({ format: 'portal-data', version: 1 }), /the part “progress” is missing/],
    [
      'has a wrong shape',
      dataFile({ 'portal.curriculum.completed': ['a'] }),
      /“portal\.curriculum\.completed” is not valid\. It must be a list of module numbers/,
    ],
    ['has a text that is none', dataFile({}, { a: 5 }), /the entry “a” is not text/],
    ['has an entry twice', fileOf('{"format":"portal-data","version":1,"version":1}'), /contains the entry “version” twice/],
  ])('a file that %s changes nothing, and one sentence says so and names it', async (_what, file, sentence) => {
    storeTexts(KEPT, DRAFTS);
    show(Page);
    const before = storedTexts();
    await choose(file);
    const alert = part('Restore From a File').getByRole('alert');
    expect(await within(alert).findByText(sentence)).toHaveTextContent(/^“mine\.json” |^In “mine\.json”, /);
    expect(screen.queryByRole('region', { name: 'What Would Change' })).toBeNull();
    expect(storedTexts()).toEqual(before);
  });

  const other = () =>
    dataFile(
      {
        'portal.curriculum.completed': [3, 4, 5],
        'portal.curriculum.notes': { 1: 'A question', 7: 'b' },
        'portal.settings': { theme: 'light' },
      },
      { 'portal.garden.seeds': '["four"]', 'portal.garden.pots': '2' },
    );

  test('shows first what would change, with the focus on it; nothing is changed before, nor when it is canceled', async () => {
    storeTexts(KEPT, DRAFTS);
    show(Page);
    const before = storedTexts();
    await choose(other());
    expect(await screen.findByRole('heading', { name: 'What Would Change' })).toHaveFocus();
    const preview = part('What Would Change');
    expect(preview.getByText('From mine.json. Saved on February 3, 2026.')).toBeVisible();
    const changes = () => preview.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(preview.getByRole('radio', { name: /^Merge/ })).toBeChecked();
    expect(changes()).toEqual(['Completed modules: 2 added', 'Notes: 1 added, 1 changed', 'From a newer version: 1 added']);
    await userEvent.click(preview.getByRole('radio', { name: /^Replace/ }));
    expect(changes()).toEqual([
      'Completed modules: 2 added, 3 removed',
      'Bookmarks: 1 removed',
      'Notes: 1 added, 1 changed',
      'Research learning path: 1 removed',
      'Ethical-AI module: 4 removed',
      'Settings: 1 changed, 1 removed',
      'Drafts of notes: 1 removed',
      'Drafts of forms: 1 removed',
      'From a newer version: 1 added, 1 changed',
    ]);
    expect(storedTexts()).toEqual(before);
    await userEvent.click(preview.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByLabelText('A file that was saved here')).toHaveFocus();
    expect(storedTexts()).toEqual(before);
  });

  test('merges by the rule, says so with the focus on it, and can be undone', async () => {
    storeTexts(KEPT, DRAFTS);
    show(Page);
    const before = storedTexts();
    await choose(other());
    await userEvent.click(await screen.findByRole('button', { name: 'Merge the file' }));
    expect(screen.getByRole('group', { name: 'The file was merged' })).toHaveFocus();
    expect(screen.getByText(/You can undo this until you leave this page/)).toBeVisible();
    expect(JSON.parse(localStorage.getItem('portal.curriculum.completed') ?? '')).toEqual([1, 2, 3, 999, 4, 5]);
    expect(JSON.parse(localStorage.getItem('portal.curriculum.notes') ?? '')).toMatchObject({
      1: 'A question\n\n— — —\n\nAsk in the library',
      7: 'b',
    });
    expect(JSON.parse(localStorage.getItem('portal.settings') ?? '')).toEqual({ theme: 'dark', lastModule: 3 });
    expect(amountOf('Completed modules')).toBe('6 modules');
    await userEvent.click(button('Undo'));
    expect(screen.getByRole('group', { name: 'Everything is back the way it was' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(storedTexts()).toEqual(before);
    expect(amountOf('Completed modules')).toBe('4 modules');
  });

  test('replaces everything, and a second time nothing would change', async () => {
    storeTexts(KEPT, DRAFTS);
    show(Page);
    for (const _time of [1, 2]) {
      await choose(other());
      await userEvent.click(await screen.findByRole('radio', { name: /^Replace/ }));
      const replace = screen.queryByRole('button', { name: 'Replace everything' });
      if (replace) await userEvent.click(replace);
    }
    expect(screen.getByText('Nothing would change.')).toBeVisible();
    expect(storedTexts()).toEqual({
      local: {
        'portal.curriculum.completed': '[3,4,5]',
        'portal.curriculum.notes': '{"1":"A question","7":"b"}',
        'portal.settings': '{"theme":"light"}',
        'portal.garden.seeds': '["four"]',
        'portal.garden.pots': '2',
      },
      tab: { 'portal.target-module': '4' },
    });
  });

  test('changes nothing where the browser has no room for all of it, and says so', async () => {
    storeTexts(KEPT, DRAFTS);
    show(Page);
    const before = storedTexts();
    await choose(other());
    const setItem = Storage.prototype.setItem;
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function set(this: Storage, key, text) {
      if (key === 'portal.garden.pots') throw new DOMException('no room', 'QuotaExceededError');
      setItem.call(this, key, text);
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Merge the file' }));
    const outcome = screen.getByRole('group', { name: 'Nothing was changed' });
    expect(outcome).toHaveFocus();
    expect(outcome).toHaveTextContent(/The browser does not have room for all of it/);
    expect(within(outcome).queryByRole('button')).toBeNull();
    expect(storedTexts()).toEqual(before);
  });
});
