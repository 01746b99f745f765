module.exports = require('../packages/build-presets/jest.cjs')({ name: 'mfe-collaborate', rootDir: __dirname, browser: true });
