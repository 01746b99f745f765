import type { ComponentType } from 'react';
import { exampleApp, formerApp } from './example-live.ts';
import type { LoadPage, ReadPrevious } from './page-loader.ts';

/** What the two releases of the example app do when a page is requested from them. */
interface Behavior {
  readonly live: LoadPage;
  readonly former: LoadPage;
}

/** A network for tests: the parts of a page loader, whose behavior a test sets, and what was requested from them. */
export function exampleReleases(pages: { readonly live: ComponentType; readonly former: ComponentType }) {
  const working: Behavior = { live: async () => pages.live, former: async () => pages.former };
  let now = working;
  const app = exampleApp();
  const load = jest.fn<ReturnType<LoadPage>, Parameters<LoadPage>>((release, page) =>
    (release.version === app.version ? now.live : now.former)(release, page),
  );
  const readPrevious = jest.fn<ReturnType<ReadPrevious>, Parameters<ReadPrevious>>(async () => formerApp);
  return {
    app,
    load,
    readPrevious,
    /** From now on; parts that are not named work again. */
    behave: (behavior: Partial<Behavior> = {}) => {
      now = { ...working, ...behavior };
    },
    /** The loads so far, as "version page". */
    asked: () => load.mock.calls.map(([release, page]) => `${release.version} ${page}`),
  };
}

/** Behaves like a missing or altered file. */
export const fault = (sentence: string) => () => Promise.reject(new Error(sentence));
/** Never answers. */
export const hang = () => new Promise<never>(() => {});

/** A task that a test ends by hand. */
export function deferred<Value>() {
  let end: (value: Value) => void = () => {};
  const task = new Promise<Value>((resolve) => {
    end = resolve;
  });
  return { task, end: (value: Value) => end(value) };
}
