import { releaseMadeUp, storeWithTwoApps, tools } from '../../fixtures/store.ts';
import { openControls } from './controls.ts';
import type { PageView } from './page-view.ts';
import { type Subject, subjectsOf } from './subjects.ts';

test.each([
  ['a time-out counts while the controls are quick', true, 4900, 'passed'],
  ['a time-out does not count while a control is slow: so is the machine', true, 5100, 'why'],
  ['what is no time-out counts on a slow machine too', false, 29_000, 'passed'],
])('%s', async (_, isSlow, milliseconds, outcome) => {
  const store = await storeWithTwoApps();
  const entry = await releaseMadeUp(store, [{ ...tools, files: { 'new.txt': 'new' } }, '1.0.1']);
  const [subject] = subjectsOf(store, entry);
  const seen: PageView[] = [];
  const opener = {
    async open(view: PageView) {
      seen.push(view);
      return { works: true as const, milliseconds: view.app === 'mfe-library' ? milliseconds : 100 };
    },
    close: async () => {},
  };
  const view = subject?.pages[0] as PageView;
  expect(await openControls({ store, entry, opener }, subject as Subject, { view, isSlow })).toHaveProperty(outcome);
  // The former page is given its own HTML; the other one comes from the server.
  expect(seen).toEqual([
    { address: '/tools', app: 'mfe-tools', version: '1.0.0', shell: '1.0.0', html: expect.stringContaining('mfe-tools 1.0.0 at /tools') },
    { address: '/', app: 'mfe-library', version: '1.0.0', shell: '1.0.0' },
  ]);
});
