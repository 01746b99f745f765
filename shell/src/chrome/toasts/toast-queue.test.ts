import {
  currentToast,
  dismissToast,
  subscribeToToasts,
  TOAST_DURATION_MS,
  TOAST_REMOVAL_MS,
  TOAST_SWIPE_PX,
  toast,
} from './toast-queue.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  dismissToast();
  jest.advanceTimersByTime(TOAST_REMOVAL_MS);
  jest.useRealTimers();
});

test('times and distance are those of the specification', () => {
  expect([TOAST_DURATION_MS, TOAST_REMOVAL_MS, TOAST_SWIPE_PX]).toEqual([5000, 1_000_000, 50]);
});

test('a message stands open', () => {
  toast({ title: 'Saved', description: 'In this browser.' });
  expect(currentToast()).toMatchObject({ title: 'Saved', description: 'In this browser.', open: true });
});

test('a newer message takes the place of one that stands, as another toast', () => {
  toast({ title: 'Saved', description: 'In this browser.' });
  const before = currentToast();
  toast({ title: 'Saved' });
  expect(currentToast()).toMatchObject({ title: 'Saved', open: true });
  expect(currentToast()).not.toHaveProperty('description');
  expect(currentToast()?.id).not.toBe(before?.id);
});

test('a dismissed message is closed at once and forgotten after 1,000,000 ms', () => {
  toast({ title: 'Saved' });
  dismissToast();
  jest.advanceTimersByTime(999_999);
  expect(currentToast()).toMatchObject({ title: 'Saved', open: false });
  jest.advanceTimersByTime(1);
  expect(currentToast()).toBeUndefined();
});

test('dismissing it once more does not put that off', () => {
  toast({ title: 'Saved' });
  dismissToast();
  jest.advanceTimersByTime(600_000);
  dismissToast();
  jest.advanceTimersByTime(400_000);
  expect(currentToast()).toBeUndefined();
});

test('a message is not forgotten because one before it was dismissed', () => {
  toast({ title: 'Saved' });
  dismissToast();
  toast({ title: 'Sent' });
  jest.advanceTimersByTime(TOAST_REMOVAL_MS);
  expect(currentToast()).toMatchObject({ title: 'Sent', open: true });
});

test('listeners hear of every change until they leave', () => {
  const heard: unknown[] = [];
  const leave = subscribeToToasts(() => heard.push(currentToast()?.open));
  toast({ title: 'Saved' });
  dismissToast();
  jest.advanceTimersByTime(TOAST_REMOVAL_MS);
  expect(heard).toEqual([true, false, undefined]);
  leave();
  toast({ title: 'Sent' });
  expect(heard).toHaveLength(3);
});

test('what stands is the same object until it changes', () => {
  toast({ title: 'Saved' });
  expect(currentToast()).toBe(currentToast());
});
