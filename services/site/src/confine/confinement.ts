import { existsSync } from 'node:fs';
import { UserFacingError } from '../rules/user-facing-error.ts';
import { programOf, RENDER_SOCKET, WAYS, type Way } from './border.ts';
import { runProgram } from './run-program.ts';

/** Milliseconds are plenty for one line on any machine; a unit that hangs must not hold a release up for a minute. */
const TRIAL = { seconds: 15, output: 1000, memory: 1024 * 1024 * 1024 };

const found = new Map<string, Promise<Way | 'none'>>();

/**
 * How this machine confines the code of teams when its pages are rendered: the first way that was tried and works, or `none`. The setting
 * `CONFINEMENT` names one, which then has to work, or `none`. It is found out once.
 */
export function confinement(setting = process.env.CONFINEMENT || 'automatic'): Promise<Way | 'none'> {
  const known = found.get(setting);
  if (known) return known;
  const way = findWay(setting);
  found.set(setting, way);
  return way;
}

/** How this machine confines the browser that opens their pages: with bubblewrap, which alone gives it a network of its own, or not. */
export async function browserConfinement(): Promise<'bubblewrap' | 'none'> {
  const way = await confinement();
  if (way !== 'unit') return way === 'bubblewrap' ? way : 'none';
  const works = await confinement('bubblewrap').catch(() => 'none');
  return works === 'bubblewrap' ? works : 'none';
}

/** Refuses a machine without a border, for whoever runs code that others send; with a browser, it needs one too. */
export async function requireConfinement(browser: string | undefined): Promise<void> {
  const note = await confinementNote(browser);
  if (note !== undefined) throw new UserFacingError(`${note} Until then, this machine accepts no releases from elsewhere.`);
}

/** What a maintainer should know before code of apps runs without a border; nothing where there is one. */
export async function confinementNote(browser: string | undefined): Promise<string | undefined> {
  const advice = process.env.CONFINEMENT === 'none' ? 'Leave out CONFINEMENT=none.' : 'On Linux, install bubblewrap: docs/deploy.md.';
  if ((await confinement()) === 'none') return `The code of apps runs without confinement on this machine, with your rights. ${advice}`;
  if (browser === undefined || (await browserConfinement()) !== 'none') return undefined;
  return `Pages are opened in a browser without confinement on this machine, with your rights. ${advice}`;
}

async function findWay(setting: string): Promise<Way | 'none'> {
  if (setting === 'none') return 'none';
  const named = WAYS.find((way) => way === setting);
  if (setting !== 'automatic' && named === undefined)
    throw new UserFacingError(
      `CONFINEMENT is "${setting}", but it must be ${WAYS.join(', ')} or none. Leave it out to use the one that works here.`,
    );
  for (const way of named ? [named] : WAYS) if (isThere(way) && (await works(way))) return way;
  if (named === undefined) return 'none';
  throw new UserFacingError(
    `CONFINEMENT is "${named}", but ${named === 'unit' ? `nothing answers at ${RENDER_SOCKET}` : `${named} cannot confine a program here`}. Leave it out to use another way that works, or see docs/deploy.md.`,
  );
}

function isThere(way: Way): boolean {
  if (way === 'unit') return existsSync(RENDER_SOCKET);
  return process.platform === 'linux' && programOf(way === 'bubblewrap' ? 'bwrap' : 'unshare') !== undefined;
}

async function works(way: Way): Promise<boolean> {
  try {
    return (await runProgram(way, "process.stdout.write('works')", TRIAL)) === 'works';
  } catch {
    return false;
  }
}
