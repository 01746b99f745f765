import { type LazyPart, lazyPart } from '@portal/ui';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType, ReactNode } from 'react';
import page from '../../content/page.yaml';
import type { ToolId } from './tool-ids.ts';
import type { ToolsStrings } from './tools.schema.ts';
import { Tools } from './tools.tsx';

const { MemoryRouter } = jest.requireActual<{ MemoryRouter: ComponentType<{ children: ReactNode }> }>('react-router-dom');
const { tools: strings } = page as { tools: ToolsStrings };
const Arrived = () => <p>What the tool holds</p>;

function showTools(fetchQuiz: () => Promise<{ default: ComponentType }>) {
  const other = lazyPart(async () => ({ default: Arrived }));
  const parts: Record<ToolId, LazyPart<ComponentType>> = {
    calculator: other,
    citation: other,
    quiz: lazyPart(fetchQuiz),
    resources: other,
  };
  render(
    <MemoryRouter>
      <Tools strings={strings} parts={parts} />
    </MemoryRouter>,
  );
}

const card = () => screen.getByRole('button', { name: 'Quiz' });

test('a panel that fails to load says so, keeps the page, and a retry that works moves the focus into it', async () => {
  const fetchQuiz = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ default: Arrived });
  showTools(fetchQuiz);
  await userEvent.click(card());
  expect(await screen.findByRole('alert')).toHaveTextContent('This tool could not be loaded');
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('What the tool holds')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(within(screen.getByRole('region', { name: 'Quiz' })).getByRole('heading')).toHaveFocus();
  expect(fetchQuiz).toHaveBeenCalledTimes(2);
});

test('a panel that does not come within ten seconds says so too', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  showTools(() => new Promise(() => {}));
  await user.click(card());
  expect(screen.getByText('Loading the tool …')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(9900));
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => jest.advanceTimersByTime(200));
  expect(screen.getByRole('alert')).toBeInTheDocument();
  jest.useRealTimers();
});

describe('nothing is fetched before it is wanted', () => {
  const fetchQuiz = jest.fn(async () => ({ default: Arrived }));
  let user: ReturnType<typeof userEvent.setup>;

  beforeEach(() => {
    jest.useFakeTimers();
    fetchQuiz.mockClear();
    user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    showTools(fetchQuiz);
    act(() => jest.advanceTimersByTime(1000));
    expect(fetchQuiz).not.toHaveBeenCalled();
  });

  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(navigator, 'connection');
  });

  test('a card that is pointed at for a while fetches its tool, once', async () => {
    await user.hover(card());
    act(() => jest.advanceTimersByTime(149));
    expect(fetchQuiz).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    expect(fetchQuiz).toHaveBeenCalledTimes(1);
    await user.click(card());
    expect(await screen.findByText('What the tool holds')).toBeInTheDocument();
    expect(fetchQuiz).toHaveBeenCalledTimes(1);
  });

  test('a card that the pointer only crosses does not', async () => {
    await user.hover(card());
    act(() => jest.advanceTimersByTime(100));
    await user.unhover(card());
    act(() => jest.advanceTimersByTime(1000));
    expect(fetchQuiz).not.toHaveBeenCalled();
  });

  test('neither does one whose visitor saves data', async () => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
    await user.hover(card());
    act(() => jest.advanceTimersByTime(1000));
    expect(fetchQuiz).not.toHaveBeenCalled();
  });
});
