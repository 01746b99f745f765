import { readFileSync } from 'node:fs';
import path from 'node:path';
import { endOf, firstWordOf, startProgram } from '../../fixtures/program.ts';
import { makeMember, sendTo, statementText, uploadOf } from '../../fixtures/receiver.ts';
import { storeWithTwoApps, tools } from '../../fixtures/store.ts';
import { lastEntryOf } from '../rules/signed-releases.ts';

const POINTS = 40;

test(`a receiver that is killed at ${POINTS} points of a release leaves the site as it was or as it should be, and the next release works`, async () => {
  const store = await storeWithTwoApps();
  const dataDir = path.dirname(store.dir);
  const key = await makeMember(dataDir, 'Ada', 'mfe-tools');
  const release = async (patch: number, killAfterMs?: number) => {
    const program = startProgram('receiver', dataDir);
    const end = endOf(program);
    const receiver = { address: await firstWordOf(program), stop: async () => {} };
    const version = `1.0.${patch}`;
    const { files, body } = await uploadOf([tools, version]);
    const after = lastEntryOf(store.ledger(), 'mfe-tools')?.number ?? 0;
    const text = statementText({ action: 'release', app: 'mfe-tools', version, after, why: 'again', files });
    const before = store.head()?.number ?? 0;
    const began = Date.now();
    const timer = killAfterMs === undefined ? undefined : setTimeout(() => program.kill('SIGKILL'), killAfterMs);
    const { verdict } = await sendTo(receiver, { text, key, body });
    const took = Date.now() - began;
    clearTimeout(timer);
    program.kill('SIGKILL');
    await end;
    const head = store.head();
    const isLive = head?.number === before + 1;
    expect([head?.number, isLive]).toEqual([isLive ? before + 1 : before, head?.signed?.statement === text]);
    if (verdict?.verdict === 'done') expect(isLive).toBe(true);
    const live = head?.live['mfe-tools']?.at(-1);
    expect(readFileSync(path.join(store.dir, 'current/tools.html'), 'utf8')).toContain(`mfe-tools ${live} at /tools`);
    return { verdict, took, isLive };
  };
  const whole = await release(1);
  expect(whole.verdict?.verdict).toBe('done');
  let patch = 1;
  const outcomes = [];
  for (let point = 0; point < POINTS; point += 1) {
    patch += 1;
    outcomes.push(await release(patch, (whole.took * point) / (POINTS - 1)));
  }
  expect(outcomes.some(({ isLive }) => !isLive)).toBe(true);
  expect((await release(patch + 1)).verdict?.verdict).toBe('done');
}, 600_000);
