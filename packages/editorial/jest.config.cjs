const preset = require('../build-presets/jest.cjs')({ name: '@portal/editorial', rootDir: __dirname });

/** The Markdown reader ships as ES modules only; here, unlike in the loader, it runs inside Jest and has to pass through swc. */
const ESM_ONLY = [
  '(mdast|hast|unist|micromark|remark|rehype|vfile|character-entities)[\\w-]*',
  'unified|bail|trough|is-plain-obj|devlop|ccount|zwitch|longest-streak|markdown-table|trim-lines|stringify-entities',
  'decode-named-character-reference|escape-string-regexp|property-information|html-void-elements|(comma|space)-separated-tokens|@ungap\\+structured-clone',
].join('|');

module.exports = {
  ...preset,
  transformIgnorePatterns: [`/node_modules/\\.pnpm/(?!(${ESM_ONLY})@)`],
  moduleNameMapper: { '^(.+\\.md)\\?all$': '$1' },
};
