module.exports = require('../packages/build/jest.cjs')({ name: 'shell', rootDir: __dirname, browser: true });
