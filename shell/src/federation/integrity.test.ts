import { exampleApp } from '../releases/example-live.ts';
import { createAllowedFiles } from './integrity.ts';

const ORIGIN = 'https://portal.example';
const release = exampleApp({ integrity: { 'remoteEntry.js': 'sha384-entry', 'roses.css': 'sha384-roses', 'forgotten.js': '' } });

function allowed() {
  const files = createAllowedFiles(ORIGIN);
  files.allow(release);
  return files;
}

test.each([
  ['relative', '/releases/mfe-garden/2.1.0/web/remoteEntry.js'],
  ['absolute', `${ORIGIN}/releases/mfe-garden/2.1.0/web/remoteEntry.js`],
  ['roundabout', '/releases/mfe-garden/2.0.0/../2.1.0/web/remoteEntry.js'],
])('a file of an allowed release has its integrity, asked for by its %s address', (_, address) => {
  expect(allowed().integrityOf(address)).toBe('sha384-entry');
});

test('a release may lie on another host, under its full address', () => {
  const files = createAllowedFiles(ORIGIN);
  files.allow({ ...release, base: 'https://files.example/garden/' });
  expect(files.integrityOf('https://files.example/garden/roses.css')).toBe('sha384-roses');
  expect(() => files.integrityOf('/garden/roses.css')).toThrow();
});

test.each([
  ['a file that the release does not name', '/releases/mfe-garden/2.1.0/web/other.js'],
  ['a file of a release that was not allowed', '/releases/mfe-garden/2.0.0/web/remoteEntry.js'],
  ['the same path on another origin', 'https://evil.example/releases/mfe-garden/2.1.0/web/remoteEntry.js'],
  ['another origin without a scheme', '//evil.example/releases/mfe-garden/2.1.0/web/remoteEntry.js'],
  ['the same host without encryption', 'http://portal.example/releases/mfe-garden/2.1.0/web/remoteEntry.js'],
  ['code in the address', 'data:text/javascript,alert(1)'],
  ['a file whose integrity is empty, which a browser would ignore', '/releases/mfe-garden/2.1.0/web/forgotten.js'],
])('%s is refused', (_, address) => {
  expect(() => allowed().integrityOf(address)).toThrow(`${address} belongs to no live release and is not loaded.`);
});

test('nothing is allowed at first', () => {
  expect(() => createAllowedFiles(ORIGIN).integrityOf('/releases/mfe-garden/2.1.0/web/remoteEntry.js')).toThrow();
});

test('two releases are allowed beside each other', () => {
  const files = allowed();
  files.allow({ ...release, base: '/releases/mfe-garden/2.0.0/web/', integrity: { 'remoteEntry.js': 'sha384-former' } });
  expect(files.integrityOf('/releases/mfe-garden/2.0.0/web/remoteEntry.js')).toBe('sha384-former');
  expect(files.integrityOf('/releases/mfe-garden/2.1.0/web/remoteEntry.js')).toBe('sha384-entry');
});
