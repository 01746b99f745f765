import { applySessionFont, loadHeadingFont } from './heading-font.ts';

const page = document.documentElement;
const load = jest.fn<Promise<void>, [string]>();

beforeEach(() => {
  sessionStorage.clear();
  page.dataset.face = 'later';
  load.mockReset().mockResolvedValue();
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load } });
});
afterEach(() => jest.restoreAllMocks());

test('on the first page of a session headings stand in their stand-in until the face is there', async () => {
  let arrive = () => {};
  load.mockReturnValue(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  applySessionFont();
  expect(page.dataset.face).toBe('later');
  const brought = loadHeadingFont();
  expect(page.dataset.face).toBe('later');
  arrive();
  await brought;
  expect(load).toHaveBeenCalledWith(expect.stringContaining('"Newsreader Heading"'));
  expect(page.dataset.face).toBe('here');
});

test('the next pages of the session show it from the first paint', async () => {
  await loadHeadingFont();
  page.dataset.face = 'later';
  applySessionFont();
  expect(page.dataset.face).toBeUndefined();
  await loadHeadingFont();
  expect(page.dataset.face).toBeUndefined();
});

test('a face that does not arrive leaves the stand-in, here and on the next page', async () => {
  load.mockRejectedValue(new Error('No network.'));
  await loadHeadingFont();
  expect(page.dataset.face).toBe('later');
  applySessionFont();
  expect(page.dataset.face).toBe('later');
});

test('the headings of a long page change a few a frame, from the top, and what comes later has the face at once', async () => {
  document.body.innerHTML = '<h2></h2>'.repeat(20);
  const frames: (() => void)[] = [];
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((paint) => frames.push(() => paint(0)));
  const headings = [...document.querySelectorAll('h2')];
  const changed = () => headings.map(({ dataset }) => dataset.face === 'here');
  const brought = loadHeadingFont();
  await Promise.resolve();
  for (const few of [8, 16, 20]) {
    expect(changed()).toEqual(headings.map((_, index) => index < few));
    expect(page.dataset.face).toBe('later');
    frames.shift()?.();
    await new Promise((next) => setTimeout(next));
  }
  await brought;
  expect(page.dataset.face).toBe('here');
});

test('a browser that keeps nothing for the site has the face all the same', async () => {
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((paint) => Number(setTimeout(paint, 0, 0)));
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await loadHeadingFont();
  expect(blocked).toHaveBeenCalled();
  expect(page.dataset.face).toBe('here');
});
