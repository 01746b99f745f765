import { appManifestSchema } from '@portal/contracts';
import { app } from './app.ts';

test('the manifest is one that a release check accepts', () => {
  expect(appManifestSchema.safeParse(app).success).toBe(true);
});

test('the pages have the specified addresses (3-decisions.md, "Which app owns which route"), and /your-data beside them', () => {
  const addresses = app.routes.flatMap(({ path, aliases = [] }) => [path, ...aliases]);
  expect(addresses.sort()).toEqual(
    '/ /tools /resources /donate /safety-guidelines /team /inspiring-people /inspiration /medical-students /volunteer /ai-life-easier /student-savings /your-data'
      .split(' ')
      .sort(),
  );
});

test('"/inspiring-people and /inspiration: Same inspiration page", and the canonical address is /inspiration', () => {
  const [route] = app.routes.filter(({ page }) => page === 'inspiration');
  expect(route).toMatchObject({ path: '/inspiration', aliases: ['/inspiring-people'] });
});

test('the menu entries have the specified labels and places (1-platform.md, "Floating navigation menu")', () => {
  expect(app.menu.map(({ position, path, label }) => [position, path, label])).toEqual([
    [10, '/', 'Home Page'],
    [40, '/tools', 'AI Tools'],
    [60, '/volunteer', 'Volunteer'],
    [80, '/donate', 'Donate'],
    [90, '/resources', 'Resources'],
    [100, '/medical-students', 'For Medical Students'],
    [110, '/ai-life-easier', 'Productivity'],
    [120, '/student-savings', 'Save Money'],
    [130, '/inspiration', 'Inspiration'],
    [150, '/team', 'Our Team'],
  ]);
});
