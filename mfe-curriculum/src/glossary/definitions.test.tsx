import { act, fireEvent, render, screen } from '@testing-library/react';
import { Definitions } from './definitions.tsx';

// What is fetched by the first rest is there, as for every later one.
beforeAll(async () => void (await import('./definition-tip.tsx')));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = async (time: number) => {
  await act(async () => {});
  await act(async () => jest.advanceTimersByTimeAsync(time));
};
const term = (name: string) => screen.getByRole('link', { name });
const shown = () => screen.queryByRole('tooltip')?.textContent;

function show() {
  render(
    <Definitions>
      <p>
        The{' '}
        <a className="term" href="/glossary#median">
          median
        </a>{' '}
        and the{' '}
        <a className="term" href="/glossary#standard-deviation">
          standard deviation
        </a>
        ; <a href="/tools">tools</a>.{' '}
        <a className="term" href="/glossary#no-such-term">
          odd
        </a>
      </p>
    </Definitions>,
  );
}

const rest = (element: Element) => fireEvent(element, Object.assign(new Event('pointerover', { bubbles: true }), { pointerType: 'mouse' }));

test('the definition appears when the mouse rests on a term, describes it, and goes when the mouse leaves', async () => {
  show();
  rest(term('median'));
  await pass(600);
  expect(shown()).toBeUndefined();
  await pass(200);
  expect(shown()).toMatch(/middle value/);
  expect(term('median')).toHaveAccessibleDescription(/middle value/);
  rest(screen.getByText(/^The/, { selector: 'p' }));
  await pass(400);
  expect(shown()).toBeUndefined();
  expect(term('median')).not.toHaveAttribute('aria-describedby');
});

test('it stays while the mouse moves into it and rests there', async () => {
  show();
  rest(term('median'));
  await pass(800);
  rest(screen.getByText(/^The/, { selector: 'p' }));
  await pass(100);
  rest(screen.getByRole('tooltip'));
  await pass(5000);
  expect(shown()).toMatch(/middle value/);
});

test('Esc closes it, and does not before it is there', async () => {
  show();
  rest(term('median'));
  await pass(800);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(shown()).toBeUndefined();
  await pass(2000);
  expect(shown()).toBeUndefined();
});

test('the next term shows its own at once', async () => {
  show();
  rest(term('median'));
  await pass(800);
  rest(term('standard deviation'));
  await pass(10);
  expect(shown()).toMatch(/how far values lie/);
});

test('what the keyboard opens stays while the focus is there, whatever the mouse does', async () => {
  show();
  act(() => term('median').focus());
  await pass(800);
  expect(shown()).toMatch(/middle value/);
  rest(screen.getByText(/^The/, { selector: 'p' }));
  await pass(1000);
  expect(shown()).toMatch(/middle value/);
  act(() => term('tools').focus());
  await pass(400);
  expect(shown()).toBeUndefined();
});

test('a finger, another link and a term that the glossary does not have show nothing', async () => {
  show();
  fireEvent(term('median'), Object.assign(new Event('pointerover', { bubbles: true }), { pointerType: 'touch' }));
  await pass(1000);
  rest(term('tools'));
  await pass(1000);
  rest(term('odd'));
  await pass(1000);
  expect(shown()).toBeUndefined();
});
