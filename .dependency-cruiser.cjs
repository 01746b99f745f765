// The import rules (docs/decisions/0006-doors.md). They also apply to folders that do not exist yet: a new app needs no entry here.
const APP = '^mfe-[^/]+/';
/** Tests, and what only tests use: packages/testing, and the folders `testing/` of apps and shell. */
const TEST = '(\\.(test|cases)|/(example|fake)-[^/]+)\\.tsx?$|(^|/)testing/';

/** Folders whose subfolders must not form a cycle, the lowest first; those on one line do not import each other. */
const ORDER = {
  shell: ['routing|preview', 'releases', 'search|theme|offline', 'chrome', 'federation', 'prerender', 'start'],
  'services/site': [
    'rules',
    'config|confine',
    'store',
    'teams',
    'prerender',
    'publish|server',
    'build',
    'preflight',
    'monitoring',
    'commands',
    'watch',
    'receiver|remote',
  ],
  'services/api': [
    'logging|jobs',
    'config',
    'embedded|rate-limits',
    'database',
    'http|cli',
    'mail|health|openapi|modules|tools|client-events|users',
    'submissions',
    'conduct|feedback|projects|releases|retention|backup',
    'review',
    'desk',
  ],
};

/** A folder imports those below it, never one above or beside it; a new folder needs its line above. */
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
      comment: 'Give this folder its line in ORDER (.dependency-cruiser.cjs), so that it does not create a cycle.',
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
      comment: 'A feature app meets the shell only in the browser, through @portal/shell-api.',
      severity: 'error',
      from: { path: APP },
      to: { path: '^shell/' },
    },
    {
      name: 'apps-never-import-each-other',
      comment: 'Feature apps are released separately: code that two of them need belongs in a package.',
      severity: 'error',
      from: { path: '^(mfe-[^/]+)/' },
      to: { path: APP, pathNot: '^$1/' },
    },
    {
      name: 'the-shell-names-no-app',
      comment: 'The shell learns about apps from the live document.',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: APP },
    },
    {
      name: 'packages-never-look-up',
      comment: 'Packages are below the apps, the shell and the services, and must not import them.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(shell|services|e2e|mfe-[^/]+)/' },
    },
    {
      name: 'contracts-and-ui-import-no-package',
      comment: 'contracts and ui do not import any other package.',
      severity: 'error',
      from: { path: '^packages/(contracts|ui)/', pathNot: ['^packages/ui/gallery/', '\\.config\\.(ts|cjs)$'] },
      to: { path: '^packages/', pathNot: '^packages/$1/' },
    },
    {
      name: 'services-import-contracts-only',
      comment: 'A service shares only the contracts with the browser.',
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
      comment: 'Services communicate through the store or over HTTP.',
      severity: 'error',
      from: { path: '^services/([^/]+)/' },
      to: { path: '^services/', pathNot: '^services/$1/' },
    },
    {
      name: 'one-door-a-package',
      comment: 'Import a package by its name; its public names are in src/index.ts.',
      severity: 'error',
      from: { path: '^(shell|e2e|mfe-[^/]+|services/[^/]+|packages/([^/]+))/' },
      to: {
        path: '^packages/[^/]+/(src|bin|gallery)/',
        pathNot: [
          '^packages/$2/',
          '^packages/[^/]+/src/index\\.ts$',
          // What one page of an app bundles for itself; the first entry point of progress is the shell's (docs/decisions/0033-your-data.md).
          '^packages/progress/src/data-file/index\\.ts$',
          '^packages/workspace-tools/bin/tasks/find-browser\\.mjs$',
          '^packages/ui/src/(tokens/all\\.css|fonts/newsreader-heading\\.woff2)$',
          '^packages/[^/]+/src/[^/]+\\.d\\.ts$',
        ],
      },
    },
    {
      name: 'what-apps-bundle-of-progress-holds-no-store',
      comment: 'The store of a page is the shell’s. A second one in an app’s bundle would not learn of its changes.',
      severity: 'error',
      from: { path: '^packages/progress/src/data-file/', pathNot: TEST },
      to: { path: '^packages/progress/src/(browser-progress|hooks|index|store)\\.tsx?$' },
    },
    {
      name: 'a-subject-imports-its-own-folder',
      comment: 'Only a page (src/pages) may combine two subjects of an app; they never import each other.',
      severity: 'error',
      from: { path: '^(mfe-[^/]+)/src/([^/]+)/', pathNot: '/src/pages/' },
      to: { path: '^$1/src/', pathNot: '^$1/src/$2/' },
    },
    {
      name: 'no-barrels-inside-an-app',
      comment: 'Inside an app, import each file directly instead of through an index file.',
      severity: 'error',
      from: {},
      to: { path: '^(shell|mfe-[^/]+|services/[^/]+)/.*/index\\.tsx?$' },
    },
    {
      name: 'only-tests-import-tests',
      comment:
        'Product files must work without tests and packages/testing; *.cases.ts are tests that a test file runs together with others.',
      severity: 'error',
      from: { pathNot: TEST },
      to: { path: TEST },
    },
    {
      name: 'nothing-imports-the-lab',
      comment: 'lab/ measures the rest, which must work without it.',
      severity: 'error',
      from: { pathNot: '^lab/' },
      to: { path: '^lab/' },
    },
    {
      name: 'content-holds-no-code',
      comment: 'content/ is for writers: it contains Markdown, YAML and figures, but no code.',
      severity: 'error',
      from: {},
      to: { path: '^mfe-[^/]+/content/', pathNot: '\\.(md|ya?ml)$' },
    },
    ...foldersFormNoCircle,
    {
      name: 'no-circles',
      comment: 'Two files that import each other should be one file, or three.',
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
      comment:
        'What product files import belongs under dependencies (shared modules come from the shell and are peer dependencies or types).',
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
