import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Page } from './ethical-ai.page.tsx';
import { kept, show } from './show.tsx';

const PROGRESS = 'portal.ethical-ai.progress';
const SETTINGS = 'portal.settings';
const tick = () => userEvent.click(screen.getByRole('checkbox', { name: 'Discuss plans with advisor' }));

test.each([
  ['dark', true],
  ['light', false],
])('the dark flag is kept with what a visitor does in the %s theme', async (theme, dark) => {
  show(Page, { [SETTINGS]: { theme }, [PROGRESS]: { dark: !dark } });
  expect(kept(PROGRESS)).toEqual({ dark: !dark });
  await tick();
  expect(kept(PROGRESS)).toEqual({ dark, checklist: [1], percentComplete: 14 });
  expect(kept(SETTINGS)).toEqual({ theme });
});

test('without a choice for the site the flag stays as it was', async () => {
  show(Page, { [PROGRESS]: { dark: false } });
  await tick();
  expect(kept(PROGRESS)).toEqual({ dark: false, checklist: [1], percentComplete: 14 });
  expect(kept(SETTINGS)).toBeNull();
});

test('a kept dark flag is restored where the choice for the site is gone, beside other settings', () => {
  show(Page, { [PROGRESS]: { dark: true }, [SETTINGS]: { later: 1 } });
  expect(kept(SETTINGS)).toEqual({ later: 1, theme: 'dark' });
});

test('a choice for the site wins over the flag', () => {
  show(Page, { [PROGRESS]: { dark: true }, [SETTINGS]: { theme: 'light' } });
  expect(kept(SETTINGS)).toEqual({ theme: 'light' });
  expect(kept(PROGRESS)).toEqual({ dark: true });
});
