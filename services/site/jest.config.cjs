module.exports = require('../../packages/build/jest.cjs')({ name: '@portal/site', rootDir: __dirname });
