import { type FakeTab, fakeBrowser, type Step } from '@portal/testing';
import fc from 'fast-check';
import { setMember, setNote, setSettings } from './changes.ts';
import { createProgress, type Progress } from './store.ts';

// Issue "The curriculum and the research learning path, complete": any interleaving of completions, bookmarks and notes in two tabs
// with reloads, and a rollback of mfe-curriculum between them, loses no change to different items; on the same item the later wins.

/** What a release of the curriculum does when a module is opened: only the newer one remembers which was the last. */
type Release = 'newer' | 'older';

const steps: readonly Step[] = ['commit', 'deliver', 'hear', 'lock'];
const tab = fc.nat(1);
const change = fc.record({
  kind: fc.constant('change' as const),
  tab,
  what: fc.constantFrom('completed' as const, 'bookmarked' as const, 'notes' as const),
  id: fc.nat(3),
  on: fc.boolean(),
});
const open = fc.record({ kind: fc.constant('open' as const), tab, id: fc.nat(3) });
const step = fc.record({ kind: fc.constant('step' as const), tab, step: fc.constantFrom(...steps) });
const reload = fc.record({ kind: fc.constant('reload' as const), tab });
const rollback = fc.record({ kind: fc.constant('rollback' as const), tab });
const script = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: change },
    { weight: 1, arbitrary: open },
    { weight: 7, arbitrary: step },
    { weight: 2, arbitrary: reload },
    { weight: 1, arbitrary: rollback },
  ),
  { maxLength: 100 },
);

const read = (browser: ReturnType<typeof fakeBrowser>, key: string) => JSON.parse(browser.disk.get(key) ?? 'null');

it.each([
  ['with locks', true],
  ['without locks', false],
])('two tabs with reloads and a rollback between lose no change, and of one item the later wins, %s', (_name, locks) => {
  fc.assert(
    fc.property(script, (actions) => {
      const browser = fakeBrowser(createProgress);
      const tabs: [FakeTab<Progress>, FakeTab<Progress>] = [browser.openTab({ locks }), browser.openTab({ locks })];
      const releases: [Release, Release] = ['newer', 'newer'];
      let live: Release = 'newer';
      const wanted = { completed: new Map<number, boolean>(), bookmarked: new Map<number, boolean>(), notes: new Map<number, string>() };
      let last: number | undefined;
      actions.forEach((action, index) => {
        const at = action.tab === 0 ? 0 : 1;
        const { progress } = tabs[at];
        if (action.kind === 'step') tabs[at].take(action.step);
        else if (action.kind === 'rollback') live = 'older';
        else if (action.kind === 'reload') {
          tabs[at] = tabs[at].reload();
          releases[at] = live;
        } else {
          browser.pass(1);
          if (action.kind === 'open') {
            if (releases[at] === 'older') return;
            last = action.id;
            progress.change('settings', setSettings({ lastModule: action.id }));
          } else if (action.what === 'notes') {
            const text = action.on ? `note ${index}` : '';
            wanted.notes.set(action.id, text);
            progress.change('notes', setNote(action.id, text));
          } else {
            wanted[action.what].set(action.id, action.on);
            progress.change(action.what, setMember(action.id, action.on));
          }
        }
      });
      browser.calm();

      for (const what of ['completed', 'bookmarked'] as const) {
        const ids = new Set([...wanted[what]].flatMap(([id, on]) => (on ? [id] : [])));
        expect(new Set(read(browser, `portal.curriculum.${what}`))).toEqual(ids);
        for (const { progress } of tabs) expect(new Set(progress.store.getState()[what])).toEqual(ids);
      }
      const notes = Object.fromEntries([...wanted.notes].filter(([, text]) => text !== ''));
      expect(read(browser, 'portal.curriculum.notes') ?? {}).toEqual(notes);
      for (const { progress } of tabs) expect(progress.store.getState().notes).toEqual(notes);
      expect(read(browser, 'portal.settings')?.lastModule).toBe(last);
    }),
    { numRuns: 1000 * MORE_RUNS },
  );
});

it('two tabs that change different items and are loaded anew before either write arrives keep both', () => {
  const browser = fakeBrowser(createProgress);
  const tabs = [browser.openTab(), browser.openTab()];
  tabs[0]?.progress.change('completed', setMember(1, true));
  tabs[1]?.progress.change('completed', setMember(2, true));
  const again = tabs.map((each) => each.reload());
  browser.calm();
  for (const { progress } of again) expect([...progress.store.getState().completed].sort()).toEqual([1, 2]);
});

it('what a tab knew before a reload is not brought back when it comes late', () => {
  const browser = fakeBrowser(createProgress);
  const one = browser.openTab();
  one.progress.change('completed', setMember(1, true));
  browser.calm();
  browser.pass(2001);
  browser.write('portal.curriculum.completed', '[5]');
  browser.calm();
  const again = one.reload();
  browser.calm();
  expect(again.progress.store.getState().completed).toEqual([5]);
});

it.each(['', 'null', '{}', '[1,{"key":"portal.curriculum.completed"}]', 'not JSON'])(
  'session storage that says %j is passed over',
  (text) => {
    sessionStorage.setItem('portal.progress.recent', text);
    const progress = createProgress({ storage: localStorage, session: sessionStorage });
    progress.change('completed', setMember(3, true));
    expect(progress.store.getState().completed).toEqual([3]);
  },
);
