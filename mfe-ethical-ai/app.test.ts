import { appManifestSchema } from '@portal/contracts';
import { app } from './app.ts';

test('the manifest is one that a release check accepts', () => {
  expect(appManifestSchema.safeParse(app).success).toBe(true);
});

test('all four addresses show the same page, and /ethical-ai-module is the canonical one', () => {
  expect(app.routes.map(({ path, aliases, page }) => ({ path, aliases, page }))).toEqual([
    {
      path: '/ethical-ai-module',
      aliases: ['/learn/modules/ethical-ai', '/learn/ethical-ai-new', '/ethical-ai-new'],
      page: 'ethical-ai',
    },
  ]);
});

test('the page is none of the fifteen entries of the menu', () => {
  expect(app.menu).toEqual([]);
});
