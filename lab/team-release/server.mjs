import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** The lines that the guide has root type in a step. */
function stepLines(guide, title) {
  const [, step] = new RegExp(`^\\d+\\. \\*\\*${title}[^\\n]*\\n([\\s\\S]*?)(?=^\\d+\\. |^## |^Let the)`, 'm').exec(guide) ?? [];
  if (step === undefined) throw new Error(`docs/deploy.md no longer has a step "${title}".`);
  return [...step.matchAll(/^ *# (.+)$/gm)].map(([, line]) => line);
}

/**
 * Sets a server up in a booted copy as docs/deploy.md says, with its own commands. Instead of a clone and an install, the sources and
 * libraries of this workspace are copied; instead of certbot, a certificate authority of the copy's own signs.
 */
export async function setUpServer({ run }, workspace) {
  const guide = readFileSync(path.join(workspace, 'docs/deploy.md'), 'utf8');
  const type = (title, change = (line) => line) => {
    for (const line of stepLines(guide, title).map(change)) if (line !== '' && !line.startsWith('editor ')) run(line);
  };
  type('The accounts, their folders, the database.');
  copySources(run, workspace, '/srv/portal', 'portal-release');
  copySources(run, workspace, '/opt/portal', 'portal');
  as(run, 'portal', 'node services/api/bin/build.mjs && node services/desk/bin/build.mjs', '/opt/portal');
  type('Settings.', (line) => (line.startsWith('sudo') ? '' : line));
  run(`echo '127.0.0.1 portal.example preview.portal.example review.portal.example' >> /etc/hosts`);
  certify(run);
  type('The first release.');
  as(run, 'portal-release', 'npm run release -- shell mfe-content mfe-curriculum mfe-ethical-ai mfe-collaborate');
  as(run, 'portal', 'node services/api/bin/migrate.mjs');
  run('systemctl enable --now portal-api@3001 portal-api@3002');
  type('nginx.');
  await answers(run, 'https://portal.example/api/health/ready');
  return { type };
}

/** Sources and libraries as a clone and an install would leave them, with the history that releases name their commits from. */
export function copySources(run, workspace, folder, account) {
  run(`mkdir -p ${folder} && cp -a ${workspace}/. ${folder} && chown -R ${account}: ${folder}`);
  run(`runuser -u ${account} -- git -C ${folder} config user.name ${account}`);
  run(`runuser -u ${account} -- git -C ${folder} config user.email ${account}@portal.example`);
}

/** Runs a command as an account logs in, from a folder. */
export function as(run, account, command, folder = '.') {
  const quoted = `cd ${folder} && ${command}`.replaceAll("'", "'\\''");
  return run(`runuser -l ${account} -c '${quoted}' 2>&1`);
}

function certify(run) {
  const dir = '/etc/letsencrypt/live/portal.example';
  run(
    [
      `mkdir -p ${dir} && cd ${dir}`,
      `openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj '/CN=Authority of a drill' -keyout ca.key -out ca.crt`,
      `openssl req -newkey rsa:2048 -nodes -subj /CN=portal.example -keyout privkey.pem -out request.pem`,
      `printf 'subjectAltName=DNS:portal.example,DNS:preview.portal.example,DNS:review.portal.example' > names`,
      `openssl x509 -req -in request.pem -CA ca.crt -CAkey ca.key -CAcreateserial -days 2 -extfile names -out fullchain.pem`,
      `cp ca.crt /usr/local/share/portal-authority.crt && chmod 644 /usr/local/share/portal-authority.crt`,
    ].join(' && '),
  );
}

/** Waits until an address answers with a status, at most a minute. */
export async function answers(run, address, { status = '200' } = {}) {
  let got = '';
  for (let tries = 0; tries < 300; tries += 1) {
    got = run(`curl -s --cacert /usr/local/share/portal-authority.crt -o /dev/null -w '%{http_code}' ${address} || true`).trim();
    if (got === status) return;
    await pause(200);
  }
  throw new Error(`${address} answers with ${got}, not ${status}.`);
}

/** Whether this machine can do it; a sentence if not. */
export function unfit() {
  if (process.getuid?.() !== 0) return 'Accounts and units can only be tried by root.';
  for (const [program, name] of [
    ['systemd-nspawn', 'systemd-container'],
    ['nginx', 'nginx'],
    ['pg_lsclusters', 'postgresql'],
    ['sudo', 'sudo'],
    ['chromium', 'chromium'],
  ])
    try {
      execFileSync('which', [program], { stdio: 'ignore' });
    } catch {
      return `${program} is missing: apt-get install ${name}`;
    }
  return undefined;
}
