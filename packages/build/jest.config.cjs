module.exports = require('./jest.cjs')({ name: '@portal/build', rootDir: __dirname });
