import { stored } from '@portal/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showPage } from '../../testing/page.tsx';
import { Page } from './ethical-ai.page.tsx';

const PROGRESS = 'portal.ethical-ai.progress';
const SETTINGS = 'portal.settings';
const tick = () => userEvent.click(screen.getByRole('checkbox', { name: 'Discuss plans with advisor' }));

test.each([
  ['dark', true],
  ['light', false],
])('the dark flag is kept with what a visitor does in the %s theme', async (theme, dark) => {
  showPage(Page, { [SETTINGS]: { theme }, [PROGRESS]: { dark: !dark } });
  expect(stored(PROGRESS)).toEqual({ dark: !dark });
  await tick();
  expect(stored(PROGRESS)).toEqual({ dark, checklist: [1], percentComplete: 14 });
  expect(stored(SETTINGS)).toEqual({ theme });
});

test('without a choice for the site the flag stays as it was', async () => {
  showPage(Page, { [PROGRESS]: { dark: false } });
  await tick();
  expect(stored(PROGRESS)).toEqual({ dark: false, checklist: [1], percentComplete: 14 });
  expect(stored(SETTINGS)).toBeNull();
});

test('a kept dark flag is restored where the choice for the site is gone, beside other settings', () => {
  showPage(Page, { [PROGRESS]: { dark: true }, [SETTINGS]: { later: 1 } });
  expect(stored(SETTINGS)).toEqual({ later: 1, theme: 'dark' });
});

test('a choice for the site wins over the flag', () => {
  showPage(Page, { [PROGRESS]: { dark: true }, [SETTINGS]: { theme: 'light' } });
  expect(stored(SETTINGS)).toEqual({ theme: 'light' });
  expect(stored(PROGRESS)).toEqual({ dark: true });
});
