import { show } from '@portal/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { button, KEPT, part, storeTexts } from '../../testing/your-data.ts';
import { Page } from './your-data.page.tsx';

/** A browser that keeps caches under these names; gives back what is left of them. */
function withCaches(...all: string[]): () => string[] {
  const names = new Set(all);
  Object.assign(globalThis, { caches: { keys: async () => [...names], delete: async (name: string) => names.delete(name) } });
  return () => [...names];
}
const section = () => part('Reading Without a Network');
const says = async (words: string) => expect(await section().findByText(words)).toBeVisible();

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'caches');
});

test('pages that were read are removed with one button, and nothing else', async () => {
  storeTexts(KEPT);
  const left = withCaches('portal mfe-garden 2.1.0', 'portal pages 1.0.0 mfe-garden 2.1.0', 'of something else');
  show(Page);
  await says('Pages are kept in this browser. They reveal what has been read here.');
  await userEvent.click(button('Remove all pages'));
  await says('The pages were removed. Pages you open from now on will be kept again.');
  expect(left()).toEqual(['of something else']);
  expect(localStorage.getItem('portal.curriculum.bookmarked')).toBe('[2]');
});

test('clearing everything removes them as well', async () => {
  storeTexts(KEPT);
  const left = withCaches('portal mfe-garden 2.1.0');
  show(Page);
  await says('Pages are kept in this browser. They reveal what has been read here.');
  await userEvent.click(button(/^Clear everything/));
  await userEvent.click(button('Yes, clear everything'));
  await says('No pages are kept in this browser.');
  expect(left()).toEqual([]);
});

test('where none are kept, or the browser has no room for any, there is nothing to remove', async () => {
  storeTexts();
  show(Page);
  await says('No pages are kept in this browser.');
  expect(
    within(screen.getByRole('region', { name: 'Reading Without a Network' })).getByRole('button', { name: 'Remove all pages' }),
  ).toHaveAttribute('aria-disabled', 'true');
});
