// The doors of the house (docs/decisions/0006-doors.md). Rules hold for folders that do not exist yet: a new app needs no entry here.
const APP = '^mfe-[^/]+/';
/** Tests, and what only tests use: packages/testing, and the folders `testing/` of apps and shell. */
const TEST = '(\\.(test|cases)|/(example|fake)-[^/]+)\\.tsx?$|(^|/)testing/';

/** Folders of rooms whose folders form no circle, the lowest first; those of one line know nothing of each other. */
const ORDER = {
  shell: ['routing|preview', 'releases', 'search|theme|offline', 'chrome', 'federation', 'prerender', 'start'],
  'services/site': ['rules', 'config', 'store', 'prerender', 'publish|server', 'build', 'preflight', 'monitoring', 'commands'],
  'services/api': [
    'logging|jobs',
    'config',
    'embedded|rate-limits',
    'database',
    'http|cli',
    'mail|health|openapi|modules|tools|client-events|users',
    'submissions',
    'conduct|feedback|projects|retention|backup',
    'review',
    'desk',
  ],
};

/** A folder imports those below it, never one above or beside it; and a new folder is given its line above. */
const foldersFormNoCircle = Object.entries(ORDER).flatMap(([room, lines]) => {
  const rule = { name: 'folders-form-no-circle', severity: 'error' };
  return [
    ...lines.map((line, index) => ({
      ...rule,
      comment: 'A folder imports those below it (ORDER in .dependency-cruiser.cjs), never one above or beside it.',
      from: { path: `^${room}/src/(${line})/`, pathNot: TEST },
      to: {
        path: [`^${room}/src/(${lines.slice(index).join('|')})/`, `^${room}/src/[^/]+$`],
        pathNot: [`^${room}/src/$1/`, '^shell/src/document\\.ts$'],
      },
    })),
    {
      ...rule,
      comment: 'Give this folder its line in ORDER (.dependency-cruiser.cjs), so that no circle comes by it.',
      from: { path: `^${room}/` },
      to: { path: `^${room}/src/(?!(${lines.join('|')})/)[^/]+/` },
    },
  ];
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'apps-never-import-the-shell',
      comment: 'A feature app meets the shell in the browser only: through @portal/shell-api.',
      severity: 'error',
      from: { path: APP },
      to: { path: '^shell/' },
    },
    {
      name: 'apps-never-import-each-other',
      comment: 'Feature apps are released apart: what two of them need is a package.',
      severity: 'error',
      from: { path: '^(mfe-[^/]+)/' },
      to: { path: APP, pathNot: '^$1/' },
    },
    {
      name: 'the-shell-names-no-app',
      comment: 'The shell learns of apps from the live document.',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: APP },
    },
    {
      name: 'packages-never-look-up',
      comment: 'Packages are under the apps, the shell and the services.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(shell|services|e2e|mfe-[^/]+)/' },
    },
    {
      name: 'contracts-and-ui-import-no-package',
      comment: 'contracts and ui stand on their own.',
      severity: 'error',
      from: { path: '^packages/(contracts|ui)/', pathNot: ['^packages/ui/gallery/', '\\.config\\.(ts|cjs)$'] },
      to: { path: '^packages/', pathNot: '^packages/$1/' },
    },
    {
      name: 'services-import-contracts-only',
      comment: 'A service shares nothing with the browser but the contracts.',
      severity: 'error',
      from: { path: '^services/([^/]+)/', pathNot: ['\\.config\\.(ts|cjs)$', '^services/[^/]+/bin/', '^services/desk/'] },
      to: { path: '^(shell|e2e|mfe-[^/]+|packages/(?!contracts/))', pathNot: '^services/$1/' },
    },
    {
      name: 'the-desk-imports-ui-and-contracts-only',
      comment: 'No code of an app or of the shell runs where reviewers are signed in (decision 0059).',
      severity: 'error',
      from: { path: '^services/desk/src/' },
      to: { path: '^(shell|e2e|mfe-[^/]+|packages/(?!(contracts|ui)/))' },
    },
    {
      name: 'nothing-of-the-browser-imports-services',
      comment: 'Browser code reaches a service over HTTP.',
      severity: 'error',
      from: { path: '^(shell|mfe-[^/]+|packages)/' },
      to: { path: '^services/' },
    },
    {
      name: 'services-never-import-each-other',
      comment: 'Services talk through the store or over HTTP.',
      severity: 'error',
      from: { path: '^services/([^/]+)/' },
      to: { path: '^services/', pathNot: '^services/$1/' },
    },
    {
      name: 'one-door-a-package',
      comment: 'A package is imported by its name, and what it promises stands in src/index.ts.',
      severity: 'error',
      from: { path: '^(shell|e2e|mfe-[^/]+|services/[^/]+|packages/([^/]+))/' },
      to: {
        path: '^packages/[^/]+/(src|bin|gallery)/',
        pathNot: [
          '^packages/$2/',
          '^packages/[^/]+/src/index\\.ts$',
          // What one page of an app bundles for itself; the first door of progress is the shell's (docs/decisions/0033-your-data.md).
          '^packages/progress/src/data-file/index\\.ts$',
          '^packages/workspace-tools/bin/tasks/find-browser\\.mjs$',
          '^packages/ui/src/(tokens/all\\.css|fonts/newsreader-heading\\.woff2)$',
          '^packages/[^/]+/src/[^/]+\\.d\\.ts$',
        ],
      },
    },
    {
      name: 'what-apps-bundle-of-progress-holds-no-store',
      comment: 'The store of a page is the shell’s. A second one in an app’s bundle would not know of its changes.',
      severity: 'error',
      from: { path: '^packages/progress/src/data-file/', pathNot: TEST },
      to: { path: '^packages/progress/src/(browser-progress|hooks|index|store)\\.tsx?$' },
    },
    {
      name: 'a-subject-imports-its-own-folder',
      comment: 'Two subjects of an app meet in a page (src/pages), never in each other.',
      severity: 'error',
      from: { path: '^(mfe-[^/]+)/src/([^/]+)/', pathNot: '/src/pages/' },
      to: { path: '^$1/src/', pathNot: '^$1/src/$2/' },
    },
    {
      name: 'no-barrels-inside-an-app',
      comment: 'Inside an app a file is imported from where it is.',
      severity: 'error',
      from: {},
      to: { path: '^(shell|mfe-[^/]+|services/[^/]+)/.*/index\\.tsx?$' },
    },
    {
      name: 'only-tests-import-tests',
      comment: 'What ships works without its tests and packages/testing; *.cases.ts are tests that a test file runs together with others.',
      severity: 'error',
      from: { pathNot: TEST },
      to: { path: TEST },
    },
    {
      name: 'nothing-imports-the-lab',
      comment: 'lab/ measures the rest, which works without it.',
      severity: 'error',
      from: { pathNot: '^lab/' },
      to: { path: '^lab/' },
    },
    {
      name: 'content-holds-no-code',
      comment: 'content/ is for people who write: Markdown, YAML and figures.',
      severity: 'error',
      from: {},
      to: { path: '^mfe-[^/]+/content/', pathNot: '\\.(md|ya?ml)$' },
    },
    ...foldersFormNoCircle,
    {
      name: 'no-circles',
      comment: 'Two files that need each other are one, or three.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'nothing-unresolved',
      comment: 'The import leads nowhere: correct it, or add the dependency to this workspace.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^@portal/shell-api$', '\\?', '^node$'] },
    },
    {
      name: 'product-needs-no-dev-dependency',
      comment: 'What ships stands under dependencies (shared modules come from the shell and are peers or types).',
      severity: 'error',
      from: { path: '^(shell|services/[^/]+|packages/(contracts|progress|ui))/src/', pathNot: TEST },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'npm-peer'], pathNot: ['@types/'] },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules', 'dist'] },
    exclude: { path: ['^(shell|mfe-[^/]+|services/[^/]+|packages/[^/]+)/dist/', '\\.portal/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: require('node:path').join(__dirname, 'packages/build-presets/tsconfig.browser.json') },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.css'],
    },
  },
};
