import { answer, failureOf, fakeFetch } from '@portal/testing';
import { visitorMessage } from './api-error.ts';
import { send } from './send.ts';

const PROBLEM = 'application/problem+json';

test('cookies are sent with every call (section 7)', async () => {
  const { request } = await asked(() => send('GET', '/api/projects'));
  expect(request).toMatchObject({ address: '/api/projects', method: 'GET', credentials: 'include' });
});

test('a body is sent as JSON with a JSON content type (section 7)', async () => {
  const { request } = await asked(() => send('POST', '/api/feedback', { summary: 'A' }));
  expect(request.body).toBe('{"summary":"A"}');
  expect(request.headers).toEqual({ 'Content-Type': 'application/json' });
});

test('without a body there is no content type (section 7)', async () => {
  const { request } = await asked(() => send('POST', '/api/projects/6/join'));
  expect(request).not.toHaveProperty('body');
  expect(request).not.toHaveProperty('headers');
});

test('a successful answer is parsed as JSON (section 7)', async () => {
  fakeFetch(() => answer(201, { id: 7, emailSent: true }));
  await expect(send('POST', '/api/feedback', {})).resolves.toEqual({ id: 7, emailSent: true });
});

test('a successful answer without a body gives nothing', async () => {
  fakeFetch(() => new Response(null, { status: 204 }));
  await expect(send('POST', '/api/feedback', {})).resolves.toBeUndefined();
});

test.each([
  ['the body text', answer(500, 'It broke', 'text/plain'), '500: It broke'],
  ['the status text when the body is empty', answer(503, '', 'text/plain', 'Service Unavailable'), '503: Service Unavailable'],
  ['any JSON body as it is', answer(400, { message: 'No' }), '400: {"message":"No"}'],
  [
    'the detail of problem details',
    answer(409, { title: 'Conflict', detail: 'The project is full.' }, PROBLEM),
    '409: The project is full.',
  ],
  ['their body where the detail is missing', answer(409, { title: 'Conflict' }, PROBLEM), '409: {"title":"Conflict"}'],
  ['their body where it is no JSON', answer(502, '<p>Bad</p>', `${PROBLEM}; charset=utf-8`), '502: <p>Bad</p>'],
  ['a failure for 401 like for any other', answer(401, 'Who are you?', 'text/plain'), '401: Who are you?'],
])('the message of an error is the status, a colon and %s (section 8, decision "Errors")', async (_, response, message) => {
  fakeFetch(() => response);
  expect(await failureOf(send('GET', '/api/projects'))).toMatchObject({ name: 'ApiError', message, status: response.status });
});

test.each([
  [
    'the detail of problem details',
    answer(409, { detail: 'The project is full.' }, `${PROBLEM}; charset=utf-8`),
    '409: The project is full.',
  ],
  ['problem details without a detail', answer(409, { title: 'Conflict' }, PROBLEM), undefined],
  ['problem details whose detail is no text', answer(409, { detail: { at: 'x.ts:3' } }, PROBLEM), undefined],
  ['problem details that are no JSON', answer(502, '<p>Bad</p>', PROBLEM), undefined],
  ['other JSON, whatever it says', answer(500, { detail: 'at x.ts:3' }), undefined],
  ['the page of a proxy', answer(502, '<h1>502 Bad Gateway</h1>', 'text/html'), undefined],
  ['plain text', answer(500, 'TypeError: x is undefined at x.ts:3', 'text/plain'), undefined],
  ['no body', answer(503, '', 'text/plain', 'Service Unavailable'), undefined],
])('a failure with %s: what a visitor may read of it (decision "Errors")', async (_, response, message) => {
  fakeFetch(() => response);
  expect(visitorMessage(await failureOf(send('POST', '/api/feedback', {})))).toBe(message);
});

test('what our client says by itself is for visitors', async () => {
  fakeFetch(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(visitorMessage(await failureOf(send('GET', '/api/projects')))).toMatch(/^We could not reach the server\./);
  fakeFetch(() => answer(200, '<!doctype html>', 'text/html'));
  expect(visitorMessage(await failureOf(send('GET', '/api/projects')))).toMatch(/^We could not read the answer from the server\./);
});

test.each([[new TypeError('x is undefined')], ['x'], [undefined]])('%s, which is no failed request, is not for visitors', (thrown) => {
  expect(visitorMessage(thrown)).toBeUndefined();
});

test('an error carries the field errors of problem details (decision "Errors")', async () => {
  const errors = [{ field: 'email', message: 'email must be an email' }];
  fakeFetch(() => answer(400, { detail: 'Not valid.', errors: [...errors, 'x', { field: 1 }, null] }, PROBLEM));
  expect(await failureOf(send('POST', '/api/feedback', {}))).toMatchObject({ message: '400: Not valid.', fieldErrors: errors });
});

test('an error without field errors carries an empty list', async () => {
  fakeFetch(() => answer(500, 'null', PROBLEM));
  expect(await failureOf(send('GET', '/api/projects'))).toMatchObject({ message: '500: null', fieldErrors: [] });
});

test('a network that is down is said in plain words', async () => {
  fakeFetch(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await failureOf(send('GET', '/api/projects'))).toMatchObject({
    name: 'ApiError',
    status: 0,
    message: 'We could not reach the server. Check your connection and try again.',
  });
});

test('a successful answer that is no JSON is said in plain words', async () => {
  fakeFetch(() => answer(200, '<!doctype html>', 'text/html'));
  expect(await failureOf(send('GET', '/api/projects'))).toMatchObject({
    status: 200,
    message: 'We could not read the answer from the server. Please try again.',
  });
});

describe('within 10 seconds an answer that does not come is a failure', () => {
  const late = { name: 'ApiError', status: 0, message: 'The server did not answer in time. Please try again.' };
  let limit: number | undefined;
  let pass: () => void;

  beforeEach(() => {
    const controller = new AbortController();
    pass = () => controller.abort(new DOMException('late', 'TimeoutError'));
    jest.spyOn(AbortSignal, 'timeout').mockImplementation((time) => {
      limit = time;
      return controller.signal;
    });
  });
  afterEach(() => jest.restoreAllMocks());

  const whenAborted = (signal: AbortSignal) =>
    new Promise<never>((_, fail) => signal.addEventListener('abort', () => fail(signal.reason as Error)));

  test('when the server says nothing at all', async () => {
    globalThis.fetch = ((_: string, { signal }: { signal: AbortSignal }) => whenAborted(signal)) as unknown as typeof fetch;
    const failure = failureOf(send('GET', '/api/projects'));
    pass();
    expect(await failure).toMatchObject(late);
    expect(limit).toBeGreaterThan(5000);
    expect(limit).toBeLessThan(10_000);
  });

  test('when the body stops half-way', async () => {
    globalThis.fetch = (async (_: string, { signal }: { signal: AbortSignal }) => {
      const response = answer(200, []);
      response.text = () => whenAborted(signal);
      return response;
    }) as unknown as typeof fetch;
    const failure = failureOf(send('GET', '/api/projects'));
    await Promise.resolve().then(() => {});
    pass();
    expect(await failure).toMatchObject(late);
  });
});

async function asked(call: () => Promise<unknown>) {
  const fake = fakeFetch(() => answer(200, []));
  await call();
  return fake;
}
