// Visitors who send things and press the button again until they are told that it was stored.
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** What there is to send, except incident reports: they are sealed, so nobody can count which of them are stored. */
export const KINDS = [
  { address: '/api/feedback', body: (mark) => ({ summary: mark, details: 'Sent during a drill.', severity: 'low', category: 'other' }) },
  {
    address: '/api/projects',
    body: (mark) => ({
      title: mark,
      description: 'Sent during a drill.',
      field: 'biology',
      contactName: 'Drill',
      // A confirmation goes to a domain only once a day.
      contactEmail: `name@${mark}.example`,
      safetyAgreement: true,
      collaborationAgreement: true,
      dataAgreement: true,
    }),
  },
];

/** Errors on our side that were not announced as temporary. */
export const mistakes = { answers: 0 };

/**
 * Sends `count` submissions, a few at a time. `onStored` gets each 201 response as it arrives. Returns every result: its mark, its id and
 * how often it had to be sent.
 */
export async function sendAll({ address, count, atOnce, onStored }) {
  const queue = Array.from({ length: count }, (_, number) => number);
  const stored = [];
  const worker = async () => {
    for (let number = queue.shift(); number !== undefined; number = queue.shift()) {
      const kind = KINDS[number % KINDS.length];
      const mark = `drill-${number}-${randomBytes(4).toString('hex')}`;
      stored.push({ mark, ...(await sendUntilStored(address + kind.address, kind.body(mark))) });
      onStored(stored.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return stored;
}

async function sendUntilStored(address, body) {
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': randomBytes(16).toString('hex') };
  for (let tries = 1; ; tries += 1) {
    try {
      const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body), signal: AbortSignal.timeout(9000) });
      const stored = await answer.json();
      if (answer.status >= 500 && answer.status !== 503) mistakes.answers += 1;
      if (answer.status === 201) return { tries, emailSent: stored.emailSent };
      if (answer.status < 500) throw new TypeError(`${answer.status}: ${stored.detail}`);
    } catch (problem) {
      if (problem instanceof TypeError && /^\d/.test(problem.message)) throw problem;
    }
    await pause(50);
  }
}
