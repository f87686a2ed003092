import { printLiteral, printScalar } from './print-scalar.ts';
import { isList, isObject, type Json, type JsonObject, type Style } from './tree.ts';

/** Beyond this a list that nobody has written yet gets a line for each item. */
const flowWidth = 80;

const usuallyFlow: readonly string[] = ['values'];

/** Whether a value is written on the line of its key. */
export function isInline(value: Json, role: string, style: Style): boolean {
  if (isList(value)) return value.length === 0 || (style.flow.get(role) ?? isShort(value, role, style));
  if (isObject(value)) return Object.keys(value).length === 0 || (style.flow.get(role) ?? false);
  return true;
}

const isShort = (value: Json, role: string, style: Style): boolean =>
  usuallyFlow.includes(role) && printInline(value, role, style).length <= flowWidth;

/** A value on one line, as it stands between brackets too. */
export function printInline(value: Json, role: string, style: Style, flow = true): string {
  if (typeof value === 'string') return printScalar(value, style.quotes.get(role) ?? 'plain', flow);
  if (isList(value)) return `[${value.map((item) => printInline(item, `${role}[]`, style)).join(', ')}]`;
  if (!isObject(value)) return String(value);
  const pairs = Object.entries(value).map(
    ([key, inner]) => `${printKey(key, style)}: ${printInline(inner, key, style)}`,
  );
  if (pairs.length === 0) return '{}';
  return style.padded ? `{ ${pairs.join(', ')} }` : `{${pairs.join(', ')}}`;
}

export const printKey = (key: string, style: Style): string => printScalar(key, style.keys, true);

/** A pair of a block mapping, as lines. */
export function printPair(key: string, value: Json, indent: number, style: Style): string[] {
  const start = `${' '.repeat(indent)}${printKey(key, style)}:`;
  const literal = typeof value === 'string' ? printLiteral(value) : null;
  if (literal !== null) {
    const lines = literal.lines.map((line) => (line === '' ? '' : ' '.repeat(indent + style.step) + line));
    return [`${start} ${literal.header}`, ...lines];
  }
  if (isInline(value, key, style)) return [`${start} ${printInline(value, key, style, false)}`];
  return [start, ...printBlock(value, key, indent + (isList(value) ? style.dash : style.step), style)];
}

/** A list or mapping in block style, as lines. */
export function printBlock(value: Json, role: string, indent: number, style: Style): string[] {
  if (isObject(value)) return printPairs(value, indent, style);
  const items = isList(value) ? value : [value];
  const between = style.gaps.get(role) === true ? [''] : [];
  return items.flatMap((item, index) => [...(index === 0 ? [] : between), ...printItem(item, role, indent, style)]);
}

/** An item of a block list, from its dash on. */
export function printItem(item: Json, role: string, indent: number, style: Style): string[] {
  const dash = `${' '.repeat(indent)}- `;
  if (isInline(item, `${role}[]`, style)) return [dash + printInline(item, `${role}[]`, style, false)];
  const lines = printBlock(item, `${role}[]`, indent + 2, style);
  return [dash + (lines[0] ?? '').trimStart(), ...lines.slice(1)];
}

const printPairs = (value: JsonObject, indent: number, style: Style): string[] =>
  Object.entries(value).flatMap(([key, inner]) => printPair(key, inner, indent, style));

/**
 * Pairs what is alike in two lists without crossing: for each item of the new one the index of its partner in the old one, or -1.
 * `likeness` is 0 for items that have nothing in common; the pairs have the largest sum.
 */
export function align<T>(old: readonly T[], next: readonly T[], likeness: (a: T, b: T) => number): number[] {
  // best[i][j]: the largest sum for the old items from i on and the new ones from j on.
  const best: number[][] = [];
  const at = (i: number, j: number): number => best[i]?.[j] ?? 0;
  const alike = old.map((a) => next.map((b) => likeness(a, b)));
  const paired = (i: number, j: number): number => {
    const like = alike[i]?.[j] ?? 0;
    return like === 0 ? 0 : like + at(i + 1, j + 1);
  };
  for (let i = old.length - 1; i >= 0; i--) {
    const row: number[] = [];
    best[i] = row;
    for (let j = next.length - 1; j >= 0; j--) row[j] = Math.max(at(i + 1, j), at(i, j + 1), paired(i, j));
  }
  const partners = next.map(() => -1);
  for (let i = 0, j = 0; i < old.length && j < next.length;) {
    const sum = at(i, j);
    if (sum > 0 && sum === paired(i, j)) partners[j++] = i++;
    else if (sum === at(i + 1, j)) i++;
    else j++;
  }
  return partners;
}
