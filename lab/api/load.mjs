// The load: a separate process that sends what it is told over IPC, one burst at a time. Every connection sends its next request when the
// last one has been answered.
import { randomBytes } from 'node:crypto';
import { Client } from 'undici';

process.on('message', async (order) => process.send(await burst(order)));
process.on('disconnect', () => process.exit(0));

async function burst({ origin, connections, seconds, amount = Number.POSITIVE_INFINITY, requests }) {
  const clients = Array.from({ length: connections }, () => new Client(origin));
  const times = [];
  const answers = {};
  let sent = 0;
  const begun = performance.now();
  const until = begun + seconds * 1000;
  await Promise.all(
    clients.map(async (client) => {
      for (let index = performance.now(); index < until && sent < amount; index = performance.now()) {
        const request = requests[sent % requests.length];
        sent += 1;
        const status = await send(client, request);
        times.push(performance.now() - index);
        answers[status] = (answers[status] ?? 0) + 1;
      }
      await client.close();
    }),
  );
  const took = (performance.now() - begun) / 1000;
  times.sort((a, b) => a - b);
  return { answers, perSecond: times.length / took, p50: quantile(times, 0.5), p99: quantile(times, 0.99), count: times.length };
}

const quantile = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];

function send(client, { path, method = 'GET', headers, body, keyed }) {
  return new Promise((resolve, reject) => {
    let status = 0;
    client.dispatch(
      { path, method, body, headers: keyed ? { ...headers, 'idempotency-key': randomBytes(16).toString('hex') } : headers },
      {
        onRequestStart() {},
        onResponseStart(_controller, code) {
          status = code;
        },
        onResponseData() {},
        onResponseEnd: () => resolve(status),
        onResponseError: (_controller, problem) => reject(problem),
      },
    );
  });
}
