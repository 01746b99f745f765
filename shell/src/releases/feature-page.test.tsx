import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useEffect, useState } from 'react';
import { deferred, exampleReleases, fault } from './example-releases.ts';
import { FeaturePage } from './feature-page.tsx';
import { createPageLoader, type LoadPage } from './page-loader.ts';

const STILL_TEXT = '<h1>Roses</h1><p>As it came with the page.</p>';

function LiveRoses() {
  const [cut, setCut] = useState(0);
  if (cut === 2) throw new Error('Cut too deep.');
  return (
    <>
      <h1>Roses of today</h1>
      <button type="button" onClick={() => setCut(cut + 1)}>
        Cut, {cut} so far
      </button>
    </>
  );
}
function FormerRoses() {
  return <h1>Roses of yesterday</h1>;
}
function Thorns(): never {
  throw new Error('Thorns.');
}
function HiddenThorns() {
  useEffect(() => {
    throw new Error('Thorns.');
  }, []);
  return <h1>Roses with thorns</h1>;
}

let network: ReturnType<typeof exampleReleases>;
let warnings: jest.SpyInstance;
beforeEach(() => {
  network = exampleReleases({ live: LiveRoses, former: FormerRoses });
  warnings = jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => warnings.mockRestore());

const bringing =
  (page: ComponentType): LoadPage =>
  async () =>
    page;

/** Shows the example's page in a main element beside a field of the frame; the releases answer as they were told. */
async function show({ stillText }: { stillText?: string } = {}) {
  const loader = createPageLoader(network);
  await loader.ready(network.app, 'roses');
  const route = { path: '/roses', page: 'roses', title: 'Roses' };
  await act(async () => {
    render(
      <>
        <input aria-label="A field of the frame" />
        <main tabIndex={-1}>
          <FeaturePage app={network.app} route={route} loader={loader} stillText={stillText} />
        </main>
      </>,
      { onCaughtError: () => {} },
    );
  });
  // A page stands when a task has passed.
  await act(() => new Promise((done) => setTimeout(done)));
}

const heading = () => screen.getByRole('heading', { level: 1 });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
async function cutTooDeep() {
  await press('Cut, 0 so far');
  await press('Cut, 1 so far');
}

test('the live release is shown in place of the text that came with the page', async () => {
  await show({ stillText: STILL_TEXT });
  expect(heading()).toHaveAccessibleName('Roses of today');
  expect(screen.queryByText('As it came with the page.')).not.toBeInTheDocument();
});

test.each([
  ['in its first render', Thorns],
  ['in its first effect', HiddenThorns],
])('of a page that throws %s the text stays readable until the former release stands', async (_, page) => {
  const former = deferred<ComponentType>();
  network.behave({ live: bringing(page), former: () => former.task });
  await show({ stillText: STILL_TEXT });
  expect(heading()).toHaveAccessibleName('Roses');
  expect(screen.getByText('As it came with the page.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  await act(async () => former.end(FormerRoses));
  expect(heading()).toHaveAccessibleName('Roses of yesterday');
  expect(screen.queryByText('As it came with the page.')).not.toBeInTheDocument();
});

test.each([
  ['goes to the heading of the former release', true],
  ['is given to nobody who had none', false],
])('the focus of a page that throws %s', async (_, hasFocus) => {
  function ThornsLater() {
    const [grown, setGrown] = useState(false);
    useEffect(() => void setTimeout(setGrown, 0, true), []);
    if (grown) throw new Error('Thorns.');
    return <input aria-label="Cut here" ref={(field) => void (hasFocus && field?.focus())} />;
  }
  network.behave({ live: bringing(ThornsLater) });
  await show();
  expect(heading()).toHaveAccessibleName('Roses of yesterday');
  expect(hasFocus ? heading() : document.body).toHaveFocus();
});

test('without a text the place says that the page is loading until the former release stands', async () => {
  const former = deferred<ComponentType>();
  network.behave({ live: bringing(Thorns), former: () => former.task });
  await show();
  expect(screen.getByRole('status')).toHaveTextContent('Loading the page…');
  await act(async () => former.end(FormerRoses));
  expect(heading()).toHaveAccessibleName('Roses of yesterday');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('a page of which both releases throw is explained', async () => {
  network.behave({ live: bringing(Thorns), former: bringing(Thorns) });
  await show();
  expect(heading()).toHaveAccessibleName('Garden did not load');
});

test('a page that no release brings is explained above its text, which keeps the only heading', async () => {
  network.behave({ live: fault('offline'), former: fault('offline') });
  await show({ stillText: STILL_TEXT });
  expect(screen.getByRole('status')).toHaveTextContent('Garden did not load completely');
  expect(screen.getByText('As it came with the page.')).toBeVisible();
  expect(heading()).toHaveAccessibleName('Roses');
});

test('a page that throws after a click is explained, and no other release takes its place', async () => {
  await show({ stillText: STILL_TEXT });
  await cutTooDeep();
  expect(screen.getByRole('status')).toHaveTextContent('Garden did not load completely');
  expect(screen.getByText('As it came with the page.')).toBeVisible();
  expect(network.asked()).toEqual(['2.1.0 roses']);
});

test('a retry that works mounts the page anew and moves the focus from the button to its heading', async () => {
  await show();
  await cutTooDeep();
  await press('Try again');
  expect(screen.getByRole('button', { name: 'Cut, 0 so far' })).toBeVisible();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(heading()).toHaveFocus();
});

test('a retry that works takes no focus from somebody who went on meanwhile', async () => {
  await show();
  await cutTooDeep();
  const live = deferred<ComponentType>();
  network.behave({ live: () => live.task });
  await press('Try again');
  await userEvent.click(screen.getByRole('textbox'));
  await act(async () => live.end(LiveRoses));
  expect(heading()).toHaveAccessibleName('Roses of today');
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('a retry that fails keeps the explanation and the focus on its button', async () => {
  await show();
  await cutTooDeep();
  network.behave({ live: fault('offline'), former: fault('offline') });
  await press('Try again');
  expect(screen.getByRole('status')).toHaveTextContent('It still does not work.');
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
});

test('whatever a page does, the frame around it is not touched', async () => {
  await show();
  const field = screen.getByRole('textbox');
  await userEvent.type(field, 'half a sentence');
  await cutTooDeep();
  await press('Try again');
  expect(screen.getByRole('textbox')).toBe(field);
  expect(field).toHaveValue('half a sentence');
});
