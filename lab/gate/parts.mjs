import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathIn } from '../../packages/workspace-tools/bin/tasks/processes.mjs';
import { ABOUT_POSTGRES } from '../../packages/workspace-tools/bin/tasks/second-postgres.mjs';
import { workspaceFolders } from '../../packages/workspace-tools/bin/tasks/workspace-folders.mjs';

const require = createRequire(import.meta.url);
const TASKS = 'packages/workspace-tools/bin/tasks.mjs';
const JEST = ['node_modules/jest/bin/jest.js', '--silent', '--maxWorkers=100%', '--selectProjects'];

/**
 * What can be run alone and measured.
 * @typedef {object} Part
 * @property {string} id For `--only`; the part before a colon is the name of its whole group.
 * @property {readonly string[]} [args] What Node runs. If missing, the part is the journeys, for which the report gives more details.
 * @property {Readonly<Record<string, string>>} [env]
 * @property {boolean} [onlyWhenNamed] Not a part but a whole command.
 */

/** The parts of `npm test`, in the order in which they run, and the commands that volunteers wait for. @returns {Part[]} */
export function parts() {
  const server = process.env.PORTAL_TEST_DATABASE_URL;
  const projects = workspaceFolders()
    .filter((folder) => existsSync(pathIn(folder, 'jest.config.cjs')))
    .map((folder) => require(pathIn(folder, 'jest.config.cjs')).displayName);
  const again = ['@portal/api', '--runTestsByPath', ...ABOUT_POSTGRES];
  return [
    { id: 'checks', args: [TASKS, 'check'] },
    ...projects.map((name) => ({ id: `jest:${name}`, args: [...JEST, name] })),
    ...(server ? [{ id: 'second-postgres', args: [...JEST, ...again], env: { DATABASE_URL: server } }] : []),
    { id: 'journeys' },
    { id: 'npm test', args: [TASKS, 'test'], onlyWhenNamed: true },
    { id: 'npm test -- --all', args: [TASKS, 'test', '--all'], onlyWhenNamed: true },
    { id: 'npm test -- mfe-content', args: [TASKS, 'test', 'mfe-content'], onlyWhenNamed: true },
  ];
}
