import { type FakeTab, fakeBrowser, type Step } from '@portal/testing';
import fc from 'fast-check';
import { setAnswer } from './changes.ts';
import { createProgress, type Progress } from './store.ts';

/** The items of one text in two releases of the app: one was taken out, one is new, two stayed. */
const releases = { former: ['dropped', 'first', 'second'], later: ['first', 'second', 'new'] } as const;

const tab = fc.nat(1);
const choose = fc.record({ kind: fc.constant('choose' as const), tab, item: fc.nat(2), option: fc.constantFrom('a', 'b', 'c') });
const step = fc.record({ kind: fc.constant('step' as const), tab, step: fc.constantFrom<Step>('commit', 'deliver', 'hear', 'lock') });
/** The tab is loaded again with the release that is live then: the later one, or after a rollback the former. */
const load = fc.record({ kind: fc.constant('load' as const), tab, release: fc.constantFrom('former' as const, 'later' as const) });
const script = fc.array(fc.oneof({ weight: 6, arbitrary: choose }, { weight: 8, arbitrary: step }, { weight: 2, arbitrary: load }), {
  maxLength: 100,
});

it('items of two releases of a text, in two tabs, with rollbacks between: no answer is lost, and of one item the latest wins', () => {
  fc.assert(
    fc.property(script, (script) => {
      const browser = fakeBrowser(createProgress);
      const tabs: { release: keyof typeof releases; open: FakeTab<Progress> }[] = [
        { release: 'former', open: browser.openTab({ locks: true }) },
        { release: 'later', open: browser.openTab({ locks: true }) },
      ];
      const expected = new Map<string, string>();
      for (const action of script) {
        const acting = tabs[action.tab];
        if (!acting) continue;
        if (action.kind === 'step') acting.open.take(action.step);
        else if (action.kind === 'load') Object.assign(acting, { release: action.release, open: acting.open.reload() });
        else {
          browser.pass(1);
          const item = releases[acting.release][action.item] ?? '';
          expected.set(item, action.option);
          acting.open.progress.change('answers', setAnswer('7', item, action.option));
        }
      }
      browser.calm();
      const answers = expected.size === 0 ? {} : { 7: Object.fromEntries(expected) };
      expect(JSON.parse(browser.disk.get('portal.curriculum.answers') ?? '{}')).toEqual(answers);
      for (const { open } of tabs) expect(open.progress.store.getState().answers).toEqual(answers);
    }),
    { numRuns: 500 * MORE_RUNS },
  );
});

it('an answer of a newer release that is no letter stays, and an answer to another item does not touch it', () => {
  const browser = fakeBrowser(createProgress);
  browser.disk.set('portal.curriculum.answers', '{"7":{"which":["a","b"]},"later":3}');
  const { progress } = browser.openTab({ locks: true });
  progress.change('answers', setAnswer('7', 'why', 'b'));
  browser.calm();
  expect(JSON.parse(browser.disk.get('portal.curriculum.answers') ?? '')).toEqual({ 7: { which: ['a', 'b'], why: 'b' }, later: 3 });
  expect(progress.store.getState().answers).toEqual({ 7: { why: 'b' } });
});
