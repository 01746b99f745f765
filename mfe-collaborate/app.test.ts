import { appManifestSchema } from '@portal/contracts';
import { app } from './app.ts';

test('the manifest is one that a release check accepts', () => {
  expect(appManifestSchema.safeParse(app).success).toBe(true);
});

test('the pages have the specified addresses', () => {
  expect(app.routes.map(({ path, page }) => [path, page])).toEqual([
    ['/collaborate', 'collaborate'],
    ['/feedback', 'feedback'],
  ]);
});

test('the menu entries have the specified labels and places', () => {
  expect(app.menu).toEqual([
    { label: 'Collaborate', path: '/collaborate', position: 30 },
    { label: 'Website Feedback', path: '/feedback', position: 140 },
  ]);
});
