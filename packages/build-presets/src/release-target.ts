import { readFileSync } from 'node:fs';
import path from 'node:path';
import { containerName, releaseAddress } from '@portal/contracts';

/** What a build is for: the release command sets it through the environment; a build by hand gets version 0.0.0 and goes to `dist`. */
export interface ReleaseTarget {
  readonly app: string;
  readonly version: string;
  /** MF name, and prefix of generated names. */
  readonly name: string;
  /** Where the browser will find the files. Fixed here, so that the prerenderer writes the same addresses that the browser computes. */
  readonly address: string;
  readonly outDir: string;
}

/** Reads the target of the build that runs in `dir` (an app's folder). */
export function releaseTarget(dir: string): ReleaseTarget {
  const app: string = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')).name;
  const version = process.env.PORTAL_VERSION ?? '0.0.0';
  return {
    app,
    version,
    name: containerName(app, version),
    address: releaseAddress(app, version),
    outDir: process.env.PORTAL_OUT_DIR ?? path.join(dir, 'dist'),
  };
}
