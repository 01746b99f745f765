import { currentAddress } from '@portal/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openTool, showPage } from '../../testing/page.tsx';
import { Page } from './ethical-ai.page.tsx';

const NAMES = ['AI Decision Calculator', 'Citation Generator & AI Log Template', 'Quiz', 'Resources'];
const tools = () => within(screen.getByRole('region', { name: 'Interactive AI Ethics Tools' }));
const card = (name: string) => tools().getByRole('button', { name });
const address = () => currentAddress().pathname + currentAddress().hash;

test('"a grid of four clickable tool cards", each with a description and an icon, none open by default', () => {
  showPage(Page);
  const cards = tools().getAllByRole('listitem');
  expect(cards).toHaveLength(4);
  cards.forEach((each, index) => {
    expect(within(each).getByRole('button', { name: NAMES[index] })).toHaveAttribute('aria-expanded', 'false');
    expect(each.querySelector('p')).toHaveTextContent(/\.$/);
    expect(each.querySelector('[aria-hidden]')).toHaveClass('icon', ['calculator', 'citation', 'quiz', 'resources'][index] ?? '');
  });
  expect(tools().queryByRole('region')).toBeNull();
});

test('each card opens its panel, highlights itself, moves the focus to the panel and puts a fragment of its own into the address', async () => {
  showPage(Page);
  for (const [index, name] of NAMES.entries()) {
    const panel = await openTool(name);
    expect(within(panel).getByRole('heading', { level: 3, name })).toHaveFocus();
    expect(card(name)).toHaveAttribute('aria-expanded', 'true');
    expect(card(name).closest('li')).toHaveClass('active');
    expect(document.getElementById(card(name).getAttribute('aria-controls') ?? '')).toContainElement(panel);
    expect(address()).toBe(`/ethical-ai-module#${['calculator', 'citation', 'quiz', 'resources'][index]}`);
    expect(tools().getAllByRole('button', { expanded: true })).toHaveLength(1);
    expect(screen.getAllByRole('region').filter((region) => NAMES.some((each) => region === panelOf(each)))).toHaveLength(1);
  }
});

function panelOf(name: string) {
  return screen.queryByRole('region', { name });
}

test('a second click on the active card closes its panel, keeps the focus on the card and takes the fragment away', async () => {
  showPage(Page);
  await openTool('Quiz');
  await userEvent.click(card('Quiz'));
  expect(panelOf('Quiz')).toBeNull();
  expect(card('Quiz')).toHaveFocus();
  expect(card('Quiz')).toHaveAttribute('aria-expanded', 'false');
  expect(address()).toBe('/ethical-ai-module');
});

test('the close button of a panel gives the focus back to its card', async () => {
  showPage(Page);
  const panel = await openTool('Resources');
  await userEvent.click(within(panel).getByRole('button', { name: 'Close Resources' }));
  expect(panelOf('Resources')).toBeNull();
  expect(card('Resources')).toHaveFocus();
});

test.each([
  ['calculator', 'AI Decision Calculator'],
  ['citation', 'Citation Generator & AI Log Template'],
  ['quiz', 'Quiz'],
  ['resources', 'Resources'],
])('an address with #%s opens "%s"', async (fragment, name) => {
  showPage(Page, {}, `/ethical-ai-new#${fragment}`);
  expect(await screen.findByRole('region', { name })).toBeInTheDocument();
});

test('a tool that was opened through a link gives the focus to its card when it is closed', async () => {
  showPage(Page, {}, '/ethical-ai-module#resources');
  const panel = await screen.findByRole('region', { name: 'Resources' });
  await userEvent.click(within(panel).getByRole('button', { name: 'Close Resources' }));
  expect(panelOf('Resources')).toBeNull();
  expect(card('Resources')).toHaveFocus();
});

test('a fragment that is not about tools opens none', () => {
  showPage(Page, {}, '/ethical-ai-module#content');
  expect(tools().queryByRole('button', { expanded: true })).toBeNull();
});

test('the four tools work with the keyboard alone', async () => {
  showPage(Page);
  card('Quiz').focus();
  await userEvent.keyboard('{Enter}');
  const quiz = within(await screen.findByRole('region', { name: 'Quiz' }));
  await quiz.findAllByRole('radio');
  await userEvent.tab();
  expect(quiz.getByRole('button', { name: 'Close Quiz' })).toHaveFocus();
  for (let question = 0; question < 5; question += 1) {
    await userEvent.tab();
    await userEvent.keyboard(' ');
  }
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(quiz.getByRole('heading', { name: 'Your Result' })).toHaveFocus();
});
