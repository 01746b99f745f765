import { mkdtempSync, realpathSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { git, removeAtTheEnd, runProgram } from '../run-program.mjs';
import { withFault } from './apply-fault.mjs';

/**
 * A clone of a commit in a temporary folder, with its libraries installed: faults are planted there, so that nothing is left in the
 * workspace.
 */
export async function scratchClone(workspace, commit) {
  const dir = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'portal-mutations-')));
  const remove = removeAtTheEnd(dir);
  git(workspace, 'clone', '--quiet', '--shared', '--no-checkout', workspace, dir);
  git(dir, 'checkout', '--quiet', '--detach', commit);
  // Any file without effects will do, because `portal.mjs` installs the libraries before it runs something.
  const installed = await runProgram(
    ['packages/workspace-tools/bin/portal.mjs', 'run', 'packages/workspace-tools/bin/tasks/workspace-folders.mjs'],
    {
      cwd: dir,
    },
  );
  if (installed.code !== 0) throw new Error(`The libraries of the clone could not be installed.\n${installed.output}`);
  return {
    dir,
    remove,
    /** Plants a fault; says why if it does not match. */
    apply: (fault) => {
      const { text, problem } = withFault(dir, fault);
      if (text !== undefined) writeFileSync(path.join(dir, fault.file), text);
      return problem;
    },
    /** Removes everything that was planted. */
    restore: () => git(dir, 'checkout', '--quiet', '--force', '--', '.'),
  };
}
