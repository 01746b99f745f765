import { discardLists } from '@portal/api-client';
import { startProgress } from '@portal/progress';
import { pagesInRouter, type Router, renderToString, store } from '@portal/testing';
import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { textPages } from '../src/modules/text-pages.ts';
import { Page as Glossary } from '../src/pages/glossary.page.tsx';
import { Page as InClass } from '../src/pages/in-class.page.tsx';
import { Page as TextPage } from '../src/pages/module-text.page.tsx';
import { openModule } from '../src/pages/module-view.ts';
import { Page } from '../src/pages/modules.page.tsx';
import { openPathModule } from '../src/pages/path-module-view.ts';
import { Page as Record } from '../src/pages/record.page.tsx';
import { Page as ResearchPath } from '../src/pages/research-modules.page.tsx';
import { Page as Templates } from '../src/pages/templates.page.tsx';

afterEach(discardLists);
// What a click opens is there at once, as after pointing at it. Tests about loading load it themselves.
beforeAll(() => Promise.all([openModule.load(), openPathModule.load()]));

/** The app's pages in a router, as in the shell. */
export function pageAt(address: string): { readonly router: Router; readonly element: ReactElement } {
  const routes = [
    { path: '/modules', element: <Page /> },
    { path: '/research-modules', element: <ResearchPath /> },
    { path: '/glossary', element: <Glossary /> },
    { path: '/in-class', element: <InClass /> },
    { path: '/record', element: <Record /> },
    { path: '/templates', element: <Templates /> },
    ...textPages.map(({ path }) => ({ path, element: <TextPage /> })),
    { path: '*', element: <p>Another page</p> },
  ];
  return pagesInRouter(routes, address);
}

/** Makes the browser store only these values, by key without "portal.". */
export function storeProgress(values: Readonly<Record<string, unknown>>): void {
  startProgress();
  store(Object.fromEntries(Object.entries(values).map(([name, value]) => [`portal.${name}`, value])));
}

/** What `GET /api/modules` answers; the function is the browser's, so that a test can see the requests. */
export function answering(answer: (address: string) => Promise<unknown>): jest.SpyInstance {
  return jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    return new Response(JSON.stringify(await answer(String(address))));
  });
}

/** The prerendered HTML of a page: without the part after the # sign, which no server sees. */
export const prerendered = (address = '/modules'): string => renderToString(pageAt(address.split('#')[0] ?? address).element);

/** Opens an address in a test as the browser does: HTML first, with what the visitor's browser stores, by key without "portal.". */
export function visit(address = '/modules', values: Readonly<Record<string, unknown>> = {}): Router {
  storeProgress(values);
  const { router, element } = pageAt(address);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = prerendered(address);
  render(element, { container, hydrate: true });
  return router;
}

/** Navigates to the page from another one of the site. */
export async function comeFromWithin(address = '/modules', values: Readonly<Record<string, unknown>> = {}): Promise<Router> {
  storeProgress(values);
  const { router, element } = pageAt('/elsewhere');
  render(element);
  await act(() => router.navigate(address));
  return router;
}

/** The same, and waits for what the page fetches at once. */
export async function arrive(address: string, values: Readonly<Record<string, unknown>> = {}): Promise<Router> {
  storeProgress(values);
  const { router, element } = pageAt(address);
  await act(async () => void render(element));
  return router;
}
