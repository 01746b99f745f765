import { fakeApi, hydrate, noAnswer, prerendered } from '@portal/testing';
import { Page as ConductPage } from './code-of-conduct.page.tsx';
import { Page as CollaboratePage } from './collaborate.page.tsx';
import { Page as FeedbackPage } from './feedback.page.tsx';
import { Page as SubmitPage } from './submit.page.tsx';

const pages = [
  ['/collaborate', CollaboratePage],
  ['/submit', SubmitPage],
  ['/code-of-conduct', ConductPage],
  ['/feedback', FeedbackPage],
] as const;

beforeEach(() => {
  fakeApi(noAnswer);
});

test.each(pages)(
  '%s is prerendered without a style attribute, which the site forbids, and without a placeholder in its words',
  (_, Page) => {
    const html = prerendered(Page);
    expect(html).not.toMatch(/<[^>]*\sstyle=/);
    expect(html).not.toMatch(/[{}]/);
  },
);

test.each(pages)('%s says without scripts what needs them', (_, Page) => {
  expect(prerendered(Page)).toMatch(/<noscript>.*JavaScript.*<\/noscript>/);
});

test('/collaborate is prerendered with 6 + 2 skeletons in the places of the lists', () => {
  expect(prerendered(CollaboratePage).split('data-skeleton')).toHaveLength(1 + 6 + 2);
});

test.each(pages)('the browser takes %s over as it was made ahead, without a difference', (_, Page) => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = prerendered(Page);
  const heading = root.querySelector('h1');
  const complaints: unknown[] = [];
  hydrate(Page, root, (error) => complaints.push(error));
  expect(complaints).toEqual([]);
  expect(root.querySelector('h1')).toBe(heading);
});
