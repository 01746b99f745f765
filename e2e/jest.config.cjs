module.exports = require('../packages/build-presets/jest.cjs')({ name: 'e2e', rootDir: __dirname });
