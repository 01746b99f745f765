import { stored } from '@portal/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showPage } from '../../testing/page.tsx';
import { Page } from './ethical-ai.page.tsx';

const PROGRESS = 'portal.ethical-ai.progress';
const ITEMS = [
  'Check institutional AI policy',
  'Discuss plans with advisor',
  'Set up documentation of AI interactions',
  'Identify verification methods',
  'Review target journal policies',
  'Understand citation requirements',
  'Confirm data privacy compliance',
];
const list = () => within(screen.getByRole('region', { name: 'Pre-Flight Checklist' }));
const item = (name: string) => list().getByRole('checkbox', { name });
const bar = () => list().getByRole('progressbar', { name: 'Ethics compliance' });

test('the seven items, in the specified order, each with a hint', () => {
  showPage(Page);
  const boxes = list().getAllByRole('checkbox');
  expect(boxes).toHaveLength(7);
  boxes.forEach((box, index) => {
    expect(box).toHaveAccessibleName(ITEMS[index]);
    expect(box).toHaveAccessibleDescription(/\.$/);
    expect(box).not.toBeChecked();
  });
});

test('each tick moves the ethics-compliance bar by the rounded percent, and unticking moves it back', async () => {
  showPage(Page);
  for (const [index, percent] of ['14%', '29%', '43%', '57%', '71%', '86%', '100%'].entries()) {
    await userEvent.click(item(ITEMS[index] ?? ''));
    expect(bar()).toHaveAttribute('value', String(index + 1));
    expect(list().getByText(percent, { selector: 'span' })).toBeInTheDocument();
    expect(list().getByText(`${index + 1} of 7 completed`)).toBeInTheDocument();
  }
  await userEvent.click(item('Check institutional AI policy'));
  expect(list().getByText('6 of 7 completed')).toBeInTheDocument();
});

test('a ticked item is struck through until it is unticked', async () => {
  showPage(Page);
  const strings = list().getByText('Discuss plans with advisor');
  await userEvent.click(item('Discuss plans with advisor'));
  expect(strings).toHaveClass('ticked');
  await userEvent.click(item('Discuss plans with advisor'));
  expect(strings).not.toHaveClass('ticked');
});

test('each tick is stored with the percent, beside fields of a later release', async () => {
  showPage(Page, { [PROGRESS]: { checklist: [9], later: true, quizAnswers: { 0: 1 } } });
  await userEvent.click(item('Set up documentation of AI interactions'));
  expect(stored(PROGRESS)).toEqual({ checklist: [9, 2], percentComplete: 14, later: true, quizAnswers: { 0: 1 } });
  await userEvent.click(item('Set up documentation of AI interactions'));
  expect(stored(PROGRESS)).toEqual({ checklist: [9], percentComplete: 0, later: true, quizAnswers: { 0: 1 } });
});

test('stored ticks are shown again', () => {
  showPage(Page, { [PROGRESS]: { checklist: [0, 6] } });
  expect(list().getAllByRole('checkbox', { checked: true })).toHaveLength(2);
  expect(item('Confirm data privacy compliance')).toBeChecked();
  expect(list().getByText('29%', { selector: 'span' })).toBeInTheDocument();
});
