const preset = require('../packages/build-presets/jest.cjs')({ name: 'shell', rootDir: __dirname, browser: true });

module.exports = {
  ...preset,
  setupFilesAfterEnv: ['<rootDir>/jest.setup.cjs'],
  globals: {
    DOM_SETUP: preset.setupFilesAfterEnv,
    // What the build writes into the code (packages/build-presets/src/shell-app.ts).
    SHELL_VERSION: '7.8.9',
    SEARCH_INDEX_ADDRESS: '/search.json',
    MF_RUNTIME_VERSION: '2.9.2',
    PROVIDED_VERSIONS: { react: '19.3.1' },
  },
};
