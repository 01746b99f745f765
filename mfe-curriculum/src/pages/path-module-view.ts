import { lazyPart } from '@portal/ui';

// A separate file, because code that two exposed pages can reach is bundled for both.
/** The view of an open module of the research learning path, fetched when someone is about to open one. */
export const openPathModule = lazyPart(async () => ({ default: (await import('./open-path-module.tsx')).OpenPathModule }));

export const preparePathModule = (): void => void openPathModule.load().catch(() => undefined);
