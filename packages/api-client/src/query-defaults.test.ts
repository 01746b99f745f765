import { answer, fakeFetch } from '@portal/testing';
import { onlineManager, QueryClient } from '@tanstack/react-query';
import { queryDefaults } from './query-defaults.ts';

const client = () => new QueryClient({ defaultOptions: queryDefaults });

test.each([
  [['/api/projects'], '/api/projects'],
  [['/api', 'projects'], '/api/projects'],
  [['/api/projects', 6], '/api/projects/6'],
])('the default read of %j is a GET to its segments joined by "/" (section 7)', async (queryKey, address) => {
  const fake = fakeFetch(() => answer(200, [{ id: 1 }]));
  await expect(client().fetchQuery({ queryKey })).resolves.toEqual([{ id: 1 }]);
  expect(fake.request).toMatchObject({ address, method: 'GET' });
});

test('data never becomes stale: a second read asks nobody (section 7)', async () => {
  const fake = fakeFetch(() => answer(200, []));
  const queries = client();
  await queries.fetchQuery({ queryKey: ['/api/projects'] });
  await queries.fetchQuery({ queryKey: ['/api/projects'] });
  expect(fake.request.address).toBe('/api/projects');
});

test.each([500, 401])('an answer of %i fails at once, without another try (section 7)', async (status) => {
  const fake = fakeFetch(() => answer(status, 'No', 'text/plain'));
  await expect(client().fetchQuery({ queryKey: ['/api/projects'] })).rejects.toThrow(`${status}: No`);
  expect(fake.request.address).toBe('/api/projects');
});

test('no refetch on focus, no polling, no retries, 5 minutes of keeping (section 7)', () => {
  expect(queryDefaults.queries).toMatchObject({
    refetchOnWindowFocus: false,
    refetchInterval: false,
    retry: false,
    gcTime: 300_000,
    staleTime: Number.POSITIVE_INFINITY,
  });
  expect(queryDefaults.mutations.retry).toBe(false);
});

test('offline, a read and a submission fail instead of waiting without an end', async () => {
  onlineManager.setOnline(false);
  try {
    fakeFetch(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(client().fetchQuery({ queryKey: ['/api/projects'] })).rejects.toThrow('We could not reach the server');
    const queries = client();
    const mutation = queries.getMutationCache().build(queries, { mutationFn: () => Promise.reject(new Error('offline')) });
    await expect(mutation.execute(undefined)).rejects.toThrow('offline');
  } finally {
    onlineManager.setOnline(true);
  }
});
