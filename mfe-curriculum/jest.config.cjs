const preset = require('../packages/build/jest.cjs')({ name: 'mfe-curriculum', rootDir: __dirname, browser: true });

// Jest knows no queries: the whole text has everything that `?meta` has.
module.exports = { ...preset, moduleNameMapper: { ...preset.moduleNameMapper, '^(.+\\.md)\\?meta$': '$1' } };
