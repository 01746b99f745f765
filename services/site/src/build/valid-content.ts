import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildEnvironment } from '@portal/contracts';
import { UserFacingError } from '../rules/user-facing-error.ts';

/** Refuses an app with a mistake in its words: a build takes what is there, and to a browser a heading without words is no mistake. */
export async function requireValidContent(workspace: string, app: string): Promise<void> {
  if (!existsSync(path.join(workspace, app, 'editorial.config.ts'))) return;
  const { code, mistakes } = await check(workspace, app);
  if (code !== 0)
    throw new UserFacingError(
      `There are mistakes in the content of ${app}, so nothing was released. Fix what is listed here and try again.\n\n${mistakes.trim()}`,
    );
}

function check(workspace: string, app: string): Promise<{ code: number | null; mistakes: string }> {
  return new Promise((resolve, reject) => {
    const program = path.join(workspace, 'packages/editorial/bin/check.mjs');
    const child = spawn(process.execPath, [program, app], {
      cwd: workspace,
      env: buildEnvironment(process.env),
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let mistakes = '';
    child.stderr.setEncoding('utf8').on('data', (text) => (mistakes += text));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, mistakes }));
  });
}
