import { stored } from '@portal/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openTool, showPage } from '../../testing/page.tsx';
import { Page } from './ethical-ai.page.tsx';

const PROGRESS = 'portal.ethical-ai.progress';
const TOOL = 'AI Decision Calculator';
const calculator = () => within(screen.getByRole('region', { name: TOOL }));
const questions = () => calculator().getAllByRole('group');
const options = (number: number) => within(questions()[number - 1] as HTMLElement).getAllByRole('radio');
const calculate = () => userEvent.click(calculator().getByRole('button', { name: 'Calculate Risk Level' }));
const result = () => calculator().getAllByRole('status')[1] as HTMLElement;
const fullAnswers = (...chosen: readonly number[]) => ({
  decisionAnswers: Object.fromEntries(chosen.map((option, index) => [index + 1, option])),
});

async function showWith(progress: Record<string, unknown> = {}) {
  showPage(Page, { [PROGRESS]: progress });
  await openTool(TOOL);
}

test('five numbered questions with four options each, with the specified options at the places that the rules need', async () => {
  await showWith();
  expect(questions()).toHaveLength(5);
  const labels = questions().map((_, index) => options(index + 1).map((radio) => radio.closest('label')?.textContent));
  questions().forEach((group, index) => {
    expect(group).toHaveAccessibleName(expect.stringMatching(new RegExp(`^${index + 1}\\. .+\\?$`)));
    expect(labels[index]).toHaveLength(4);
  });
  expect(labels[0]?.[3]).toBe('Sensitive/Private');
  expect(labels[1]?.[3]).toBe('Content Generation');
  expect(labels[2]?.slice(1)).toEqual(['Partially', 'No', 'Not Sure']);
  expect(labels[3]).toEqual(['Yes, Everything', 'Most Things', 'Some Things', 'No/Not Sure']);
  expect(labels[4]).toEqual(['Yes, With Guidelines', 'Limited Use', 'No', "Haven't Checked"]);
});

test('the page says "busy" while some answers are chosen and nothing follows from them yet (issue "Open tabs follow politely")', async () => {
  await showWith(fullAnswers(0, 0, 0, 0));
  expect(document.querySelector('[data-busy]')).toContainElement(questions()[0] as HTMLElement);
  await userEvent.click(options(5)[0] as HTMLElement);
  await calculate();
  expect(document.querySelector('[data-busy]')).toBeNull();
  await userEvent.click(calculator().getByRole('button', { name: 'Start Over' }));
  expect(document.querySelector('[data-busy]')).toBeNull();
});

const STOP = 'Do Not Proceed - Critical issues must be resolved before using AI in your research.';
const CAUTION = 'Proceed with Caution - You may proceed, but additional safeguards and verification are required.';
const PROCEED = 'Proceed - You may proceed with AI use following proper documentation and disclosure practices.';

test.each([
  [[3, 0, 0, 0, 0], STOP, 'stop', [/never input confidential information into AI tools/]],
  [[0, 3, 0, 0, 0], CAUTION, 'caution', [/ensure that AI-first author papers are allowed and\/or explicitly requested/]],
  [[0, 0, 1, 0, 0], STOP, 'stop', [/Partial disclosure is not acceptable - you must fully disclose all AI use\./]],
  [[0, 0, 2, 0, 0], STOP, 'stop', [/You must always disclose AI use - failure to do so constitutes academic misconduct\./]],
  [[0, 0, 3, 0, 0], CAUTION, 'caution', [/verify your institution's and the journal's disclosure policies/]],
  [[0, 0, 0, 1, 0], STOP, 'stop', [/all AI output must be verifiable.*expert.*domain knowledge/]],
  [[0, 0, 0, 2, 0], STOP, 'stop', [/all AI output must be verifiable.*expert.*domain knowledge/]],
  [[0, 0, 0, 3, 0], STOP, 'stop', [/all AI output must be verifiable.*domain knowledge.*expert/]],
  [[0, 0, 0, 0, 1], STOP, 'stop', [/Limited approval is insufficient/]],
  [[0, 0, 0, 0, 2], STOP, 'stop', [/cannot proceed until its policies change/]],
  [[0, 0, 0, 0, 3], STOP, 'stop', [/Policies must be confirmed first/]],
  [[1, 2, 0, 0, 0], PROCEED, 'proceed', []],
  [[3, 3, 3, 1, 2], STOP, 'stop', [/confidential/, /AI-first/, /disclosure policies/, /verifiable/, /until its policies change/]],
])('the answers %j give "%s" with every specific issue, its look and the focus', async (chosen, text, look, issues) => {
  await showWith(fullAnswers(...chosen));
  await calculate();
  expect(within(result()).getByRole('heading', { name: /^Your Risk Level/ })).toHaveFocus();
  expect(within(result()).getByText(text)).toBeInTheDocument();
  expect(result().firstElementChild).toHaveClass(look);
  expect(result().querySelector('svg')).toBeInTheDocument();
  const listed = within(result()).queryAllByRole('listitem');
  expect(listed).toHaveLength(issues.length);
  for (const [index, issue] of issues.entries()) expect(listed[index]).toHaveTextContent(issue);
  expect(within(result()).queryByText('Specific issues') !== null).toBe(issues.length > 0);
});

