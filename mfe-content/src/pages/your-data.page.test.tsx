import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrate, prerendered, show } from './show.tsx';
import { Page } from './your-data.page.tsx';

const KEPT = {
  'portal.curriculum.completed': [1, 2, 3, 999],
  'portal.curriculum.bookmarked': [2],
  'portal.curriculum.notes': { 1: 'Ask in the library', 2: ' ' },
  'portal.research-path.completed': [1],
  'portal.ethical-ai.completed': true,
  'portal.ethical-ai.progress': { decisionAnswers: { 1: 0 }, quizAnswers: { 1: 1 }, checklist: [0], completed: true },
  'portal.settings': { theme: 'dark', lastModule: 3 },
  'portal.garden.seeds': ['three'],
};
const DRAFTS = { 'portal.curriculum.draft.4': 'Begun', 'portal.draft.project': '{"answers":{}}', 'portal.target-module': '4' };

/** Stands for a text that is no JSON. */
const DAMAGED = '[2,';

/** What the browser keeps before the page is opened; the page's store hears of it as of another tab's doing. */
function keep(local: Record<string, unknown> = {}, tab: Record<string, string> = {}): void {
  localStorage.clear();
  for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value === DAMAGED ? DAMAGED : JSON.stringify(value));
  for (const [key, text] of Object.entries(tab)) sessionStorage.setItem(key, text);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage })));
}

const stored = () => ({ local: { ...localStorage }, tab: { ...sessionStorage } });
const part = (name: string) => within(screen.getByRole('region', { name }));
const amountOf = (name: string) => part('What This Browser Keeps').getByText(name).nextElementSibling?.textContent;
const fileOf = (content: object | string, name = 'mine.json') =>
  new File([typeof content === 'string' ? content : JSON.stringify(content)], name, { type: 'application/json' });
const dataFile = (progress: object, otherTexts = {}, tabTexts = {}) =>
  fileOf({ format: 'portal-data', version: 1, madeBy: 'Example Bench', madeAt: '2026-02-03T12:00:00Z', progress, otherTexts, tabTexts });
const choose = (file: File) => userEvent.upload(screen.getByLabelText('A file that was saved here'), file);
const button = (name: string | RegExp) => screen.getByRole('button', { name });

let saved: { name: string; blob: Blob }[] = [];
beforeEach(() => {
  saved = [];
  let blob = new Blob();
  URL.createObjectURL = (object: Blob) => {
    blob = object;
    return 'blob:';
  };
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob });
  });
});
afterEach(() => jest.restoreAllMocks());

function textOf(blob: Blob | undefined): Promise<string> {
  return new Promise((done) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => done(String(reader.result)));
    reader.readAsText(blob ?? new Blob());
  });
}

describe('what this browser keeps', () => {
  test('is shown in people’s words, with how much there is of each kind', () => {
    keep(KEPT, DRAFTS);
    show(Page);
    expect(
      ['Completed modules', 'Bookmarks', 'Notes', 'Research learning path', 'Ethical-AI module', 'Settings', 'Drafts of notes'].map(
        amountOf,
      ),
    ).toEqual(['4 modules', '1 module', '1 note', '1 module', '4 answers and ticks', '2 settings', '1 draft']);
    expect(['Drafts of forms', 'Set aside', 'Other entries', 'Marks of this tab'].map(amountOf)).toEqual([
      '1 draft',
      'None',
      '1 entry',
      '1 mark',
    ]);
    expect(screen.getByText(/nothing on this page is sent anywhere/)).toBeVisible();
    expect(screen.getByText('The incident report never stores anything', { exact: false })).toBeVisible();
  });

  test('names every entry, also those that the page does not know', () => {
    keep(KEPT, DRAFTS);
    show(Page);
    const names = part('What This Browser Keeps')
      .getAllByRole('listitem', { hidden: true })
      .map((item) => item.textContent?.split(':')[0]);
    expect(names.sort()).toEqual([...Object.keys(KEPT), ...Object.keys(DRAFTS)].sort());
    expect(screen.getByText('portal.garden.seeds: Other entries, 9 characters')).toBeInTheDocument();
    expect(screen.getByText('portal.draft.project: Drafts of forms, 14 characters, in this tab only')).toBeInTheDocument();
  });

  test('shows after the browser has taken the page over, whose first picture says nothing of it', () => {
    keep(KEPT);
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = prerendered(Page);
    const rows = root.querySelectorAll('dt').length;
    expect([...root.querySelectorAll('dt + dd')].every((amount) => amount.textContent === '…')).toBe(true);
    hydrate(Page, root, (error) => {
      throw error;
    });
    expect(amountOf('Completed modules')).toBe('4 modules');
    expect(root.querySelectorAll('dt')).toHaveLength(rows);
  });

  test('follows what another tab does', () => {
    keep(KEPT);
    show(Page);
    keep({ 'portal.curriculum.completed': [5] });
    expect(amountOf('Completed modules')).toBe('1 module');
    expect(amountOf('Notes')).toBe('None');
  });
});

