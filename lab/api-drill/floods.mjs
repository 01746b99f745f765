// A class, a flood, and a flood that forges its identity, against the limits in force.
import { setTimeout as pause } from 'node:timers/promises';
import { KINDS } from './visitors.mjs';

const SCHOOL = '198.51.100.7';
const FLOOD = '198.51.101.7';
const FORGER = '198.51.102.7';

/** Sends `count` submissions of all kinds, twenty at a time; returns their statuses. */
async function sendFrom(address, count, from) {
  const statuses = new Map();
  let waits = 0;
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < count; index = next++) {
      const kind = KINDS[index % KINDS.length];
      const answer = await send(address, kind, `flood-${index}`, from(index));
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      if (Number(answer.headers.get('retry-after')) > 0 && /try|again/.test((await answer.json()).detail)) waits += 1;
      else await answer.arrayBuffer().catch(() => {});
    }
  };
  await Promise.all(Array.from({ length: 20 }, worker));
  return { of: (status) => statuses.get(status) ?? 0, waits };
}

function send(address, kind, mark, forwarded) {
  return fetch(address + kind.address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': forwarded },
    body: JSON.stringify(kind.body(mark)),
    signal: AbortSignal.timeout(20_000),
  });
}

export async function floods({ api, mailbox, result, note }) {
  await api.rows("update outbox set created_at = created_at - interval '2 hours'");
  const school = await sendFrom(api.address, 40, () => SCHOOL);
  result('40 submissions from one address at once: stored', 40, school.of(201));

  await api.rows("update outbox set created_at = created_at - interval '2 hours'");
  await api.rows('delete from held_mails');
  mailbox.toTeam.clear();
  const others = [];
  const flood = sendFrom(api.address, 2000, () => FLOOD);
  for (let index = 0; index < 20; index += 1) {
    const from = Date.now();
    const answer = await send(api.address, KINDS[0], `person-${index}`, `203.0.${index}.9`);
    await answer.arrayBuffer();
    others.push({ status: answer.status, ms: Date.now() - from });
    await pause(20);
  }
  const found = await flood;
  result('2,000 posts from one address: stored', 120, found.of(201));
  result('told when to try again, with a sentence and Retry-After', 1880, found.waits);
  result('from the others, in the meantime: stored', 20, others.filter(({ status }) => status === 201).length);
  note('slowest answer to them', `${Math.max(...others.map(({ ms }) => ms))} ms`);
  // An hour later, the digest has been sent.
  await api.rows("update held_mails set held_at = held_at - interval '2 hours'");
  for (const until = Date.now() + 60_000; Date.now() < until; await pause(250))
    if ((await api.rows('select count(*)::int as n from held_mails'))[0].n === 0) break;
  for (const until = Date.now() + 60_000; Date.now() < until; await pause(250))
    if ((await api.rows('select count(*)::int as n from outbox where sent_at is null'))[0].n === 0) break;
  const caused = [...mailbox.toTeam.values()].filter((subject) => /flood-|More messages/.test(subject)).length;
  result('emails to the team in that hour because of the flood, at most 12', 'yes', caused <= 12 ? 'yes' : `no, ${caused}`);
  note('exactly', String(caused));
  result('stored but reported neither in an email nor in a digest', 0, (await api.rows('select count(*)::int as n from held_mails'))[0].n);

  const forged = await sendFrom(api.address, 300, (at) => `203.0.113.${at % 250}, 192.0.2.${at % 250}, ${FORGER}`);
  result('300 posts with 300 forged forwarding headers from one address: stored', 120, forged.of(201));
}
