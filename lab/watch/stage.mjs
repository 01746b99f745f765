// What the drill needs around the command: a web server in front that can fail, the site with its API behind it, and a loaded machine.
import { spawn } from 'node:child_process';
import { request as ask, createServer } from 'node:http';
import path from 'node:path';

/** A busy loop ends by itself, whatever becomes of the drill. */
const LONGEST_LOAD_MS = 3 * 3_600_000;
const BUSY = `const end = Date.now() + ${LONGEST_LOAD_MS}; while (Date.now() < end);`;

/** A web server before the site. `plant` makes it answer wrongly for the scripts of one release. */
export async function startFront() {
  const faults = new Map();
  let port = 0;
  const server = createServer((request, response) => {
    const { url = '/', method, headers } = request;
    const [, release] = /^\/releases\/([^/]+\/[^/]+)\/web\/.+\.js$/.exec(url) ?? [];
    const fault = faults.get(release);
    if (fault === 'not found') return void response.writeHead(404).end();
    if (fault === 'altered') return void response.writeHead(200, { 'Content-Type': 'text/javascript' }).end('// altered');
    const passedOn = ask({ host: '127.0.0.1', port, path: url, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    request.pipe(passedOn.on('error', () => response.destroy()));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://localhost:${server.address().port}`,
    passTo: (to) => {
      port = to;
    },
    plant: (release, fault) => faults.set(release, fault),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Starts a program of the workspace and resolves to its process and to what it said, as soon as that matches. */
export async function startProgram(dir, args, env, ready) {
  const child = spawn(process.execPath, [path.join(dir, args[0]), ...args.slice(1)], {
    cwd: dir,
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  endWithDrill(child);
  let output = '';
  const said = await new Promise((resolve, reject) => {
    const listen = (data) => {
      output += data;
      const found = ready.exec(output);
      if (found) resolve(found);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('close', () => reject(new Error(`${args[0]} ended:\n${output}`)));
  });
  return { child, said };
}

/** Ends a process when the drill ends, also when that is stopped. */
export function endWithDrill(child) {
  const end = () => child.kill('SIGTERM');
  process.once('exit', end);
  child.once('close', () => process.off('exit', end));
}

/** Ends a program and waits until it has gone. */
export async function stopProgram(child) {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGTERM');
  await gone;
}

/** So many processes that never rest. */
export function startLoad(count) {
  const busy = Array.from({ length: count }, () => spawn(process.execPath, ['-e', BUSY], { stdio: 'ignore' }));
  const stop = () => {
    for (const child of busy) child.kill('SIGKILL');
  };
  process.once('exit', stop);
  return stop;
}
