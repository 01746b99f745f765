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
  ['Checking Grammar', /scientific content is the author's own, and all edits suggested by the tool were reviewed/],
  [
    'Literature',
    /Searches were supplemented with the tool, and all references were independently verified through institutional databases/,
  ],
  ['Statistical advice', /Approaches were discussed with the tool, and all analyses were performed independently/],
  ['Ideas', /The author takes full responsibility for the content of this work and verified all suggestions/],
])('"%s" gives its statement, with tool, company, dates and the lowercased usage, and the focus', async (usage, statement) => {
  await fill({ usage });
  await generate();
  expect(alerts).not.toHaveBeenCalled();
  expect(within(result()).getByRole('heading', { name: 'Your Citation' })).toHaveFocus();
  expect(result()).toHaveTextContent(`Claude (Sonnet 4) by Anthropic was used for ${usage.toLowerCase()} (dates of use: March 2025).`);
  expect(result()).toHaveTextContent(statement);
});

test('of another tool the typed name is named', async () => {
  await fill({ name: 'Other' });
  await userEvent.type(field('Name of the AI tool'), 'Helper 2');
  await generate();
  expect(result()).toHaveTextContent(/^Your CitationHelper 2 by Anthropic/);
});

test('"Copy" puts the text on the clipboard and alerts "Citation copied!"; the same stands beside the button', async () => {
  const writeText = jest.fn(async (_: string) => {});
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  await fill();
  await generate();
  await userEvent.click(panel().getByRole('button', { name: 'Copy' }));
  expect(await panel().findByText('Citation copied!')).toHaveAttribute('role', 'status');
  expect(alerts.mock.calls).toEqual([['Citation copied!']]);
  expect(writeText.mock.calls).toEqual([[expect.stringMatching(/^Claude \(Sonnet 4\) by Anthropic .+ suggestions of the tool\.$/)]]);
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
  const [markdownName, markdown] = file('Download as Markdown');
  expect(markdownName).toBe('ai-research-log.md');
  expect(markdown).toContain(`| ${names.join(' | ')} |`);
});
