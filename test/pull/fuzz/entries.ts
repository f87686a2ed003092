import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
} from 'yaml';

// What stands where in a text of YAML, found by the tree of `yaml`; the program edits by its tokens instead.

/** A field or an item of a text. Offsets are those of its key, or of its value behind the dash. */
export type Entry = {
  readonly path: string;
  readonly parent: string;
  readonly start: number;
  readonly end: number;
  /** Its place among the entries of its parent. */
  readonly index: number;
  readonly isFlow: boolean;
  readonly isScalar: boolean;
  /** As text; equal for equal values. */
  readonly value: string;
};

export type Tree = string | boolean | readonly Tree[] | { readonly [key: string]: Tree };

export const isFields = (value: unknown): value is { readonly [key: string]: Tree } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The names of a list's items, by which they are found again: a policy by its slug, a condition by its type while there is one of it. */
export function itemNames(items: readonly unknown[]): string[] {
  const names = items.map((item) => (isFields(item) ? nameOf(item) : `=${String(item)}`));
  return names.map((name, index) =>
    names.indexOf(name) === names.lastIndexOf(name)
      ? name
      : `${JSON.stringify(items[index])} ${String(names.slice(0, index).filter((one) => one === name).length)}`,
  );
}

function nameOf(item: Readonly<Record<string, unknown>>): string {
  const name = item['slug'] ?? item['rule'] ?? item['type'];
  return typeof name === 'string' ? name : JSON.stringify(item);
}

/** The entries of a text by their paths, such as `/policies/alpha/filters`; throws if it is no valid YAML. The text has no byte order mark. */
export function entriesOf(text: string): Map<string, Entry> {
  const document = parseDocument(text);
  const [wrong] = [...document.errors, ...document.warnings];
  if (wrong !== undefined) throw wrong;
  const found = new Map<string, Entry>();
  const walk = (node: unknown, parent: string): void => {
    for (const [index, { name, key, value }] of partsOf(node, document).entries()) {
      const path = `${parent}/${name}`;
      found.set(path, {
        path,
        parent,
        index,
        start: (key as Node).range?.[0] ?? 0,
        end: endOf(value ?? key),
        isFlow: isCollection(node) && node.flow === true,
        isScalar: isScalar(value) || isAlias(value),
        value: JSON.stringify(valueOf(value, document)),
      });
      walk(value, path);
    }
  };
  walk(document.contents, '');
  return found;
}

type Part = { readonly name: string; readonly key: unknown; readonly value: unknown };

/** The fields or items of a node; an item is its own key. */
function partsOf(node: unknown, document: Document): Part[] {
  if (isMap(node))
    return node.items.map(({ key, value }) => ({ name: String(isScalar(key) ? key.value : ''), key, value }));
  if (!isSeq(node)) return [];
  const names = itemNames(node.items.map((item) => valueOf(item, document)));
  return node.items.map((item, index) => ({ name: names[index] ?? '', key: item, value: item }));
}

const valueOf = (node: unknown, document: Document): unknown => (node as Node | null)?.toJS(document) ?? null;

/** The offset behind the last character of a node, without the comment behind it. */
function endOf(node: unknown): number {
  if ((isMap(node) || isSeq(node)) && node.flow !== true && node.items.length > 0) {
    const last = node.items.at(-1);
    return isMap(node) ? endOf((last as Pair).value ?? (last as Pair).key) : endOf(last);
  }
  return (node as Node).range?.[1] ?? 0;
}
