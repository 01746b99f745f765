import { buildEnvironment } from './build-environment.ts';

test('a build gets what programs need, and no secret', () => {
  const needed = { PATH: '/bin', Path: 'C:\\bin', HOME: '/home/ada', LC_ALL: 'C', NODE_ENV: 'production', PORTAL_VERSION: '1.0.0' };
  const secrets = { DATABASE_URL: 'postgresql://a:b@c', SMTP_URL: 'smtps://a:b@c', MAIL_TO: 'x', PGPASSWORD: 'x', NPM_TOKEN: 'x' };
  const tests = { PORTAL_TEST_DATABASE_URL: 'postgresql://a:b@c', LC_: 'x', NOTHING: undefined };
  expect(buildEnvironment({ ...needed, ...secrets, ...tests })).toEqual(needed);
});

test('further variables are had by their names alone', () => {
  expect(buildEnvironment({ DATA_DIR: '/data', DATABASE_URL: 'x' }, ['DATA_DIR'])).toEqual({ DATA_DIR: '/data' });
});
