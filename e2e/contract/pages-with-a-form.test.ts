import { app as collaborate } from '../../mfe-collaborate/app.ts';
import { WITH_FORM } from '../../services/site/src/server/headers.ts';

// The web server names addresses of an app for one of its headers; the app may move its pages without knowing that.
test('the addresses that get a header for pages with a form are pages of the collaboration app', () => {
  const pages = collaborate.routes.map(({ path }) => path);
  expect(pages).toEqual(expect.arrayContaining([...WITH_FORM]));
  expect(WITH_FORM.length).toBeGreaterThan(0);
});
