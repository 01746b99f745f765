import { readFileSync } from 'node:fs';
import { type AnyNode, type Node, type Program, parse } from 'acorn';
import { ancestor } from 'acorn-walk';
import { WHOLE_MODULE } from '../rules/names.ts';

/**
 * The names that a server build takes out of each of the modules `shared`, sorted. The server build holds the same sources as
 * the browser's, and its requires of shared modules are in it unchanged: `const x = require("react")`, then `x.useState`.
 * `*` is among the names where the module goes somewhere as a whole. Where modules are not joined, the bundler also writes
 * `const y = __webpack_require__.n(x)`, used or not: with `y` the default export is meant.
 */
export function usedNames(file: string, shared: readonly string[]): Record<string, string[]> {
  const program = parse(readFileSync(file, 'utf8'), { ecmaVersion: 'latest', sourceType: 'script' });
  const holders = holdersOf(program, new Set(shared));
  const defaults = defaultsOf(program, holders);
  const used = new Map<string, Set<string>>([...new Set(holders.values())].map((name) => [name, new Set()]));
  ancestor(program, {
    Identifier(node, _, ancestors) {
      const module = holders.get(node.name);
      if (module !== undefined) for (const name of namesAt(node, ancestors.at(-2))) used.get(module)?.add(name);
      const defaultOf = defaults.get(node.name);
      if (defaultOf !== undefined) used.get(defaultOf)?.add('default');
    },
    VariableDeclarator(node) {
      // const { useState } = x
      if (node.init?.type !== 'Identifier' || node.id.type !== 'ObjectPattern') return;
      const module = holders.get(node.init.name);
      for (const property of node.id.properties)
        if (module !== undefined && property.type === 'Property' && property.key.type === 'Identifier')
          used.get(module)?.add(property.key.name);
    },
  });
  return Object.fromEntries([...used].sort().map(([name, names]) => [name, [...names].sort()]));
}

/** Which variable holds which shared module: the bundler assigns every require to a separate variable with a unique name. */
function holdersOf(program: Program, shared: ReadonlySet<string>): Map<string, string> {
  const passedOn = new Map<string, string>();
  const holders = new Map<string, string>();
  const eachCall = (pass: (callee: string, argument: string, ancestors: readonly Node[]) => void) =>
    ancestor(program, {
      CallExpression(node, _, ancestors) {
        const [argument] = node.arguments;
        if (node.callee.type === 'Identifier' && argument?.type === 'Literal' && typeof argument.value === 'string')
          pass(node.callee.name, argument.value, ancestors);
      },
    });
  const hold = (module: string, ancestors: readonly Node[]) => {
    const parent = ancestors.at(-2);
    if (is(parent, 'VariableDeclarator') && is(parent.id, 'Identifier')) holders.set(parent.id.name, module);
  };
  eachCall((callee, name, ancestors) => {
    if (callee !== 'require' || !shared.has(name)) return;
    hold(name, ancestors);
    // "id"(module) { module.exports = require("react") }: a library in CommonJS form asks for it by that id.
    const member = ancestors.findLast((node) => is(node, 'Property'));
    if (is(ancestors.at(-2), 'AssignmentExpression') && is(member, 'Property') && is(member.key, 'Literal'))
      passedOn.set(String(member.key.value), name);
  });
  eachCall((callee, id, ancestors) => {
    const name = passedOn.get(id);
    if (callee === '__webpack_require__' && name !== undefined) hold(name, ancestors);
  });
  return holders;
}

/** Which variable holds the default export of which shared module. */
function defaultsOf(program: Program, holders: ReadonlyMap<string, string>): Map<string, string> {
  const defaults = new Map<string, string>();
  ancestor(program, {
    VariableDeclarator({ id, init }) {
      if (!is(id, 'Identifier') || !is(init, 'CallExpression') || !isDefaultGetter(init)) return;
      const [holder] = init.arguments;
      const module = is(holder, 'Identifier') ? holders.get(holder.name) : undefined;
      if (module !== undefined) defaults.set(id.name, module);
    },
  });
  return defaults;
}

/** `__webpack_require__.n(…)` */
function isDefaultGetter(node: Node | undefined): boolean {
  return (
    is(node, 'CallExpression') &&
    is(node.callee, 'MemberExpression') &&
    is(node.callee.object, 'Identifier') &&
    node.callee.object.name === '__webpack_require__' &&
    is(node.callee.property, 'Identifier') &&
    node.callee.property.name === 'n'
  );
}

function namesAt(node: Node, parent: Node | undefined): string[] {
  if (is(parent, 'MemberExpression') && parent.object === node) {
    if (!parent.computed && is(parent.property, 'Identifier')) return [parent.property.name];
    if (is(parent.property, 'Literal')) return [String(parent.property.value)];
  }
  if (isDefaultGetter(parent)) return [];
  return is(parent, 'VariableDeclarator') && is(parent.id, 'ObjectPattern') ? [] : [WHOLE_MODULE];
}

function is<Type extends AnyNode['type']>(node: Node | null | undefined, type: Type): node is Extract<AnyNode, { type: Type }> {
  return node?.type === type;
}
