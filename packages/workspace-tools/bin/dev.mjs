// npm run dev in an app's folder: the shell and this app run from source, the other apps come from a store.
import path from 'node:path';
import { createJiti } from 'jiti';

const workspace = path.resolve(import.meta.dirname, '../../..');
const app = path.relative(workspace, process.argv[2] ?? process.cwd());
const port = Number(process.env.PORT ?? 3000);
const store = process.env.STORE ?? path.join(process.env.DATA_DIR ?? '.data', 'store');
const api = process.env.API ?? (store.startsWith('http') ? store : 'http://localhost:8080');

const { startDevServer } = await createJiti(import.meta.url).import('@portal/build-presets');
try {
  const { address, close } = await startDevServer({ workspace, app, port, store, api });
  console.log(
    `${app} runs from source: ${address}\nThe other apps come from ${store}, the API from ${api}. Saved changes appear at once; stop with Ctrl-C.`,
  );
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => close().then(() => process.exit(0)));
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exit(1);
}
