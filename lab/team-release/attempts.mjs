import { writeFileSync } from 'node:fs';
import { as } from './server.mjs';

/** What a page of the app does while the server renders it; in a browser, and when the build is described, it does nothing. */
const HOSTILE = {
  'reads a file': `throw new Error('It read ' + (globalThis.process?.getBuiltinModule?.('node:fs').readFileSync('/etc/passwd', 'utf8') ?? 'nothing'));`,
  'starts a program': `throw new Error('It started ' + (globalThis.process?.getBuiltinModule?.('node:child_process').execSync('id') ?? 'nothing'));`,
  'asks for a module of Node': `throw new Error('It got ' + typeof require('node:net').connect);`,
  'reads the environment': `throw new Error('It sees ' + JSON.stringify(globalThis.process?.env ?? 'nothing'));`,
  'never ends': 'for (;;);',
};
/** What none of them may have printed. */
const LEAK = /root:x|uid=\d|It got function|DATA_DIR/;

/**
 * What must be refused with a sentence, and leave the store as it was. `asTina` runs a command in the account of a member who may release
 * mfe-content, and gives what it printed.
 */
export function* attempts({ root, run, to, asTina }) {
  const store = () =>
    run(`cd /var/lib/portal && find store teams waiting incoming -type f -not -name lock 2>/dev/null | sort | xargs sha256sum | sha256sum`);
  const refused = (what, command, sentence) => {
    const before = store();
    const got = asTina(command);
    const last =
      got
        .trim()
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('>'))
        .at(-1) ?? '';
    const isRight = sentence.test(got) && !/^Live: /m.test(got) && store() === before;
    return { what, isRight, got: last.length > 160 ? `${last.slice(0, 160)}…` : last };
  };

  yield refused(
    "another team's app",
    `npm run release -- mfe-curriculum --why tried ${to}`,
    /may release mfe-content, but not mfe-curriculum/,
  );
  yield refused(
    "a rollback of another team's app",
    `npm run rollback -- shell --why tried ${to}`,
    /may release mfe-content, but not shell/,
  );
  yield refused(
    'a key that no team has',
    `rm -f /tmp/other* && ssh-keygen -q -t ed25519 -N "" -f /tmp/other && npm run rollback -- mfe-content --why tried --key /tmp/other ${to}`,
    /does not belong to any team here/,
  );
  yield refused('the store, as a file of the server', 'touch /var/lib/portal/store/planted', /Permission denied/);
  yield refused('the keys of teams', 'echo planted >> /var/lib/portal/teams/allowed_signers', /Permission denied/);
  yield refused('the settings of the API', 'cat /etc/portal/api.env', /Permission denied/);
  yield refused(
    'the socket that renders',
    `node -e "require('node:net').connect('/run/portal/render.sock').on('error', (e) => { console.log(e.code); })"`,
    /EACCES/,
  );

  const page = 'mfe-content/src/pages/volunteer.page.tsx';
  for (const [what, line] of Object.entries(HOSTILE)) {
    writeFileSync(`${root}/srv/hostile.sed`, `s|^export function Page() {|&\\n  if (typeof window === 'undefined') { ${line} }|\n`);
    asTina(`sed -i -f /srv/hostile.sed ${page}`);
    const tried = refused(
      `a server build that ${what}`,
      `npm run release -- mfe-content --why tried --no-watch ${to}`,
      /could not be rendered|nothing was taken/,
    );
    yield { ...tried, isRight: tried.isRight && !LEAK.test(tried.got) };
    asTina(`git checkout -q ${page}`);
  }

  as(run, 'portal-release', 'npm run releases -- teams two mfe-content');
  asTina(`sed -i 's/A couple of hours/Two hours/' mfe-content/content/volunteer.yaml; git commit -qam 'For two'`);
  yield (() => {
    const got = asTina(`npm run release -- mfe-content --why "for two" --no-watch ${to}`);
    const [, id = ''] = /--approve ([0-9a-f]{16})/.exec(got) ?? [];
    const second = asTina(`npm run release -- --approve ${id} --yes ${to}`);
    return {
      what: 'the same person twice, where two are needed',
      isRight: id !== '' && /A second person has to/.test(second),
      got: second.trim().split('\n').at(-1),
    };
  })();
  as(run, 'portal-release', 'npm run releases -- teams two none');
  as(run, 'portal-release', 'npm run releases -- teams revoke Tina');
  yield refused('a key that was revoked', `npm run rollback -- mfe-content --why tried ${to}`, /was revoked/);
}
