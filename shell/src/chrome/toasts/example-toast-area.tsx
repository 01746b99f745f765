import type { Toast } from '@portal/contracts';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastArea } from './toast-area.tsx';
import { dismissToast, TOAST_REMOVAL_MS, toast } from './toast-queue.ts';

/** Shows the notification area beside a field, with a clock that a test controls; every test begins without a toast. */
export function renderToastArea(): void {
  beforeAll(addPointers);
  beforeEach(async () => {
    jest.useFakeTimers();
    render(
      <>
        <input aria-label="Elsewhere" />
        <ToastArea />
      </>,
    );
    fireEvent.pointerDown(document.body);
    await pass(0);
  });
  afterEach(async () => {
    act(dismissToast);
    await pass(TOAST_REMOVAL_MS);
    jest.useRealTimers();
  });
}

/** Lets time pass. */
export const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
export const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

export async function show(message: Toast): Promise<void> {
  act(() => toast(message));
  await pass(0);
}

export const area = () => screen.getByRole('region', { name: 'Notifications (F8)' });
export const toasts = () => within(area()).queryAllByRole('listitem');
export const titles = () => toasts().map((each) => each.textContent);
export const closeButton = () => screen.getByRole('button', { name: 'Close' });
export const elsewhere = () => screen.getByRole('textbox', { name: 'Elsewhere' });

/** The part of the pointer API that jsdom lacks. It captures nothing. */
function addPointers(): void {
  window.PointerEvent ??= class extends MouseEvent {
    readonly pointerId: number;
    readonly pointerType: string;
    constructor(type: string, init: PointerEventInit = {}) {
      super(type, init);
      this.pointerId = init.pointerId ?? 0;
      this.pointerType = init.pointerType ?? '';
    }
  } as typeof PointerEvent;
  Element.prototype.setPointerCapture ??= () => {};
  Element.prototype.releasePointerCapture ??= () => {};
  Element.prototype.hasPointerCapture ??= () => false;
}
