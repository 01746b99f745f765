import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { flipOneByte, half, inFront, instead, type ReleaseFiles, releaseAs, remove, tamper } from './altered-release.ts';
import type { FaultyHost } from './faulty-host.ts';

/** A live release that is about to be broken: its files and the host in front of them. */
export interface Target extends ReleaseFiles {
  readonly host: FaultyHost;
  readonly base: string;
  readonly entry: string;
  readonly chunk: string;
  readonly style: string;
}

/** One way to break a live release. */
export interface Fault {
  readonly name: string;
  /** The file that never arrives; its time counts from the request. */
  readonly hangs?: 'entry' | 'chunk' | 'style';
  /** A store in which the second release of every app was made with this mistake. */
  readonly store?: string | undefined;
  readonly plant?: (target: Target) => void;
}

const MARK = "performance.mark('drill-failure');";

/** The 14 faults of the design (federation, points 4 and 13), some in two ways, and a shared module that nobody can provide. */
export const FAULTS: readonly Fault[] = [
  { name: 'entry missing (404)', plant: (at) => remove(at, at.entry) },
  { name: 'entry: connection reset', plant: (at) => at.host.plant(at.base + at.entry, 'reset') },
  { name: 'entry is an HTML page (200)', plant: (at) => at.host.plant(at.base + at.entry, 'an HTML page') },
  { name: 'entry with a syntax error, altered in the store', plant: (at) => tamper(at, at.entry, half) },
  { name: 'entry with a syntax error, released this way', plant: (at) => releaseAs(at, at.entry, half) },
  { name: 'entry throws', plant: (at) => releaseAs(at, at.entry, inFront(`${MARK}throw new Error('planted in the entry');`)) },
  { name: 'entry without a container', plant: (at) => releaseAs(at, at.entry, instead(MARK)) },
  { name: 'entry hangs', hangs: 'entry', plant: (at) => at.host.plant(at.base + at.entry, 'nothing') },
  { name: 'chunk missing (404)', plant: (at) => remove(at, at.chunk) },
  { name: 'chunk hangs', hangs: 'chunk', plant: (at) => at.host.plant(at.base + at.chunk, 'nothing') },
  { name: 'chunk corrupt, altered in the store', plant: (at) => tamper(at, at.chunk, flipOneByte) },
  { name: 'chunk corrupt, released this way', plant: (at) => releaseAs(at, at.chunk, half) },
  { name: 'style sheet missing (404)', plant: (at) => remove(at, at.style) },
  { name: 'style sheet hangs', hangs: 'style', plant: (at) => at.host.plant(at.base + at.style, 'nothing') },
  { name: 'module throws at import', store: process.env.DRILL_STORE_IMPORT },
  { name: 'component throws at its first render', store: process.env.DRILL_STORE_RENDER },
  {
    name: 'needs a shared module that no one provides',
    plant: (at) =>
      releaseAs(at, at.entry, (bytes) =>
        Buffer.from(MARK + bytes.toString().replace(/(shareKey:"react",[^{}]*?requiredVersion:)"[^"]+"/, '$1"^99.0.0"')),
      ),
  },
];

/** Replaces the store that is served with another one; nothing has been requested from the first yet. */
export function putStore(storeDir: string, from: string): void {
  rmSync(storeDir, { recursive: true });
  cpSync(path.join(from, 'store'), storeDir, { recursive: true, verbatimSymlinks: true });
}
