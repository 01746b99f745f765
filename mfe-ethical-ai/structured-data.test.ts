import { site } from '@portal/shell-api';
import { structuredData } from './structured-data.ts';

const [page, trail] = structuredData('/ethical-ai-module', site);

test('the page is a free module of the course, with its four goals and the two frameworks it stands on', () => {
  expect(page).toMatchObject({
    '@type': 'LearningResource',
    name: 'AI Research Ethics Navigator 2025',
    position: 12,
    isAccessibleForFree: true,
    isPartOf: { '@id': '/modules#course' },
    provider: { name: 'Example Bench' },
    teaches: [expect.any(String), expect.any(String), expect.any(String), expect.any(String)],
    isBasedOn: [
      { name: 'Trustworthy Augmented Intelligence in Health Care', url: expect.stringMatching(/^https:\/\/www\.ama-assn\.org\//) },
      { name: 'Ethics Guidelines for Trustworthy AI', url: expect.stringMatching(/europa\.eu/) },
    ],
  });
});

test('the four tools, each with the address that opens it, and the checklist are parts of it', () => {
  expect(page).toMatchObject({
    hasPart: [
      { name: 'AI Decision Calculator', url: '/ethical-ai-module#calculator' },
      { name: 'Citation Generator & AI Log Template', url: '/ethical-ai-module#citation' },
      { '@type': 'Quiz', name: 'Quiz', url: '/ethical-ai-module#quiz' },
      { name: 'Resources', url: '/ethical-ai-module#resources' },
      { name: 'Pre-Flight Checklist', url: '/ethical-ai-module#checklist' },
    ],
  });
});

test('the way to it leads over the modules', () => {
  expect(trail).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Example Bench', item: '/' },
      { position: 2, item: '/modules' },
      { position: 3, name: 'AI Research Ethics Navigator 2025', item: '/ethical-ai-module' },
    ],
  });
});

test('of other pages it says nothing', () => {
  expect(structuredData('/ethical-ai-new', site)).toEqual([]);
});
