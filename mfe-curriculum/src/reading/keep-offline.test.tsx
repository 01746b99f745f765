import { useOffline } from '@portal/shell-api';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KeepOffline } from './keep-offline.tsx';
import { OFFLINE_SET } from './offline-set.ts';

const ADDRESS = '/modules/managing-references';
const keep = jest.fn();
const remove = jest.fn();

/** What the shell says of this browser. */
function says(part: object): void {
  jest.mocked(useOffline).mockReturnValue({
    isAvailable: true,
    kept: [],
    progress: undefined,
    problem: undefined,
    offers: undefined,
    askForOffers: () => {},
    keep,
    remove,
    ...part,
  });
}
const press = () => userEvent.click(screen.getByRole('button'));
const word = () => screen.getByRole('button').textContent;

beforeEach(() => {
  for (const spy of [keep, remove]) spy.mockClear();
});

test('a text is kept with one press, by its address', async () => {
  says({});
  render(<KeepOffline address={ADDRESS} />);
  expect(screen.getByRole('button', { name: 'Keep for reading offline' })).toHaveTextContent('Offline');
  await press();
  expect(keep.mock.calls).toEqual([[ADDRESS]]);
});

test('while it comes, the button says how far it is and stops it', async () => {
  says({ kept: [ADDRESS], progress: { id: ADDRESS, done: 50, size: 120 } });
  render(<KeepOffline address={ADDRESS} />);
  expect(word()).toBe('41%');
  await press();
  expect(remove.mock.calls).toEqual([[ADDRESS]]);
});

test('what has come is called kept, and the button removes it', async () => {
  says({ kept: [ADDRESS] });
  render(<KeepOffline address={ADDRESS} />);
  expect(word()).toBe('Kept');
  await press();
  expect(remove.mock.calls).toEqual([[ADDRESS]]);
});

test('what could not come is not called kept, and the button tries again', async () => {
  says({ kept: [ADDRESS], problem: { id: ADDRESS, why: 'network' } });
  render(<KeepOffline address={ADDRESS} />);
  expect(word()).toBe('Offline');
  await press();
  expect(keep.mock.calls).toEqual([[ADDRESS]]);
});

test('with the whole curriculum kept, a text is kept too; the shell says what removing it means', async () => {
  says({ kept: [OFFLINE_SET] });
  render(<KeepOffline address={ADDRESS} />);
  expect(word()).toBe('Kept');
  await press();
  expect(remove.mock.calls).toEqual([[ADDRESS]]);
});
