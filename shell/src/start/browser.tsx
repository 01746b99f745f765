import { createFederation } from '../federation/federation.ts';
import { fetchLive } from '../releases/live-check.ts';
import { readLiveDocument } from '../releases/live-document.ts';
import { yieldToMain } from '../releases/yield-to-main.ts';

// What the scripts of pages find when they run is there by now. All else is made ready in tasks of its own: each is long enough on a
// slow phone.
void (async () => {
  await yieldToMain();
  const { start } = await import(/* webpackMode: "eager" */ './start.tsx');
  await yieldToMain();
  await start(readLiveDocument(document), { ...createFederation(), fetchLive });
})();
