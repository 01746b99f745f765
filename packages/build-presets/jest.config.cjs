module.exports = require('./jest.cjs')({ name: '@portal/build-presets', rootDir: __dirname });
