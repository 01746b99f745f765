import { hydrate, prerendered, show } from '@portal/testing';
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Page as AiLifeEasier } from './ai-life-easier.page.tsx';
import { Page as Donate } from './donate.page.tsx';
import { Page as Home } from './home.page.tsx';
import { Page as Inspiration } from './inspiration.page.tsx';
import { Page as MedicalStudents } from './medical-students.page.tsx';
import { Page as Resources } from './resources.page.tsx';
import { Page as SafetyGuidelines } from './safety-guidelines.page.tsx';
import { Page as StudentSavings } from './student-savings.page.tsx';
import { Page as Team } from './team.page.tsx';
import { Page as Tools } from './tools.page.tsx';
import { Page as Volunteer } from './volunteer.page.tsx';
import { Page as YourData } from './your-data.page.tsx';

/** Every page, its headline, and how many links lead out of the site. */
const pages: readonly [address: string, Page: ComponentType, headline: string, linksOut: number][] = [
  ['/', Home, 'An example', 1],
  ['/tools', Tools, 'AI Tools & Data Pools Directory', 19 + 2 + 10],
  ['/resources', Resources, 'Free Resources for Students', 6 + 10 + 6 + 2],
  ['/medical-students', MedicalStudents, 'For Medical Students', 11 + 2 + 2 + 4],
  ['/ai-life-easier', AiLifeEasier, 'AI That Can Make Your Life Easier', 7],
  ['/student-savings', StudentSavings, 'Saving Money as a Student', 7 + 2 + 6 + 7 + 2],
  ['/safety-guidelines', SafetyGuidelines, 'Online Safety Guidelines', 11],
  ['/donate', Donate, 'Help a Student Start in Research', 2],
  ['/inspiration', Inspiration, 'People who Inspire Us', 1],
  ['/team', Team, 'The People Behind Example Bench', 1 + 4],
  ['/volunteer', Volunteer, 'Join Our Mission', 2],
  ['/your-data', YourData, 'Your Data', 0],
];

test.each(pages)('%s has one headline, and headings without a gap below it', (_, Page, headline) => {
  show(Page);
  const levels = screen.getAllByRole('heading').map((heading) => Number(heading.tagName.slice(1)));
  expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual([headline]);
  expect(levels.filter((level, index) => index > 0 && level - (levels[index - 1] ?? 0) > 1)).toEqual([]);
});

test.each(pages)('every link of %s out of the site opens a new tab, says so, and gives away nothing', (_, Page, __, linksOut) => {
  show(Page);
  const out = screen.queryAllByRole('link').filter((link) => /^https?:/.test(link.getAttribute('href') ?? ''));
  for (const link of out) {
    expect(link).toHaveAccessibleName(/ \(opens in a new tab\)$/);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
  expect(out).toHaveLength(linksOut);
});

test.each(pages)('no two links of %s have the same name and lead to different places', (_, Page) => {
  show(Page);
  const places = new Map<string, Set<string | null>>();
  for (const link of screen.queryAllByRole('link')) {
    const name = link.textContent ?? '';
    places.set(name, (places.get(name) ?? new Set()).add(link.getAttribute('href')));
  }
  expect([...places].filter(([, addresses]) => addresses.size > 1).map(([name]) => name)).toEqual([]);
});

test.each(pages)(
  '%s is made ahead without a style attribute, which the site forbids, and without a placeholder in its words',
  (_, Page) => {
    const html = prerendered(Page);
    expect(html).not.toMatch(/<[^>]*\sstyle=/);
    expect(html).not.toMatch(/[{}]/);
  },
);

test.each(pages)('the browser takes %s over as it was made ahead, without a difference', (_, Page) => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = prerendered(Page);
  const nodes = [...root.querySelectorAll('*')];
  const complaints: unknown[] = [];
  hydrate(Page, root, (error) => complaints.push(error));
  expect(complaints).toEqual([]);
  expect(nodes.filter((node) => !node.isConnected)).toEqual([]);
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  Reflect.deleteProperty(globalThis, 'fetch');
});

/**
 * The pages that request something from the API: a page with a list of its own is added here. What these two request is in
 * packages/api-client/src/lists.test.tsx and, through the browser, in content.spec.ts.
 */
const USING_THE_API = ['/', '/tools'];

// The page of the visitor's own data, which no specification has, takes a file and sends it nowhere.
test.each(pages.filter(([address]) => !USING_THE_API.includes(address)))(
  'of %s: "Static pages have no forms and no validation", and it calls "None to the product\'s own server"',
  (address, Page) => {
    const asked = jest.fn();
    globalThis.fetch = asked;
    globalThis.requestIdleCallback = (callback) => {
      callback({ didTimeout: false, timeRemaining: () => 10 });
      return 1;
    };
    const { container } = show(Page);
    const fields = container.querySelectorAll('form, input:not([type=range]), textarea, select');
    expect(fields).toHaveLength(address === '/your-data' ? 1 : 0);
    expect(asked).not.toHaveBeenCalled();
  },
);

test.each(pages.filter(([address]) => address !== '/'))('%s begins with a drawing that says what it shows', (_, Page) => {
  show(Page);
  expect(screen.getAllByRole('img')[0]).toHaveAccessibleName(/^\w.{15,}\.$/);
});
