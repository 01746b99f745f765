import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildEnvironment } from '@portal/contracts';
import { UserFacingError } from '../rules/user-facing-error.ts';

/** What a build left in its folder: `web/` and `server.cjs`. */
export interface Build {
  readonly dir: string;
  readonly discard: () => void;
}

/** Builds an app under a version into a temporary folder, so that concurrent builds do not collide. */
export async function buildApp(workspace: string, app: string, version: string): Promise<Build> {
  const cli = path.join(workspace, app, 'node_modules/@rsbuild/core/bin/rsbuild.js');
  if (!existsSync(cli))
    throw new UserFacingError(`${app} cannot be built because its libraries are not installed. Run npm start once, then try again.`);
  const dir = mkdtempSync(path.join(os.tmpdir(), `portal-${app}-`));
  const discard = () => rmSync(dir, { recursive: true, force: true });
  try {
    const { code, output } = await run(cli, path.join(workspace, app), {
      ...buildEnvironment(process.env),
      NODE_ENV: 'production',
      PORTAL_VERSION: version,
      PORTAL_OUT_DIR: dir,
    });
    if (code !== 0)
      throw new UserFacingError(
        `${app} could not be built, so nothing was released. Fix what is reported here and try again.\n\n${output.trim()}`,
      );
    return { dir, discard };
  } catch (problem) {
    discard();
    throw problem;
  }
}

function run(cli: string, cwd: string, env: NodeJS.ProcessEnv): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [cli, 'build'], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    // Decoded as one text: a character of several bytes may come in two pieces.
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}
