// The API's memory while it answers every kind of request, valid and invalid.
import path from 'node:path';
import { home } from '../../services/api/bin/build.mjs';
import { table } from '../report.mjs';
import { number } from './report.mjs';
import { mixture } from './requests.mjs';
import { onStage } from './stage.mjs';

const WARM = 20_000;
const PART = 10_000;
const PARTS = 10;
const FLAT = 1.1;

export async function memory() {
  const samples = await onStage(async ({ start, send }) => {
    const api = await start(path.join(home, 'bin/api.mjs'), ['--expose-gc']);
    const some = (amount) => send({ origin: api.address, connections: 32, seconds: 120, amount, requests: mixture });
    await some(WARM);
    const readings = [await api.used()];
    for (let part = 0; part < PARTS; part += 1) {
      const { count } = await some(PART);
      if (count !== PART) throw new Error(`${count} of ${PART} requests were answered.`);
      readings.push(await api.used());
    }
    return readings;
  });
  const [first] = samples;
  const most = (what) => Math.max(...samples.map((sample) => sample[what] / first[what]));
  const holds = most('rss') <= FLAT && most('used') <= FLAT;
  const mega = (bytes) => number(bytes / 1e6, 1);
  const text = [
    `${(PART * PARTS).toLocaleString('en')} requests of ten kinds, including invalid ones, after ${WARM.toLocaleString('en')} that do not count; read after a garbage collection. Goal: stay within 10% of the first line: **${holds ? 'met' : 'not met'}**`,
    `(at most, it had ${number(most('rss'), 2)} times the resident and ${number(most('used'), 2)} times the used memory of the first line).`,
    '',
    table(
      ['requests', 'resident (MB)', 'in use (MB)'],
      samples.map(({ rss, used }, index) => [(index * PART).toLocaleString('en'), mega(rss), mega(used)]),
    ),
  ].join('\n');
  return { title: 'Memory', text, holds };
}
