import { pagesInRouter } from '@portal/testing';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { ModuleText, readingOrder } from './module-text.tsx';

const text = {
  intro: '<p>Begin here.</p>',
  sections: [
    { id: 'key-concepts', title: 'Key Concepts', html: '<p>One <strong>idea</strong>.</p>' },
    { id: 'action-steps', title: 'Action Steps', html: '<p>Do it.</p>' },
  ],
  meta: { timeToDo: '3 hours over 8 days' },
  minutes: { from: 4, to: 7 },
  needs: [{ folder: 'modules', name: 'first-steps', title: 'First Steps' }],
  next: [{ folder: 'research-path', name: 'further-on', title: 'Further On' }],
};
const failure = { title: 'Not loaded', text: 'Please try again.' };

function show(load: () => Promise<typeof text>, current: () => typeof text | undefined = () => undefined) {
  const element = (
    <ModuleText
      text={{ load, current }}
      words={900}
      isOpenAtFirst={(title) => title === 'Key Concepts'}
      address="/modules/first"
      addressOf={({ name }) => `/modules/${name}`}
      failure={failure}
    />
  );
  render(pagesInRouter([{ path: '/modules', element }], '/modules').element);
}

const contents = () => screen.getByRole('navigation', { name: 'In this module' });
const sections = () => screen.getAllByRole<HTMLDetailsElement>('group').filter((group) => !contents().contains(group));

const arrive = () => act(async () => {});
const pass = (time: number) => act(async () => jest.advanceTimersByTime(time));

beforeAll(() => readingOrder.load());
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the text stands in sections with headings; those of the first set are open', async () => {
  show(async () => text);
  await arrive();
  expect(screen.getByText('Begin here.')).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Key Concepts',
    'Action Steps',
    'What comes next',
  ]);
  expect(sections().map(({ open }) => open)).toEqual([true, false]);
});

test('its contents lead to each section on the page of the text, and a click opens it here', async () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  show(async () => text);
  await arrive();
  fireEvent.click(within(contents()).getByText('In this module'));
  const links = within(contents()).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Key Concepts', '/modules/first#key-concepts'],
    ['Action Steps', '/modules/first#action-steps'],
  ]);
  const [, closed] = sections();
  await act(async () => void fireEvent.click(links[1] as HTMLElement));
  expect(closed).toHaveAttribute('open');
  expect(screen.getByText('Action Steps', { selector: 'h2' }).closest('summary')).toHaveFocus();
  expect(scroll.mock.contexts).toContain(closed);
  scroll.mockRestore();
});

test('while it is on its way, that is said', async () => {
  show(() => new Promise(() => undefined));
  expect(screen.getByRole('status')).toHaveTextContent('Loading the text');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a text that was fetched before is there at once', async () => {
  show(
    async () => text,
    () => text,
  );
  expect(screen.getByRole('heading', { name: 'Key Concepts' })).toBeInTheDocument();
  await arrive();
});

test('a failed load is explained; the retry keeps the focus while it fails and moves it to the text when it works', async () => {
  const load = jest
    .fn()
    .mockRejectedValueOnce(new Error('ChunkLoadError'))
    .mockRejectedValueOnce(new Error('ChunkLoadError'))
    .mockResolvedValueOnce(text);
  show(load);
  await arrive();
  expect(screen.getByRole('alert')).toHaveTextContent('Not loaded');
  expect(screen.getByRole('alert')).not.toHaveTextContent('ChunkLoadError');
  const retry = screen.getByRole('button', { name: 'Try again' });
  retry.focus();
  fireEvent.click(retry);
  expect(screen.getByRole('button', { name: 'Trying again...' })).toHaveFocus();
  await arrive();
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await arrive();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toContainElement(screen.getByRole('heading', { name: 'Key Concepts' }));
});

test('within 10 seconds loading becomes an explained failure; what comes later waits for the retry', async () => {
  let bring: (value: typeof text) => void = () => undefined;
  const underWay = new Promise<typeof text>((resolve) => {
    bring = resolve;
  });
  show(() => underWay);
  await pass(9_999);
  expect(screen.queryByRole('alert')).toBeNull();
  await pass(1);
  expect(screen.getByRole('alert')).toHaveTextContent('Not loaded');
  bring(text);
  await arrive();
  expect(screen.getByRole('alert')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await arrive();
  expect(screen.getByRole('heading', { name: 'Key Concepts' })).toBeInTheDocument();
});

/** Clicks the heading of a section and waits for the browser's word that it has opened or closed. */
function click(section: HTMLDetailsElement) {
  return act(async () => {
    const reported = new Promise((resolve) => section.addEventListener('toggle', resolve, { once: true }));
    fireEvent.click(within(section).getByRole('heading'));
    await reported;
  });
}

test('expanding a section scrolls it into view after 0.1 s, collapsing does not (section 4)', async () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  show(async () => text);
  await arrive();
  const [open, closed] = sections() as [HTMLDetailsElement, HTMLDetailsElement];
  await click(open);
  await pass(500);
  expect(open.open).toBe(false);
  expect(scroll).not.toHaveBeenCalled();
  await click(closed);
  await pass(99);
  expect(scroll).not.toHaveBeenCalled();
  await pass(1);
  expect(scroll.mock.contexts).toEqual([closed]);
  scroll.mockRestore();
});
