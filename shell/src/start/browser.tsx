import { createFederation } from '../federation/federation.ts';
import { fetchLive } from '../releases/live-check.ts';
import { readLiveDocument } from '../releases/live-document.ts';
import { start } from './start.tsx';

void start(readLiveDocument(document), { ...createFederation(), fetchLive });
