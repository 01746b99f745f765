// What every bench of the API needs: its own PostgreSQL, contenders that use it, and the load in a separate process.
import { fork } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, home } from '../../services/api/bin/build.mjs';
import { startContender } from './contender.mjs';

/** Sets everything up, runs the bench, and leaves nothing behind. */
export async function onStage(play) {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'portal-bench-api-'));
  const { startEmbedded } = await import(pathToFileURL(path.join(await build(), 'embedded/embedded-server.js')).href);
  const postgres = await startEmbedded({ folder: path.join(dir, 'postgres'), home });
  const load = fork(path.join(import.meta.dirname, 'load.mjs'));
  const contenders = [];
  try {
    return await play({
      start: async (program, flags) => {
        const started = await startContender(program, {
          env: { DATABASE_URL: postgres.url, DATA_DIR: dir },
          log: path.join(dir, 'log'),
          flags,
        });
        contenders.push(started);
        return started;
      },
      send: (order) =>
        new Promise((resolve, reject) => {
          const died = () => reject(new Error('The load could not be sent.'));
          load.once('exit', died);
          load.once('message', (result) => {
            load.off('exit', died);
            resolve(result);
          });
          load.send(order);
        }),
    });
  } finally {
    load.disconnect();
    for (const contender of contenders) await contender.end();
    await postgres.stop();
    const elsewhere = path.join(dir, 'postgres/elsewhere');
    if (existsSync(elsewhere)) rmSync(readFileSync(elsewhere, 'utf8').trim(), { recursive: true, force: true });
    rmSync(dir, { recursive: true, force: true });
  }
}
