module.exports = require('../../packages/build-presets/jest.cjs')({ name: '@portal/desk', rootDir: __dirname });
