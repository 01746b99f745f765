import { connect } from 'node:net';
import { eventually } from '../../fixtures/eventually.ts';
import { problemIn } from '../../fixtures/problem.ts';
import type { TestApi } from '../../fixtures/running-api.ts';

/** Tests that `responses.test.ts` runs. */
export function problemCases(shared: () => TestApi): void {
  let api: TestApi;
  beforeAll(() => {
    api = shared();
  });

  const json = { 'content-type': 'application/json' };
  const send = (path: string, init: RequestInit) => fetch(api.address + path, init);
  const feedback = (body: RequestInit['body'], headers: Record<string, string> = json) =>
    send('/api/feedback', { method: 'POST', headers, body });

  test.each(['{', '', 'hello', '{"summary":"a",}', '{"__proto__":{"a":1}}', '\u0000'])('the body %j is malformed', async (body) => {
    await problemIn(await feedback(body), 400);
  });

  test.each(['[]', 'null', '"text"', '7', 'true', '[{"summary":"a","details":"b"}]'])('the body %s is no form', async (body) => {
    expect((await problemIn(await feedback(body), 400)).detail).toBe('Send one JSON object with the fields of the form.');
  });

  test('no body at all is told the same', async () => {
    expect((await problemIn(await send('/api/feedback', { method: 'POST' }), 400)).detail).toBe(
      'Send one JSON object with the fields of the form.',
    );
  });

  test('a body of 5 MB is too large', async () => {
    expect((await problemIn(await feedback('x'.repeat(5_000_000)), 413)).detail).toBe(
      'The request is too large; a body can have at most 256 KB.',
    );
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml', 'nonsense'])(
    'a body of type %s is not read',
    async (type) => {
      await problemIn(await feedback('summary=a', { 'content-type': type }), 415);
    },
  );

  test.each(['/', '/api', '/api/', '/api/nothing', '/api/modules/', '/api/modules/1', '/api/../etc/passwd', '/favicon.ico'])(
    'there is nothing at %s',
    async (path) => {
      await problemIn(await send(path, {}), 404);
      await problemIn(await send(path, { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{' }), 404);
    },
  );

  test.each([
    ['DELETE', '/api/modules', 'GET, HEAD'],
    ['DELETE', '/api/projects', 'GET, HEAD, POST'],
    ['GET', '/api/conduct-report', 'POST'],
    ['GET', '/api/projects/3/join', 'POST'],
    ['PUT', '/api/feedback?x=1', 'POST'],
    ['GET', '/api/feedback', 'POST'],
    ['OPTIONS', '/api/feedback', 'POST'],
    ['PATCH', '/api/health/live', 'GET, HEAD'],
  ])('%s %s is told what the address answers to', async (method, path, allow) => {
    const answer = await send(path, { method, ...(method !== 'GET' && { headers: { 'content-type': 'text/plain' }, body: '{' }) });
    expect(answer.headers.get('allow')).toBe(allow);
    await problemIn(answer, 405);
  });

  test('an address that is no address is refused', async () => {
    await problemIn(await send('/api/%zz', {}), 400);
  });

  test('what is not even HTTP is refused with a problem', async () => {
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(Number(new URL(api.address).port), '127.0.0.1', () => socket.write('HELLO\r\n\r\n'));
      let text = '';
      socket.on('data', (data) => (text += data)).on('close', () => resolve(text));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\nContent-Type: application\/problem\+json/);
  });

  test('an error that nobody foresaw is a 500 without a word about it', async () => {
    await api.rows('alter table educational_modules rename column icon to symbol');
    // The list may have been requested before; a change discards it.
    await api.rows('update educational_modules set symbol = symbol');
    const answer = await eventually(
      () => api.get('/api/modules'),
      ({ status }) => status !== 200,
    );
    expect((await problemIn(answer, 500)).detail).toBe('Something went wrong on our side; please try again later.');
    await api.rows('alter table educational_modules rename column symbol to icon');
    expect((await api.get('/api/modules')).status).toBe(200);
  });

  test('every answer forbids guessing its type', async () => {
    for (const path of ['/api/modules', '/api/nothing', '/api/%zz', '/api/health/live'])
      expect((await api.get(path)).headers.get('x-content-type-options')).toBe('nosniff');
  });
}
