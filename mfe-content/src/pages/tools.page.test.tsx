import { currentAddress, hydrate, prerendered, show } from '@portal/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import stringsFile from '../../content/tools-page.yaml';
import { ToolDirectory } from '../tools/tool-directory.tsx';
import { Page } from './tools.page.tsx';

/** 1-platform.md section 3, "Categories seen". */
const CATEGORIES =
  'Data Analysis, Document Analysis, Literature Search, Evidence Synthesis, Citation Network, Academic Search, Citation Graph, Trend Analysis, Research Workspace, Dashboard Builder, Data Visualization, Business Analytics, Machine Learning, Data Workflows, Jupyter Notebooks, Chart Creation, Chart & Maps, Analytics Platform, Spreadsheet AI'.split(
    ', ',
  );

const search = () => screen.getByRole('searchbox', { name: 'Search tools' });
const cards = () => within(screen.getByRole('group', { name: 'AI Tools & Data Pools Directory' })).queryAllByRole('listitem');
const titles = () => cards().map((card) => within(card).getByRole('heading', { level: 2 }).textContent);
const line = () => screen.getByText(/^Showing/);

describe('the page', () => {
  test('badge "AI-Powered Research", title "AI Tools & Data Pools Directory", and a subtitle', () => {
    show(Page);
    expect(screen.getByText('AI-Powered Research')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'AI Tools & Data Pools Directory' })).toBeVisible();
    expect(screen.getByText(/^AI tools that enhance your research capabilities/)).toBeVisible();
  });

  test('search box, placeholder "Search tools by name or description..."', () => {
    show(Page);
    expect(search()).toHaveAttribute('placeholder', 'Search tools by name or description...');
  });

  test('"A featured card for the tool named marimo is shown first and wide, with several link buttons, each opening in a new tab"', () => {
    show(Page);
    const [first, ...others] = cards();
    const featured = within(first as HTMLElement);
    expect(featured.getByRole('heading')).toHaveTextContent('marimo');
    expect(first).toHaveClass('wide');
    expect(featured.getAllByRole('link').length).toBeGreaterThan(1);
    for (const card of others) expect(card).not.toHaveClass('wide');
  });

  test('other tools are cards with "category badge, description, "AI Feature" text and a "Visit Site" button opening in a new tab"', () => {
    show(Page);
    const tools = cards().slice(1, -1);
    expect(tools).toHaveLength(18);
    const seen = tools.map((card) => {
      const { getByRole, getByText, getAllByRole } = within(card);
      expect(getByText('AI Feature').nextElementSibling?.textContent).toMatch(/\w/);
      expect(getAllByRole('paragraph')).toHaveLength(1);
      expect(getByRole('link', { name: /^Visit Site .+ \(opens in a new tab\)$/ })).toHaveAttribute('target', '_blank');
      return CATEGORIES.filter((category) => within(card).queryByText(category));
    });
    expect(seen.flat().sort()).toEqual(CATEGORIES.filter((category) => category !== 'Jupyter Notebooks').sort());
  });

  test('a final "More Coming Soon" card: "Additional AI tools are being added regularly"', () => {
    show(Page);
    const last = within(cards().at(-1) as HTMLElement);
    expect(last.getByRole('heading', { name: 'More Coming Soon' })).toBeVisible();
    expect(last.getByText('Additional AI tools are being added regularly')).toBeVisible();
  });
});

describe('searching', () => {
  test('"A result-count line … appears only when a query is typed"', async () => {
    show(Page);
    expect(screen.queryByText(/^Showing/)).not.toBeInTheDocument();
    await userEvent.type(search(), 'blocks');
    expect(line()).toHaveTextContent('Showing 2 result(s) for "blocks"');
    expect(titles()).toEqual(['KNIME', 'Orange', 'More Coming Soon']);
    await userEvent.clear(search());
    expect(screen.queryByText(/^Showing/)).not.toBeInTheDocument();
    expect(cards()).toHaveLength(20);
  });

  test('"case-insensitive substring match on name, description or aiFeature"', async () => {
    show(Page);
    await userEvent.type(search(), 'zero');
    expect(titles()).toEqual(['More Coming Soon']);
    await userEvent.clear(search());
    await userEvent.type(search(), 'KNI');
    expect(titles()).toEqual(['KNIME', 'More Coming Soon']);
    await userEvent.clear(search());
    await userEvent.type(search(), 'image, sound or POSE');
    expect(titles()).toEqual(['Teachable Machine', 'More Coming Soon']);
  });

  test('what is found is announced', async () => {
    show(Page);
    await userEvent.type(search(), 'KNIME');
    expect(screen.getByRole('status')).toHaveTextContent('Showing 1 result(s) for "KNIME"');
  });

  test('nothing found: "No tools found" and "No tools match your search for "query". Try different keywords.", with a way back', async () => {
    show(Page);
    await userEvent.type(search(), 'xyzzy');
    expect(screen.getByRole('heading', { name: 'No tools found' })).toBeVisible();
    expect(screen.getByText('No tools match your search for "xyzzy". Try different keywords.')).toBeVisible();
    expect(line()).toHaveTextContent('Showing 0 result(s) for "xyzzy"');
    await userEvent.click(screen.getByRole('button', { name: 'Show all tools' }));
    expect(cards()).toHaveLength(20);
    expect(search()).toHaveValue('');
    expect(screen.getByRole('group', { name: 'AI Tools & Data Pools Directory' })).toHaveFocus();
  });

  test('"without a query: "No tools available in this category. Check back soon for new additions!""', () => {
    show(() => <ToolDirectory LinkChecked={() => null} tools={[]} strings={stringsFile} />);
    expect(screen.getByRole('heading', { name: 'No tools found' })).toBeVisible();
    expect(screen.getByText('No tools available in this category. Check back soon for new additions!')).toBeVisible();
  });
});

