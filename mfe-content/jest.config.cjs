module.exports = require('../packages/build-presets/jest.cjs')({ name: 'mfe-content', rootDir: __dirname, browser: true });
