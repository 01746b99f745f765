import { lazyPart } from '@portal/ui';

// A file of its own, because what two exposed pages can reach is bundled for both.
/** The view of an open module of the research learning path, fetched when somebody is about to open one. */
export const openPathModule = lazyPart(async () => ({ default: (await import('./open-path-module.tsx')).OpenPathModule }));

export const preparePathModule = (): void => void openPathModule.load().catch(() => undefined);
