// The API without its cache: no list outlives its reading. Who asks while it is being read gets it too, as ever.
import { startWith } from './changed-lists.mjs';

await startWith((list) => {
  list.ready = undefined;
});
