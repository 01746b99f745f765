import type { LiveApp } from '@portal/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useEffect, useState } from 'react';
import { start } from '../start.tsx';
import { exampleLive, formerApp } from './example-live.ts';
import { byHand, fault } from './example-releases.ts';

const app = exampleLive.apps[0] as LiveApp;

/** The page of a release: a heading, and a small form of which the page knows what was typed. */
const garden = (version: string, use: typeof useState = useState) =>
  function Garden() {
    const [name, setName] = use('');
    return (
      <>
        <h1>Garden {version}</h1>
        <p>Your name is {name || 'not known'}.</p>
        <label>
          Name <input name="name" autoComplete="off" onChange={(event) => setName(event.target.value)} />
        </label>
        <label>
          Roses <input type="checkbox" name="roses" />
        </label>
        <label>
          Soil
          <select name="soil">
            <option value="clay">Clay</option>
            <option value="sand">Sand</option>
          </select>
        </label>
        <button type="button">Water in {version}</button>
      </>
    );
  };

/** Puts the page into the document as the page maker made it of the live release. */
async function serve() {
  window.history.replaceState(null, '', '/roses');
  await jest.isolateModulesAsync(async () => {
    const React = await import('react');
    const { renderBody } = await import('../making/render-body.tsx');
    const { renderDocument } = await import('../making/render-document.tsx');
    const nothing = { scripts: [], styles: [], blocking: [] };
    const html = renderDocument({
      body: await renderBody({ path: '/roses', app, page: garden(app.version, React.useState) }),
      live: exampleLive,
      path: '/roses',
      title: 'Roses',
      description: 'What roses need.',
      shell: nothing,
      page: nothing,
    });
    document.body.replaceChildren(...new DOMParser().parseFromString(html, 'text/html').body.children);
  });
}

const begin = (live: () => Promise<ComponentType>, former: () => Promise<ComponentType>) =>
  act(() =>
    start(exampleLive, {
      load: (release) => (release.version === app.version ? live() : former()),
      readPrevious: async () => formerApp,
    }),
  );

const main = () => within(screen.getByRole('main'));
const name = () => main().getByRole('textbox', { name: 'Name' });
const heading = (version: string) => main().findByRole('heading', { level: 1, name: `Garden ${version}` });

/** What a quick visitor does before the page works. */
async function useEarly() {
  await userEvent.click(main().getByRole('checkbox', { name: 'Roses' }));
  await userEvent.selectOptions(main().getByRole('combobox', { name: 'Soil' }), 'sand');
  await userEvent.type(name(), 'Ada');
}

async function expectNothingLost() {
  await main().findByText('Your name is Ada.');
  expect(name()).toHaveValue('Ada');
  expect(name()).toHaveFocus();
  expect(main().getByRole('checkbox', { name: 'Roses' })).toBeChecked();
  expect(main().getByRole('combobox', { name: 'Soil' })).toHaveValue('sand');
}

function Thorns(): never {
  throw new Error('Thorns.');
}
function HiddenThorns() {
  useEffect(() => {
    throw new Error('Thorns.');
  }, []);
  const Garden = garden(app.version);
  return <Garden />;
}

beforeAll(() => {
  Object.assign(globalThis, {
    setImmediate: (work: () => void) => setTimeout(work),
    requestIdleCallback: () => 0,
    // React tells of what it could mend; the tests are about what the visitor notices.
    reportError: () => {},
  });
});
beforeEach(async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await serve();
});
afterEach(() => jest.restoreAllMocks());

test('where the release before takes over before anything worked, what was typed stands again and the focus with it', async () => {
  await useEarly();
  await begin(fault('offline'), async () => garden('2.0.0'));
  await heading('2.0.0');
  await expectNothingLost();
});

test.each([
  ['in its first render', Thorns],
  ['in its first effect', HiddenThorns],
])('where the page throws %s, the text keeps them meanwhile, and the former release has them', async (_, page) => {
  const former = byHand<ComponentType>();
  await useEarly();
  await begin(
    async () => page,
    () => former.task,
  );
  await heading('2.1.0');
  await waitFor(() => expect(name()).toHaveFocus());
  expect(name()).toHaveValue('Ada');
  await act(async () => former.end(garden('2.0.0')));
  await heading('2.0.0');
  await expectNothingLost();
});

test('focus on what the former release does not have goes to its heading', async () => {
  main().getByRole('button', { name: 'Water in 2.1.0' }).focus();
  await begin(
    async () => Thorns,
    async () => garden('2.0.0'),
  );
  const title = await heading('2.0.0');
  await waitFor(() => expect(title).toHaveFocus());
});

test('focus outside the page stays on the same thing, though its node is another', async () => {
  const link = () => within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Website feedback' });
  const before = link();
  before.focus();
  await begin(fault('offline'), async () => garden('2.0.0'));
  await heading('2.0.0');
  expect(before.isConnected).toBe(false);
  expect(link()).toHaveFocus();
});

test('nobody who had no focus gets one, and who left a field keeps that', async () => {
  name().focus();
  name().blur();
  await act(() => new Promise((done) => setTimeout(done)));
  await begin(
    async () => Thorns,
    async () => garden('2.0.0'),
  );
  await heading('2.0.0');
  await act(() => new Promise((done) => setTimeout(done, 1)));
  expect(document.body).toHaveFocus();
});

test('what was typed on another page comes back nowhere', async () => {
  await useEarly();
  await begin(
    async () => garden('2.1.0'),
    async () => garden('2.0.0'),
  );
  await userEvent.click(screen.getAllByRole('link', { name: /OpenBench/ })[0] as HTMLElement);
  await heading('2.0.0');
  expect(name()).toHaveValue('');
  await act(async () => window.history.back());
  await heading('2.1.0');
  expect(name()).toHaveValue('');
});
