import type { AppManifest } from '@portal/contracts';
import { exampleLive } from '../releases/example-live.ts';
import { withLocalApp } from './local-app.ts';

const menu = (entries: AppManifest['menu'], live = exampleLive) =>
  withLocalApp(live, { id: 'mfe-garden', name: 'Garden', routes: [], menu: entries }).menu.map(({ label }) => label);

const live = { ...exampleLive, menu: [exampleLive.menu[1], exampleLive.menu[0], exampleLive.menu[2]].flatMap((entry) => entry ?? []) };

test('the entries of the local app keep their places between those of other apps, also under another label', () => {
  const entries = [
    { label: 'Kitchen Herbs', path: '/herbs', position: 30 },
    { label: 'Roses', path: '/roses', position: 10 },
  ];
  expect(menu(entries, live)).toEqual(['Roses', 'Home Page', 'Kitchen Herbs']);
});

test("a new entry follows the app's entry before it, and one that was removed is gone", () => {
  const entries = [
    { label: 'Roses', path: '/roses', position: 10 },
    { label: 'Lilies', path: '/lilies', position: 20 },
  ];
  expect(menu(entries, live)).toEqual(['Roses', 'Lilies', 'Home Page']);
});

test('without a store the menu has the entries of the local app, in their order', () => {
  const entries = [
    { label: 'Herbs', path: '/herbs', position: 30 },
    { label: 'Roses', path: '/roses', position: 10 },
  ];
  expect(menu(entries, { ...exampleLive, apps: [], menu: [] })).toEqual(['Roses', 'Herbs']);
});
