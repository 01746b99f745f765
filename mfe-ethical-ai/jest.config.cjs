module.exports = require('../packages/build/jest.cjs')({ name: 'mfe-ethical-ai', rootDir: __dirname, browser: true });
