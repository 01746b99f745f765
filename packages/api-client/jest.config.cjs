module.exports = require('../build/jest.cjs')({ name: '@portal/api-client', rootDir: __dirname, browser: true });
