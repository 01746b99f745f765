import http from 'node:http';
import { clockFromNoon } from '../../fixtures/clock.ts';
import { problemIn } from '../../fixtures/problem.ts';
import { runningApi, type TestApi } from '../../fixtures/running-api.ts';
import { least } from '../../fixtures/sent.ts';
import { clientLimits } from '../rate-limits/limit-table.ts';

describe('the request guard', () => {
  /** The limits are in force, and one proxy is trusted. */
  let api: TestApi;
  beforeAll(async () => {
    clockFromNoon();
    api = await runningApi({ env: { LIMITS: '', TRUSTED_HOPS: '1' } });
  });

  let networks = 0;
  /** An address from which nobody has sent anything yet. */
  function someone(): string {
    networks += 1;
    return `198.51.${networks}.7`;
  }
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const statuses = async (count: number, send: (index: number) => Promise<Response>) =>
    (await Promise.all(Array.from({ length: count }, (_, index) => send(index)))).map((answer) => answer.status);
  const feedback = (address: string, headers = {}) => api.post('/api/feedback', least.feedback, { ...from(address), ...headers });

  test('40 submissions from one address within five minutes all succeed, whatever form they are of (issue, "Done when")', async () => {
    const school = someone();
    const paths = { '/api/feedback': least.feedback, '/api/projects': least.project, '/api/conduct-report': least.report };
    for (const [path, body] of Object.entries(paths))
      expect(new Set(await statuses(40, () => api.post(path, body, from(school))))).toEqual(new Set([201]));
    expect(new Set(await statuses(40, () => api.get('/api/projects', from(school))))).toEqual(new Set([200]));
  });

  test('who sends on and on is told when to come back; others do not notice', async () => {
    const flood = someone();
    const max = clientLimits.forms.max;
    const answers = await statuses(max + 30, () => feedback(flood));
    expect([answers.filter((status) => status === 201), answers.filter((status) => status === 429)].map((all) => all.length)).toEqual([
      max,
      30,
    ]);
    const refused = await feedback(flood);
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(clientLimits.forms.seconds);
    expect((await problemIn(refused, 429)).detail).toMatch(
      /^Too much has been sent from your network; please send this again in (\d+ minutes|a minute)\.$/,
    );
    expect((await feedback(someone())).status).toBe(201);
    expect((await api.get('/api/projects', from(flood))).status).toBe(200);
  });

  test('a refusal comes before the body is read', async () => {
    const flood = someone();
    await statuses(clientLimits.forms.max, () => api.post('/api/feedback', undefined, from(flood)));
    const answer = await new Promise<http.IncomingMessage>((resolve, reject) => {
      const headers = { 'content-type': 'application/json', 'content-length': '1000', ...from(flood) };
      // Nothing of the promised body is ever sent.
      const request = http.request(`${api.address}/api/feedback`, { method: 'POST', headers }, resolve).on('error', reject);
      request.flushHeaders();
    });
    expect(answer.statusCode).toBe(429);
    answer.destroy();
  });

  test('a forged forwarding header never yields a fresh limit; the hop that is trusted tells who it is', async () => {
    const real = someone();
    const answers = await statuses(clientLimits.forms.max + 20, (index) => feedback(`203.0.${index}.1, ${real}`));
    expect(answers.filter((status) => status === 429)).toHaveLength(20);
    const more = { forwarded: 'for=203.0.113.9', 'x-real-ip': '203.0.113.9', 'client-ip': '203.0.113.9', 'x-client-ip': '203.0.113.9' };
    expect((await feedback(`203.0.113.9, ${real}`, more)).status).toBe(429);
    expect((await feedback(`${real}, ${someone()}`)).status).toBe(201);
  });

  test('who comes straight to the host behind which the API runs is not taken for the proxy before it', async () => {
    // The proxy and the host: the host appends its client, which here is not a proxy.
    const behind = await runningApi({ env: { LIMITS: '', TRUSTED_HOPS: '2' } });
    const post = (forwarded: string) => behind.post('/api/projects/1/join', undefined, from(forwarded));
    const caller = someone();
    const forged = await statuses(clientLimits.joins.max + 5, (index) => post(`203.0.${index}.1, ${caller}`));
    expect(forged.filter((status) => status === 429)).toHaveLength(5);
    // Through the proxy, each visitor is counted separately.
    const proxied = await statuses(clientLimits.joins.max + 5, (index) => post(`203.0.${index}.1, 127.0.0.1`));
    expect(proxied).not.toContain(429);
  });

  test('without a trusted hop nothing that a caller writes counts, and the log says once that this may be a mistake', async () => {
    const warn = jest.fn();
    const log = { info: jest.fn(), warn, error: jest.fn(), debug: jest.fn() } as unknown as import('../logging/log.ts').Log;
    const alone = await runningApi({ env: { LIMITS: '' }, log });
    const answers = await statuses(clientLimits.joins.max + 5, (index) =>
      alone.post('/api/projects/1/join', undefined, from(`203.0.${index}.1`)),
    );
    expect(answers.filter((status) => status === 429)).toHaveLength(5);
    expect(warn.mock.calls.filter(([sentence]) => /TRUSTED_HOPS/.test(String(sentence)))).toHaveLength(1);
  });

  test('addresses that there are not are limited like others, and the log counts them instead of a line for each', async () => {
    const info = jest.fn();
    const log = { info, warn: jest.fn(), error: jest.fn(), debug: jest.fn() } as unknown as import('../logging/log.ts').Log;
    const counting = await runningApi({ env: { LIMITS: '', TRUSTED_HOPS: '1' }, log });
    const lost = someone();
    const { max } = clientLimits.unknown;
    const answers = await statuses(max + 5, (index) => counting.get(`/api/nothing-${index}`, from(lost)));
    expect([answers.filter((status) => status === 404).length, answers.filter((status) => status === 429).length]).toEqual([max, 5]);
    // A method that an address does not support counts as an unknown address too.
    await problemIn(await counting.post('/api/modules', {}, from(lost)), 429);
    await problemIn(await counting.post('/api/modules', {}, from(someone())), 405);
    expect((await counting.get('/api/modules', from(lost))).status).toBe(200);
    await counting.stop();
    const requests = info.mock.calls.filter(([, said]) => said === 'request').map(([{ route }]) => route);
    expect(requests).toEqual(['/api/modules']);
    expect(info).toHaveBeenCalledWith({ route: '(none)', answers: { 404: max, 405: 1, 429: 6 } }, 'requests counted');
  });

  describe('what another site makes a browser send is refused before it is read', () => {
    const own = () => api.address;
    test.each([
      ['Sec-Fetch-Site: cross-site', { 'sec-fetch-site': 'cross-site' }],
      ['Sec-Fetch-Site: same-site', { 'sec-fetch-site': 'same-site' }],
      ['a foreign Origin', { origin: 'https://evil.example' }],
      ['an Origin without a name', { origin: 'null' }],
      ['a foreign Origin that ends like ours', { origin: 'http://evil-127.0.0.1' }],
    ])('%s', async (_, headers) => {
      for (const path of ['/api/feedback', '/api/conduct-report', '/api/projects', '/api/projects/1/join'])
        expect((await problemIn(await api.post(path, '{', { ...from(someone()), ...headers }), 403)).detail).toMatch(/another site/);
    });

    test.each([
      ['our own pages', () => ({ 'sec-fetch-site': 'same-origin', origin: 'https://behind-a-proxy.example' })],
      ['our own pages in an older browser', () => ({ origin: own() })],
      ['no browser', () => ({})],
    ])('what %s send is taken', async (_, headers) => {
      expect((await feedback(someone(), headers())).status).toBe(201);
    });

    test.each([
      'text/plain',
      'text/plain; application/json',
      'application/x-www-form-urlencoded',
      'application/json-patch+json',
      'application/jsonp',
    ])('a body of type %s, which a form of another site could send', async (type) => {
      await problemIn(await feedback(someone(), { 'content-type': type }), 415);
    });

    test('reading stays open to all', async () => {
      expect((await api.get('/api/projects', { origin: 'https://other.example', 'sec-fetch-site': 'cross-site' })).status).toBe(200);
    });
  });
});
