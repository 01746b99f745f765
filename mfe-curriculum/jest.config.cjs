const preset = require('../packages/build-presets/jest.cjs')({ name: 'mfe-curriculum', rootDir: __dirname, browser: true });

// Jest does not know queries: the whole text has everything that `?meta` has, and a template is imported only with `?all`.
module.exports = { ...preset, moduleNameMapper: { ...preset.moduleNameMapper, '^(.+\\.md)\\?(?:all|downloads|meta)$': '$1' } };
