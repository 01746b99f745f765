import { createFederation } from '../federation/federation.ts';
import { fetchLive } from '../releases/live-check.ts';
import { readLiveDocument } from '../releases/live-document.ts';
import { nextTask } from '../releases/next-task.ts';

// What the scripts of pages find when they run is there by now. All else is made ready in tasks of its own: each is long enough on a
// slow phone.
void (async () => {
  await nextTask();
  const { start } = await import(/* webpackMode: "eager" */ './start.tsx');
  await nextTask();
  await start(readLiveDocument(document), { ...createFederation(), fetchLive });
})();