describe('"Advanced Filters" popover', () => {
  const list = () => screen.getByRole('list', { name: 'Category' });
  const choices = () => within(list()).getAllByRole('button');

  /** jsdom has no popover: the list is always there, and closing it is noted only. */
  async function choose(category: string) {
    const hide = jest.fn();
    Object.assign(list().parentElement as HTMLElement, { hidePopover: hide });
    await userEvent.click(within(list()).getByRole('button', { name: category }));
    return hide;
  }

  test('lists ""All Tools" first, then each distinct category"', () => {
    show(Page);
    expect(screen.getByRole('button', { name: 'Advanced Filters' })).toHaveAttribute('aria-expanded', 'false');
    expect(choices()[0]).toHaveTextContent('All Tools');
    const categories = choices()
      .slice(1)
      .map(({ textContent }) => textContent);
    expect([...categories].sort()).toEqual([...CATEGORIES].sort());
  });

  test('"Choosing one sets the filter and closes the popover", and the focus goes back to its button', async () => {
    show(Page);
    const hide = await choose('Machine Learning');
    expect(hide).toHaveBeenCalledTimes(1);
    expect(titles()).toEqual(['Teachable Machine', 'More Coming Soon']);
    expect(screen.getByRole('button', { name: 'Advanced Filters' })).toHaveFocus();
    expect(choices().filter((choice) => choice.getAttribute('aria-pressed') === 'true')).toEqual([
      within(list()).getByRole('button', { name: 'Machine Learning' }),
    ]);
  });

  test('a category alone shows no result line, but what it leaves is said', async () => {
    show(Page);
    await choose('Machine Learning');
    expect(screen.queryByText(/^Showing/)).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Tools in Machine Learning: 1');
  });

  test('""All Tools" means no filter", and so does taking the chosen one away', async () => {
    show(Page);
    await choose('Machine Learning');
    await choose('All Tools');
    expect(cards()).toHaveLength(20);
    await choose('Machine Learning');
    await userEvent.click(screen.getByRole('button', { name: 'Category: Machine Learning, remove this filter' }));
    expect(cards()).toHaveLength(20);
  });

  test('text and category narrow the list together', async () => {
    show(Page);
    await userEvent.type(search(), 'papers');
    const both = titles().length;
    await choose('Citation Graph');
    expect(titles()).toEqual(['Connected Papers', 'More Coming Soon']);
    expect(both).toBeGreaterThan(2);
  });
});

describe('the address', () => {
  test('follows what is looked for, without a step in the history', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    show(Page);
    await user.type(search(), ' papers ');
    expect(currentAddress().search).toBe('');
    act(() => jest.advanceTimersByTime(300));
    expect(currentAddress().search).toBe('?q=papers');
    expect(search()).toHaveValue(' papers ');
    await user.clear(search());
    act(() => jest.advanceTimersByTime(300));
    expect(currentAddress().search).toBe('');
    jest.useRealTimers();
  });

  test('says what is looked for when the page is opened', () => {
    show(Page, '/tools?q=papers&category=Citation+Graph');
    expect(search()).toHaveValue('papers');
    expect(titles()).toEqual(['Connected Papers', 'More Coming Soon']);
  });

  test('with a category that does not exist shows all tools', () => {
    show(Page, '/tools?category=Alchemy');
    expect(cards()).toHaveLength(20);
  });

  test('is taken up after hydration, whose first render is the page as it was made ahead', async () => {
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = prerendered(Page);
    const complaints: unknown[] = [];
    hydrate(Page, root, (error) => complaints.push(error), '/tools?q=KNIME');
    await act(async () => undefined);
    expect(complaints).toEqual([]);
    expect(titles()).toEqual(['KNIME', 'More Coming Soon']);
  });
});
