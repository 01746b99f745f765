import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { usedNames } from './used-names.ts';

const namesIn = (code: string) => {
  const file = path.join(temporaryFolder(), 'server.cjs');
  writeFileSync(file, code);
  return usedNames(file, ['react', 'react-router-dom', '@portal/progress']);
};

it.each([
  ['a member', 'const router = require("react-router-dom"); router.Link;', ['Link']],
  ['a call', 'const router = require("react-router-dom"); (0, router.useParams)();', ['useParams']],
  ['a member in quotes', 'const router = require("react-router-dom"); router["NavLink"];', ['NavLink']],
  ['several members, sorted and once each', 'var r = require("react-router-dom"); r.b; r.a; (() => r.b)();', ['a', 'b']],
  ['a pattern', 'const router = require("react-router-dom"); const { Link: A, NavLink } = router;', ['Link', 'NavLink']],
  ['the module as a whole', 'const router = require("react-router-dom"); hand(router);', ['*']],
  ['a computed member', 'const router = require("react-router-dom"); router[name];', ['*']],
  ['nothing', 'const router = require("react-router-dom");', []],
])('finds %s', (_, code, names) => {
  expect(namesIn(code)).toEqual({ 'react-router-dom': names });
});

it('follows a library in CommonJS form, which gets the module through the bundle', () => {
  const code = `var modules = { "A"(module) { module.exports = require("react"); }, "B"(module, exports, __webpack_require__) { var React = __webpack_require__("A"); React.useMemo; } };`;
  expect(namesIn(code)).toEqual({ react: ['useMemo'] });
});

it.each([
  ['that is not used', '', ['useParams']],
  ['that is used', 'router_default();', ['default', 'useParams']],
  ['that is used by its other name', 'router_default.a;', ['default', 'useParams']],
])('is not misled by a getter of the default export %s', (_, use, names) => {
  const code = `var modules = { "A"(module) { module.exports = require("react-router-dom"); }, "B"(module, exports, __webpack_require__) { var router = __webpack_require__("A"); var router_default = __webpack_require__.n(router); (0, router.useParams)(); ${use} } };`;
  expect(namesIn(code)).toEqual({ 'react-router-dom': names });
});

it('leaves the modules alone that are not shared', () => {
  expect(namesIn('const fs = require("node:fs"); fs.readFileSync;')).toEqual({});
});
