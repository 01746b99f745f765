import { LIVE_DOCUMENT_ID } from '@portal/contracts';
import { exampleLive } from './example-live.ts';
import { findRoute, readLiveDocument } from './live-document.ts';

function pageWith(text: string | undefined): Document {
  const page = document.implementation.createHTMLDocument();
  if (text === undefined) return page;
  const element = page.createElement('script');
  element.type = 'application/json';
  element.id = LIVE_DOCUMENT_ID;
  element.textContent = text;
  page.body.append(element);
  return page;
}

test('the live document is read out of the page', () => {
  expect(readLiveDocument(pageWith(JSON.stringify(exampleLive)))).toEqual(exampleLive);
});

test.each([
  ['no live document', undefined],
  ['an empty one', ''],
])('a page with %s is refused, for nothing could be loaded', (_, text) => {
  expect(() => readLiveDocument(pageWith(text))).toThrow('The page does not contain the live document "portal-live".');
});

test('a live document that was cut off is refused', () => {
  expect(() => readLiveDocument(pageWith('{"apps":['))).toThrow(SyntaxError);
});

test.each([
  ['/', 'mfe-welcome', 'home'],
  ['/roses', 'mfe-garden', 'roses'],
  ['/garden/roses', 'mfe-garden', 'roses'],
  ['/roses/', 'mfe-garden', 'roses'],
  ['/roses//', 'mfe-garden', 'roses'],
])('behind %s stands %s with its page %s', (pathname, app, page) => {
  const found = findRoute(exampleLive, pathname);
  expect(found?.app.id).toBe(app);
  expect(found?.route.page).toBe(page);
});

test.each(['/tulips', '/rose', '/roses/red', '/Roses', '', '/garden'])('behind "%s" stands nothing', (pathname) => {
  expect(findRoute(exampleLive, pathname)).toBeUndefined();
});
