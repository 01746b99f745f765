import { cpSync } from 'node:fs';
import path from 'node:path';
import { withoutScripts, writePages } from './documents.mjs';

/** The plain HTML: exactly the portal's documents without scripts, beside exactly the files that they name. */
export function makePlain(out, { storeDir, routes }) {
  cpSync(path.join(storeDir, 'releases'), path.join(out, 'releases'), {
    recursive: true,
    filter: (file) => !/\.(js|br|gz|cjs)$/.test(file),
  });
  writePages(out, routes, ({ document }) => withoutScripts(document));
}
