/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { site } from '../../site.config.ts';
import { webManifestOf } from './web-manifest.ts';

interface Manifest {
  readonly name: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly type: string; readonly purpose?: string }[];
}
const manifest = (facts = site) => webManifestOf(facts) as Manifest;

test('the site is installed under its name, as a window of its own that opens at the home page', () => {
  expect(manifest({ ...site, name: 'Another Name' })).toMatchObject({
    id: '/',
    start_url: '/',
    scope: '/',
    name: 'Another Name',
    short_name: 'Another Name',
    display: 'standalone',
  });
});

test('every picture that it names is one of the release, as large as it says', () => {
  const pictures = manifest().icons.filter(({ type }) => type === 'image/png');
  expect(pictures.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512']);
  for (const { src, sizes } of pictures) {
    expect(path.posix.dirname(src)).toBe('/releases/shell/7.8.9/web');
    const png = readFileSync(path.join(__dirname, '../../media', path.posix.basename(src)));
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
});
