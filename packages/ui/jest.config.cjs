module.exports = require('../build-presets/jest.cjs')({ name: '@portal/ui', rootDir: __dirname, browser: true });
