import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openTool, showPage } from '../../testing/page.tsx';
import { Page } from './ethical-ai.page.tsx';

const TOOL = 'Citation Generator & AI Log Template';
const panel = () => within(screen.getByRole('region', { name: TOOL }));
const field = (name: string) => panel().getByRole('textbox', { name });
const tool = () => panel().getByRole('combobox', { name: 'AI tool' });
const generate = () => userEvent.click(panel().getByRole('button', { name: 'Generate Citation' }));
const result = () => panel().getAllByRole('status')[1] as HTMLElement;
let alerts: jest.SpyInstance;

beforeEach(async () => {
  alerts = jest.spyOn(window, 'alert').mockImplementation(() => {});
  showPage(Page);
  await openTool(TOOL);
});

afterEach(() => {
  alerts.mockRestore();
  Reflect.deleteProperty(navigator, 'clipboard');
});

const tick = () => panel().getByRole('checkbox');

async function fill({ name = 'Claude (Sonnet 4)', usage = 'Ideas for a title' } = {}) {
  await userEvent.selectOptions(tool(), name);
  await userEvent.type(field('Company or developer'), 'Anthropic');
  await userEvent.type(field('Dates of use'), 'March 2025');
  await userEvent.type(field('How you used it'), usage);
}

test('three named assistants with version labels, and "Other", which asks for a name', async () => {
  const choices = within(tool()).getAllByRole('option');
  expect(choices.map(({ textContent }) => textContent)).toEqual([
    'Choose a tool',
    'ChatGPT (GPT-5)',
    'Claude (Sonnet 4)',
    'Gemini (2.5 Pro)',
    'Other',
  ]);
  expect(panel().queryByRole('textbox', { name: 'Name of the AI tool' })).toBeNull();
  await userEvent.selectOptions(tool(), 'Other');
  expect(field('Name of the AI tool')).toBeRequired();
});

test('the page says "busy" while something stands in a field: nothing of it is kept (issue "Open tabs follow politely")', async () => {
  expect(document.querySelector('[data-busy]')).toBeNull();
  await userEvent.type(field('Dates of use'), 'M');
  expect(document.querySelector('[data-busy]')).toContainElement(field('Dates of use'));
  await userEvent.clear(field('Dates of use'));
  expect(document.querySelector('[data-busy]')).toBeNull();
});

test('with missing fields the browser alerts "Please fill in all fields"; the same stands beside the form, focused, with links', async () => {
  await userEvent.selectOptions(tool(), 'Other');
  await userEvent.type(field('Dates of use'), 'March 2025');
  await userEvent.type(field('Company or developer'), '   ');
  await generate();
  expect(alerts.mock.calls).toEqual([['Please fill in all fields']]);
  const links = panel().getAllByRole('link').slice(0, 3);
  expect(links.map(({ textContent }) => textContent)).toEqual(['Name of the AI tool', 'Company or developer', 'How you used it']);
  expect(links[0]?.closest('[tabindex="-1"]')).toHaveFocus();
  expect(field('Company or developer')).toBeInvalid();
  expect(field('Company or developer')).toHaveAccessibleDescription(/Please fill in all fields/);
  expect(field('Dates of use')).toBeValid();
  expect(field('Dates of use')).toHaveValue('March 2025');
  expect(result()).toBeEmptyDOMElement();
  await userEvent.click(links[2] as HTMLElement);
  expect(field('How you used it')).toHaveFocus();
});

test('with "Other" and a blank name alone the alert is "Please specify the AI tool name"', async () => {
  await fill({ name: 'Other' });
  await userEvent.type(field('Name of the AI tool'), ' ');
  await generate();
  expect(alerts.mock.calls).toEqual([['Please specify the AI tool name']]);
  expect(field('Name of the AI tool')).toHaveAccessibleDescription(/Please specify the AI tool name/);
});

test.each([
  [
    'Checking Grammar',
    "The scientific content is the author's own.",
    'I reviewed every edit',
    'All edits suggested by the tool were reviewed by the author.',
  ],
  [
    'Literature',
    'Searches were supplemented with the tool.',
    'I looked up every reference',
    'All references were independently verified through institutional databases.',
  ],
  [
    'Statistical advice',
    'Approaches were discussed with the tool.',
    'I ran every analysis myself',
    'All analyses were performed independently by the author.',
  ],
  [
    'Research questions',
    'The author takes full responsibility for the content of this work.',
    'I verified everything',
    "The author verified all of the tool's suggestions.",
  ],
])('"%s" gives its statement, and only with the tick what was checked', async (usage, statement, confirms, checked) => {
  await fill({ usage });
  await generate();
  expect(alerts).not.toHaveBeenCalled();
  expect(within(result()).getByRole('heading', { name: 'Your Disclosure Statement' })).toHaveFocus();
  const text = `Claude (Sonnet 4) by Anthropic was used for ${usage.toLowerCase()} (dates of use: March 2025). ${statement}`;
  expect(within(result()).getByRole('paragraph').textContent).toBe(text);
  expect(tick()).toHaveAccessibleName(expect.stringContaining(confirms));
  await userEvent.click(tick());
  expect(within(result()).getByRole('paragraph').textContent).toBe(`${text} ${checked}`);
  await generate();
  expect(tick()).not.toBeChecked();
  expect(within(result()).getByRole('paragraph').textContent).toBe(text);
});

