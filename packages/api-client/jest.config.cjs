module.exports = require('../build-presets/jest.cjs')({ name: '@portal/api-client', rootDir: __dirname, browser: true });
