import { useOffline } from '@portal/shell-api';
import { show } from '@portal/testing';
import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { part, storeTexts } from '../../testing/your-data.ts';
import { Page } from './your-data.page.tsx';

const keep = jest.fn();
const remove = jest.fn();
const OFFERS = [
  { id: 'curriculum', name: 'The whole curriculum', size: 1_640_000 },
  { id: 'ethical-ai', name: 'The ethical-AI toolkit', size: 40_000 },
];

/** What the shell says of this browser. */
function says(state: object): void {
  jest.mocked(useOffline).mockReturnValue({
    isAvailable: true,
    kept: [],
    progress: undefined,
    problem: undefined,
    offers: OFFERS,
    askForOffers: () => {},
    keep,
    remove,
    ...state,
  });
}
const section = () => part('Reading Without a Network');
const set = (name: string) => within(section().getAllByText(name)[0]?.closest('li') as HTMLElement);

beforeEach(() => {
  storeTexts();
  for (const spy of [keep, remove]) spy.mockClear();
});

test('what can be kept is offered with its size, and kept with one press', async () => {
  says({});
  show(Page);
  expect(
    section()
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    expect.stringContaining('The whole curriculum 1.6 MB to load'),
    expect.stringContaining('The ethical-AI toolkit 0.1 MB to load'),
  ]);
  await userEvent.click(section().getByRole('button', { name: 'Keep offline The ethical-AI toolkit' }));
  expect(keep.mock.calls).toEqual([['ethical-ai']]);
});

test('it is asked for when the page is there, not before', () => {
  const askForOffers = jest.fn();
  says({ isAvailable: undefined, offers: undefined, askForOffers });
  show(Page).unmount();
  expect(askForOffers).not.toHaveBeenCalled();
  says({ offers: undefined, askForOffers });
  show(Page);
  expect(askForOffers).toHaveBeenCalledTimes(1);
});

test('while it comes, it says how much has come and can be stopped', async () => {
  says({ kept: ['curriculum'], progress: { id: 'curriculum', done: 820_000, size: 1_640_000 } });
  show(Page);
  expect(set('The whole curriculum').getByRole('progressbar', { name: 'The whole curriculum' })).toHaveAttribute('value', '820000');
  expect(set('The whole curriculum').getByText('0.8 of 1.6 MB')).toBeVisible();
  await userEvent.click(set('The whole curriculum').getByRole('button', { name: /^Stop/ }));
  expect(remove.mock.calls).toEqual([['curriculum']]);
});

test('what is kept says so and can be removed', async () => {
  says({ kept: ['curriculum'] });
  show(Page);
  expect(set('The whole curriculum').getByText('1.6 MB, kept in this browser')).toBeVisible();
  await userEvent.click(set('The whole curriculum').getByRole('button', { name: /^Remove/ }));
  expect(remove.mock.calls).toEqual([['curriculum']]);
});

test.each([
  ['network', /Not all of it could be loaded\./],
  ['storage', /no room for all of it/],
])('where the %s was the problem, that is said, and it can be tried again', async (why, words) => {
  says({ kept: ['curriculum'], problem: { id: 'curriculum', why } });
  show(Page);
  expect(set('The whole curriculum').getByRole('status')).toHaveTextContent(words);
  await userEvent.click(set('The whole curriculum').getByRole('button', { name: /^Try again/ }));
  expect(keep.mock.calls).toEqual([['curriculum']]);
});

test('a browser that can keep nothing is told so', () => {
  says({ isAvailable: false });
  show(Page);
  expect(section().getByText(/^This browser cannot keep pages/)).toBeVisible();
});

test('where it cannot be found out what can be kept, the page says so', () => {
  says({ offers: [] });
  show(Page);
  expect(section().getByText(/^The list of what you can keep could not be loaded\./)).toBeVisible();
  expect(section().queryByRole('list')).not.toBeInTheDocument();
});
