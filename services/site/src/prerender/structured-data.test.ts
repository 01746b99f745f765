import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { rejectionMessage } from '../../fixtures/rejection-message.ts';
import { emptyStore, library, place, shell } from '../../fixtures/store.ts';
import { ensureBodies } from './render-bodies.ts';
import { completed, structuredDataOf, withTrail } from './structured-data.ts';

async function said(top: string) {
  const store = emptyStore();
  const frame = (await place(store, shell, '1.0.0')).document;
  const { document } = await place(store, { ...library, top }, '1.0.0');
  const ask = async () => {
    await ensureBodies(store, frame, document);
    return structuredDataOf(store, frame, document);
  };
  return { store, document, ask };
}

test('a release is asked for every canonical page, with the facts of the site', async () => {
  const { ask } = await said(`exports.structuredData = (path, site) => path === '/' ? [{ '@type': 'WebSite', name: site.name }] : [];
    exports.preview = { alt: 'A shelf' };`);
  expect(await ask()).toEqual({
    previewAlt: 'A shelf',
    structuredData: { '/': [{ '@type': 'WebSite', name: 'Made up' }], '/modules': [] },
  });
});

test('it is asked once: later the code of the release is not run anymore', async () => {
  const { store, document, ask } = await said(`exports.structuredData = () => [{ '@type': 'WebPage', key: randomUUID() }];`);
  const first = await ask();
  writeFileSync(path.join(store.releaseDir(document.app, document.version), 'server.cjs'), 'throw new Error("run again");');
  expect(await ask()).toEqual(first);
});

test('a release from before there was such data says nothing', async () => {
  const { ask } = await said('');
  expect(await ask()).toEqual({ structuredData: { '/': [], '/modules': [] } });
});

test.each([
  [
    '{ throw new Error("No path.yaml."); }',
    'The structured data of the page / of mfe-library could not be made: No path.yaml. Look at mfe-library/structured-data.ts.',
  ],
  [
    '[{ name: "A course" }]',
    'In the structured data of the page / of mfe-library, something has no "@type". Add it in mfe-library/structured-data.ts.',
  ],
])('a release whose data is %s is refused', async (body, sentence) => {
  const { ask } = await said(`exports.structuredData = () => ${body};`);
  expect(await rejectionMessage(ask)).toBe(sentence);
});

test('addresses of the site get the public one, at any depth; other texts stay', () => {
  const nodes = [
    { '@id': '/#us', url: '/', parts: [{ url: '/modules#module=a' }], sameAs: 'https://x.example/', path: '//x', n: 1, of: 'a/b' },
  ];
  expect(completed(nodes, 'https://portal.example')).toEqual([
    {
      '@id': 'https://portal.example/#us',
      url: 'https://portal.example/',
      parts: [{ url: 'https://portal.example/modules#module=a' }],
      sameAs: 'https://x.example/',
      path: '//x',
      n: 1,
      of: 'a/b',
    },
  ]);
});

test('a text that begins like an address stays as it was written', () => {
  const nodes = [{ '@type': 'WebPage', name: '/learn is the start', about: ['/modules', { description: '/tools come later' }] }];
  expect(completed(nodes, 'https://portal.example')).toEqual(nodes);
});

test('of a list of addresses each gets the public one', () => {
  expect(completed([{ image: ['/a.png', { url: '/b.png' }], sameAs: ['https://x.example/', '/us'] }], 'https://portal.example')).toEqual([
    {
      image: ['https://portal.example/a.png', { url: 'https://portal.example/b.png' }],
      sameAs: ['https://x.example/', 'https://portal.example/us'],
    },
  ]);
});

test('a page says the way to it from the home page, unless it says another; the home page says none', () => {
  const page = { path: '/tools', title: 'Tools' };
  expect(withTrail([], 'Made up', page)).toEqual([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Made up', item: '/' },
        { '@type': 'ListItem', position: 2, name: 'Tools', item: '/tools' },
      ],
    },
  ]);
  const own = [{ '@type': 'BreadcrumbList', itemListElement: [] }];
  expect(withTrail(own, 'Made up', page)).toBe(own);
  expect(withTrail([], 'Made up', { path: '/', title: 'Home' })).toEqual([]);
});
