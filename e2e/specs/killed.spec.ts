import { setTimeout as delay } from 'node:timers/promises';
import { VOLUNTEER } from '../fixtures/changed-heading.ts';
import { expect, type Portal, test } from '../fixtures/portal.ts';
import { scratchWorkspace } from '../fixtures/scratch-workspace.ts';
import { startSite, WORKSPACE } from '../fixtures/site-command.ts';

const { file: WORDS_FILE, first: FIRST_WORDS, next: NEXT_WORDS } = VOLUNTEER;

/** Milliseconds into a command at which it is killed; together, they cover its whole run. */
const rollbackMoments = Array.from({ length: 16 }, (_, index) => 40 + index * 25);
const releaseMoments = [300, 900, 1500, 2100, 2700, 3300, 3900, 4500];

test('kill -9 at any point of a rollback leaves the site as it was or as it should be, and the next command works', {
  tag: ['@site', '@long'],
}, async ({ twicePortal }) => {
  for (const moment of rollbackMoments) {
    const before = twicePortal.live();
    const there = before.apps.find((app) => app.id === 'mfe-content')?.version === '1.0.1';
    await killAfter(
      moment,
      ['rollback', 'mfe-content', there ? '1.0.0' : '1.0.1', '--why', `killed after ${moment} ms`],
      twicePortal,
      WORKSPACE,
    );
    await expectWholeSite(twicePortal, before.number);
  }
  const last = twicePortal.live().apps.find((app) => app.id === 'mfe-content')?.version === '1.0.1' ? '1.0.0' : '1.0.1';
  const { code, output } = await twicePortal.command(['rollback', 'mfe-content', last, '--why', 'after all that']);
  expect(code, output).toBe(0);
  await expectWholeSite(twicePortal, twicePortal.live().number - 1);
});

test('kill -9 at any point of a release leaves the site as it was or as it should be, and the next release works', {
  tag: ['@site', '@long'],
}, async ({ ownPortal }) => {
  const workspace = scratchWorkspace();
  try {
    workspace.edit(WORDS_FILE, (text) => text.replace(FIRST_WORDS, NEXT_WORDS));
    for (const moment of releaseMoments) {
      const before = ownPortal.live().number;
      await killAfter(moment, ['release', 'mfe-content'], ownPortal, workspace.dir);
      await expectWholeSite(ownPortal, before);
    }
    workspace.edit(WORDS_FILE, (text) => text.replace(NEXT_WORDS, `${NEXT_WORDS} Now`));
    const { code, output } = await ownPortal.command(['release', 'mfe-content'], workspace.dir);
    expect(code, output).toBe(0);
    expect(await (await fetch(`${ownPortal.address}/volunteer`)).text()).toContain(`>${NEXT_WORDS} Now<`);
  } finally {
    workspace.remove();
  }
});

async function killAfter(moment: number, args: readonly string[], portal: Portal, workspace: string): Promise<void> {
  const child = startSite(args, { dataDir: portal.dataDir, workspace });
  const gone = new Promise((resolve) => child.once('close', resolve));
  await Promise.race([delay(moment), gone]);
  child.kill('SIGKILL');
  await gone;
}

/** The site is that of the previous entry or the next one, and every page of it is complete and from the releases that are live. */
async function expectWholeSite(portal: Portal, before: number): Promise<void> {
  const live = portal.live();
  expect([before, before + 1]).toContain(live.number);
  expect(portal.ledger().map((entry) => entry.number)).toEqual(Array.from({ length: live.number }, (_, index) => index + 1));
  for (const app of live.apps)
    for (const route of app.routes) {
      const answer = await fetch(portal.address + route.path);
      expect(answer.status, route.path).toBe(200);
      const html = await answer.text();
      expect(html.endsWith('</html>\n'), route.path).toBe(true);
      expect(html, route.path).toContain(`${app.id} ${app.version}</p>`);
    }
  const words = live.apps.find((app) => app.id === 'mfe-content')?.version === '1.0.0' ? FIRST_WORDS : NEXT_WORDS;
  expect(await (await fetch(`${portal.address}/volunteer`)).text()).toContain(`>${words}<`);
}
