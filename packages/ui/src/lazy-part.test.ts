import { lazyPart } from './lazy-part.ts';

test('nothing is fetched before it is wanted, and then only once', async () => {
  const fetchPart = jest.fn(async () => ({ default: 'text' }));
  const part = lazyPart(fetchPart);
  expect(fetchPart).not.toHaveBeenCalled();
  expect(part.current()).toBeUndefined();
  await Promise.all([part.load(), part.load()]);
  await expect(part.load()).resolves.toBe('text');
  expect(part.current()).toBe('text');
  expect(fetchPart).toHaveBeenCalledTimes(1);
});

test('after a failure the next call tries anew', async () => {
  const fetchPart = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce({ default: 'text' });
  const part = lazyPart(fetchPart);
  await expect(part.load()).rejects.toThrow('offline');
  await expect(part.load()).resolves.toBe('text');
});
