import { lazyPart } from '@portal/ui';

/** The views of an open module, which the list does not need: fetched when somebody is about to open one. */
export const openModule = lazyPart(async () => ({ default: (await import('./open-module.tsx')).OpenModule }));
export const openPathModule = lazyPart(async () => ({ default: (await import('./open-path-module.tsx')).OpenPathModule }));

const ignore = (): void => undefined;
export const prepareModule = (): void => void openModule.load().catch(ignore);
export const preparePathModule = (): void => void openPathModule.load().catch(ignore);
