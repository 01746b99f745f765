import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { arrived, reading, storedProgress } from '../../testing/read-module.ts';
import { visit } from '../../testing/visit.tsx';

const QUESTION = 'What should you give a reference manager so that it can fetch the rest of a record?';
const ID = 'check-yourself-what-should-you-give-a-reference-manager-so-that-it-can-fetch-the-rest-of-a-record';

/** The options of the question, once they can be chosen. */
const options = () => screen.findByRole('radiogroup', { name: QUESTION, hidden: true });
const option = async (name: RegExp) => within(await options()).getByRole<HTMLInputElement>('radio', { name, hidden: true });
const answerOf = async () => (await options()).nextElementSibling as HTMLDetailsElement;

test('a wrong option says so at once and opens the reason; another one can be chosen, and both are kept', async () => {
  await reading('managing-references');
  await userEvent.click(await option(/title of the journal/));
  const answer = await answerOf();
  expect(answer.open).toBe(true);
  expect(answer.querySelector('summary')).toHaveTextContent('Not quite. Here is why');
  expect(screen.getByText('a: Not quite. Here is why')).toHaveAttribute('role', 'status');
  expect(storedProgress('answers')).toEqual({ 8: { [ID]: 'a' } });
  await userEvent.click(await option(/DOI of the article/));
  expect(answer.querySelector('summary')).toHaveTextContent('Correct. Here is why');
  expect(storedProgress('answers')).toEqual({ 8: { [ID]: 'b' } });
});

test('a verdict in the same words as the one before, of another question, is announced too', async () => {
  await reading('managing-references');
  await options();
  const [first, second] = screen.getAllByRole<HTMLInputElement>('radio', { hidden: true }).filter(({ value }) => value === 'c');
  await userEvent.click(first as HTMLElement);
  const announced: MutationRecord[] = [];
  const observer = new MutationObserver((records) => void announced.push(...records));
  observer.observe(screen.getByText('c: Not quite. Here is why').closest('[role="status"]') as Element, {
    childList: true,
    subtree: true,
  });
  await userEvent.click(second as HTMLElement);
  expect(announced.some(({ addedNodes }) => addedNodes.length > 0)).toBe(true);
  observer.disconnect();
});

test('what is understood is counted beside the completion, quietly: nothing before the first answer', async () => {
  await reading('managing-references');
  await options();
  expect(screen.queryByText(/understood$/)).toBeNull();
  await userEvent.click(await option(/DOI of the article/));
  expect(screen.getByText('1 of 3 understood')).toBeInTheDocument();
});

test('answers come back with the module, an answer to a question that the text no longer has does not count, and no reason is opened', async () => {
  await reading('managing-references', { 'curriculum.answers': { 8: { [ID]: 'b', 'a-question-of-an-earlier-release': 'a' } } });
  expect((await option(/DOI of the article/)).checked).toBe(true);
  expect((await answerOf()).open).toBe(false);
  expect(screen.getByText('1 of 3 understood')).toBeInTheDocument();
});

test('modules of the two courses with the same id keep their answers apart', async () => {
  visit('/research-modules#module=writing-a-protocol');
  await act(async () => {});
  const [first] = await screen.findAllByRole('radio');
  await userEvent.click(first as HTMLElement);
  expect(Object.keys(storedProgress('answers'))).toEqual(['path-5']);
});

test('with the keyboard alone an option is chosen by the arrow keys', async () => {
  await reading('managing-references');
  (await option(/title of the journal/)).focus();
  await userEvent.keyboard(' {ArrowDown}');
  expect((await option(/DOI of the article/)).checked).toBe(true);
  expect(storedProgress('answers')).toEqual({ 8: { [ID]: 'b' } });
});

test('leaving for another module and coming back finds the same', async () => {
  await reading('managing-references');
  await userEvent.click(await option(/DOI of the article/));
  await userEvent.click(screen.getByRole('button', { name: /^Next: / }));
  await userEvent.click(await screen.findByRole('button', { name: /^Previous: Managing/ }));
  await arrived('managing-references');
  expect((await option(/DOI of the article/)).checked).toBe(true);
});
