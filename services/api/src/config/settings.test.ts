import { readSettings } from './settings.ts';

const ONE = 'age1lvyvwawkr0mcnnnncaghunadrqkmuf9e6507x9y920xxpp866cnql7dp2z';
const OTHER = 'age1z0zz3ymd4vh7yd9f0nqzh8zn3gh5hckd7fw3uhfgfp90ynn5fscqxrsmn5';

const read = (env: NodeJS.ProcessEnv) => readSettings(env, '/work/services/api');

test('without a word from the environment the API takes a free port on this machine and keeps its data in .data', () => {
  expect(read({})).toEqual({
    home: '/work/services/api',
    host: '127.0.0.1',
    port: 0,
    databaseUrl: undefined,
    databaseConnections: 10,
    embeddedAllowed: true,
    dataDir: '/work/.data',
    storeDir: '/work/.data/store',
    stopsWithStdin: false,
    mail: undefined,
    recipients: [],
    ownKeyAllowed: true,
    publicUrl: undefined,
    joiningOpen: false,
    trustedHops: 0,
    limitsRefuse: true,
    reportsTogether: 2000,
    connectionWait: 3000,
  });
});

test('the address that the pages are served on does not open the API to other machines', () => {
  expect(read({ HOST: '0.0.0.0' }).host).toBe('127.0.0.1');
});

test('every setting can be given', () => {
  const env = {
    API_PORT: '3000',
    API_HOST: '::1',
    DATABASE_URL: 'postgres://a@b/c',
    DATABASE_CONNECTIONS: '4',
    DATA_DIR: '/data',
    STORE_DIR: 'kept',
    PORTAL_PARENT: 'stdin',
    SMTP_URL: 'smtps://name:word@mail.example',
    MAIL_TO: 'team@bench.example',
    MAIL_FROM: 'portal@bench.example',
    REPORTS_TO: 'conduct@bench.example',
    CONDUCT_RECIPIENTS: `${ONE}, ${OTHER}`,
    PUBLIC_URL: 'https://bench.example',
    JOINING: 'open',
    TRUSTED_HOPS: '2',
    LIMITS: 'count',
  };
  expect(read(env)).toMatchObject({
    host: '::1',
    port: 3000,
    databaseConnections: 4,
    databaseUrl: 'postgres://a@b/c',
    dataDir: '/data',
    storeDir: '/work/kept',
    stopsWithStdin: true,
    mail: {
      smtpUrl: 'smtps://name:word@mail.example',
      to: ['team@bench.example'],
      reportsTo: ['conduct@bench.example'],
      from: 'portal@bench.example',
    },
    recipients: [ONE, OTHER],
    publicUrl: 'https://bench.example',
    joiningOpen: true,
    trustedHops: 2,
    limitsRefuse: false,
  });
});

test('the built-in database is for production only when asked for', () => {
  expect(read({ NODE_ENV: 'production' }).embeddedAllowed).toBe(false);
  expect(read({ NODE_ENV: 'production', EMBEDDED_POSTGRES: 'allow' }).embeddedAllowed).toBe(true);
});

test.each([
  [{ API_PORT: 'eighty' }, 'API_PORT is "eighty", but a port must be a whole number from 0 to 65535.'],
  [{ API_PORT: '70000' }, 'API_PORT is "70000", but a port must be a whole number from 0 to 65535.'],
  [
    { DATABASE_URL: 'mysql://name:secret@host/db' },
    'DATABASE_URL must be an address such as postgresql://name:password@host:5432/database.',
  ],
  [{ DATABASE_CONNECTIONS: '1' }, 'DATABASE_CONNECTIONS is "1", but a process can have from 2 to 100 connections.'],
  [{ EMBEDDED_POSTGRES: 'yes' }, 'EMBEDDED_POSTGRES is "yes", but the only value allowed is "allow".'],
  [{ TRUSTED_HOPS: 'all' }, 'TRUSTED_HOPS is "all", but it must be the number of proxies in front of the portal, 0 to 9.'],
  [{ LIMITS: 'off' }, 'LIMITS is "off", but the only value allowed is "count".'],
  [{ LIMITS: 'count', NODE_ENV: 'production' }, 'LIMITS=count is for measurements and lets any flood of requests through.'],
  [{ JOINING: 'yes' }, 'JOINING is "yes", but the only value allowed is "open".'],
  [
    { SMTP_URL: 'mail.example', MAIL_TO: 'team@bench.example' },
    'SMTP_URL must be an address such as smtps://name:password@mail.example.org.',
  ],
  [{ SMTP_URL: 'smtp://mail.example' }, 'SMTP_URL is set, but MAIL_TO is not: name the address where the team reads its email'],
  [{ MAIL_TO: 'team@bench.example' }, 'MAIL_TO is set, but SMTP_URL is not: name the mail server that sends the emails'],
  [{ SMTP_URL: 'smtp://mail.example', MAIL_TO: 'team' }, 'MAIL_TO must be one email address, or several separated by commas.'],
  [
    { SMTP_URL: 'smtp://mail.example', MAIL_TO: 'team@bench.example', MAIL_FROM: 'Team <a@b.example>' },
    'MAIL_FROM must be an email address.',
  ],
  [
    { SMTP_URL: 'smtp://mail.example', MAIL_TO: 'team@bench.example', REPORTS_TO: 'conduct' },
    'REPORTS_TO must be one email address, or several separated by commas.',
  ],
  [{ CONDUCT_RECIPIENTS: 'age1short' }, 'CONDUCT_RECIPIENTS must be public keys as age-keygen prints them'],
  [{ CONDUCT_RECIPIENTS: `${ONE} ${ONE}` }, 'CONDUCT_RECIPIENTS names the same key twice.'],
  [{ PORTAL_PARENT: 'pipe' }, 'PORTAL_PARENT is "pipe", but the only value allowed is "stdin".'],
])('%j is refused with a sentence', (env, sentence) => {
  expect(() => read(env)).toThrow(sentence);
});

test('a refused address does not show its password', () => {
  expect(() => read({ DATABASE_URL: 'mysql://name:secret@host/db' })).not.toThrow(/secret/);
  expect(() => read({ SMTP_URL: 'imap://name:secret@host', MAIL_TO: 'team@bench.example' })).not.toThrow(/secret/);
});

test('a secret key in the place of a public one is not shown', () => {
  expect(() => read({ CONDUCT_RECIPIENTS: 'AGE-SECRET-KEY-1QQQ' })).not.toThrow(/SECRET/);
});

test('reports have the same readers as everything else until REPORTS_TO names others', () => {
  expect(read({ SMTP_URL: 'smtp://mail.example', MAIL_TO: 'one@bench.example' }).mail?.reportsTo).toEqual(['one@bench.example']);
});

test('the team can have several addresses', () => {
  const env = { SMTP_URL: 'smtp://mail.example', MAIL_TO: 'one@bench.example, two@bench.example' };
  expect(read(env).mail?.to).toEqual(['one@bench.example', 'two@bench.example']);
});
