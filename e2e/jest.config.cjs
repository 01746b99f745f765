const preset = require('../packages/build-presets/jest.cjs')({ name: 'e2e', rootDir: __dirname });

module.exports = {
  ...preset,
  // The rules of forms, which are compared with the API's, come with the components of ui; nothing of them is rendered here.
  moduleNameMapper: { '\\.module\\.css$': require.resolve('../packages/build-presets/src/jest/css-classes.cjs') },
};