test('the version that was used, which may stay empty, is named in place of the one in the list', async () => {
  const version = field('Version you used, month (optional)');
  expect(version).not.toBeRequired();
  await userEvent.type(version, 'Haiku 4.5, May 2026');
  expect(document.querySelector('[data-busy]')).toContainElement(version);
  await fill();
  await generate();
  expect(alerts).not.toHaveBeenCalled();
  expect(result()).toHaveTextContent('Claude (Haiku 4.5, May 2026) by Anthropic was used for');
});

test('of another tool the typed name is named', async () => {
  await fill({ name: 'Other' });
  await userEvent.type(field('Name of the AI tool'), 'Helper 2');
  await generate();
  expect(result()).toHaveTextContent(/^Your Disclosure StatementHelper 2 by Anthropic/);
});

test('"Copy" puts the text on the clipboard and alerts "Citation copied!"; the same stands beside the button', async () => {
  const writeText = jest.fn(async (_: string) => {});
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  await fill();
  await generate();
  await userEvent.click(tick());
  await userEvent.click(panel().getByRole('button', { name: 'Copy' }));
  expect(await panel().findByText('Citation copied!')).toHaveAttribute('role', 'status');
  expect(alerts.mock.calls).toEqual([['Citation copied!']]);
  expect(writeText.mock.calls).toEqual([[expect.stringMatching(/^Claude \(Sonnet 4\) by Anthropic .+ of the tool's suggestions\.$/)]]);
});

test('where the newer way to the clipboard is missing the older one is taken', async () => {
  const taken: string[] = [];
  document.execCommand = () => taken.push((document.activeElement as HTMLTextAreaElement).value) > 0;
  await fill();
  await generate();
  const button = panel().getByRole('button', { name: 'Copy' });
  await userEvent.click(button);
  expect(await panel().findByText('Citation copied!')).toBeInTheDocument();
  expect(taken).toEqual([expect.stringMatching(/^Claude/)]);
  expect(button).toHaveFocus();
  Reflect.deleteProperty(document, 'execCommand');
});

test('where neither works nothing is said to be copied: the text is selected and the visitor is told', async () => {
  await fill();
  await generate();
  await userEvent.click(panel().getByRole('button', { name: 'Copy' }));
  expect(await panel().findByText(/Copying did not work in this browser/)).toBeInTheDocument();
  expect(alerts).not.toHaveBeenCalled();
  expect(String(getSelection())).toMatch(/^Claude/);
});

test('the research log template has the seven specified fields and can be downloaded as CSV and Markdown', () => {
  const rows = within(panel().getByRole('table')).getAllByRole('rowheader');
  const names = ['Date', 'AI Tool', 'Purpose', 'Input/Prompt', 'AI Response Summary', 'Verification Method', 'Final Use'];
  expect(rows.map(({ textContent }) => textContent)).toEqual(names);
  const file = (name: string) => {
    const link = panel().getByRole('link', { name });
    return [link.getAttribute('download'), decodeURIComponent(link.getAttribute('href') ?? '')];
  };
  const [csvName, csv] = file('Download as CSV');
  expect(csvName).toBe('ai-research-log.csv');
  expect(csv).toContain(`data:text/csv;charset=utf-8,\uFEFF${names.join(',')}\r\n`);
  // GPT-5, which the example names, came out on 7 August 2025.
  const [, day = ''] = /\r\n(\d{4}-\d\d-\d\d),ChatGPT \(GPT-5\)/.exec(csv ?? '') ?? [];
  expect(day >= '2025-08-07').toBe(true);
  const [markdownName, markdown] = file('Download as Markdown');
  expect(markdownName).toBe('ai-research-log.md');
  expect(markdown).toContain(`| ${names.join(' | ')} |`);
});

test('it says where a disclosure goes, by ICMJE, and shows one form of a reference each for APA and MLA, with their sources', () => {
  const part = (name: string) => within(panel().getByRole('heading', { level: 4, name }).parentElement as HTMLElement);
  const places = part('Where the Disclosure Goes');
  expect(places.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Cover letter',
    'Acknowledgments',
    'Methods',
    'Never',
    'Course work',
  ]);
  expect(places.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^https:\/\/www\.icmje\.org\//));
  const references = part('If You Need a Reference');
  expect(references.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['APA, for one chat', 'MLA']);
  const sites = references.getAllByRole('link').map((link) => new URL(link.getAttribute('href') ?? '').hostname);
  expect(sites).toEqual(['apastyle.apa.org', 'style.mla.org']);
});
