module.exports = require('../build/jest.cjs')({ name: '@portal/progress', rootDir: __dirname, browser: true });
