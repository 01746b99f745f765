import { DAMAGED, hydrate, prerendered, show } from '@portal/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { amountOf, button, choose, DRAFTS, fileOf, KEPT, part, storedTexts, storeTexts } from '../../testing/your-data.ts';
import { Page } from './your-data.page.tsx';

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
    storeTexts(KEPT, DRAFTS);
    show(Page);
    expect(
      ['Completed modules', 'Bookmarks', 'Notes', 'Research learning path', 'Ethical-AI module', 'Settings', 'Drafts of notes'].map(
        amountOf,
      ),
    ).toEqual(['4 modules', '1 module', '1 note', '1 module', '4 answers and check marks', '2 settings', '1 draft']);
    expect(['Drafts of forms', 'Damaged entries we kept', 'From a newer version', 'This tab only'].map(amountOf)).toEqual([
      '1 draft',
      'None',
      '1 entry',
      '1 entry',
    ]);
    expect(screen.getByText(/^Completed modules \(4 modules\), .*Notes \(1 note\)/)).toBeVisible();
    expect(screen.queryByText(/None\)/)).toBeNull();
    expect(screen.getByText(/nothing on this page is sent anywhere/)).toBeVisible();
    fireEvent.click(screen.getByRole('heading', { name: 'Everything, by Kind' }));
    expect(screen.getByText('Nothing is ever stored from the incident report', { exact: false })).toBeVisible();
  });

  test('a first visit is told that there is nothing yet, in one sentence', () => {
    storeTexts({});
    show(Page);
    expect(screen.getByText(/^Nothing of yours yet\./)).toBeVisible();
    expect(screen.getAllByText('None').filter((amount) => amount.checkVisibility?.() ?? !amount.closest('details:not([open])'))).toEqual(
      [],
    );
  });

  test('names every entry, also those that the page does not know', () => {
    storeTexts(KEPT, DRAFTS);
    show(Page);
    const names = part('What This Browser Keeps')
      .getAllByRole('listitem', { hidden: true })
      .map((item) => item.textContent?.split(':')[0]);
    expect(names.sort()).toEqual([...Object.keys(KEPT), ...Object.keys(DRAFTS)].sort());
    expect(screen.getByText('portal.garden.seeds: From a newer version, 9 characters')).toBeInTheDocument();
    expect(screen.getByText('portal.draft.project: Drafts of forms, 14 characters, this tab only')).toBeInTheDocument();
  });

  test('shows after the browser has taken the page over, whose first picture says nothing of it', () => {
    storeTexts(KEPT);
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
    storeTexts(KEPT);
    show(Page);
    storeTexts({ 'portal.curriculum.completed': [5] });
    expect(amountOf('Completed modules')).toBe('1 module');
    expect(amountOf('Notes')).toBe('None');
  });
});

describe('saving', () => {
  test('makes one JSON file with the day in its name, which holds everything but passing marks, and says so once', async () => {
    storeTexts(KEPT, DRAFTS);
    show(Page);
    const before = storedTexts();
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
    expect(storedTexts()).toEqual(before);
  });

  test('where the browser lets the site keep nothing, the file holds what the page shows', async () => {
    storeTexts();
    for (const method of ['getItem', 'setItem', 'key'] as const)
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
    jest.spyOn(Storage.prototype, 'length', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    show(Page);
    expect(screen.getByText(/This browser does not let the site keep anything\. What you see here will be lost/)).toBeVisible();
    await userEvent.click(button('Save to a file'));
    expect(JSON.parse(await textOf(saved[0]?.blob))).toMatchObject({ format: 'portal-data', progress: {} });
  });
});

describe('clearing', () => {
  test('says what goes and asks first; Esc keeps everything and gives the focus back', async () => {
    storeTexts(KEPT, DRAFTS);
    show(Page);
    const before = storedTexts();
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
      'Ethical-AI module: 4 answers and check marks',
      'Settings: 2 settings',
      'Drafts of notes: 1 draft',
      'Drafts of forms: 1 draft',
      'From a newer version: 1 entry',
      'This tab only: 1 entry',
    ]);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Clear all of this?' })).toBeNull();
    expect(button(/^Clear everything/)).toHaveFocus();
    expect(storedTexts()).toEqual(before);
  });

  test('leaves nothing, unknown entries included, and can be undone', async () => {
    storeTexts(KEPT, DRAFTS);
    show(Page);
    const before = storedTexts();
    await userEvent.click(button(/^Clear everything/));
    await userEvent.click(button('Yes, clear everything'));
    expect(screen.getByRole('group', { name: 'Everything was cleared' })).toHaveFocus();
    expect(storedTexts()).toEqual({ local: {}, tab: {} });
    expect(amountOf('Completed modules')).toBe('None');
    await userEvent.click(button('Undo'));
    expect(storedTexts()).toEqual(before);
    expect(amountOf('Completed modules')).toBe('4 modules');
  });

  test('of nothing offers nothing to clear', async () => {
    storeTexts();
    show(Page);
    await userEvent.click(button(/^Clear everything/));
    expect(part('Clear all of this?').getByText(/there is nothing to clear/)).toBeVisible();
    expect(part('Clear all of this?').getAllByRole('button')).toHaveLength(1);
  });
});

test('saved, cleared and brought back, everything is equal (issue "The content pages, complete")', async () => {
  storeTexts({ ...KEPT, 'portal.curriculum.bookmarked': DAMAGED }, { 'portal.curriculum.draft.4': 'Begun' });
  show(Page);
  const before = storedTexts();
  await userEvent.click(button('Save to a file'));
  const file = fileOf(await textOf(saved[0]?.blob), saved[0]?.name);
  await userEvent.click(button(/^Clear everything/));
  await userEvent.click(button('Yes, clear everything'));
  expect(storedTexts()).toEqual({ local: {}, tab: {} });
  await choose(file);
  await userEvent.click(await screen.findByRole('button', { name: 'Merge the file' }));
  expect(storedTexts()).toEqual(before);
});
