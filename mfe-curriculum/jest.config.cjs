module.exports = require('../packages/build/jest.cjs')({ name: 'mfe-curriculum', rootDir: __dirname, browser: true });
