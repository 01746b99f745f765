module.exports = require('../build-presets/jest.cjs')({ name: '@portal/workspace-tools', rootDir: __dirname });
