import { stored } from '@portal/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openTool, showPage, storeProgress } from '../../testing/page.tsx';
import { Page } from './ethical-ai.page.tsx';

const PROGRESS = 'portal.ethical-ai.progress';
const quiz = () => within(screen.getByRole('region', { name: 'Quiz' }));
const questions = () => quiz().getAllByRole('group');
const options = (question: number) => within(questions()[question] as HTMLElement).getAllByRole('radio');
const submit = () => quiz().getByRole('button', { name: 'Submit Quiz' });
const result = () => quiz().getAllByRole('status')[1] as HTMLElement;

async function showQuiz(stored?: Record<string, unknown>) {
  showPage(Page, stored);
  await openTool('Quiz');
}

async function answer(...chosen: readonly number[]) {
  for (const [question, option] of chosen.entries()) await userEvent.click(options(question)[option] as HTMLElement);
}

test('five questions, each a group named by its question, with four options', async () => {
  await showQuiz();
  expect(questions()).toHaveLength(5);
  questions().forEach((group, index) => {
    expect(group).toHaveAccessibleName(expect.stringMatching(new RegExp(`^${index + 1}\\. .+\\?$`)));
    expect(options(index)).toHaveLength(4);
  });
});

test('the page says "busy" while some answers are chosen and not submitted (issue "Open tabs follow politely")', async () => {
  await showQuiz();
  expect(document.querySelector('[data-busy]')).toBeNull();
  await answer(1);
  expect(document.querySelector('[data-busy]')).toContainElement(submit());
  await answer(1, 1, 1, 1, 1);
  await userEvent.click(submit());
  expect(document.querySelector('[data-busy]')).toBeNull();
});

test.each([
  [0, 1, /always/i, /disclose/i],
  [1, 1, /database.*exists/i, /references/i],
  [2, 2, /confidential data/i, /never enter/i],
  [3, 1, /accuracy, sources and originality/i, /Three-Check Rule/],
  [4, 2, /you are, 100%/i, /responsible/i],
])('question %i: option %i means what the specification says', async (question, option, meaning, about) => {
  await showQuiz();
  expect(questions()[question]).toHaveAccessibleName(expect.stringMatching(about));
  expect(options(question)[option]).toHaveAccessibleName(expect.stringMatching(meaning));
});

test('"Submit Quiz" is disabled and says why until every question is answered', async () => {
  await showQuiz();
  expect(submit()).toBeDisabled();
  expect(submit()).toHaveAccessibleDescription('0 of 5 questions answered. Answer all of them to submit.');
  await answer(0, 0, 0, 0);
  expect(submit()).toBeDisabled();
  expect(submit()).toHaveAccessibleDescription('4 of 5 questions answered. Answer all of them to submit.');
  await answer(0, 0, 0, 0, 0);
  expect(submit()).toBeEnabled();
  expect(submit()).toHaveAccessibleDescription('All 5 questions are answered. You can submit now.');
});

test.each([
  [5, [1, 1, 2, 1, 2], 'Strong result. Excellent! You have a strong understanding of AI ethics.', 'excellent'],
  [4, [1, 1, 2, 1, 0], 'Strong result. Excellent! You have a strong understanding of AI ethics.', 'excellent'],
  [3, [1, 1, 2, 0, 0], 'Good result. Good work! Review the areas you missed.', 'good'],
  [2, [1, 1, 0, 0, 0], 'Needs review. Please review the module content and retake the quiz.', 'review'],
  [0, [0, 0, 0, 0, 0], 'Needs review. Please review the module content and retake the quiz.', 'review'],
])('%i right: the score, the text and the look of its tier, with the focus on the heading', async (score, chosen, text, look) => {
  await showQuiz();
  await answer(...chosen);
  await userEvent.click(submit());
  expect(within(result()).getByRole('heading', { name: 'Your Result' })).toHaveFocus();
  expect(within(result()).getByText(`You scored ${score} out of 5`)).toBeInTheDocument();
  expect(result()).toHaveTextContent(text);
  expect(result().firstElementChild).toHaveClass(look);
  expect(result().querySelector('svg')).toBeInTheDocument();
});

test('after submitting, every answer is explained, and a wrong one stands beside the right one', async () => {
  await showQuiz();
  await answer(1, 1, 2, 1, 0);
  await userEvent.click(submit());
  const answers = quiz().getAllByRole('listitem');
  expect(answers).toHaveLength(5);
  expect(answers.filter((item) => within(item).queryByText('Correct'))).toHaveLength(4);
  const last = within(answers[4] as HTMLElement);
  expect(last.getByText('Incorrect')).toBeInTheDocument();
  expect(last.getAllByRole('definition').map((definition) => definition.textContent)).toEqual([
    'The company that makes the tool',
    'You are, 100%, for everything in your work',
  ]);
});

test('"Retake Quiz" resets answers, score and result, and puts the focus on the first question', async () => {
  await showQuiz({ [PROGRESS]: { quizAnswers: { 0: 1, 1: 1, 2: 2, 3: 1, 4: 2, 7: 3 }, checklist: [2], later: 'kept' } });
  await userEvent.click(submit());
  await userEvent.click(quiz().getByRole('button', { name: 'Retake Quiz' }));
  expect(result()).toBeEmptyDOMElement();
  expect(quiz().queryByRole('radio', { checked: true })).toBeNull();
  expect(submit()).toBeDisabled();
  expect(questions()[0]).toHaveFocus();
  expect(stored(PROGRESS)).toEqual({ quizAnswers: { 7: 3 }, checklist: [2], later: 'kept' });
});

test('answers are kept by question and option, both from 0, and unknown fields stay', async () => {
  await showQuiz({ [PROGRESS]: { later: [1], dark: true } });
  await answer(3, 2);
  await answer(1);
  expect(stored(PROGRESS)).toEqual({ later: [1], dark: true, quizAnswers: { 0: 1, 1: 2 } });
});

test('kept answers are restored; options that the quiz does not have are not', async () => {
  await showQuiz({ [PROGRESS]: { quizAnswers: { 0: 3, 2: 9, 4: 2 } } });
  expect(options(0)[3]).toBeChecked();
  expect(options(4)[2]).toBeChecked();
  expect(quiz().getAllByRole('radio', { checked: true })).toHaveLength(2);
  expect(submit()).toHaveAccessibleDescription(/^2 of 5/);
});

test('a result stays as it was submitted, whatever another tab does', async () => {
  await showQuiz();
  await answer(1, 1, 2, 1, 2);
  await userEvent.click(submit());
  storeProgress({});
  expect(within(result()).getByText('You scored 5 out of 5')).toBeInTheDocument();
});
