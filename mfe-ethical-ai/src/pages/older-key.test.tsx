import { stored } from '@portal/testing';
import { showPage } from '../../testing/page.tsx';
import { Page } from './ethical-ai.page.tsx';

// In a file of its own: it happens when the store starts, which it does once in a page.
test('"an older AI-ethics key is removed on load", and what is kept under the key of today stays', () => {
  showPage(Page, { 'portal.ethical-ai': { answers: [1] }, 'portal.ethical-ai.progress': { checklist: [2] } });
  expect(localStorage.getItem('portal.ethical-ai')).toBeNull();
  expect(stored('portal.ethical-ai.progress')).toEqual({ checklist: [2] });
});
