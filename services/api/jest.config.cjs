module.exports = {
  ...require('../../packages/build-presets/jest.cjs')({ name: '@portal/api', rootDir: __dirname }),
  globalSetup: '<rootDir>/fixtures/postgres.setup.cjs',
  globalTeardown: '<rootDir>/fixtures/postgres.teardown.cjs',
};
