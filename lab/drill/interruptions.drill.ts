import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type ChangedHeading, OTHERS, VOLUNTEER, withNextHeading } from '../../e2e/fixtures/changed-heading.ts';
import { expect, type Portal, test } from '../../e2e/fixtures/portal.ts';
import { type ScratchWorkspace, scratchWorkspace } from '../../e2e/fixtures/scratch-workspace.ts';
import { startSite, WORKSPACE } from '../../e2e/fixtures/site-command.ts';
import { QUICK } from './broken-pages.ts';
import { writeLine } from './line.ts';
import { inspectSite } from './whole-site.ts';

const { app: APP, file: FILE, first: FIRST } = VOLUNTEER;

let workspaces: ScratchWorkspace[];
test.beforeEach(() => {
  workspaces = [];
});
test.afterEach(() => {
  for (const workspace of workspaces) workspace.remove();
});

/** Sources in which a page has another heading. */
function sources(changed: ChangedHeading): ScratchWorkspace {
  const workspace = scratchWorkspace();
  workspaces.push(workspace);
  workspace.edit(changed.file, (text) => withNextHeading(text, changed));
  return workspace;
}

test('a release that is killed', async ({ ownPortal }) => {
  const workspace = sources({ ...VOLUNTEER, next: `${FIRST} 0` });
  const whole = await run(ownPortal, ['release', APP], workspace.dir);
  let words = 0;
  const change = () => {
    workspace.edit(FILE, (text) => text.replace(`${FIRST} ${words}`, `${FIRST} ${words + 1}`));
    words += 1;
  };
  for (const moment of moments(QUICK ? 4 : 12, whole)) {
    change();
    await killed(ownPortal, 'release', moment, ['release', APP], workspace.dir);
  }
  change();
  await goesOn(ownPortal, 'release', ['release', APP], workspace.dir);
  expect(await (await fetch(ownPortal.address + VOLUNTEER.address)).text()).toContain(`>${FIRST} ${words}<`);
});

test('a rollback that is killed', async ({ twicePortal }) => {
  const other = () => (twicePortal.live().apps.find(({ id }) => id === APP)?.version === '1.0.1' ? '1.0.0' : '1.0.1');
  const whole = await run(twicePortal, ['rollback', APP, other(), '--why', 'to see how long it takes'], WORKSPACE);
  for (const moment of moments(QUICK ? 2 : 6, whole))
    await killed(twicePortal, 'rollback', moment, ['rollback', APP, other(), '--why', 'killed'], WORKSPACE);
  await goesOn(twicePortal, 'rollback', ['rollback', APP, other(), '--why', 'after all that'], WORKSPACE);
});

/** Milliseconds after a command began, or after it began to write into the store. */
interface Moment {
  readonly after: 'its start' | 'its lock';
  readonly milliseconds: number;
}

/** Half of the moments are before the command writes, where most of its time goes, and half after that. */
function moments(count: number, whole: Course): Moment[] {
  const half = count / 2;
  const spread = (after: Moment['after'], milliseconds: number) =>
    Array.from({ length: half }, (_, index) => ({ after, milliseconds: Math.round(((index + 0.5) / half) * milliseconds) }));
  return [...spread('its start', whole.lockedAt), ...spread('its lock', whole.endedAt - whole.lockedAt)];
}

/** When a command began to write and when it ended, in milliseconds since its start. */
interface Course {
  readonly lockedAt: number;
  readonly endedAt: number;
  readonly wasKilled: boolean;
}

/** Runs a command to its end, or kills it at a given moment. A command that writes has its own file in the lock's folder. */
async function run(portal: Portal, args: readonly string[], workspace: string, moment?: Moment): Promise<Course> {
  const tickets = () => readdirSync(path.join(portal.storeDir, 'lock')).join();
  const before = tickets();
  const begun = performance.now();
  const child = startSite(args, { dataDir: portal.dataDir, workspace });
  const closed = new Promise((resolve) => child.once('close', resolve));
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  let wasKilled = false;
  const killAfter = (milliseconds: number) =>
    setTimeout(() => {
      wasKilled = child.kill('SIGKILL');
    }, milliseconds);
  let timer = moment?.after === 'its start' ? killAfter(moment.milliseconds) : undefined;
  while (!isOver() && tickets() === before) await new Promise((resolve) => setTimeout(resolve, 2));
  const lockedAt = performance.now() - begun;
  if (moment?.after === 'its lock') timer = killAfter(moment.milliseconds);
  await closed;
  clearTimeout(timer);
  if (!moment && child.exitCode !== 0) throw new Error(`${args.join(' ')} did not work.`);
  return { lockedAt, endedAt: performance.now() - begun, wasKilled };
}

