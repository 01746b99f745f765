import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from '../fixtures/portal.ts';
import { type ScratchWorkspace, scratchWorkspace } from '../fixtures/scratch-workspace.ts';
import { WORKSPACE } from '../fixtures/site-command.ts';

// These journeys need no page: they go through the command line as `npm run check` does.
let workspace: ScratchWorkspace;
test.beforeEach(() => {
  workspace = scratchWorkspace();
});
test.afterEach(() => workspace.remove());

function run(bin: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(WORKSPACE, 'node_modules', bin), ...args], {
    cwd: workspace.dir,
    encoding: 'utf8',
  });
  return { status, output: stripVTControlCharacters(stdout + stderr) };
}

const DOORS = ['dependency-cruiser/bin/dependency-cruise.mjs', '--config', '.dependency-cruiser.cjs', '--no-progress'];

/** File and text of one violation of each import rule, by the name of its rule. */
const planted: Record<string, [file: string, text: string]> = {
  'apps-never-import-the-shell': [
    'mfe-content/src/home/planted-a.ts',
    "import { site } from '../../../shell/site.config.ts';\nexport const a = site;\n",
  ],
  'apps-never-import-each-other': [
    'mfe-content/src/home/planted-b.ts',
    "import { app } from '../../../mfe-curriculum/app.ts';\nexport const b = app;\n",
  ],
  'the-shell-names-no-app': [
    'shell/src/releases/planted.ts',
    "import { app } from '../../../mfe-content/app.ts';\nexport const c = app;\n",
  ],
  'packages-never-look-up': [
    'packages/ui/src/planted-a.ts',
    "import { site } from '../../../shell/site.config.ts';\nexport const d = site;\n",
  ],
  'contracts-and-ui-import-no-package': [
    'packages/ui/src/planted-b.ts',
    "import { projectFields } from '../../contracts/src/index.ts';\nexport const e = projectFields;\n",
  ],
  'services-import-contracts-only': [
    'services/site/src/store/planted.ts',
    "import { percentOf } from '../../../../packages/ui/src/index.ts';\nexport const f = percentOf;\n",
  ],
  'the-desk-imports-ui-and-contracts-only': [
    'services/desk/src/planted.ts',
    "import { createProgress } from '../../../packages/progress/src/index.ts';\nexport const w = createProgress;\n",
  ],
  'nothing-of-the-browser-imports-services': [
    'packages/progress/src/planted.ts',
    "import { UserFacingError } from '../../../services/site/src/rules/user-facing-error.ts';\nexport const g = UserFacingError;\n",
  ],
  'services-never-import-each-other': [
    'services/planted/src/planted.ts',
    "import { UserFacingError } from '../../site/src/rules/user-facing-error.ts';\nexport const h = UserFacingError;\n",
  ],
  'one-door-a-package': [
    'mfe-content/src/home/planted-c.ts',
    "import { projectFields } from '../../../packages/contracts/src/options.ts';\nexport const i = projectFields;\n",
  ],
  'what-apps-bundle-of-progress-holds-no-store': [
    'packages/progress/src/data-file/planted.ts',
    "import { createProgress } from '../store.ts';\nexport const t = createProgress;\n",
  ],
  'a-subject-imports-its-own-folder': [
    'mfe-content/src/home/planted-d.ts',
    "import { j } from '../planted-subject/planted.ts';\nexport const k = j;\n",
  ],
  'no-barrels-inside-an-app': [
    'mfe-content/src/planted-subject/planted.ts',
    "import { l } from './inner/index.ts';\nexport const j = l;\n",
  ],
  'nothing-imports-the-lab': [
    'mfe-content/src/home/planted-i.ts',
    "import { median } from '../../../lab/report.mjs';\nexport const v = median;\n",
  ],
  'only-tests-import-tests': [
    'mfe-content/src/home/planted-j.ts',
    "import { show } from '../../../packages/testing/src/index.ts';\nexport const w = show;\n",
  ],
  'content-holds-no-code': ['mfe-content/src/home/planted-e.ts', "import { m } from '../../content/planted.ts';\nexport const n = m;\n"],
  'folders-form-no-circle': [
    'shell/src/chrome/planted-m.ts',
    "import { shared } from '../federation/shared.ts';\nexport const w = shared;\n",
  ],
  'no-circles': ['mfe-content/src/home/planted-f.ts', "import { p } from './planted-g.ts';\nexport const o = () => p;\n"],
  'nothing-unresolved': ['mfe-content/src/home/planted-h.ts', "import { q } from './not-there.ts';\nexport const r = q;\n"],
  'product-needs-no-dev-dependency': [
    'shell/src/releases/planted-b.ts',
    "import { screen } from '@testing-library/dom';\nexport const s = screen;\n",
  ],
};

