import { site } from '@portal/shell-api';
import { currentAddress } from '@portal/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showPage } from '../../testing/page.tsx';
import { Page } from './ethical-ai.page.tsx';

const region = (name: string) => within(screen.getByRole('region', { name }));

test('"AI Research Ethics Navigator 2025" is the one headline, with a subtitle; no request goes to the server (section 7)', () => {
  const asked = jest.spyOn(globalThis, 'fetch');
  showPage(Page);
  expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual(['AI Research Ethics Navigator 2025']);
  expect(screen.getByText(/^AI tools can help you read, write and analyze\./)).toBeInTheDocument();
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();
});

test.each([
  ['Trustworthy Augmented Intelligence in Health Care', /American Medical Association/, /^https:\/\/www\.ama-assn\.org\//],
  ['Ethics Guidelines for Trustworthy AI', /European Commission/, /^https:\/\/digital-strategy\.ec\.europa\.eu\//],
])('the introduction cites %s with a link in a new tab', (name, author, address) => {
  showPage(Page);
  const link = screen.getByRole('link', { name: `${name} (opens in a new tab)` });
  expect(link).toHaveAttribute('href', expect.stringMatching(address));
  expect(link).toHaveAttribute('target', '_blank');
  expect(link.closest('p')).toHaveTextContent(author);
});

test('the drawing says what it shows', () => {
  showPage(Page);
  expect(screen.getByRole('img', { name: /compass/ })).toHaveAttribute('src');
});

test('four numbered learning objectives, in the specified order', () => {
  showPage(Page);
  const objectives = region('What You Will Learn').getByRole('list');
  expect(objectives.tagName).toBe('OL');
  expect(
    within(objectives)
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent),
  ).toEqual(['Core principles', 'Citation and disclosure', 'Risks and limits', 'Practical guidelines and verification']);
});

test.each([
  ['Previous Research Ethics & Integrity', '11'],
  ['Next Publication Ethics & Scholarly Integrity', '20'],
])('"%s" leaves target module %s and goes to the Modules page', async (name, id) => {
  showPage(Page);
  await userEvent.click(screen.getByRole('link', { name }));
  expect(sessionStorage.getItem('portal.target-module')).toBe(id);
  expect(currentAddress().pathname).toBe('/modules');
});

test('a step that opens in a new tab leaves no target module in this one', async () => {
  showPage(Page);
  // jsdom has no tabs to open.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  const user = userEvent.setup();
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('link', { name: /^Next/ }));
  expect(sessionStorage.getItem('portal.target-module')).toBeNull();
});

test('the position is 12/19', () => {
  showPage(Page);
  expect(screen.getByText('Module 12/19')).toBeInTheDocument();
  expect(within(screen.getByRole('navigation', { name: 'Previous and next module' })).getByText('12/19')).toBeInTheDocument();
});

test('the end names version, date, the team and how AI helped, as the site says it everywhere', () => {
  showPage(Page);
  const about = region('About this module');
  expect(about.getByText('Module Version 1.0')).toBeInTheDocument();
  expect(about.getByText('Last Updated: August 2025')).toBeInTheDocument();
  expect(about.getByText(site.claims?.authors.says ?? '')).toBeInTheDocument();
  expect(about.getByText(site.claims?.aiHelp.says ?? '')).toBeInTheDocument();
});

test('in a shell that says nothing about it, neither does the page', () => {
  jest.replaceProperty(site, 'claims', undefined);
  showPage(Page);
  expect(region('About this module').queryByText(/volunteer|helped/)).toBeNull();
});

test('no placeholder is left in the words', () => {
  const { container } = showPage(Page);
  expect(container.innerHTML).not.toMatch(/[{}]/);
});

test('the list of contents leads to every section', () => {
  showPage(Page);
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  const headings = screen
    .getAllByRole('region')
    .flatMap((each) => document.getElementById(each.getAttribute('aria-labelledby') ?? '') ?? []);
  const sections = headings.filter(({ tagName }) => tagName === 'H2');
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual(
    sections.map(({ id, textContent }) => [`#${id}`, textContent]),
  );
  expect(links).toHaveLength(10);
});

test('the section that is read is remembered', async () => {
  showPage(Page);
  const tools = document.getElementById('tools') as HTMLElement;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const isAbove = this === tools || this.compareDocumentPosition(tools) === Node.DOCUMENT_POSITION_FOLLOWING;
    return { top: isAbove ? 0 : 5000 } as DOMRect;
  });
  fireEvent.scroll(window);
  await waitFor(() =>
    expect(JSON.parse(localStorage.getItem('portal.reading.place') ?? 'null')).toEqual({
      'ethical-ai': { address: '/ethical-ai-module', section: 'tools', day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    }),
  );
  jest.restoreAllMocks();
});
