module.exports = require('../packages/build/jest.cjs')({ name: 'mfe-collaborate', rootDir: __dirname, browser: true });
