import { type FakeTab, fakeBrowser, type Step } from '@portal/testing';
import fc from 'fast-check';
import { setMember, setNote } from './changes.ts';
import { createProgress, type Progress } from './store.ts';

const steps: readonly Step[] = ['commit', 'deliver', 'hear', 'lock'];
const tab = fc.nat(2);
const change = fc.record({
  kind: fc.constant('change' as const),
  tab,
  what: fc.constantFrom('completed', 'notes'),
  id: fc.nat(3),
  on: fc.boolean(),
});
const step = fc.record({ kind: fc.constant('step' as const), tab, step: fc.constantFrom(...steps) });
const close = fc.record({ kind: fc.constant('close' as const), tab });
const script = fc.array(fc.oneof({ weight: 6, arbitrary: change }, { weight: 8, arbitrary: step }, { weight: 1, arbitrary: close }), {
  maxLength: 120,
});

it.each([
  ['with locks', true],
  ['without locks', false],
])(
  'of three tabs whose writes, events, messages and locks arrive in any order no change is lost, and of one item the latest wins, %s',
  (_name, locks) => {
    fc.assert(
      fc.property(script, (script) => {
        const browser = fakeBrowser(createProgress);
        const tabs = [browser.openTab({ locks }), browser.openTab({ locks }), browser.openTab({ locks })];
        const completed = new Map<number, boolean>();
        const notes = new Map<number, string>();
        const openTabs = (): FakeTab<Progress>[] => tabs.filter(({ state }) => state === 'open');
        script.forEach((action, index) => {
          const acting = tabs[action.tab];
          if (acting?.state !== 'open') return;
          if (action.kind === 'step') acting.take(action.step);
          else if (action.kind === 'close') acting.state = openTabs().length > 1 ? 'closed' : 'open';
          else {
            browser.pass(1);
            const text = action.on ? `note ${index}` : '';
            if (action.what === 'completed') completed.set(action.id, action.on);
            else notes.set(action.id, text);
            if (action.what === 'completed') acting.progress.change('completed', setMember(action.id, action.on));
            else acting.progress.change('notes', setNote(action.id, text));
          }
        });
        browser.calm();

        const ids = new Set([...completed].flatMap(([id, on]) => (on ? [id] : [])));
        const texts = Object.fromEntries([...notes].filter(([, text]) => text !== ''));
        expect(new Set(JSON.parse(browser.disk.get('portal.curriculum.completed') ?? '[]'))).toEqual(ids);
        expect(JSON.parse(browser.disk.get('portal.curriculum.notes') ?? '{}')).toEqual(texts);
        for (const { progress } of openTabs()) {
          expect(new Set(progress.store.getState().completed)).toEqual(ids);
          expect(progress.store.getState().notes).toEqual(texts);
        }
      }),
      { numRuns: 1000 * MORE_RUNS },
    );
  },
);
