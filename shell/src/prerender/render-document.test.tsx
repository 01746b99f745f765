/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { DocumentInput } from '@portal/contracts';
import { exampleLive } from '../releases/example-live.ts';
import { renderDocument } from './render-document.tsx';

const file = (address: string) => ({ address, integrity: `sha384-of-${address}` });
const input: DocumentInput = {
  body: '<header></header><main><h1>All about roses</h1></main><portal-menu></portal-menu><div aria-live="polite"></div>',
  live: exampleLive,
  path: '/roses',
  title: 'Roses',
  description: 'What roses need.',
  shell: {
    scripts: [file('/shell/frame.js')],
    styles: [file('/shell/frame.css')],
    blocking: [file('/shell/theme.js')],
  },
  page: {
    scripts: [file('/garden/remoteEntry.js'), file('/garden/roses.js')],
    styles: [file('/garden/roses.css')],
  },
};

const made = (part: Partial<DocumentInput> = {}) => renderDocument({ ...input, ...part });
const head = (html: string) => html.slice(html.indexOf('<head>'), html.indexOf('</head>'));
const notFound = (part: Partial<DocumentInput> = {}) => made({ path: undefined, title: '', description: '', ...part });
/** All start tags of an element, with their attributes by name. */
function tags(html: string, name: string) {
  return [...html.matchAll(new RegExp(`<${name}((?:\\s[^<>]*)?)>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries([...attributes.matchAll(/([a-z-]+)(?:="([^"]*)")?/g)].map(([, key, value = '']) => [key, value])),
  );
}
const liveText = (html: string) => html.match(/<script type="application\/json" id="portal-live">(.*?)<\/script>/s)?.[1] ?? '';

test('it is a whole document in one language with exactly one heading of level 1', () => {
  expect(made()).toMatch(/^<!doctype html>\n<html lang="en" data-face="later">\n<head>\n<meta charset="utf-8">/);
  expect(tags(made(), 'h1')).toHaveLength(1);
});

test('title and description are those of the page', () => {
  expect(head(made())).toContain('<title>Roses · OpenBench</title>');
  expect(tags(made(), 'meta')).toContainEqual({ name: 'description', content: 'What roses need.' });
});

test('signs in title and description stay text', () => {
  const html = made({ title: 'A <b> & "c"', description: '"><script>alert(1)</script> & more' });
  expect(html).toContain('<title>A &lt;b> &amp; "c" · OpenBench</title>');
  expect(html).toContain('content="&quot;>&lt;script>alert(1)&lt;/script> &amp; more"');
  expect(html).not.toContain('<script>');
});

test('the canonical address stands there where it is given, and only there', () => {
  const canonical = (html: string) => tags(html, 'link').filter(({ rel }) => rel === 'canonical');
  expect(canonical(made({ canonical: 'https://portal.example/roses?a=1&b=2' }))).toEqual([
    { rel: 'canonical', href: 'https://portal.example/roses?a=1&amp;b=2' },
  ]);
  expect(canonical(made())).toEqual([]);
});

test('every script and style names its integrity and asks without cookies', () => {
  const loads = [...tags(made(), 'script').filter(({ src }) => src), ...tags(made(), 'link').filter(({ rel }) => rel === 'stylesheet')];
  expect(loads.map(({ src, href }) => src ?? href)).toEqual([
    '/shell/theme.js',
    '/shell/frame.js',
    '/garden/remoteEntry.js',
    '/garden/roses.js',
    '/shell/frame.css',
    '/garden/roses.css',
  ]);
  for (const { src, href, integrity, crossorigin } of loads)
    expect([integrity, crossorigin]).toEqual([`sha384-of-${src ?? href}`, 'anonymous']);
});

test('the scripts of the page run after the frame, in their order, checked; only the frame is asked for together with the styles', () => {
  const scripts = tags(made(), 'script').filter(({ defer }) => defer === '');
  expect(scripts).toEqual(
    ['/shell/frame.js', '/garden/remoteEntry.js', '/garden/roses.js'].map((src) => ({
      defer: '',
      src,
      integrity: `sha384-of-${src}`,
      crossorigin: 'anonymous',
      fetchpriority: src === '/shell/frame.js' ? 'high' : 'low',
    })),
  );
});

test('on a form nothing is asked for together with the styles', () => {
  const scripts = tags(made({ kind: 'form' }), 'script').filter(({ defer }) => defer === '');
  expect(scripts.map(({ fetchpriority }) => fetchpriority)).toEqual(['low', 'low', 'low']);
});

test('what the browser needs no sooner than its scripts stands after what can be read', () => {
  const html = made();
  expect(html.indexOf('id="portal-live"')).toBeGreaterThan(html.indexOf('id="portal"'));
});

test('what the frame has to ask for first is only fetched ahead', () => {
  const file = { address: '/garden/old.js', integrity: 'sha384-of-/garden/old.js' };
  const html = made({ page: { scripts: [], styles: [], ahead: [file] } });
  expect(tags(html, 'script').map(({ src }) => src)).not.toContain(file.address);
  expect(tags(html, 'link').find(({ as }) => as === 'script')).toMatchObject({
    rel: 'preload',
    href: file.address,
    integrity: file.integrity,
    crossorigin: 'anonymous',
  });
});

test('the heading face waits until the page works', () => {
  expect(made()).toContain('<html lang="en" data-face="later">');
  expect(tags(made(), 'link').filter(({ as }) => as === 'font')).toEqual([]);
});

test('the theme is applied before anything is painted, the frame runs after the page was read', () => {
  const html = head(made());
  const scripts = tags(html, 'script').filter(({ src }) => src);
  expect(scripts.map(({ src, defer }) => [src, defer])).toEqual([
    ['/shell/theme.js', undefined],
    ['/shell/frame.js', ''],
    ['/garden/remoteEntry.js', ''],
    ['/garden/roses.js', ''],
  ]);
  expect(html.indexOf('/shell/theme.js')).toBeLessThan(html.indexOf('rel="stylesheet"'));
});

test('the live document can be read out of it as it was', () => {
  expect(JSON.parse(liveText(made()))).toEqual(exampleLive);
});

test('no text of the live document can end its element or open another', () => {
  const label = '</script><script>alert(1)</script><!-- <script';
  const html = made({ live: { ...exampleLive, menu: [{ label, path: '/roses' }] } });
  expect(liveText(html)).not.toContain('<');
  expect(JSON.parse(liveText(html)).menu).toEqual([{ label, path: '/roses' }]);
  expect(html).not.toContain('<script>');
});

test('the live menu stands where the slot was, closed, with the page marked', () => {
  const html = made();
  expect(html).not.toContain('portal-menu>');
  expect(html).toMatch(/<\/main><nav [^>]*aria-label="Site menu">.*<\/nav><div aria-live="polite">/s);
  expect(tags(html, 'button')[0]).toMatchObject({ 'aria-expanded': 'false', 'aria-controls': 'site-menu' });
  expect(tags(html, 'ul')[0]).toMatchObject({ id: 'site-menu', hidden: '' });
  expect(tags(html.slice(html.indexOf('<nav')), 'a').map(({ href, 'aria-current': current }) => [href, current])).toEqual([
    ['/', undefined],
    ['/roses', 'page'],
    ['/herbs', undefined],
  ]);
});

test('signs that a replacement would read as its own come through in a label', () => {
  const html = made({ live: { ...exampleLive, menu: [{ label: "Roses for $& $' $1", path: '/herbs' }] } });
  expect(html).toContain('Roses for $&amp; $&#x27; $1<');
});

test('on the not-found page the main places stand open where their slot was, without a word about them elsewhere', () => {
  const html = notFound({ body: '<main><h1>404</h1><portal-places></portal-places></main><portal-menu></portal-menu>' });
  expect(html).not.toContain('portal-places>');
  const list = html.slice(html.indexOf('aria-labelledby="main-places"'), html.indexOf('</main>'));
  expect(tags(list, 'a').map(({ href }) => href)).toEqual(['/', '/roses', '/herbs']);
  expect(list).not.toContain('hidden');
  expect(made()).not.toContain('main-places');
});

test('the home page, whose body has no slot, gets no menu', () => {
  expect(made({ path: '/', body: '<main><h1>Welcome</h1></main>' })).not.toContain('<nav');
});

test('the body stands in the element that the browser takes over, untouched', () => {
  const body = '<main><h1>Roses</h1>\n<p>  two  blanks </p></main>';
  expect(made({ body })).toContain(`<div id="portal">${body}</div>`);
});

test('the not-found page is for no search engine: noindex, neither description nor canonical address', () => {
  const html = notFound();
  expect(html).toContain('<title>Page not found · OpenBench</title>');
  expect(tags(html, 'meta')).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(tags(html, 'meta').some(({ name }) => name === 'description')).toBe(false);
  expect(html).toContain('<nav');
  expect(made()).not.toContain('noindex');
});

test('it holds nothing that the policy of the site refuses: no style attribute, no inline code', () => {
  for (const html of [made(), notFound()]) {
    expect(html).not.toMatch(/<[a-z][^>]*\s(?:style|on[a-z]+)=/i);
    const inline = tags(html, 'script').filter(({ src }) => !src);
    expect(inline).toEqual([{ type: 'application/json', id: 'portal-live' }]);
  }
});

const preview = { address: 'https://portal.example/garden/preview.png', width: 1200, height: 630, alt: 'A "rose" & a bee' };
const canonical = 'https://portal.example/roses';
/** What is said of a page to those who share a link to it. */
const shared = (html: string) =>
  Object.fromEntries(
    tags(html, 'meta').flatMap(({ property, name, content }) => ((property ?? name)?.includes(':') ? [[property ?? name, content]] : [])),
  );

test('a shared link shows title, description, site and picture of the page', () => {
  expect(shared(made({ canonical, preview }))).toEqual({
    'og:title': 'Roses',
    'og:description': 'What roses need.',
    'og:type': 'website',
    'og:url': canonical,
    'og:site_name': 'OpenBench',
    'og:locale': 'en_US',
    'og:image': preview.address,
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'A &quot;rose&quot; &amp; a bee',
    'twitter:card': 'summary_large_image',
  });
});

test('the picture of the shell is described with the words that stand in it', () => {
  expect(shared(made({ preview: { ...preview, alt: undefined } }))['og:image:alt']).toBe('OpenBench: Democratizing Research Access');
});

test('a link to a page without a picture, or to none, says what it can', () => {
  expect(Object.keys(shared(made({ canonical })))).not.toContainEqual(expect.stringMatching('og:image'));
  expect(shared(made())).toMatchObject({ 'twitter:card': 'summary' });
  const missing = shared(notFound({ preview }));
  expect(missing).toMatchObject({ 'og:title': 'Page not found', 'og:image': preview.address });
  expect(missing).not.toHaveProperty('og:url');
});

test('machines read what the page is about after the page, as one graph', () => {
  const nodes = [{ '@type': 'Course', name: 'Roses </script><script>alert(1)</script>' }, { '@type': 'BreadcrumbList' }];
  const html = made({ structuredData: nodes });
  const [, text = ''] = html.match(/<script type="application\/ld\+json">(.*?)<\/script>/s) ?? [];
  expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', '@graph': nodes });
  expect(text).not.toContain('<');
  expect(html.indexOf('application/ld+json')).toBeGreaterThan(html.indexOf('</main>'));
  expect(made({ structuredData: [] })).not.toContain('ld+json');
  expect(made()).not.toContain('ld+json');
});

test('browsers know the ground of the page in both themes, as the tokens have it', () => {
  const [, light, dark] =
    readFileSync(path.join(__dirname, '../../../packages/ui/src/tokens/tokens.css'), 'utf8').match(
      /--color-paper: light-dark\((\S+), (\S+)\)/,
    ) ?? [];
  expect(tags(made(), 'meta').filter(({ name }) => name === 'theme-color')).toEqual([
    expect.objectContaining({ content: light, media: expect.anything() }),
    expect.objectContaining({ content: dark }),
  ]);
  expect(head(made())).toMatch(/content="#fbf8f3" media="\(prefers-color-scheme: light\)"/);
});

test('the icons are those of the shell that made the page', () => {
  expect(
    tags(made(), 'link')
      .filter(({ rel }) => rel?.endsWith('icon'))
      .map(({ href }) => href),
  ).toEqual(['/releases/shell/7.8.9/web/icon.svg', '/releases/shell/7.8.9/web/touch-icon.png']);
});
