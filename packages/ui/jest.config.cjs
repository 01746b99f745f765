module.exports = require('../build/jest.cjs')({ name: '@portal/ui', rootDir: __dirname, browser: true });
