import { createFederation } from './apps/federation.ts';
import { readLive } from './apps/read-live.ts';
import { start } from './start.tsx';

void start(readLive(document), createFederation());
