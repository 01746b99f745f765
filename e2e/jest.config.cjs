module.exports = require('../packages/build/jest.cjs')({ name: 'e2e', rootDir: __dirname });