async function killed(portal: Portal, command: string, moment: Moment, args: readonly string[], workspace: string): Promise<void> {
  const before = portal.live().number;
  const { wasKilled } = await run(portal, args, workspace, moment);
  const { live, files, broken } = await inspectSite(portal);
  const outcome = live.number === before ? 'as before' : live.number === before + 1 ? 'as intended' : `entry ${live.number}`;
  writeLine({
    table: 'Commands that are killed',
    cells: {
      command,
      'killed (ms)': wasKilled ? `${moment.milliseconds} after ${moment.after}` : 'it had already finished',
      'the site is': outcome,
      'files looked at': files,
    },
    broken: [...broken, ...(outcome.startsWith('entry') ? ['the site is neither the previous nor the new one'] : [])],
  });
}

async function goesOn(portal: Portal, command: string, args: readonly string[], workspace: string): Promise<void> {
  const before = portal.live().number;
  const { code, output } = await portal.command(args, workspace);
  const { live, files, broken } = await inspectSite(portal);
  writeLine({
    table: 'Commands that are killed',
    cells: { command, 'killed (ms)': 'the next one, not killed', 'the site is': 'as intended', 'files looked at': files },
    broken: [...broken, ...(code === 0 && live.number === before + 1 ? [] : [`the next ${command} did not work: ${output}`])],
  });
}

test('releases and rollbacks at the same moment', async ({ twicePortal }) => {
  const before = twicePortal.live().number;
  const releases: readonly ChangedHeading[] = [
    ...[VOLUNTEER, ...OTHERS].map((changed) => ({ ...changed, next: `${changed.next} Again` })),
    ...['One', 'Two'].map((word) => ({ ...VOLUNTEER, next: `${VOLUNTEER.next} ${word}` })),
  ];
  const commands = [
    ...releases.map((changed) => ({ app: changed.app, args: ['release', changed.app], workspace: sources(changed).dir })),
    ...OTHERS.slice(0, 2).map(({ app }) => ({ app, args: ['rollback', app], workspace: WORKSPACE })),
  ].map((command, index) => ({ ...command, why: `${command.args.join(' ')}, started as number ${index + 1}` }));
  const outcomes = await Promise.all(commands.map(({ args, why, workspace }) => twicePortal.command([...args, '--why', why], workspace)));
  const { live, files, broken } = await inspectSite(twicePortal);
  const added = twicePortal.ledger().slice(before);
  commands.forEach(({ why, args, app }, index) => {
    const acknowledged = outcomes[index]?.code === 0;
    const entries = added.filter((entry) => entry.why === why);
    const changes = entries.flatMap((entry) => entry.steps.map(({ from, to }) => `${from} -> ${to}`)).join(', ');
    writeLine({
      table: 'Commands at the same moment',
      cells: {
        command: args.join(' '),
        acknowledged: acknowledged ? 'yes' : 'no',
        entry: entries.map((entry) => entry.number).join(', '),
        change: changes,
      },
      broken: [
        ...(acknowledged ? [] : [`it failed: ${outcomes[index]?.output.trim()}`]),
        ...(entries.length === (acknowledged ? 1 : 0) && entries.every((entry) => entry.steps.every((step) => step.app === app))
          ? []
          : [`it appears ${entries.length} times in the ledger`]),
      ],
    });
  });
  writeLine({
    table: 'Commands at the same moment',
    cells: { command: `the site afterward, ${files} files`, acknowledged: '', entry: live.number, change: '' },
    broken: [
      ...broken,
      ...(live.number === before + commands.length ? [] : [`${commands.length} commands made ${live.number - before} entries`]),
    ],
  });
});