test('with unanswered questions it says which, shows no outcome, and leads to them', async () => {
  await showWith({ decisionAnswers: { 1: 0, 3: 0 } });
  await calculate();
  expect(result()).toBeEmptyDOMElement();
  const open = calculator().getAllByRole('link');
  expect(open.map((link) => link.textContent)).toEqual([
    expect.stringMatching(/^2\. What will you use it for\?$/),
    expect.stringMatching(/^4\. /),
    expect.stringMatching(/^5\. /),
  ]);
  expect(open[0]?.closest('[tabindex="-1"]')).toHaveFocus();
  await userEvent.click(open[1] as HTMLElement);
  expect(options(4)[0]).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(calculator().getAllByRole('link')).toHaveLength(2);
});

test('answers are kept by question number, from 1, and option, from 0; unknown fields stay', async () => {
  await showWith({ later: [1], quizAnswers: { 0: 1 } });
  await userEvent.click(options(1)[3] as HTMLElement);
  await userEvent.click(options(5)[0] as HTMLElement);
  expect(stored(PROGRESS)).toEqual({ later: [1], quizAnswers: { 0: 1 }, decisionAnswers: { 1: 3, 5: 0 } });
});

test('kept answers are restored, and the outcome is computed on demand', async () => {
  await showWith(fullAnswers(0, 0, 0, 0, 0));
  expect(calculator().getAllByRole('radio', { checked: true })).toHaveLength(5);
  expect(result()).toBeEmptyDOMElement();
});

test('an outcome goes when an answer changes, because it belongs to others', async () => {
  await showWith(fullAnswers(0, 0, 0, 0, 0));
  await calculate();
  expect(within(result()).getByText(PROCEED)).toBeInTheDocument();
  await userEvent.click(options(5)[2] as HTMLElement);
  expect(result()).toBeEmptyDOMElement();
  expect(calculator().queryByRole('button', { name: 'Copy Statement' })).toBeNull();
});

test('"Start Over" forgets the answers and begins at the first question', async () => {
  await showWith({ ...fullAnswers(0, 0, 0, 0, 0), checklist: [1] });
  await calculate();
  await userEvent.click(calculator().getByRole('button', { name: 'Start Over' }));
  expect(calculator().queryByRole('radio', { checked: true })).toBeNull();
  expect(result()).toBeEmptyDOMElement();
  expect(options(1)[0]).toHaveFocus();
  expect(stored(PROGRESS)).toEqual({ decisionAnswers: {}, checklist: [1] });
});

describe('the statement for an advisor', () => {
  const written: string[] = [];

  function withClipboard(writeText: (text: string) => Promise<void>) {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  }

  afterEach(() => {
    written.length = 0;
    Reflect.deleteProperty(navigator, 'clipboard');
  });

  test('is copied whole: outcome, issues, every answer, and where it comes from', async () => {
    await showWith(fullAnswers(3, 0, 0, 0, 0));
    await calculate();
    withClipboard(async (text) => void written.push(text));
    await userEvent.click(calculator().getByRole('button', { name: 'Copy Statement' }));
    expect(await calculator().findByText('Statement copied.')).toHaveAttribute('role', 'status');
    expect(written).toHaveLength(1);
    expect(written[0]).toContain(`Result of the self-check: ${STOP}`);
    expect(written[0]).toMatch(/Points to settle:\n- Sensitive or private data: never input/);
    expect(written[0]).toMatch(/- What will you use it for\? Grammar and wording\n/);
    expect(written[0]).toMatch(/#calculator\. It is a guide for discussion and not an approval\.$/);
  });

  test('without a problem it says that none is left', async () => {
    await showWith(fullAnswers(0, 0, 0, 0, 0));
    await calculate();
    withClipboard(async (text) => void written.push(text));
    await userEvent.click(calculator().getByRole('button', { name: 'Copy Statement' }));
    expect(written[0]).toContain('Points to settle:\n- None\n');
  });

  test('where the clipboard is refused, it is selected and the visitor is told', async () => {
    await showWith(fullAnswers(0, 0, 0, 0, 0));
    await calculate();
    withClipboard(() => Promise.reject(new Error('denied')));
    await userEvent.click(calculator().getByRole('button', { name: 'Copy Statement' }));
    expect(await calculator().findByText(/Copying did not work in this browser/)).toHaveAttribute('role', 'status');
    expect(String(getSelection())).toContain('Planned use of AI in my research');
  });

  test('is printed alone, and the page as a whole afterwards', async () => {
    await showWith(fullAnswers(0, 0, 0, 0, 0));
    await calculate();
    const printed: string[] = [];
    window.print = () => void printed.push(document.querySelector('[data-print="alone"]')?.textContent ?? '');
    await userEvent.click(calculator().getByRole('button', { name: 'Print Statement' }));
    expect(printed).toEqual([expect.stringContaining(PROCEED)]);
    window.dispatchEvent(new Event('afterprint'));
    expect(document.querySelector('[data-print="alone"]')).toBeNull();
  });
});
