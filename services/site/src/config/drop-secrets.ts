import { buildEnvironment } from '@portal/contracts';

/** What commands read themselves (settings.ts), and where npm says that they were typed. */
const SETTINGS = [
  'PORT',
  'DATA_DIR',
  'PUBLIC_URL',
  'PREVIEW_URL',
  'RECEIVER_PORT',
  'API_URL',
  'TRUSTED_HOPS',
  'BROWSER_PATH',
  'CONFINEMENT',
  'WATCH_INTERVAL',
  'WATCH_LENGTH',
  'INIT_CWD',
  // Releases to another machine are signed with a key that may be in the agent.
  'SSH_AUTH_SOCK',
];

/**
 * Takes everything out of the environment of a command that it does not need: it starts builds, which are code of the apps. Only `start`
 * keeps all, because the API beside it gets its settings from there.
 */
export function dropSecrets(env: NodeJS.ProcessEnv, command: string | undefined): void {
  if (command === 'start') return;
  const needed = buildEnvironment(env, SETTINGS);
  for (const name of Object.keys(env)) if (!(name in needed)) delete env[name];
}