test('a planted violation of each door is reported, and none stands', { tag: '@long' }, () => {
  const folders = [
    'shell',
    'services',
    'packages/contracts',
    'packages/progress',
    'packages/ui',
    'packages/editorial',
    'packages/testing',
    'mfe-content',
    'mfe-curriculum',
  ];
  const clean = run(...(DOORS as [string, ...string[]]), ...folders);
  expect(clean.status, clean.output).toBe(0);
  for (const [file, text] of Object.values(planted)) workspace.write(file, text);
  workspace.write('mfe-content/src/planted-subject/inner/index.ts', 'export const l = 1;\n');
  workspace.write('mfe-content/src/home/planted-g.ts', "import { o } from './planted-f.ts';\nexport const p = () => o;\n");
  // A folder that imports one above it, and a folder without a line in the order.
  workspace.write('services/api/src/config/planted.ts', "import { x } from '../planted-folder/planted.ts';\nexport const y = x;\n");
  workspace.write(
    'services/api/src/planted-folder/planted.ts',
    "import { ConductService } from '../conduct/conduct.service.ts';\nexport const x = ConductService;\n",
  );
  workspace.write(
    'services/api/src/database/planted.ts',
    "import { ConductService } from '../conduct/conduct.service.ts';\nexport const z = ConductService;\n",
  );
  workspace.write(
    'services/site/src/store/planted-below.ts',
    "import { check } from '../commands/check.ts';\nexport const below = check;\n",
  );
  workspace.write('mfe-content/content/planted.ts', 'export const m = 1;\n');
  const { status, output } = run(...(DOORS as [string, ...string[]]), ...folders);
  expect(status).not.toBe(0);
  for (const folder of ['config', 'database']) expect(output).toContain(`folders-form-no-circle: services/api/src/${folder}/planted.ts`);
  expect(output).toContain('folders-form-no-circle: services/site/src/store/planted-below.ts');
  for (const [rule, [file]] of Object.entries(planted)) expect(output, `${rule} was planted in ${file}`).toContain(`${rule}: ${file}`);
});

test('a raw color, a raw size and a physical side in a style are reported', { tag: '@long' }, () => {
  workspace.write(
    'mfe-content/src/home/planted.module.css',
    '@layer app {\n  .a {\n    color: #fff;\n    background: rgb(0 0 0);\n    width: 12px;\n    margin-left: 0;\n  }\n}\n',
  );
  const { output } = run('stylelint/bin/stylelint.mjs', 'mfe-content/**/*.css');
  for (const rule of ['color-no-hex', 'function-disallowed-list', 'unit-disallowed-list', 'property-disallowed-list'])
    expect(output).toContain(rule);
});

test('a name that the shell does not share fails at the type check of the app', { tag: '@long' }, () => {
  workspace.write('mfe-content/src/home/planted-type.ts', "import { useBlocker } from 'react-router-dom';\nexport const t = useBlocker;\n");
  const { output } = run('typescript-native/bin/tsc', '--noEmit', '-p', 'mfe-content');
  expect(output).toMatch(/planted-type\.ts.*no exported member 'useBlocker'/);
});

test('an unused file is reported', { tag: '@long' }, () => {
  workspace.write('mfe-content/src/home/planted-unused.ts', 'export const u = 1;\n');
  expect(run('knip/bin/knip.js', '--no-progress').output).toContain('mfe-content/src/home/planted-unused.ts');
});

test('a key that a content file does not have fails at the type check of the app', { tag: '@long' }, () => {
  workspace.write('mfe-content/src/pages/planted-key.ts', "import home from '../../content/home.yaml';\nexport const k = home.heroo;\n");
  const { output } = run('typescript-native/bin/tsc', '--noEmit', '-p', 'mfe-content');
  expect(output).toMatch(/planted-key\.ts.*Property 'heroo' does not exist/);
});
