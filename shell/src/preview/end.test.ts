import { endInTime } from './end.ts';

const END = Date.parse('2026-11-29T03:00:00.000Z');
const reload = jest.fn();
const around = () =>
  Object.assign(new EventTarget(), {
    document: new EventTarget(),
    location: { reload },
    setTimeout: (act: () => void, wait: number) => setTimeout(act, wait),
  }) as unknown as Window;

beforeEach(() => {
  jest.useFakeTimers({ now: END - 60_000 });
  reload.mockClear();
});
afterEach(() => jest.useRealTimers());

test('an open page is loaded anew when the preview ends, and not before', () => {
  endInTime(END, around());
  jest.advanceTimersByTime(59_999);
  expect(reload).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each(['visibilitychange', 'pageshow'])('where the computer slept over the end, a %s is enough', (event) => {
  const here = around();
  endInTime(END, here);
  const target = event === 'pageshow' ? here : here.document;
  target.dispatchEvent(new Event(event));
  expect(reload).not.toHaveBeenCalled();
  jest.setSystemTime(END);
  target.dispatchEvent(new Event(event));
  expect(reload).toHaveBeenCalledTimes(1);
});
