import { lazyPart } from '@portal/ui';

// A separate file, because code that two exposed pages can reach is bundled for both.
/** The view of an open module, which the list does not need: fetched when someone is about to open one. */
export const openModule = lazyPart(async () => ({ default: (await import('./open-module.tsx')).OpenModule }));

export const prepareModule = (): void => void openModule.load().catch(() => undefined);
