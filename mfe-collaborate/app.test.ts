import { appManifestSchema } from '@portal/contracts';
import { app } from './app.ts';

test('the manifest is one that a release check accepts', () => {
  expect(appManifestSchema.safeParse(app).success).toBe(true);
});

test('the pages have the specified addresses', () => {
  expect(app.routes.map(({ path, page }) => [path, page])).toEqual([
    ['/collaborate', 'collaborate'],
    ['/submit', 'submit'],
    ['/code-of-conduct', 'code-of-conduct'],
    ['/feedback', 'feedback'],
  ]);
});

test('the menu entries have the specified labels and places', () => {
  expect(app.menu).toEqual([
    { label: 'Collaborate', path: '/collaborate', position: 30 },
    { label: 'Share Ideas', path: '/submit', position: 50 },
    { label: 'Conduct', path: '/code-of-conduct', position: 70 },
    { label: 'Website Feedback', path: '/feedback', position: 140 },
  ]);
});
