import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'rolldown/utils';

export type Found = { readonly at: string; readonly source: string; readonly flags: string };
/** `unread`: places where a pattern is made of what is only known later. */
export type Patterns = { readonly found: readonly Found[]; readonly unread: readonly string[] };

const root = join(import.meta.dirname, '../../../src');

/** Every regular expression in the sources: literals, what `RegExp` is given, and the patterns of the document. */
export function findPatterns(): Patterns {
  const paths = globSync('**/*.{ts,js}', { cwd: root }).filter((path) => !path.endsWith('.d.ts'));
  const all = paths.toSorted().map((path) => patternsIn(path, readFileSync(join(root, path), 'utf8')));
  return { found: all.flatMap(({ found }) => found), unread: all.flatMap(({ unread }) => unread) };
}

type Node = { readonly type: string; readonly [field: string]: unknown };

function patternsIn(path: string, text: string): Patterns {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message ?? ''}`);
  const found: Found[] = [];
  const unread: string[] = [];
  const constants = new Map<string, Node>();
  const at = (node: unknown): string =>
    `src/${path}:${String(text.slice(0, (node as { start: number }).start).split('\n').length)}`;
  const made = (node: unknown): void => {
    const { callee, arguments: given } = node as { callee: Node; arguments: Node[] };
    if (callee.type !== 'Identifier' || callee['name'] !== 'RegExp') return;
    const source = given[0] === undefined ? null : evaluate(given[0], constants);
    const flags = given[1] === undefined ? '' : evaluate(given[1], constants);
    if (source === null || flags === null) unread.push(at(node));
    else found.push({ at: at(node), source, flags });
  };
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier' && init !== null) constants.set(id.name, init as unknown as Node);
    },
    Literal: (node) => {
      const { regex } = node as { regex?: { pattern: string; flags: string } };
      if (regex !== undefined) found.push({ at: at(node), source: regex.pattern, flags: regex.flags });
    },
    Property: (node) => {
      const { key, value } = node as unknown as { key: Node; value: Node };
      if (key['name'] === 'pattern' && typeof value['value'] === 'string') {
        found.push({ at: at(node), source: value['value'], flags: 'u' });
      }
    },
    NewExpression: made,
    CallExpression: made,
  }).visit(program);
  return { found, unread };
}

/** The text of an expression that is known from the file alone, or null. */
function evaluate(node: Node, constants: ReadonlyMap<string, Node>): string | null {
  if (node.type === 'Literal') {
    const { regex, value } = node as { regex?: { pattern: string }; value?: unknown };
    return regex?.pattern ?? (typeof value === 'string' ? value : null);
  }
  if (node.type === 'TemplateLiteral') return evaluateTemplate(node, constants);
  if (node.type === 'MemberExpression') {
    const { object, property } = node as unknown as { object: Node; property: Node };
    const named = constants.get(String(object['name']));
    return property['name'] === 'source' && named !== undefined ? evaluate(named, constants) : null;
  }
  return node.type === 'CallExpression' ? evaluateJoin(node, constants) : null;
}

function evaluateTemplate(node: Node, constants: ReadonlyMap<string, Node>): string | null {
  const { quasis, expressions } = node as unknown as { quasis: { value: { cooked: string } }[]; expressions: Node[] };
  const inner = expressions.map((one) => evaluate(one, constants));
  if (inner.includes(null)) return null;
  return quasis.map(({ value }, index) => value.cooked + (inner[index] ?? '')).join('');
}

/** `[/a/, /b/].map((step) => step.source).join('')`. */
function evaluateJoin(node: Node, constants: ReadonlyMap<string, Node>): string | null {
  const { callee } = node as unknown as { callee: { object: { callee?: { object?: Node } }; property: Node } };
  const list = callee.object.callee?.object as { elements?: Node[] } | undefined;
  if (callee.property['name'] !== 'join' || list?.elements === undefined) return null;
  const parts = list.elements.map((one) => evaluate(one, constants));
  return parts.includes(null) ? null : parts.join('');
}
