import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { BODY_LIMIT, UPLOAD_LIMITS } from '@portal/contracts';
import { NGINX_FILES } from '../fixtures/nginx.ts';
import { hasNginx, writeNginxFiles } from '../fixtures/nginx-files.mjs';
import { library, releaseMadeUp, storeWithTwoApps } from '../fixtures/store.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

// People who do not know the program follow docs/deploy.md and docs/growing.md by hand, so what these name must exist.
const root = path.join(__dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const DEPLOY = 'services/site/deploy';
const guides = ['docs/deploy.md', 'docs/growing.md'];
/** Units that do not run as the account that owns code and tables. */
const ACCOUNTS: Readonly<Record<string, RegExp>> = {
  'portal-api@.service': /^User=portal-api$/m,
  'portal-desk.service': /^User=portal-review$/m,
  'portal-receiver.service': /^User=portal-release$/m,
  'portal-render@.service': /^DynamicUser=true$/m,
};
const units = readdirSync(path.join(root, DEPLOY, 'systemd'));

test('every file of the portal that a guide or a unit names is there', () => {
  const texts = [...guides, ...units.map((unit) => `${DEPLOY}/systemd/${unit}`)].map(read).join('\n');
  const named = [...texts.matchAll(/(?:\/(?:srv|opt)\/portal\/|[\s`=])((?:services|docs)\/[\w./@-]+\w)/g)].map(([, file = '']) => file);
  expect(new Set(named).size).toBeGreaterThan(8);
  // The program of the site is built by the first command.
  const built = 'services/site/dist';
  expect(named.filter((file) => file !== built && !existsSync(path.join(root, file)))).toEqual([]);
});

test('the guide sets up every unit, installs what the configuration asks for, and fetches the package manager that the portal uses', () => {
  const text = read('docs/deploy.md');
  for (const unit of units) {
    expect(unit.startsWith('portal-')).toBe(true);
    if (!unit.endsWith('portal-backup.service')) expect(text).toContain(unit.replace(/@?\.(service|timer)$/, ''));
  }
  for (const part of ['static', 'filter']) expect(text).toContain(`libnginx-mod-http-brotli-${part}`);
  const [manager = ''] = read('packages/workspace-tools/bin/portal.mjs').match(/pnpm@[\d.]+/) ?? [];
  expect([...text.matchAll(/pnpm@[\d.]+\d/g)].map(([name]) => name)).toEqual([manager, manager, manager]);
});

test('the first release of the guide is one of all apps', () => {
  const apps = readdirSync(root).filter((name) => name.startsWith('mfe-') && existsSync(path.join(root, name, 'app.ts')));
  const [, named = ''] = /npm run release -- (shell .+)/.exec(read('docs/deploy.md')) ?? [];
  expect(named.split(' ').sort()).toEqual(['shell', ...apps].sort());
});

test('the settings files hold settings that the site or the API reads, none twice, each with its own role', () => {
  const known = ['services/site/src/config/settings.ts', 'services/api/src/config/settings.ts', 'services/api/src/config/mail-settings.ts']
    .map(read)
    .join();
  const roles = { release: undefined, api: 'portal_app', owner: 'portal', review: 'portal_review' };
  expect(readdirSync(path.join(root, DEPLOY, 'settings')).sort()).toEqual(
    Object.keys(roles)
      .map((name) => `${name}.env`)
      .sort(),
  );
  for (const [name, role] of Object.entries(roles)) {
    const file = `${DEPLOY}/settings/${name}.env`;
    const names = [...read(file).matchAll(/^#?([A-Z_]+)=/gm)].map(([, setting]) => setting);
    expect(names.length).toBeGreaterThan(1);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((setting) => !new RegExp(`\\b${setting}\\b`).test(known))).toEqual([]);
    // A shell reads it too, and would take an unquoted & for the end of a command.
    const bySh = execFileSync('sh', ['-c', `unset DATABASE_URL; . ${path.join(root, file)}; echo "$DATABASE_URL"`], { encoding: 'utf8' });
    expect(bySh).toBe(role === undefined ? '\n' : `postgresql:///portal?host=/run/postgresql&user=${role}\n`);
  }
});

test('who releases apps is given no database, no mail server and no key', () => {
  expect(read(`${DEPLOY}/settings/release.env`)).not.toMatch(/DATABASE|SMTP|MAIL|RECIPIENTS/);
  const guide = read('docs/deploy.md');
  expect(guide).toMatch(/-g portal-api -m 640 .+api\.env$/m);
  expect(guide).toMatch(/-g portal -m 640 .+owner\.env$/m);
  expect(guide).toMatch(/-g portal-review -m 640 .+review\.env$/m);
});

test('reviewers may run the review command and nothing else, with an environment of its own', () => {
  const rules = read(`${DEPLOY}/sudoers`)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  expect(rules).toEqual([
    'Defaults!/usr/local/sbin/portal-review env_reset, !setenv, secure_path=/usr/bin:/bin',
    '%reviewers ALL=(portal-review) NOPASSWD: /usr/local/sbin/portal-review',
  ]);
  const wrapper = read(`${DEPLOY}/portal-review`);
  expect(wrapper).toMatch(/^exec \/usr\/bin\/node services\/api\/bin\/review\.mjs "\$@"$/m);
  expect(read('docs/deploy.md')).toContain('# install -m 755 /opt/portal/services/site/deploy/portal-review /usr/local/sbin/portal-review');
});

test('nginx, the units and the guide speak of the same ports, folders and limits', () => {
  const portal = readFileSync(path.join(NGINX_FILES, 'portal.conf'), 'utf8');
  const ports = new Set([...portal.matchAll(/server 127\.0\.0\.1:(\d+)/g)].map(([, port]) => port));
  const guide = read('docs/deploy.md');
  expect([...ports]).toEqual(['3001', '3002', '3003', '3004']);
  for (const port of ['3001', '3002']) expect(guide).toContain(`portal-api@${port}`);
  expect(read(`${DEPLOY}/systemd/portal-desk.service`)).toContain('API_PORT=3003');
  expect(read(`${DEPLOY}/settings/release.env`)).toMatch(/^RECEIVER_PORT=3004$/m);
  const [, folder = ''] = /^DATA_DIR=(.+)$/m.exec(read(`${DEPLOY}/settings/release.env`)) ?? [];
  expect(portal).toContain(`set $portal_store ${folder}/store;`);
  expect(guide).toContain(`${folder}/store`);
  // The name stands in as many places as the guide says.
  expect(portal.match(/portal\.example/g)?.length).toBe(11);
  expect(guide).toContain('the name, in eleven places');
  const limit = BODY_LIMIT / 1024;
  const api = readFileSync(path.join(NGINX_FILES, 'snippets/api.conf'), 'utf8');
  expect([...api.matchAll(/client_(?:max_body|body_buffer)_size (\w+);/g)].map(([, size]) => size)).toEqual([`${limit}k`, `${limit}k`]);
  const receiver = readFileSync(path.join(NGINX_FILES, 'snippets/receiver.conf'), 'utf8');
  const { bytes, statementBytes, signatureBytes } = UPLOAD_LIMITS;
  const largest = Number(/client_max_body_size (\d+)m;/.exec(receiver)?.[1]) * 1024 * 1024;
  expect(largest).toBeGreaterThan(bytes + statementBytes + signatureBytes);
});

test('the unit of the receiver leaves bubblewrap what it needs, and writes only the store and the program of the site', () => {
  const unit = read(`${DEPLOY}/systemd/portal-receiver.service`);
  expect(unit).not.toMatch(/^(?:RestrictNamespaces|ProtectKernelTunables|ProtectKernelLogs|ProtectHostname|ProcSubset|NoExecPaths)=/m);
  expect(unit).toMatch(/^EnvironmentFile=\/etc\/portal\/release\.env$/m);
  expect(/^ReadWritePaths=(.+)$/m.exec(unit)?.[1]).toBe('/var/lib/portal -/srv/portal/services/site/dist');
});

(hasNginx ? test : test.skip)("the guide changes Debian's main file of nginx as the tests of the web server do", () => {
  const [, changes = ''] = /^ *# sed -i (.+) \/etc\/nginx\/nginx\.conf$/m.exec(read('docs/deploy.md')) ?? [];
  const changed = execFileSync('sh', ['-c', `sed ${changes} /etc/nginx/nginx.conf`], { encoding: 'utf8' });
  const dir = temporaryFolder();
  const tried = readFileSync(writeNginxFiles(dir, NGINX_FILES, { storeDir: dir, port: 1, door: 2 }), 'utf8');
  for (const setting of [/^worker_rlimit_nofile \d+;$/m, /^\s+worker_connections \d+;$/m]) {
    expect(changed).toMatch(setting);
    expect(tried.match(setting)?.[0]).toBe(changed.match(setting)?.[0]);
  }
});

test('nothing that another account can change is read or run by root where it lies: root takes copies, and none of what builds can change', () => {
  const ofRoot = [...read('docs/deploy.md').matchAll(/^ *# (.+)$/gm)].map(([, line = '']) => line);
  expect(ofRoot.filter((line) => line.includes('/srv/portal/'))).toEqual([]);
  const fromThere = ofRoot.filter((line) => line.includes('/opt/portal/'));
  expect(fromThere.length).toBeGreaterThan(5);
  expect(fromThere.filter((line) => !/^(?:install|cp|diff -r --no-dereference) /.test(line))).toEqual([]);
  // What root copied once, an upgrade compares and copies again.
  for (const folder of ['/etc/nginx/portal', '/etc/systemd/system']) {
    expect(fromThere.filter((line) => line.startsWith('install ') && line.includes(` -t ${folder} `))).toHaveLength(2);
    expect(fromThere.filter((line) => line.startsWith(`diff -r --no-dereference ${folder} `))).toHaveLength(1);
  }
  for (const unit of units.filter((name) => name.endsWith('.service'))) {
    expect(read(`${DEPLOY}/systemd/${unit}`)).toMatch(ACCOUNTS[unit] ?? /^User=portal$/m);
    expect(read(`${DEPLOY}/systemd/${unit}`)).not.toMatch(/^Exec\w+=[-@:]*[+!]/m);
  }
});

test('a backup of the store holds what was live, also in a portal that has no releases after it, and old backups go', async () => {
  const store = await storeWithTwoApps();
  const script = read(`${DEPLOY}/backup.sh`);
  expect(statSync(path.join(root, DEPLOY, 'backup.sh')).mode & 0o111).not.toBe(0);
  // The database has its own tests; its command is left out here.
  const own = script.replace(/^node .+$/m, '').replace(/^cd .+$/m, '');
  const to = temporaryFolder();
  const old = path.join(to, 'store-old.tar.gz');
  execFileSync('touch', ['-d', '40 days ago', old]);
  execFileSync('sh', ['-c', own, 'backup.sh', to], { env: { ...process.env, DATA_DIR: path.dirname(store.dir) } });
  expect(existsSync(old)).toBe(false);
  const [archive = ''] = readdirSync(to);
  const back = temporaryFolder();
  execFileSync('tar', ['--extract', '--file', path.join(to, archive), '--directory', back]);
  const page = 'current/tools.html';
  expect(readFileSync(path.join(back, page), 'utf8')).toBe(readFileSync(path.join(store.dir, page), 'utf8'));
  const [first] = execFileSync('tar', ['--list', '--file', path.join(to, archive)], { encoding: 'utf8' }).split('\n');
  expect(first).toBe('current');
});

describe('the order of upload to an object storage', () => {
  const steps = [...read('docs/growing.md').matchAll(/^\d\. \*\*[^*]+\*\*: (.+?)\.(?: |$)/gm)].map(([, sources = '']) =>
    [...sources.matchAll(/`((?:releases|current)\/[^`]+)`/g)].map(([, source = '']) => source),
  );
  const filesOf = (dir: string, pattern: string) => {
    const words = pattern
      .replaceAll('.', '\\.')
      .replaceAll('**/', '(?:.+/)?')
      .replaceAll('**', '.+')
      .replaceAll(/(?<![.)+])\*/g, '[^/]+');
    const top = pattern.split('/')[0] ?? '';
    return readdirSync(path.join(dir, top), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        path.relative(realpathSync(dir), path.join(realpathSync(entry.parentPath), entry.name)).replace(/^sites\/\d+/, 'current'),
      )
      .filter((file) => new RegExp(`^${words}$`).test(file));
  };
  /** Files that pages of the bucket name and that are not there as the page says. */
  const missing = (bucket: ReadonlyMap<string, string>) =>
    [...bucket].flatMap(([name, text]) =>
      name.endsWith('.html')
        ? [...text.matchAll(/<link rel="needs" href="\/([^"]+)" integrity="sha384-([^"]+)">/g)].filter(
            ([, file = '', digest]) =>
              createHash('sha384')
                .update(bucket.get(file) ?? '')
                .digest('base64') !== digest,
          )
        : [],
    );
  const upload = (dir: string, order: readonly (readonly string[])[], bucket: Map<string, string>) => {
    const wrong: unknown[] = [];
    for (const step of order)
      for (const file of step.flatMap((source) => filesOf(dir, source))) {
        bucket.set(file, readFileSync(path.join(dir, file), 'utf8'));
        wrong.push(...missing(bucket));
      }
    return wrong;
  };

  test('never shows a page whose files are missing, whenever it breaks off, and leaves the whole site', async () => {
    expect(steps.map((step) => step.length)).toEqual([1, 1, 8]);
    const store = await storeWithTwoApps();
    const bucket = new Map<string, string>();
    expect(upload(store.dir, steps, bucket)).toEqual([]);
    await releaseMadeUp(store, [library, '1.0.1']);
    expect(upload(store.dir, steps, bucket)).toEqual([]);
    const served = readdirSync(path.join(store.dir, 'current')).filter(
      (name) => name !== 'site.json' && name !== 'data' && path.extname(name) !== '',
    );
    for (const name of served)
      expect([name, bucket.get(`current/${name}`)]).toEqual([name, readFileSync(path.join(store.dir, 'current', name), 'utf8')]);
  });

  test('is needed: with pages first, some name files that are not there yet', async () => {
    const store = await storeWithTwoApps();
    const [releases = [], pages = [], rest = []] = steps;
    expect(upload(store.dir, [pages, releases, rest], new Map())).not.toEqual([]);
  });
});
