import { dropSecrets } from './drop-secrets.ts';

const full = { PATH: '/bin', DATA_DIR: '/data', BROWSER_PATH: 'none', WATCH_LENGTH: '0', DATABASE_URL: 'SECRET', SMTP_URL: 'SECRET' };

test.each(['release', 'check', 'preview', 'rollback', 'releases', undefined])('%s runs without secrets', (command) => {
  const env = { ...full };
  dropSecrets(env, command);
  expect(env).toEqual({ PATH: '/bin', DATA_DIR: '/data', BROWSER_PATH: 'none', WATCH_LENGTH: '0' });
});

test('start keeps what the API beside it needs', () => {
  const env = { ...full };
  dropSecrets(env, 'start');
  expect(env).toEqual(full);
});
