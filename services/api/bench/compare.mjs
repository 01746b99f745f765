// The API and the baseline under the same load, one after the other in every round.
import { median, number, table } from './report.mjs';
import { compressedList, feedback, keyedFeedback, knownList, list } from './requests.mjs';
import { onStage } from './stage.mjs';

const CONNECTIONS = 32;
const SECONDS = 1.5;
/** Long enough for the machine code of every contender to be there. */
const WARM_SECONDS = 4;

export async function compare(rounds) {
  const bursts = await onStage(async ({ start, send }) => {
    const api = await start('bin/api.mjs');
    const unkept = await start('bench/contenders/unkept.mjs');
    const unshared = await start('bench/contenders/unshared.mjs');
    const bare = await start('bench/contenders/bare.mjs');
    const etag = (await fetch(api.address + list.path, { headers: { 'accept-encoding': 'identity' } })).headers.get('etag');
    await sameAnswers(api, bare);
    const plays = {
      'bare list': { contender: bare, request: list, status: 200 },
      'list, uncached': { contender: unshared, request: list, status: 200 },
      'list, uncached, one reading for all who ask meanwhile': { contender: unkept, request: list, status: 200 },
      'list as served': { contender: api, request: list, status: 200 },
      'list as served, compressed': { contender: api, request: compressedList, status: 200 },
      'list that the caller has': { contender: api, request: knownList(etag), status: 304 },
      'bare keyed post': { contender: bare, request: keyedFeedback, status: 201 },
      'feedback as the form sends it': { contender: api, request: keyedFeedback, status: 201 },
      'bare post': { contender: bare, request: feedback, status: 201 },
      'feedback without a key': { contender: api, request: feedback, status: 201 },
    };
    const measured = Object.fromEntries(Object.keys(plays).map((name) => [name, []]));
    const order = Object.entries(plays);
    for (const [, play] of order) await measure(send, play, WARM_SECONDS);
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, play] of order) measured[name].push(await measure(send, play, SECONDS));
      order.reverse();
    }
    return measured;
  });
  return report(bursts, rounds);
}

async function measure(send, { contender, request, status }, seconds) {
  const before = await contender.used();
  const { answers, perSecond, p50, p99, count } = await send({
    origin: contender.address,
    connections: CONNECTIONS,
    seconds,
    requests: [request],
  });
  const after = await contender.used();
  if (answers[status] !== count) throw new Error(`${request.path} was answered ${JSON.stringify(answers)}.`);
  return { perSecond, p50, p99, cpu: (after.cpu - before.cpu) / count };
}

/** A baseline that answers something else would be none. */
async function sameAnswers(api, bare) {
  const [ours, theirs] = await Promise.all([api, bare].map(async ({ address }) => (await fetch(address + list.path)).text()));
  if (ours !== theirs) throw new Error('The baseline answers another list than the API.');
}

const BARE = {
  'list, uncached': ['bare list', 0.8],
  'list, uncached, one reading for all who ask meanwhile': ['bare list'],
  'list as served': ['bare list', 2],
  'list as served, compressed': ['bare list'],
  'list that the caller has': ['bare list'],
  'feedback as the form sends it': ['bare keyed post', 0.5],
  'feedback without a key': ['bare post', 0.5],
};

function report(bursts, rounds) {
  const of = (name, what) => median(bursts[name].map((burst) => burst[what]));
  const rows = Object.keys(bursts).map((name) => [
    name,
    number(of(name, 'perSecond'), 0),
    number(of(name, 'cpu'), 0),
    number(of(name, 'p50'), 1),
    number(of(name, 'p99'), 1),
  ]);
  let holds = true;
  const ratios = Object.entries(BARE).map(([name, [bare, goal]]) => {
    const paired = (ratio) => median(bursts[name].map((burst, round) => ratio(burst, bursts[bare][round])));
    const perSecond = paired((ours, theirs) => ours.perSecond / theirs.perSecond);
    const cpu = paired((ours, theirs) => theirs.cpu / ours.cpu);
    const reached = goal === undefined || (perSecond >= goal && cpu >= goal);
    holds &&= reached;
    return [name, number(perSecond, 2), number(cpu, 2), goal ?? '', goal === undefined ? '' : reached ? 'holds' : '**does not hold**'];
  });
  const text = [
    `${rounds} rounds after ${WARM_SECONDS} s each that do not count, bursts of ${SECONDS} s with ${CONNECTIONS} connections; the order turns from round to round. Load, API, baseline and PostgreSQL share the machine; CPU is that of the`,
    'serving process alone. No mail server is set. The API writes its log into a file; the baseline has none. A ratio is the median of the ratios of each round, and above 1 the API does better. Uncached,',
    'each request reads for itself, with a query of its own. In earnest that never happens: also without its cache the API reads once for all who ask meanwhile, which is the line below it, without a goal.',
    '',
    table(['ratio to bare Fastify + pg', 'by requests/s', 'by CPU per request', 'goal', ''], ratios),
    '',
    table(['medians', 'requests/s', 'CPU per request (µs)', 'p50 (ms)', 'p99 (ms)'], rows),
  ].join('\n');
  return { title: 'Beside bare Fastify + pg', text, holds };
}
