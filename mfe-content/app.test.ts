import { appManifestSchema } from '@portal/contracts';
import { app } from './app.ts';

test('the manifest is one that a release check accepts', () => {
  expect(appManifestSchema.safeParse(app).success).toBe(true);
});

test('the pages have the specified addresses', () => {
  expect(app.routes.map(({ path, page }) => [path, page])).toEqual([
    ['/', 'home'],
    ['/volunteer', 'volunteer'],
  ]);
});

test('the menu entries have the specified labels and places', () => {
  expect(app.menu).toEqual([
    { label: 'Home Page', path: '/', position: 10 },
    { label: 'Volunteer', path: '/volunteer', position: 60 },
  ]);
});
