// The API as a program that is killed and restarted on the same port, with the same data.
import { spawn } from 'node:child_process';
import { mkdirSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';

const home = path.resolve(import.meta.dirname, '../../services/api');

export function apiUnderFire({ dataDir, port, env }) {
  const log = path.join(dataDir, 'api.log');
  mkdirSync(dataDir, { recursive: true });
  let child;
  const settings = { ...env };

  /** Starts it; the additional settings apply from now on. */
  async function start(more = {}) {
    Object.assign(settings, more);
    child = spawn(process.execPath, [path.join(home, 'bin/api.mjs')], {
      env: {
        PATH: process.env.PATH,
        TMPDIR: process.env.TMPDIR,
        DATABASE_URL: process.env.DATABASE_URL ?? '',
        ...settings,
        DATA_DIR: dataDir,
        API_PORT: String(port),
      },
      stdio: ['ignore', 'pipe', openSync(log, 'a')],
    });
    await new Promise((resolve, reject) => {
      child.stdout.once('data', resolve);
      child.once('exit', () => reject(new Error('The API ended before it listened.')));
    });
  }

  async function end(signal) {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  }

  /** Rows of the API's own database, or of the one that DATABASE_URL names. */
  async function rows(sql) {
    const client = new pg.Client({ connectionString: databaseUrl(dataDir) });
    await client.connect();
    try {
      return (await client.query(sql)).rows;
    } finally {
      await client.end();
    }
  }

  /** Unexpected errors of the API, according to its log. */
  const unforeseen = () =>
    readFileSync(log, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('{"level":50'));

  return { start, end, rows, unforeseen, address: `http://127.0.0.1:${port}` };
}

function databaseUrl(dataDir) {
  if (process.env.DATABASE_URL) return process.env.DATABASE_URL;
  let folder = path.join(dataDir, 'postgres');
  try {
    folder = readFileSync(path.join(folder, 'elsewhere'), 'utf8').trim();
  } catch {}
  const password = readFileSync(path.join(folder, 'password'), 'utf8').trim();
  const port = readFileSync(path.join(folder, 'cluster/postmaster.pid'), 'utf8').split('\n')[3];
  return `postgresql://portal:${password}@127.0.0.1:${port}/portal`;
}
