module.exports = require('../build-presets/jest.cjs')({ name: '@portal/progress', rootDir: __dirname, browser: true });
