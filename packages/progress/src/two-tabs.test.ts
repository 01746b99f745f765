import fc from 'fast-check';
import { setMember, setNote } from './changes.ts';
import { fakeBrowser, type Step } from './fake-browser.ts';

const COMPLETED = 'portal.curriculum.completed';
const NOTES = 'portal.curriculum.notes';

const steps: Step[] = ['commit', 'deliver', 'hear', 'lock'];
const change = fc.record({
  kind: fc.constant('change' as const),
  tab: fc.nat(2),
  section: fc.constantFrom('completed' as const, 'notes' as const),
  id: fc.nat(3),
  on: fc.boolean(),
});
const step = fc.record({ kind: fc.constant('step' as const), tab: fc.nat(2), step: fc.constantFrom(...steps) });
const close = fc.record({ kind: fc.constant('close' as const), tab: fc.nat(2) });
const script = fc.array(fc.oneof({ weight: 6, arbitrary: change }, { weight: 8, arbitrary: step }, { weight: 1, arbitrary: close }), {
  maxLength: 120,
});

describe('three tabs whose writes, events, messages and locks arrive in any order', () => {
  it.each([
    ['with locks', true],
    ['without locks', false],
  ])('lose no change of different items, and of one item the latest wins, %s', (_name, locks) => {
    fc.assert(
      fc.property(script, (script) => {
        const browser = fakeBrowser();
        const tabs = [browser.openTab({ locks }), browser.openTab({ locks }), browser.openTab({ locks })];
        const completed = new Map<number, boolean>();
        const notes = new Map<number, string>();
        script.forEach((action, index) => {
          const tab = tabs[action.tab];
          if (!tab || tab.isClosed) return;
          if (action.kind === 'step') tab.take(action.step);
          // The last tab stays, as the visitor sees it.
          else if (action.kind === 'close') tab.isClosed = tabs.filter(({ isClosed }) => !isClosed).length > 1;
          else {
            browser.pass(1);
            if (action.section === 'completed') {
              completed.set(action.id, action.on);
              tab.progress.change('completed', setMember(action.id, action.on));
            } else {
              const text = action.on ? `note ${index}` : '';
              notes.set(action.id, text);
              tab.progress.change('notes', setNote(action.id, text));
            }
          }
        });
        browser.calm();

        const wantedIds = [...completed].filter(([, on]) => on).map(([id]) => id);
        const wantedNotes = Object.fromEntries([...notes].filter(([, text]) => text !== ''));
        expect(new Set(JSON.parse(browser.disk.get(COMPLETED) ?? '[]'))).toEqual(new Set(wantedIds));
        expect(JSON.parse(browser.disk.get(NOTES) ?? '{}')).toEqual(wantedNotes);
        for (const { progress, isClosed } of tabs) {
          if (isClosed) continue;
          expect(new Set(progress.store.getState().completed)).toEqual(new Set(wantedIds));
          expect(progress.store.getState().notes).toEqual(wantedNotes);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
