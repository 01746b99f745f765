// The API and the baseline under the same load. Each line is a separate pair, which is measured in turn: whatever slows the machine down
// for a minute slows both down, and neither has been idle for long, when Node returns memory and starts small again.
import path from 'node:path';
import { home } from '../../services/api/bin/build.mjs';
import { median, table } from '../report.mjs';
import { number } from './report.mjs';
import { compressedList, feedback, keyedFeedback, knownList, list } from './requests.mjs';
import { onStage } from './stage.mjs';

const CONNECTIONS = 32;
const SECONDS = 1.5;
/** Long enough for both to have been compiled to machine code. */
const WARM_SECONDS = 4;

export async function compare(rounds) {
  const pairs = await onStage(async ({ start, send }) => {
    const api = await start(path.join(home, 'bin/api.mjs'));
    const bare = await start(path.join(import.meta.dirname, 'bare.mjs'));
    const etag = (await fetch(api.address + list.path, { headers: { 'accept-encoding': 'identity' } })).headers.get('etag');
    await sameAnswers(api, bare);
    const bareList = { contender: bare, request: list, status: 200 };
    const barePost = (request) => ({ contender: bare, request, status: 201 });
    const lines = [
      { name: 'list as served', goal: 2, ours: { contender: api, request: list, status: 200 }, bare: bareList },
      { name: 'list as served, compressed', ours: { contender: api, request: compressedList, status: 200 }, bare: bareList },
      { name: 'list that the caller has', ours: { contender: api, request: knownList(etag), status: 304 }, bare: bareList },
      {
        name: 'feedback as the form sends it',
        goal: 0.5,
        ours: { contender: api, request: keyedFeedback, status: 201 },
        bare: barePost(keyedFeedback),
      },
      {
        name: 'feedback without a key',
        goal: 0.5,
        ours: { contender: api, request: feedback, status: 201 },
        bare: barePost(feedback),
      },
    ];
    const measured = [];
    for (const line of lines) measured.push({ ...line, ...(await inTurns(send, line, rounds)) });
    return measured;
  });
  return report(pairs, rounds);
}

/** The results of both sides of a line in each round; which one begins changes from round to round. */
async function inTurns(send, { ours, bare }, rounds) {
  const [api, baseline] = [[], []];
  const order = [
    [ours, api],
    [bare, baseline],
  ];
  for (const [play] of order) await measure(send, play, WARM_SECONDS);
  for (let round = 0; round < rounds; round += 1) {
    for (const [play, bursts] of order) bursts.push(await measure(send, play, SECONDS));
    order.reverse();
  }
  return { api, baseline };
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
  if (answers[status] !== count) throw new Error(`${request.path} was answered with ${JSON.stringify(answers)}.`);
  return { perSecond, p50, p99, cpu: (after.cpu - before.cpu) / count };
}

/** A baseline with a different answer would not be a baseline. */
async function sameAnswers(api, bare) {
  const [ours, theirs] = await Promise.all([api, bare].map(async ({ address }) => (await fetch(address + list.path)).text()));
  if (ours !== theirs) throw new Error('The baseline and the API answer with different lists.');
}

function report(pairs, rounds) {
  let holds = true;
  const ratios = pairs.map(({ name, goal, api, baseline }) => {
    const paired = (ratio) => median(api.map((burst, round) => ratio(burst, baseline[round])));
    const perSecond = paired((ours, theirs) => ours.perSecond / theirs.perSecond);
    const cpu = paired((ours, theirs) => theirs.cpu / ours.cpu);
    const reached = goal === undefined || (perSecond >= goal && cpu >= goal);
    holds &&= reached;
    return [name, number(perSecond, 2), number(cpu, 2), goal ?? '', goal === undefined ? '' : reached ? 'met' : '**not met**'];
  });
  const medians = (name, bursts) => {
    const of = (what) => median(bursts.map((burst) => burst[what]));
    return [name, number(of('perSecond'), 0), number(of('cpu'), 0), number(of('p50'), 1), number(of('p99'), 1)];
  };
  const rows = pairs.flatMap(({ name, api, baseline }) => [medians(name, api), medians('— the baseline beside it', baseline)]);
  const text = [
    `For each line, the API and the baseline run in turn: ${rounds} rounds of bursts of ${SECONDS} s with ${CONNECTIONS} connections, after ${WARM_SECONDS} s each that do not count; which one begins alternates from round to round. Load generator, API, baseline and`,
    'PostgreSQL share the machine; CPU is that of the serving process alone. No mail server is set up. The API writes its log to a file; the baseline has none. A ratio is the median of the ratios of all rounds; above 1, the',
    'API does better.',
    '',
    table(['ratio to bare Fastify + pg', 'by requests/s', 'by CPU per request', 'goal', ''], ratios),
    '',
    table(['medians', 'requests/s', 'CPU per request (µs)', 'p50 (ms)', 'p99 (ms)'], rows),
  ].join('\n');
  return { title: 'Compared with bare Fastify + pg', text, holds };
}
