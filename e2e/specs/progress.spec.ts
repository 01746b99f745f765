import { hydrated } from '../fixtures/hydrated.ts';
import { expect, test } from '../fixtures/portal.ts';
import { modulesPage } from '../pages/modules.ts';

/** What is stored, read, and in the order of the modules. */
async function storedBy(modules: ReturnType<typeof modulesPage>) {
  const { completed, bookmarked, notes } = await modules.stored();
  const list = (text: string | null): number[] => JSON.parse(text ?? '[]').sort((a: number, b: number) => a - b);
  return { completed: list(completed), bookmarked: list(bookmarked), notes: JSON.parse(notes ?? '{}') };
}

test('home, menu, modules: a module is opened, noted, bookmarked and completed; a reload keeps all, a second tab undoes nothing', {
  tag: '@mfe-curriculum',
}, async ({ page, context, portal }) => {
  await page.goto('/');
  await hydrated(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Volunteer/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Site menu' }).getByRole('link', { name: 'Learn' }).click();
  await expect(page).toHaveURL('/modules');
  const first = modulesPage(page);
  await first.read('Introduction to Research');
  await first.writeNote('Ask Ms Okoro about the library card');
  await first.bookmark();
  await first.complete();
  await expect(page.getByText('Module Completed')).toBeVisible();

  const tab = await context.newPage();
  const second = modulesPage(tab);
  await second.open(`${portal.address}/modules`);
  await Promise.all([
    (async () => {
      await second.read('Understanding Research Design & Methods');
      await second.writeNote('Cohort, not case-control');
      await second.complete();
    })(),
    (async () => {
      await first.backToList();
      await first.read('Research Without Labs');
      await first.bookmark();
      await first.complete();
    })(),
  ]);

  await page.reload();
  await hydrated(page);
  // Tabs reconcile what both have written.
  await expect
    .poll(() => storedBy(first))
    .toEqual({
      completed: [1, 2, 3],
      bookmarked: [1, 3],
      notes: { 1: 'Ask Ms Okoro about the library card', 2: 'Cohort, not case-control' },
    });
  await first.open();
  await expect(page.getByText('3 of 18 completed')).toBeVisible();
});

test('two tabs go on through a rollback of the curriculum and reloads: no change is lost, and of one item the later wins', {
  tag: '@mfe-curriculum',
}, async ({ page, context, twicePortal }) => {
  const { address } = twicePortal;
  const tab = await context.newPage();
  const [first, second] = [modulesPage(page, 'Our Educational Modules'), modulesPage(tab, 'Our Educational Modules')];
  await Promise.all([first.open(`${address}/modules`), second.open(`${address}/modules`)]);
  await Promise.all([
    (async () => {
      await first.read('Introduction to Research');
      await first.writeNote('Before the rollback');
      await first.complete();
    })(),
    (async () => {
      await second.read('Managing References');
      await second.bookmark();
      await second.complete();
    })(),
  ]);

  const { code, output } = await twicePortal.command(['rollback', 'mfe-curriculum', '--why', 'a journey']);
  expect(code, output).toBe(0);
  // One tab is reloaded and gets the previous release; the other continues with the newer one, and both write.
  await tab.reload();
  await hydrated(tab);
  await expect(tab.getByRole('contentinfo')).toContainText('mfe-curriculum 1.0.0');
  const former = modulesPage(tab);
  await Promise.all([
    (async () => {
      await first.backToList();
      await first.read('Working in a Lab: Roles, Mentorship and Productivity');
      await first.writeNote('From the newer release');
    })(),
    (async () => {
      await former.open(`${address}/modules`);
      await former.read('Introduction to Research');
      await tab.getByRole('button', { name: 'Mark as Completed' }).click();
      await tab.getByRole('button', { name: 'Edit' }).click();
      await tab.getByRole('textbox').fill('After the rollback');
      await tab.getByRole('button', { name: 'Save' }).click();
    })(),
  ]);
  await Promise.all([page.reload(), tab.reload()]);
  await Promise.all([hydrated(page), hydrated(tab)]);

  for (const each of [first, former])
    await expect
      .poll(() => storedBy(each))
      .toEqual({ completed: [8], bookmarked: [8], notes: { 1: 'After the rollback', 5: 'From the newer release' } });
  await former.open(`${address}/modules`);
  await expect(tab.getByText('1 of 18 completed')).toBeVisible();
});

test('react, the router and the store are one each for the shell and both apps in one page session', { tag: '@shell' }, async ({
  page,
  portal,
}) => {
  const { address } = portal;
  await page.goto(`${address}/volunteer`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Site menu' }).getByRole('link', { name: 'Learn' }).click();
  await modulesPage(page).read('Introduction to Research');
  const scope = await page.evaluate(() => {
    type Shared = { from: string; useIn: string[] };
    type Federation = { __INSTANCES__: { name: string; shareScopeMap: { default: Record<string, Record<string, Shared>> } }[] };
    const { __INSTANCES__ } = (globalThis as unknown as { __FEDERATION__: Federation }).__FEDERATION__;
    return __INSTANCES__.map(({ name, shareScopeMap }) => ({
      name,
      shared: Object.fromEntries(
        Object.entries(shareScopeMap.default ?? {}).map(([module, versions]) => [
          module,
          Object.values(versions).map(({ from, useIn }) => ({ from, useIn })),
        ]),
      ),
    }));
  });
  const names = portal
    .live()
    .apps.filter((app) => ['mfe-content', 'mfe-curriculum'].includes(app.id))
    .map((app) => app.name);
  for (const module of ['react', 'react-router-dom', '@portal/progress']) {
    const given = new Set(scope.flatMap(({ shared }) => (shared[module] ?? []).map(({ from }) => from)));
    expect([...given], `${module} comes from one place`).toEqual(['shell']);
    for (const { shared } of scope) expect(shared[module]?.length ?? 1, `${module} is there once`).toBe(1);
  }
  for (const name of names)
    expect(
      scope.find(({ shared }) => shared.react?.[0]?.useIn.includes(name)),
      `${name} uses the shell's react`,
    ).toBeDefined();

  // No app has its own copy of react.
  for (const app of portal.live().apps)
    for (const file of Object.keys(app.integrity).filter((name) => name.endsWith('.js'))) {
      const text = await (await fetch(address + app.base + file)).text();
      expect(text, file).not.toContain('react.dev/errors');
    }

  // A change made by one app reaches what the shell's copy shows at once: there is no second store.
  await modulesPage(page).complete();
  await page.getByRole('banner').getByRole('button', { name: 'Switch between light and dark mode' }).click();
  expect(
    await page.evaluate(() => [
      localStorage.getItem('portal.curriculum.completed'),
      JSON.parse(localStorage.getItem('portal.settings') ?? '{}').theme,
    ]),
  ).toEqual(['[1]', 'dark']);
});
