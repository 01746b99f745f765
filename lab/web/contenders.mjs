import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { makeFederation } from './make-federation.mjs';
import { makeMonolith } from './make-monolith.mjs';
import { makePlain } from './make-plain.mjs';
import { readStore, startPortal } from './portal.mjs';
import { serveFolder } from './static-server.mjs';

/**
 * Builds the four contenders from the sources of the workspace, below `dir`, and serves each on its own port. Resolves to their addresses,
 * by their names in the tables, and to a function that ends them all.
 */
export async function serveContenders(workspace, dir) {
  const open = [];
  // Node finds the libraries that an entry names from here.
  const drafts = path.join(workspace, 'lab/node_modules/.portal-bench');
  mkdirSync(drafts, { recursive: true });
  const entries = mkdtempSync(path.join(drafts, 'entries-'));
  const close = async () => {
    await Promise.all(open.map((one) => one.close()));
    rmSync(entries, { recursive: true, force: true });
  };
  try {
    const portal = await startPortal(workspace, path.join(dir, 'data'));
    open.push(portal);
    const store = readStore(portal.storeDir);
    const { apps, live } = store;
    const plan = (name) => ({ workspace, apps, live, out: path.join(dir, name), entries: path.join(entries, name) });
    const theme = await makeMonolith(plan('monolith'), store);
    await makeFederation(plan('federation'), store, theme);
    makePlain(path.join(dir, 'plain'), store);

    const addresses = { portal: portal.address };
    const folders = { 'ordinary federation': 'federation', monolith: 'monolith', 'plain HTML': 'plain' };
    for (const [name, folder] of Object.entries(folders)) {
      const server = await serveFolder(path.join(dir, folder));
      open.push(server);
      addresses[name] = server.address;
    }
    return { addresses, close };
  } catch (problem) {
    await close();
    throw problem;
  }
}
