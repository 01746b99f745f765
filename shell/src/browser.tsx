import { askLive } from './apps/ask-live.ts';
import { createFederation } from './apps/federation.ts';
import { readLive } from './apps/read-live.ts';
import { start } from './start.tsx';

// As a task of its own: running this file is long enough on a slow phone.
setTimeout(() => void start(readLive(document), { ...createFederation(), askLive }));
