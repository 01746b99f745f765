import { ReadyList } from './ready-list.ts';

test('all who ask at the same time share one reading, and the next one gets what is ready', async () => {
  const load = jest.fn(async () => [{ id: 1 }]);
  const list = new ReadyList(load);
  const [first, second] = await Promise.all([list.read(), list.read()]);
  expect(first).toBe(second);
  expect(await list.read()).toBe(first);
  expect(load).toHaveBeenCalledTimes(1);
  expect(first?.json).toBe('[{"id":1}]');
});

test('what was being read when a row was written is not kept', async () => {
  const answers: ((rows: object[]) => void)[] = [];
  const list = new ReadyList(() => new Promise((resolve) => answers.push(resolve)));
  const early = list.read();
  list.drop();
  const late = list.read();
  answers[0]?.([{ id: 1 }]);
  answers[1]?.([{ id: 2 }]);
  expect((await early).json).toBe('[{"id":1}]');
  expect((await late).json).toBe('[{"id":2}]');
  expect((await list.read()).json).toBe('[{"id":2}]');
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
  const tag = async (rows: object[]) => (await new ReadyList(async () => rows).read()).etag('identity');
  expect(await tag([{ id: 1 }])).toBe(await tag([{ id: 1 }]));
  expect(await tag([{ id: 1 }])).not.toBe(await tag([{ id: 2 }]));
  expect(await tag([{ id: 1 }])).toMatch(/^"[\w-]{22}"$/);
});

test('rows that were read again and are the same keep what was made of them; any other gives another list', async () => {
  const title = 'Moss';
  let rows: object[] = [];
  const list = new ReadyList(async () => rows);
  const readAgain = (next: object[]) => {
    rows = next;
    list.drop();
    return list.read();
  };
  const first = await readAgain([{ id: 1, title, tags: ['a', 'b'], url: null }]);
  expect(await readAgain([{ id: 1, title, tags: ['a', 'b'], url: null }])).toBe(first);
  for (const next of [
    [{ id: 2, title, tags: ['a', 'b'], url: null }],
    [{ id: 2, title, tags: ['b', 'a'], url: null }],
    [{ id: 2, title, tags: ['b', 'a'], url: '' }],
    [{ id: 2, title, tags: ['b', 'a'], url: '', pricing: 'free' }],
    [{ id: 2, title, tags: ['b', 'a'], url: '' }],
    [
      { id: 2, title, tags: ['b', 'a'], url: '' },
      { id: 3, title, tags: [], url: '' },
    ],
    [{ id: 3, title, tags: [], url: '' }],
    [],
  ])
    expect((await readAgain(next)).json).toBe(JSON.stringify(next));
});

test('of a row only what is shown is given out, also when nothing else of it changed', async () => {
  let secret = 'one';
  const list = new ReadyList(
    async () => [{ id: 1, secret }],
    ({ id }: { id?: number }) => ({ id }),
  );
  expect((await list.read()).json).toBe('[{"id":1}]');
  secret = 'two';
  list.drop();
  expect((await list.read()).json).toBe('[{"id":1}]');
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
