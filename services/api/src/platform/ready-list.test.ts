import { ReadyList } from './ready-list.ts';

test('all who ask at the same time share one reading, and the next one gets what is ready', async () => {
  const load = jest.fn(async () => [1]);
  const list = new ReadyList(load);
  const [first, second] = await Promise.all([list.read(), list.read()]);
  expect(first).toBe(second);
  expect(await list.read()).toBe(first);
  expect(load).toHaveBeenCalledTimes(1);
  expect(first?.json).toBe('[1]');
});

test('what was being read when a row was written is not kept', async () => {
  const answers: ((rows: number[]) => void)[] = [];
  const list = new ReadyList(() => new Promise((resolve) => answers.push(resolve)));
  const early = list.read();
  list.drop();
  const late = list.read();
  answers[0]?.([1]);
  answers[1]?.([1, 2]);
  expect((await early).json).toBe('[1]');
  expect((await late).json).toBe('[1,2]');
  expect((await list.read()).json).toBe('[1,2]');
});

test('a failed reading is told to who asked and tried again for the next', async () => {
  let away = true;
  const list = new ReadyList(async () => {
    if (away) throw new Error('away');
    return [];
  });
  await expect(list.read()).rejects.toThrow('away');
  away = false;
  expect((await list.read()).json).toBe('[]');
});

test('the same rows have the same tag, other rows another', async () => {
  const tag = async (rows: unknown[]) => (await new ReadyList(async () => rows).read()).etag('identity');
  expect(await tag([1])).toBe(await tag([1]));
  expect(await tag([1])).not.toBe(await tag([2]));
  expect(await tag([1])).toMatch(/^"[\w-]{22}"$/);
});

test('rows that were read again and are the same keep what was made of them', async () => {
  let rows = [1];
  const list = new ReadyList(async () => rows);
  const first = await list.read();
  list.drop();
  expect(await list.read()).toBe(first);
  rows = [2];
  list.drop();
  expect((await list.read()).json).toBe('[2]');
});

test('after a second the rows are read again, as another process may have written', async () => {
  jest.useFakeTimers();
  try {
    const load = jest.fn(async () => []);
    const list = new ReadyList(load);
    await list.read();
    jest.setSystemTime(Date.now() + 999);
    await list.read();
    expect(load).toHaveBeenCalledTimes(1);
    jest.setSystemTime(Date.now() + 1);
    await list.read();
    expect(load).toHaveBeenCalledTimes(2);
  } finally {
    jest.useRealTimers();
  }
});
