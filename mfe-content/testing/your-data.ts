import { store } from '@portal/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** What a browser stores about a visitor; the page does not know the last entry. */
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
/** What one tab stores. */
export const DRAFTS = { 'portal.curriculum.draft.4': 'Begun', 'portal.draft.project': '{"answers":{}}', 'portal.target-module': '4' };

/** What the browser stores before the page is opened. */
export function storeTexts(local: Record<string, unknown> = {}, tab: Record<string, string> = {}): void {
  for (const [key, text] of Object.entries(tab)) sessionStorage.setItem(key, text);
  store(local);
}

export const storedTexts = () => ({ local: { ...localStorage }, tab: { ...sessionStorage } });
export const part = (name: string) => within(screen.getByRole('region', { name }));
export const amountOf = (name: string) => part('What This Browser Keeps').getByText(name).nextElementSibling?.textContent;
export const fileOf = (content: object | string, name = 'mine.json') =>
  new File([typeof content === 'string' ? content : JSON.stringify(content)], name, { type: 'application/json' });
export const choose = (file: File) => userEvent.upload(screen.getByLabelText('A file that was saved here'), file);
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