describe('saving', () => {
  test('makes one JSON file with the day in its name, which holds everything but passing marks, and says so once', async () => {
    keep(KEPT, DRAFTS);
    show(Page);
    const before = stored();
    await userEvent.click(button('Save to a file'));
    expect(saved).toHaveLength(1);
    const name = saved[0]?.name ?? '';
    expect(name).toMatch(/^example-bench-your-data-\d{4}-\d\d-\d\d\.json$/);
    expect(part('Save It to a File').getByRole('status')).toHaveTextContent(`Saved as ${name}.`);
    const { 'portal.garden.seeds': seeds, ...progress } = KEPT;
    const { 'portal.target-module': _passing, ...drafts } = DRAFTS;
    expect(JSON.parse(await textOf(saved[0]?.blob))).toEqual({
      format: 'portal-data',
      version: 1,
      madeBy: 'Example Bench',
      madeAt: expect.stringMatching(/^\d{4}-/),
      progress,
      otherTexts: { 'portal.garden.seeds': JSON.stringify(seeds) },
      tabTexts: drafts,
    });
    expect(stored()).toEqual(before);
  });

  test('where the browser lets the site keep nothing, the file holds what the page shows', async () => {
    keep();
    for (const method of ['getItem', 'setItem', 'key'] as const)
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
    jest.spyOn(Storage.prototype, 'length', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    show(Page);
    expect(screen.getByText(/This browser does not let the site keep anything\. What you see here lasts/)).toBeVisible();
    await userEvent.click(button('Save to a file'));
    expect(JSON.parse(await textOf(saved[0]?.blob))).toMatchObject({ format: 'portal-data', progress: {} });
  });
});

describe('bringing back', () => {
  test.each<[string, File, RegExp]>([
    ['is empty', fileOf(''), /^“mine\.json” is empty\.$/],
    ['is no JSON', fileOf('Dear diary'), /is damaged, or is not a file of this page: its text is not valid JSON\.$/],
    ['is cut off', fileOf('{"format":"portal-data","ver'), /ends too early/],
    ['is another program’s', fileOf({ a: 1 }), /was made by another program/],
    ['has no version', fileOf({ format: 'portal-data' }), /does not say which version it has/],
    ['is newer', fileOf({ format: 'portal-data', version: 7 }), /newer release of this site \(version 7; this page reads version 1\)/],
    ['lacks a part', fileOf({ format: 'portal-data', version: 1 }), /the part “progress” is missing/],
    [
      'has a wrong shape',
      dataFile({ 'portal.curriculum.completed': ['a'] }),
      /“portal\.curriculum\.completed” is not as it should be: it must be a list of module numbers/,
    ],
    ['has a text that is none', dataFile({}, { a: 5 }), /the entry “a” is no text/],
    ['has an entry twice', fileOf('{"format":"portal-data","version":1,"version":1}'), /has the entry “version” twice/],
  ])('a file that %s changes nothing, and one sentence says so and names it', async (_what, file, sentence) => {
    keep(KEPT, DRAFTS);
    show(Page);
    const before = stored();
    await choose(file);
    const alert = part('Bring It Back From a File').getByRole('alert');
    expect(await within(alert).findByText(sentence)).toHaveTextContent(/^“mine\.json” |^In “mine\.json” /);
    expect(screen.queryByRole('region', { name: 'What Would Change' })).toBeNull();
    expect(stored()).toEqual(before);
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
    keep(KEPT, DRAFTS);
    show(Page);
    const before = stored();
    await choose(other());
    expect(await screen.findByRole('heading', { name: 'What Would Change' })).toHaveFocus();
    const preview = part('What Would Change');
    expect(preview.getByText('From mine.json. Saved on February 3, 2026.')).toBeVisible();
    const changes = () => preview.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(preview.getByRole('radio', { name: /^Merge/ })).toBeChecked();
    expect(changes()).toEqual(['Completed modules: 2 added', 'Notes: 1 added, 1 changed', 'Other entries: 1 added']);
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
      'Other entries: 1 added, 1 changed',
    ]);
    expect(stored()).toEqual(before);
    await userEvent.click(preview.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByLabelText('A file that was saved here')).toHaveFocus();
    expect(stored()).toEqual(before);
  });

  test('merges by the rule, says so with the focus on it, and can be undone', async () => {
    keep(KEPT, DRAFTS);
    show(Page);
    const before = stored();
    await choose(other());
    await userEvent.click(await screen.findByRole('button', { name: 'Merge the file' }));
    expect(screen.getByRole('group', { name: 'The file is merged' })).toHaveFocus();
    expect(screen.getByText(/You can undo this until you leave this page/)).toBeVisible();
    expect(JSON.parse(localStorage.getItem('portal.curriculum.completed') ?? '')).toEqual([1, 2, 3, 999, 4, 5]);
    expect(JSON.parse(localStorage.getItem('portal.curriculum.notes') ?? '')).toMatchObject({
      1: 'A question\n\n— — —\n\nAsk in the library',
      7: 'b',
    });
    expect(JSON.parse(localStorage.getItem('portal.settings') ?? '')).toEqual({ theme: 'dark', lastModule: 3 });
    expect(amountOf('Completed modules')).toBe('6 modules');
    await userEvent.click(button('Undo'));
    expect(screen.getByRole('group', { name: 'Everything is as it was before' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(stored()).toEqual(before);
    expect(amountOf('Completed modules')).toBe('4 modules');
  });

  test('replaces everything, and a second time nothing would change', async () => {
    keep(KEPT, DRAFTS);
    show(Page);
    for (const _time of [1, 2]) {
      await choose(other());
      await userEvent.click(await screen.findByRole('radio', { name: /^Replace/ }));
      const replace = screen.queryByRole('button', { name: 'Replace everything' });
      if (replace) await userEvent.click(replace);
    }
    expect(screen.getByText('Nothing would change.')).toBeVisible();
    expect(stored()).toEqual({
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
    keep(KEPT, DRAFTS);
    show(Page);
    const before = stored();
    await choose(other());
    const setItem = Storage.prototype.setItem;
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function set(this: Storage, key, text) {
      if (key === 'portal.garden.pots') throw new DOMException('no room', 'QuotaExceededError');
      setItem.call(this, key, text);
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Merge the file' }));
    const outcome = screen.getByRole('group', { name: 'Nothing was changed' });
    expect(outcome).toHaveFocus();
    expect(outcome).toHaveTextContent(/The browser has no room for all of it/);
    expect(within(outcome).queryByRole('button')).toBeNull();
    expect(stored()).toEqual(before);
  });
});

describe('clearing', () => {
  test('says what goes and asks first; Esc keeps everything and gives the focus back', async () => {
    keep(KEPT, DRAFTS);
    show(Page);
    const before = stored();
    await userEvent.click(button(/^Clear everything/));
    expect(screen.getByRole('heading', { name: 'Clear all of this?' })).toHaveFocus();
    expect(
      part('Clear all of this?')
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Completed modules: 4 modules',
      'Bookmarks: 1 module',
      'Notes: 1 note',
      'Research learning path: 1 module',
      'Ethical-AI module: 4 answers and ticks',
      'Settings: 2 settings',
      'Drafts of notes: 1 draft',
      'Drafts of forms: 1 draft',
      'Other entries: 1 entry',
      'Marks of this tab: 1 mark',
    ]);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Clear all of this?' })).toBeNull();
    expect(button(/^Clear everything/)).toHaveFocus();
    expect(stored()).toEqual(before);
  });

  test('leaves nothing, unknown entries included, and can be undone', async () => {
    keep(KEPT, DRAFTS);
    show(Page);
    const before = stored();
    await userEvent.click(button(/^Clear everything/));
    await userEvent.click(button('Yes, clear everything'));
    expect(screen.getByRole('group', { name: 'Everything is cleared' })).toHaveFocus();
    expect(stored()).toEqual({ local: {}, tab: {} });
    expect(amountOf('Completed modules')).toBe('None');
    await userEvent.click(button('Undo'));
    expect(stored()).toEqual(before);
    expect(amountOf('Completed modules')).toBe('4 modules');
  });

  test('of nothing offers nothing to clear', async () => {
    keep();
    show(Page);
    await userEvent.click(button(/^Clear everything/));
    expect(part('Clear all of this?').getByText(/there is nothing to clear/)).toBeVisible();
    expect(part('Clear all of this?').getAllByRole('button')).toHaveLength(1);
  });
});

test('saved, cleared and brought back, everything is equal (issue "The content pages, complete")', async () => {
  keep({ ...KEPT, 'portal.curriculum.bookmarked': DAMAGED }, { 'portal.curriculum.draft.4': 'Begun' });
  show(Page);
  const before = stored();
  await userEvent.click(button('Save to a file'));
  const file = fileOf(await textOf(saved[0]?.blob), saved[0]?.name);
  await userEvent.click(button(/^Clear everything/));
  await userEvent.click(button('Yes, clear everything'));
  expect(stored()).toEqual({ local: {}, tab: {} });
  await choose(file);
  await userEvent.click(await screen.findByRole('button', { name: 'Merge the file' }));
  expect(stored()).toEqual(before);
});
