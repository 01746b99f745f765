import { get, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { TestApi } from '../../fixtures/running-api.ts';

/** Tests that `responses.test.ts` runs. */
export function cachedListCases(shared: () => TestApi): void {
  let api: TestApi;
  beforeAll(() => {
    api = shared();
  });

  interface Raw {
    readonly status: number;
    readonly headers: IncomingHttpHeaders;
    readonly body: Buffer;
  }

  /** The bytes as sent; fetch would remove the compression. */
  const wire = (path: string, headers: Record<string, string>) =>
    new Promise<Raw>((resolve, reject) => {
      get(api.address + path, { headers, agent: false }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part) => parts.push(part));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }));
      }).on('error', reject);
    });
  const projects = (encoding: string, headers = {}) => wire('/api/projects', { 'accept-encoding': encoding, ...headers });
  const unpack = { identity: (body: Buffer) => body, br: brotliDecompressSync, gzip: gunzipSync };
  const encodings = ['identity', 'gzip', 'br'] as const;

  test('a list comes in the encoding that was asked for, with a strong ETag of its own for each (issue 8, "Speed")', async () => {
    const all = await Promise.all(encodings.map((encoding) => projects(encoding)));
    const bodies = all.map(({ body }, index) => String(unpack[encodings[index] ?? 'identity'](body)));
    expect(new Set(bodies).size).toBe(1);
    expect(JSON.parse(bodies[0] ?? '').length).toBeGreaterThan(5);
    expect(all.map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'gzip', 'br']);
    expect(new Set(all.map(({ headers }) => headers.etag)).size).toBe(3);
    for (const { headers, body } of all) {
      expect(headers.etag).toMatch(/^"[\w-]+"$/);
      expect(headers.vary).toBe('Accept-Encoding');
      expect(Number(headers['content-length'])).toBe(body.length);
    }
    const [plain, zipped, best] = all.map(({ body }) => body.length) as [number, number, number];
    expect(zipped).toBeLessThan(plain / 1.8);
    expect(best).toBeLessThan(zipped);
  });

  test('who has the bytes in one encoding is told so for this encoding and for no other', async () => {
    for (const encoding of encodings) {
      const { etag = '' } = (await projects(encoding)).headers;
      for (const other of encodings) {
        const again = await projects(other, { 'if-none-match': `"x", W/${etag}` });
        if (other !== encoding) expect([other, again.status, again.body.length > 0]).toEqual([other, 200, true]);
        else {
          expect([again.status, again.body.length, again.headers.etag, again.headers.vary]).toEqual([304, 0, etag, 'Accept-Encoding']);
          expect(again.headers['content-encoding']).toBeUndefined();
        }
      }
    }
  });

  test('a body that is smaller than a packet is sent as it is', async () => {
    const { headers, body } = await wire('/api/tools', { 'accept-encoding': 'br, gzip' });
    expect([String(body), headers['content-encoding'], headers.vary]).toEqual(['[]', undefined, 'Accept-Encoding']);
  });

  test('HEAD tells the same without the body', async () => {
    const answer = await fetch(`${api.address}/api/projects`, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
    const { headers } = await projects('identity');
    expect([answer.status, answer.headers.get('etag'), answer.headers.get('content-length')]).toEqual([
      200,
      headers.etag,
      headers['content-length'],
    ]);
  });
}
