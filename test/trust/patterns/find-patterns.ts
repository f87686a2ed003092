import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'rolldown/utils';

export type PatternInSource = { readonly location: string; readonly source: string; readonly flags: string };
/** `unreadable`: locations where a pattern is built from values that are only known at run time. */
export type Patterns = { readonly patterns: readonly PatternInSource[]; readonly unreadable: readonly string[] };

const root = join(import.meta.dirname, '../../../src');

/** Finds every regular expression in the sources: literals, arguments of `RegExp`, and patterns of JSON schemas. */
export function findPatterns(): Patterns {
  const paths = globSync('**/*.{ts,js}', { cwd: root }).filter((path) => !path.endsWith('.d.ts'));
  const patternsByFile = paths.toSorted().map((path) => patternsIn(path, readFileSync(join(root, path), 'utf8')));
  return {
    patterns: patternsByFile.flatMap(({ patterns }) => patterns),
    unreadable: patternsByFile.flatMap(({ unreadable }) => unreadable),
  };
}

type Node = { readonly type: string; readonly [field: string]: unknown };

function patternsIn(path: string, text: string): Patterns {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message ?? ''}`);
  const patterns: PatternInSource[] = [];
  const unreadable: string[] = [];
  const constants = new Map<string, Node>();
  const locationOf = (node: unknown): string =>
    `src/${path}:${String(text.slice(0, (node as { start: number }).start).split('\n').length)}`;
  const addConstructed = (node: unknown): void => {
    const { callee, arguments: args } = node as { callee: Node; arguments: Node[] };
    if (callee.type !== 'Identifier' || callee['name'] !== 'RegExp') return;
    const source = args[0] === undefined ? null : evaluate(args[0], constants);
    const flags = args[1] === undefined ? '' : evaluate(args[1], constants);
    if (source === null || flags === null) unreadable.push(locationOf(node));
    else patterns.push({ location: locationOf(node), source, flags });
  };
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier' && init !== null) constants.set(id.name, init as unknown as Node);
    },
    Literal: (node) => {
      const { regex } = node as { regex?: { pattern: string; flags: string } };
      if (regex !== undefined) patterns.push({ location: locationOf(node), source: regex.pattern, flags: regex.flags });
    },
    Property: (node) => {
      const { key, value } = node as unknown as { key: Node; value: Node };
      if (key['name'] === 'pattern' && typeof value['value'] === 'string') {
        patterns.push({ location: locationOf(node), source: value['value'], flags: 'u' });
      }
    },
    NewExpression: addConstructed,
    CallExpression: addConstructed,
  }).visit(program);
  return { patterns, unreadable };
}

/** The value of an expression if the file alone determines it, otherwise null. */
function evaluate(node: Node, constants: ReadonlyMap<string, Node>): string | null {
  if (node.type === 'Literal') {
    const { regex, value } = node as { regex?: { pattern: string }; value?: unknown };
    return regex?.pattern ?? (typeof value === 'string' ? value : null);
  }
  if (node.type === 'TemplateLiteral') return evaluateTemplate(node, constants);
  if (node.type === 'MemberExpression') {
    const { object, property } = node as unknown as { object: Node; property: Node };
    const constant = constants.get(String(object['name']));
    return property['name'] === 'source' && constant !== undefined ? evaluate(constant, constants) : null;
  }
  return node.type === 'CallExpression' ? evaluateJoin(node, constants) : null;
}

function evaluateTemplate(node: Node, constants: ReadonlyMap<string, Node>): string | null {
  const { quasis, expressions } = node as unknown as { quasis: { value: { cooked: string } }[]; expressions: Node[] };
  const inner = expressions.map((expression) => evaluate(expression, constants));
  if (inner.includes(null)) return null;
  return quasis.map(({ value }, index) => value.cooked + (inner[index] ?? '')).join('');
}

/** `[/a/, /b/].map((step) => step.source).join('')`. */
function evaluateJoin(node: Node, constants: ReadonlyMap<string, Node>): string | null {
  const { callee } = node as unknown as { callee: { object: { callee?: { object?: Node } }; property: Node } };
  const list = callee.object.callee?.object as { elements?: Node[] } | undefined;
  if (callee.property['name'] !== 'join' || list?.elements === undefined) return null;
  const parts = list.elements.map((element) => evaluate(element, constants));
  return parts.includes(null) ? null : parts.join('');
}
