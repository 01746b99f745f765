module.exports = require('../../packages/build-presets/jest.cjs')({ name: '@portal/site', rootDir: __dirname });
