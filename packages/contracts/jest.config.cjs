module.exports = require('../build-presets/jest.cjs')({ name: '@portal/contracts', rootDir: __dirname });
