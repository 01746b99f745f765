import type { LiveApp, LiveDocument } from '@portal/contracts';

/** A release that is in no store, for tests: app `mfe-garden` 2.1.0, with 2.0.0 as the previous release. */
export function exampleApp(part: Partial<LiveApp> = {}): LiveApp {
  return {
    id: 'mfe-garden',
    label: 'Garden',
    version: '2.1.0',
    name: 'mfe_garden__2_1_0_',
    base: '/releases/mfe-garden/2.1.0/web/',
    entry: 'remoteEntry.js',
    mfRuntime: '2.9.2',
    routes: [
      { path: '/roses', page: 'roses', title: 'Roses' },
      { path: '/garden/roses', page: 'roses', title: 'Roses', canonical: '/roses' },
      { path: '/herbs', page: 'herbs', title: 'Herbs' },
    ],
    pages: {},
    integrity: {},
    previous: { version: '2.0.0', address: '/releases/mfe-garden/2.0.0/web/release.json', integrity: 'sha384-former' },
    ...part,
  };
}

/** The release before {@link exampleApp}, as its description gives it. */
export const formerApp: LiveApp = exampleApp({
  version: '2.0.0',
  name: 'mfe_garden__2_0_0_',
  base: '/releases/mfe-garden/2.0.0/web/',
  previous: undefined,
});

/** A live document of {@link exampleApp} and of an app that owns the home page. */
export const exampleLive: LiveDocument = {
  number: 3,
  shell: { version: SHELL_VERSION },
  apps: [
    exampleApp(),
    exampleApp({
      id: 'mfe-welcome',
      label: 'Welcome',
      version: '1.4.2',
      name: 'mfe_welcome__1_4_2_',
      base: '/releases/mfe-welcome/1.4.2/web/',
      routes: [{ path: '/', page: 'home', title: 'Home' }],
      previous: undefined,
    }),
  ],
  menu: [
    { label: 'Home Page', path: '/' },
    { label: 'Roses', path: '/roses' },
    { label: 'Herbs', path: '/herbs' },
  ],
};
