import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** What a browser keeps of a visitor; the page does not know the last entry. */
export const KEPT = {
  'portal.curriculum.completed': [1, 2, 3, 999],
  'portal.curriculum.bookmarked': [2],
  'portal.curriculum.notes': { 1: 'Ask in the library', 2: ' ' },
  'portal.research-path.completed': [1],
  'portal.ethical-ai.completed': true,
  'portal.ethical-ai.progress': { decisionAnswers: { 1: 0 }, quizAnswers: { 1: 1 }, checklist: [0], completed: true },
  'portal.settings': { theme: 'dark', lastModule: 3 },
  'portal.garden.seeds': ['three'],
};
/** What one tab keeps. */
export const DRAFTS = { 'portal.curriculum.draft.4': 'Begun', 'portal.draft.project': '{"answers":{}}', 'portal.target-module': '4' };

/** Stands for a text that is no JSON. */
export const DAMAGED = '[2,';

/** What the browser keeps before the page is opened; the page's store hears of it as of another tab's doing. */
export function keep(local: Record<string, unknown> = {}, tab: Record<string, string> = {}): void {
  localStorage.clear();
  for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value === DAMAGED ? DAMAGED : JSON.stringify(value));
  for (const [key, text] of Object.entries(tab)) sessionStorage.setItem(key, text);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage })));
}

export const stored = () => ({ local: { ...localStorage }, tab: { ...sessionStorage } });
export const part = (name: string) => within(screen.getByRole('region', { name }));
export const amountOf = (name: string) => part('What This Browser Keeps').getByText(name).nextElementSibling?.textContent;
export const fileOf = (content: object | string, name = 'mine.json') =>
  new File([typeof content === 'string' ? content : JSON.stringify(content)], name, { type: 'application/json' });
export const choose = (file: File) => userEvent.upload(screen.getByLabelText('A file that was saved here'), file);
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
