// One Jest setup for every workspace. CommonJS mode with swc, the only mode in which every library used here loads on Node 20.
const path = require('node:path');
const swc = {
  swcrc: false,
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true, decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
};
const here = (file) => path.join(__dirname, 'src/jest', file);
/** Whether a workspace has a library of its own. */
const has = (library, rootDir) => {
  try {
    return require.resolve(library, { paths: [rootDir] }) !== undefined;
  } catch {
    return false;
  }
};
/** Setup for tests of pages: the matchers and the waiting of the workspace's own installation. */
const pageSetup = (rootDir) => [
  require.resolve('@testing-library/jest-dom', { paths: [rootDir] }),
  here('dom-setup.cjs'),
  ...(has('@testing-library/dom', rootDir) ? [here('async-util-timeout.cjs')] : []),
];
const ours = (file) => path.join(__dirname, '..', file);

/**
 * @param {{ name: string, rootDir: string, browser?: boolean }} workspace `browser` adds jsdom and the doubles of what only a bundler knows.
 * @returns {import('jest').Config}
 */
module.exports = ({ name, rootDir, browser = false }) => ({
  displayName: name,
  rootDir,
  testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/'],
  transform: {
    '^.+\\.(ts|tsx|js|mjs)$': [require.resolve('@swc/jest'), swc],
    '[\\\\/]content[\\\\/].+\\.(md|ya?ml)$': ours('editorial/bin/jest-transform.cjs'),
  },
  // Packages that ship only ES modules have to be compiled by swc.
  transformIgnorePatterns: ['/node_modules/(?!(\\.pnpm/)?(@nestjs|@noble|@scure|age-encryption|lucide-react|p-limit|yocto-queue))'],
  // Spies of one test are restored before the next.
  restoreMocks: true,
  setupFilesAfterEnv: [here('test-timeout.cjs'), here('more-runs.cjs'), ...(browser ? pageSetup(rootDir) : [])],
  ...(browser
    ? {
        testEnvironment: here('dom-environment.cjs'),
        moduleNameMapper: {
          '\\.module\\.css$': here('css-classes.cjs'),
          '\\.css$': here('empty.cjs'),
          '\\.(svg|webp|jpg|mp3|mp4|webm|vtt|woff2|csv)(\\?inline)?$': here('asset-address.cjs'),
          '\\.md\\?(docx|file)$': here('asset-address.cjs'),
          '^@portal/shell-api$': here('shell-api.cjs'),
        },
      }
    : { testEnvironment: 'node' }),
});
