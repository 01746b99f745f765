module.exports = require('../packages/build/jest.cjs')({ name: 'mfe-content', rootDir: __dirname, browser: true });
