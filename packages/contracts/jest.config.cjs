module.exports = require('../build/jest.cjs')({ name: '@portal/contracts', rootDir: __dirname });
