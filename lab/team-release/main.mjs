// Has a team release from its own account, through nginx, on a server that is set up as docs/deploy.md says, with systemd.
//   --yes   because it copies this machine into memory and boots the copy; needs Debian, root and 8 GB; --write   keeps docs/measured/team-release.md
//
// The copy has a network of its own and is gone at the end. In it, the guide's own commands set the server up; "tina" has an account without
// any right, a key, and a copy of the sources. What she does is timed; what must be refused is tried; the store is compared before and after.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { machine, readOptions, refuse, table } from '../report.mjs';
import { attempts } from './attempts.mjs';
import { bootCopy } from './booted-copy.mjs';
import { answers, as, copySources, setUpServer, unfit } from './server.mjs';
import { verification } from './verification.mjs';

const { yes, write } = readOptions({ yes: { type: 'boolean', default: false }, write: { type: 'boolean', default: false } });
const workspace = path.resolve(import.meta.dirname, '../..');
const SITE = 'https://portal.example';
const TO = `--to ${SITE}`;
const BEYOND_BUILD_S = 20;
const ROLLBACK_S = 2;

if (!yes) refuse('This copies the whole machine into memory and boots the copy. If it may, add --yes.');
const reason = unfit();
if (reason !== undefined) refuse(reason);

const copy = await bootCopy();
const rows = [];
const row = (what, isRight, got) => {
  rows.push([what, isRight ? 'yes' : 'NO', got]);
  console.log(`${isRight ? 'ok  ' : 'FAIL'} ${what}: ${got}`);
};
try {
  const { run } = copy;
  console.log('Setting the server up as the guide says.');
  const { type } = await setUpServer(copy, workspace);
  type('Teams that release', (line) => (line.startsWith('systemctl') ? line : ''));
  await answers(run, `${SITE}/receiver/`, { status: '404' });
  run('adduser --disabled-password --gecos "" tina');
  copySources(run, workspace, '/home/tina/portal', 'tina');
  run(`echo 'export NODE_EXTRA_CA_CERTS=/usr/local/share/portal-authority.crt; cd ~/portal' >> /home/tina/.profile`);
  as(run, 'tina', 'ssh-keygen -q -t ed25519 -N "" -f ~/.ssh/id_ed25519');
  run('install -m 644 /home/tina/.ssh/id_ed25519.pub /tmp/tina.pub');
  as(run, 'portal-release', 'npm run releases -- teams add Tina --key /tmp/tina.pub --apps mfe-content');

  const others = () =>
    run('cd /var/lib/portal/store/releases && find . -type f -not -path "./mfe-content/*" -exec sha256sum {} + | sort | sha256sum');
  const before = others();
  as(
    run,
    'tina',
    `sed -i 's/A few hours of your week/A couple of hours of your week/' mfe-content/content/volunteer.yaml; git commit -qam 'Another sentence'`,
  );
  const released = timed(run, `npm run release -- mfe-content --why "another sentence" --no-watch ${TO}`);
  const beyond = released.seconds - released.at(/sending/);
  row(
    `release: at most ${BEYOND_BUILD_S} s beyond the build`,
    /Live: release mfe-content 1\.0\.0 -> 1\.0\.1/.test(released.text) && beyond <= BEYOND_BUILD_S,
    `${beyond.toFixed(1)} s of ${released.seconds.toFixed(1)} s`,
  );
  row('bytes of other apps', others() === before, 'identical');
  const verified = as(run, 'portal-release', verification(workspace), '/var/lib/portal');
  row(
    'ssh-keygen confirms the release by hand',
    /Good "portal-release" signature for mfe-content/.test(verified),
    verified.trim().split('\n').at(-1),
  );
  const back = timed(run, `npm run rollback -- mfe-content --why "tried" ${TO}`);
  row(
    `rollback: at most ${ROLLBACK_S} s`,
    /Live: rollback mfe-content 1\.0\.1 -> 1\.0\.0/.test(back.text) && back.seconds <= ROLLBACK_S,
    `${back.seconds.toFixed(1)} s`,
  );
  for (const { what, isRight, got } of attempts({ root: copy.root, run, to: TO, asTina: (command) => quietly(run, command) }))
    row(what, isRight, got);
} finally {
  await copy.stop();
}

const wrong = rows.filter(([, right]) => right !== 'yes').length;
const report = `# A team releases from its own desk

\`npm run lab -- team-release --yes --write\`. ${machine()}, Debian 12 with systemd and nginx, set up with the commands of [the guide](../deploy.md) in a copy of the machine without any other network. "Tina" has an account without any right on the server, and a key for mfe-content. Memory limits of units are not in force in such a copy.

${table(['What', 'As it should be', 'Measured'], rows)}

${rows.length - wrong} of ${rows.length} as they should be.
`;
console.log(`\n${report}`);
if (write) writeFileSync(path.join(workspace, 'docs/measured/team-release.md'), report);
if (wrong > 0) process.exitCode = 1;

/** Runs a command of tina's; each line it prints with the second in which it came. */
function timed(run, command) {
  const started = Date.now();
  const text = quietly(run, `(${command}) 2>&1 | while IFS= read -r line; do echo "$(date +%s%3N) $line"; done`);
  const lines = [...text.matchAll(/^(\d{13}) (.*)$/gm)].map(([, at, line]) => ({ at: (Number(at) - started) / 1000, line }));
  return { text, seconds: (Date.now() - started) / 1000, at: (pattern) => lines.find(({ line }) => pattern.test(line))?.at ?? Number.NaN };
}

/** What tina's command printed, also where it failed. */
function quietly(run, command) {
  try {
    return as(run, 'tina', command);
  } catch (problem) {
    return `${problem.stdout ?? ''}${problem.stderr ?? ''}`;
  }
}
