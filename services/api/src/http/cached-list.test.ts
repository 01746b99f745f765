import { CachedList } from './cached-list.ts';

test('all who ask at the same time share one reading, and the next one gets what was cached', async () => {
  const load = jest.fn(async () => [{ id: 1 }]);
  const list = new CachedList(load);
  const [first, second] = await Promise.all([list.read(), list.read()]);
  expect(first).toBe(second);
  expect(await list.read()).toBe(first);
  expect(load).toHaveBeenCalledTimes(1);
  expect(first?.json).toBe('[{"id":1}]');
});

test('a failed reading is reported to whoever asked, and tried again for the next', async () => {
  let away = true;
  const list = new CachedList(async () => {
    if (away) throw new Error('away');
    return [];
  });
  await expect(Promise.all([list.read(), list.read()])).rejects.toThrow('away');
  away = false;
  expect((await list.read()).json).toBe('[]');
});

test('what was being read when a row was written is not cached', async () => {
  const answers: ((rows: object[]) => void)[] = [];
  const list = new CachedList(() => new Promise((resolve) => answers.push(resolve)));
  const early = list.read();
  list.invalidate();
  const late = list.read();
  answers[0]?.([{ id: 1 }]);
  answers[1]?.([{ id: 2 }]);
  expect((await early).json).toBe('[{"id":1}]');
  expect((await late).json).toBe('[{"id":2}]');
  expect((await list.read()).json).toBe('[{"id":2}]');
});

describe('after a second', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const later = (ms: number) => jest.setSystemTime(Date.now() + ms);

  test('the rows are read again', async () => {
    const load = jest.fn(async () => [{ id: 1, title: 'Moss' }]);
    const list = new CachedList(load);
    const first = await list.read();
    later(999);
    expect(await list.read()).toBe(first);
    expect(load).toHaveBeenCalledTimes(1);
    later(1);
    expect(await list.read()).toBe(first);
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('other rows make another list, with another tag', async () => {
    let title = 'Moss';
    const list = new CachedList(async () => [{ id: 1, title }]);
    const first = await list.read();
    title = 'Lichen';
    later(1000);
    const second = await list.read();
    expect(second.json).toBe('[{"id":1,"title":"Lichen"}]');
    expect(second.etag('identity')).not.toBe(first.etag('identity'));
    expect(second.etag('identity')).toMatch(/^"[\w-]{22}"$/);
  });
});
