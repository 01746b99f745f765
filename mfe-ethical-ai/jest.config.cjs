module.exports = require('../packages/build-presets/jest.cjs')({ name: 'mfe-ethical-ai', rootDir: __dirname, browser: true });
