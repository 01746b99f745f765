import { insidePreview, linksInside, outsidePreview } from './inside.ts';

const BASE = '/preview/abc';

test.each([
  ['/', '/preview/abc'],
  ['/?from=mail', '/preview/abc?from=mail'],
  ['/#main', '/preview/abc#main'],
  ['/modules', '/preview/abc/modules'],
  ['/modules/first-steps?a=1.2#top', '/preview/abc/modules/first-steps?a=1.2#top'],
  // What is no page of the site stays as it is.
  ['/preview/abc/modules', '/preview/abc/modules'],
  ['/preview/abc', '/preview/abc'],
  ['/releases/mfe-content/1.0.0/web/film.mp4', '/releases/mfe-content/1.0.0/web/film.mp4'],
  ['/api/projects', '/api/projects'],
  ['/api', '/api'],
  ['/sitemap.xml', '/sitemap.xml'],
  ['//other.example/modules', '//other.example/modules'],
  ['https://other.example/modules', 'https://other.example/modules'],
  ['mailto:someone@portal.example', 'mailto:someone@portal.example'],
  ['#main', '#main'],
  // Names that only begin like those.
  ['/apis', '/preview/abc/apis'],
  ['/previews', '/preview/abc/previews'],
])('in a preview, a link to %s leads to %s', (address, led) => expect(insidePreview(BASE, address)).toBe(led));

test.each([
  ['/preview/abc', '/'],
  ['/preview/abc/modules', '/modules'],
  ['/modules', '/modules'],
])('%s in a preview is %s on the live site', (address, live) => expect(outsidePreview(BASE, address)).toBe(live));

test('in HTML, links are led into the preview and nothing else is', () => {
  expect(
    linksInside(
      BASE,
      '<link href="/modules"><a class="a" href="/modules" data-more="1 > 0">to <b>them</b></a><a\nhref="/">home</a><abbr href="/modules"></abbr>' +
        '<a data-href="/tools">none</a><code>&lt;a href="/modules"&gt;</code><img src="/modules">',
    ),
  ).toBe(
    '<link href="/modules"><a class="a" href="/preview/abc/modules" data-more="1 > 0">to <b>them</b></a><a\nhref="/preview/abc">home</a><abbr href="/modules"></abbr>' +
      '<a data-href="/tools">none</a><code>&lt;a href="/modules"&gt;</code><img src="/modules">',
  );
});
