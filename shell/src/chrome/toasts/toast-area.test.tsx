import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { pass, renderToastArea, show, titles } from './example-toast-area.tsx';
import { ToastArea } from './toast-area.tsx';
import { dismissToast, toast } from './toast-queue.ts';

const LIVE_REGION = '[aria-live], [role=status], [role=alert]';

/** What a screen reader is told from now on: each text that comes into a live region, with how urgent it is. */
function listen() {
  const announced: { text: string; urgency: string | null; region: Element }[] = [];
  new MutationObserver((changes) => {
    for (const { addedNodes, target } of changes)
      for (const node of addedNodes) {
        const region = (target as Element).closest(LIVE_REGION);
        if (region && node.textContent) announced.push({ text: node.textContent, urgency: region.getAttribute('aria-live'), region });
      }
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
  return {
    said: () => announced.map(({ text }) => text).join(''),
    urgencies: () => [...new Set(announced.map(({ urgency }) => urgency))],
    regions: () => announced.map(({ region }) => region),
  };
}

describe('in the page as it was made', () => {
  test('the live region stands there, empty and polite, before anything else of the area', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(<ToastArea />);
    const region = page.querySelector('[aria-live="polite"]');
    expect(region).toBeEmptyDOMElement();
    expect(page.children).toHaveLength(1);
  });
});

describe('the part that shows toasts is fetched', () => {
  const shown = () => screen.queryByRole('region', { name: 'Notifications (F8)' });

  test('when the visitor does something for the first time, and not for one who only reads', async () => {
    render(<ToastArea />);
    fireEvent.scroll(document);
    await act(async () => {});
    expect(shown()).toBeNull();
    fireEvent.keyDown(document.body, { key: 'Tab' });
    expect(await screen.findByRole('region', { name: 'Notifications (F8)' })).toBeInTheDocument();
  });

  test('when there is a message, whoever caused it', async () => {
    render(<ToastArea />);
    act(() => toast({ title: 'Saved' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    act(dismissToast);
  });
});

describe('in the browser', () => {
  renderToastArea();

  const outcome = { title: 'Report submitted successfully!', description: 'Your report has been saved.' };

  test.each([
    ['a message is announced politely', undefined, 'polite'],
    ['a failure is announced assertively', 'destructive', 'assertive'],
  ] as const)('%s, once, and word for word', async (_, look, urgency) => {
    const screenReader = listen();
    await show({ ...outcome, look });
    await pass(100);
    await pass(10_000);
    expect(screenReader.said()).toBe('Notification Report submitted successfully! Your report has been saved.');
    expect(screenReader.urgencies()).toEqual([urgency]);
  });

  test('it is announced in the live region that stood there before', async () => {
    const before = document.querySelector(LIVE_REGION);
    const screenReader = listen();
    await show(outcome);
    await pass(100);
    expect(before).not.toBeNull();
    for (const region of screenReader.regions()) expect(before).toContainElement(region as HTMLElement);
    expect(before).toHaveTextContent('Your report has been saved.');
  });

  test('the announcement is gone when it was made, so that nobody comes across it again', async () => {
    const region = document.querySelector(LIVE_REGION);
    await show(outcome);
    await pass(1100);
    expect(region).toBeEmptyDOMElement();
    expect(titles()).toHaveLength(1);
  });

  test('its action is announced, its close button is not', async () => {
    const screenReader = listen();
    await show({ title: 'Removed', action: { label: 'Undo', onSelect: () => {} } });
    await pass(100);
    expect(screenReader.said()).toBe('Notification Removed Undo');
  });
});

describe('before the part that shows toasts is there', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('a message that comes earlier waits for it and has its whole time', async () => {
    render(<ToastArea />);
    act(() => toast({ title: 'Early' }));
    await pass(500);
    expect(titles()).toEqual(['Early']);
    await pass(4990);
    expect(titles()).toEqual(['Early']);
    await pass(10);
    expect(titles()).toEqual([]);
  });
});
