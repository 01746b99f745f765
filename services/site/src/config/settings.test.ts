import { previewUrlOf, readSettings } from './settings.ts';

const read = (env: NodeJS.ProcessEnv) => readSettings(env, '/work');

test('without a word from the environment the site runs on 8080 and keeps its data in .data', () => {
  expect(read({})).toEqual({
    port: 8080,
    receiverPort: 8110,
    host: undefined,
    dataDir: '/work/.data',
    publicUrl: undefined,
    previewUrl: undefined,
    trustedHops: 0,
    triesDatabase: false,
    apiUrl: undefined,
    browser: undefined,
    watch: { intervalMs: 20_000, lengthMs: 120_000 },
  });
});

test('how long a release is watched, and how often, can be set; 0 is not at all', () => {
  expect(read({ WATCH_INTERVAL: '2', WATCH_LENGTH: '6' }).watch).toEqual({ intervalMs: 2000, lengthMs: 6000 });
  expect(read({ WATCH_LENGTH: '0' }).watch).toBeUndefined();
  for (const [name, value, least, byDefault] of [
    ['WATCH_INTERVAL', '0', 1, 20],
    ['WATCH_LENGTH', 'two minutes', 0, 120],
    ['WATCH_LENGTH', '3601', 0, 120],
  ])
    expect(() => read({ [String(name)]: String(value) })).toThrow(
      `${name} is "${value}", but it must be a whole number of seconds from ${least} to 3600. Try ${name}=${byDefault}.`,
    );
});

test('a public address is kept without its slash', () => {
  expect(read({ PUBLIC_URL: 'https://portal.example/' }).publicUrl).toBe('https://portal.example');
});

test('the site listens on all addresses, with a proxy in front on this machine alone, or where HOST says', () => {
  expect(read({ TRUSTED_HOPS: '0' }).host).toBeUndefined();
  expect(read({ TRUSTED_HOPS: '1' }).host).toBe('127.0.0.1');
  expect(read({ TRUSTED_HOPS: '1', HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
  for (const host of ['127.0.0.1', '::1', 'localhost']) expect(read({ HOST: host }).host).toBe(host);
});

test.each([
  [{ PUBLIC_URL: 'https://portal.example' }, true],
  [{ PUBLIC_URL: 'https://portal.example', NODE_ENV: 'production' }, false],
  [{ PUBLIC_URL: 'https://portal.example', DATABASE_URL: 'postgresql://db/portal' }, false],
  [{ PUBLIC_URL: 'https://portal.example', API_URL: 'none' }, false],
  [{ PUBLIC_URL: 'http://portal.example' }, false],
  [{ PUBLIC_URL: 'https://localhost:8443' }, false],
  [{ PUBLIC_URL: 'https://192.168.1.7' }, false],
  [{ PUBLIC_URL: 'https://[fd00::7]' }, false],
])('with %j a public site runs on the database for trying out: %j', (env, expected) => {
  expect(read(env).triesDatabase).toBe(expected);
});

test.each([
  ['http://localhost:8080', {}, 'http://localhost:8090'],
  ['http://localhost:9000', { PORT: '9000' }, 'http://localhost:9010'],
  ['http://localhost:65530', { PORT: '65530' }, 'http://localhost:65520'],
  ['http://localhost:8080', { PREVIEW_URL: 'http://localhost:7000/' }, 'http://localhost:7000'],
  ['https://portal.example', {}, undefined],
  ['http://192.168.1.7:8080', {}, undefined],
  ['https://portal.example', { PREVIEW_URL: 'https://preview.portal.example' }, 'https://preview.portal.example'],
])('previews of a site at %s with %j are at %s', (publicUrl, env, expected) => {
  expect(previewUrlOf(read(env), publicUrl)).toBe(expected);
});

test.each([
  ['https://portal.example', 'https://portal.example'],
  ['https://portal.example', 'https://portal.example:8443'],
  ['http://localhost:8080', 'http://localhost:8080'],
])('previews of a site at %s cannot be at %s', (publicUrl, PREVIEW_URL) => {
  expect(() => previewUrlOf(read({ PREVIEW_URL }), publicUrl)).toThrow(
    `PREVIEW_URL is "${PREVIEW_URL}", but previews need a host name of their own, which the site at ${publicUrl} does not have. Try PREVIEW_URL=https://preview.portal.example.`,
  );
});

test('the API can run elsewhere, or not at all', () => {
  expect(read({ API_URL: 'http://localhost:9000/' }).apiUrl).toBe('http://localhost:9000');
  expect(read({ API_URL: 'none' }).apiUrl).toBe('none');
});

test.each([
  [{ PORT: 'eighty' }, 'PORT is "eighty", but a port must be a whole number from 0 to 65535. Try PORT=8080.'],
  [{ PORT: '70000' }, 'PORT is "70000", but a port must be a whole number from 0 to 65535. Try PORT=8080.'],
  [
    { HOST: 'portal.example' },
    'HOST is "portal.example", but it must be an address of this machine for the site to listen on. Try HOST=127.0.0.1 for this machine only, or HOST=0.0.0.0 for everyone.',
  ],
  [
    { PUBLIC_URL: 'portal.example' },
    'PUBLIC_URL is "portal.example", but it must be an address such as https://portal.example, without a path.',
  ],
  [
    { PUBLIC_URL: 'https://portal.example/site' },
    'PUBLIC_URL is "https://portal.example/site", but it must be an address such as https://portal.example, without a path.',
  ],
  [
    { PREVIEW_URL: 'preview.portal.example' },
    'PREVIEW_URL is "preview.portal.example", but it must be an address such as https://preview.portal.example, without a path.',
  ],
  [
    { TRUSTED_HOPS: 'all' },
    'TRUSTED_HOPS is "all", but it must be the number of proxies in front of the portal, 0 to 8. Leave it out if there are none.',
  ],
  [{ API_URL: 'localhost' }, 'API_URL is "localhost", but it must be an address such as http://localhost:8081, without a path.'],
])('%j is refused with a sentence', (env, sentence) => {
  expect(() => read(env)).toThrow(sentence);
});
