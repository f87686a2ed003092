import type { Correction } from '../../domain/fix.ts';
import type { Place, Pointer, Position } from '../../domain/problem.ts';
import { isList, isObject } from '../../util/json.ts';
import { printScalar, type Quotes } from '../yaml/print.ts';
import { entryAt, type Node, type ScalarNode, scalarsIn } from '../yaml/nodes.ts';
import { parse } from '../yaml/parse.ts';
import { lineStarts } from '../text.ts';

/** A correction, and where. The place of a syntax error has no pointer. */
export type PlacedCorrection = { readonly at: Place; readonly correction: Correction };

/**
 * Makes all corrections of a text that turn out to do what they are meant to do, and nothing else; each other byte stays. A correction that would
 * change another value, or leave invalid YAML, is left out. `made`: how many were made.
 */
export function correctText(
  file: string,
  text: string,
  corrections: readonly PlacedCorrection[],
): { readonly text: string; readonly made: number } {
  const all = applyCorrections(file, text, corrections);
  if (all !== null) return { text: all, made: corrections.length };
  if (corrections.length < 2) return { text, made: 0 };
  // One of them does not fit. The later ones come first, so that the entries before them keep their places.
  const middle = Math.floor(corrections.length / 2);
  const later = correctText(file, text, corrections.slice(middle));
  const earlier = correctText(file, later.text, corrections.slice(0, middle));
  return { text: earlier.text, made: later.made + earlier.made };
}

/** Null if something else changes. */
function applyCorrections(file: string, text: string, corrections: readonly PlacedCorrection[]): string | null {
  const parsed = parse(file, text);
  if ('problems' in parsed) {
    const edits = corrections.map(({ correction }) =>
      correction.kind === 'syntax' ? syntaxEdits(text, correction) : [],
    );
    if (edits.some((one) => one.length === 0)) return null;
    const result = splice(text, edits.flat());
    return readsFurther(parse(file, result), corrections) ? result : null;
  }
  const style = quotesIn(parsed.tree);
  const edits = corrections.map((one) => editsFor(text, parsed.tree, one, style));
  if (edits.some((one) => one === null)) return null;
  const result = splice(
    text,
    edits.flatMap((one) => one ?? []),
  );
  const after = parse(file, result);
  if ('problems' in after) return null;
  const changed = corrections.map((one) => mayChange(one));
  const isProved =
    isSameExcept(parsed.value, after.value, changed) &&
    corrections.every((one) => hasCorrectedValue(parsed.value, after.value, one));
  return isProved ? result : null;
}

/** Whether a text that was no YAML is read up to a later place, or whole. */
function readsFurther(parsed: ReturnType<typeof parse>, corrections: readonly PlacedCorrection[]): boolean {
  if (!('problems' in parsed)) return true;
  const placeOf = ({ line, column }: Position): number => line * 1e6 + column;
  const found = parsed.problems.flatMap((problem) => ('position' in problem ? [placeOf(problem.position)] : []));
  const fixed = corrections.flatMap(({ correction }) =>
    correction.kind === 'syntax' ? [placeOf(correction.position)] : [],
  );
  return Math.min(...found) > Math.max(...fixed);
}

// ── Proof ───────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** What a correction may change: a value, or of a key the mapping that has it. Dashes may make several entries of one. */
function mayChange({ at: { pointer, key }, correction }: PlacedCorrection): Pointer {
  if (correction.kind === 'slug') return [...pointer, 'slug'];
  const isEntry = correction.kind === 'dash' && typeof pointer.at(-1) === 'number';
  return key === true || isEntry ? pointer.slice(0, -1) : pointer;
}

function isSameExcept(before: unknown, after: unknown, changed: readonly Pointer[]): boolean {
  if (changed.some((pointer) => pointer.length === 0)) return true;
  if (changed.length === 0) return JSON.stringify(before) === JSON.stringify(after);
  const byStep = Map.groupBy(changed, ([step]) => step);
  const inside = (step: string | number): Pointer[] => (byStep.get(step) ?? []).map((pointer) => pointer.slice(1));
  if (isList(before) && isList(after))
    return (
      before.length === after.length && before.every((value, index) => isSameExcept(value, after[index], inside(index)))
    );
  if (!isObject(before) || !isObject(after)) return false;
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.every((name) => isSameExcept(before[name], after[name], inside(name)));
}

function hasCorrectedValue(before: unknown, after: unknown, one: PlacedCorrection): boolean {
  const { pointer, key } = one.at;
  const { correction } = one;
  const holder = valueAt(after, pointer.slice(0, -1));
  if (correction.kind === 'text' && key === true) return isObject(holder) && Object.hasOwn(holder, correction.text);
  const now = valueAt(after, pointer);
  if (correction.kind === 'text') return now === correction.text;
  if (correction.kind === 'bare') return String(now) === correction.text && typeof now !== 'string';
  if (correction.kind === 'slug') return isObject(now) && now['slug'] === correction.slug;
  const changed = mayChange(one);
  const list = valueAt(after, changed);
  return isList(list) && textWithoutListMarks(valueAt(before, changed)) === textWithoutListMarks(list);
}

/** The texts of a value, whatever the lists that they are in. */
const textWithoutListMarks = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll(/\\n|[\s\-"[\]]/g, '')
    .replaceAll(',', '');

const valueAt = (value: unknown, pointer: Pointer): unknown =>
  pointer.reduce<unknown>((one, step) => {
    if (isList(one)) return one[Number(step)];
    return isObject(one) ? one[step] : undefined;
  }, value);

// ── Edits ───────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

type Edit = { readonly start: number; readonly end: number; readonly text: string };

const insert = (at: number, text: string): Edit => ({ start: at, end: at, text });

/** The same edit for two problems is made once. */
function splice(text: string, edits: readonly Edit[]): string {
  let result = '';
  let end = 0;
  const inOrder = edits.toSorted((a, b) => a.start - b.start || a.end - b.end);
  for (const [index, edit] of inOrder.entries()) {
    const last = inOrder[index - 1];
    const isRepeated = last?.start === edit.start && last.end === edit.end && last.text === edit.text;
    if (isRepeated || edit.start < end) continue;
    result += text.slice(end, edit.start) + edit.text;
    end = edit.end;
  }
  return result + text.slice(end);
}

/** Null if the layout does not allow it, or an alias stands there. */
function editsFor(text: string, tree: Node, { at, correction }: PlacedCorrection, quotes: Quotes): Edit[] | null {
  const entry = entryIn(tree, at.pointer);
  if (entry === null) return null;
  const node = at.key === true ? entry.keyNode : entry.node;
  if (correction.kind === 'slug') return slugEdits(text, entry.node, correction.slug, quotes);
  if (correction.kind === 'dash') return dashEdits(text, entry, at.pointer);
  if (correction.kind === 'syntax' || node?.kind !== 'scalar' || !isOnOneLine(text, node)) return null;
  return [{ start: node.valueStart, end: node.end, text: printText(correction, node, quotes) }];
}

/** A text stays as it is quoted; a plain one that must be quoted gets the quotes of the file. */
function printText(
  { kind, text }: Extract<Correction, { text: string }>,
  { style }: ScalarNode,
  quotes: Quotes,
): string {
  if (kind === 'bare') return text;
  return style === 'single' || style === 'double' ? printScalar(text, style, true) : printPlain(text, quotes);
}

function printPlain(text: string, quotes: Quotes): string {
  const plain = printScalar(text, 'plain', true);
  return plain === text ? plain : printScalar(text, quotes, true);
}

const isOnOneLine = (text: string, { style, valueStart, end }: ScalarNode): boolean =>
  style !== 'block' && style !== 'nothing' && !text.slice(valueStart, end).includes('\n');

type FoundNode = { readonly node: Node; readonly keyNode: Node | null };

/** What a pointer leads to; null if it is not there, or only by an alias. */
function entryIn(tree: Node, pointer: Pointer): FoundNode | null {
  let found: FoundNode = { node: tree, keyNode: null };
  for (const step of pointer) {
    const entry = found.node.kind === 'alias' ? undefined : entryAt(found.node, step);
    if (entry === undefined) return null;
    found = { node: entry.node, keyNode: entry.key === undefined ? null : entry.keyNode };
  }
  return found;
}

/** Double quotes, unless the file has single ones only. */
function quotesIn(tree: Node): Quotes {
  let isSingle = false;
  for (const [{ style }] of scalarsIn(tree)) {
    if (style === 'double') return 'double';
    isSingle ||= style === 'single';
  }
  return isSingle ? 'single' : 'double';
}

// ── A slug ──────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Below the name, in the same column; in braces behind it. */
function slugEdits(text: string, node: Node, slug: string, quotes: Quotes): Edit[] | null {
  const name = node.kind === 'map' ? entryAt(node, 'name') : undefined;
  if (name?.key === undefined || name.node.kind !== 'scalar') return null;
  // A block of text ends with the beginning of the next line.
  const end = name.node.style === 'block' ? text.slice(0, name.node.end).trimEnd().length : name.node.end;
  const pair = `slug: ${printPlain(slug, quotes)}`;
  if (text.charAt(node.valueStart) === '{') return [insert(end, `, ${pair}`)];
  const line = endOfLine(text, end);
  const eol = /\r?\n/.exec(text)?.[0] ?? '\n';
  return [insert(line, `${eol}${' '.repeat(columnOf(text, name.keyNode.valueStart))}${pair}`)];
}

/** The offset behind the last character of a line, before its line break. */
function endOfLine(text: string, from: number): number {
  const at = text.indexOf('\n', from);
  if (at < 0) return text.length;
  return text.charAt(at - 1) === '\r' && at > from ? at - 1 : at;
}

const startOfLine = (text: string, offset: number): number => text.lastIndexOf('\n', offset - 1) + 1;

const columnOf = (text: string, offset: number): number => offset - startOfLine(text, offset);

// ── Dashes ──────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

function dashEdits(text: string, { node }: FoundNode, pointer: Pointer): Edit[] | null {
  if (node.kind === 'map') return mappingAsEntry(text, node);
  if (node.kind !== 'scalar' || node.style === 'block' || node.style === 'nothing') return null;
  if (typeof pointer.at(-1) === 'number') return joinedEntries(text, node);
  const isOwnLine = text.slice(startOfLine(text, node.valueStart), node.valueStart).trim() === '';
  if (isOwnLine && node.style === 'plain') return linesAsEntries(text, node, columnOf(text, node.valueStart), true);
  return isOnOneLine(text, node) ? [insert(node.valueStart, '['), insert(node.end, ']')] : null;
}

/** A mapping becomes the only entry of a list: its first line gets the dash, the others move to the right. */
function mappingAsEntry(text: string, node: Node): Edit[] | null {
  const end = endOf(text, node);
  if (end === null) return null;
  if (text.charAt(node.valueStart) === '{') return [insert(node.valueStart, '['), insert(end, ']')];
  const isOwnLine = text.slice(startOfLine(text, node.valueStart), node.valueStart).trim() === '';
  return isOwnLine ? entryLines(text, node.valueStart, end) : null;
}

/** The dash for an entry that begins a line, and the indent of its other lines. */
const entryLines = (text: string, from: number, to: number): Edit[] => [
  insert(from, '- '),
  ...linesBetween(text, from, to).map((start) => insert(start, '  ')),
];

/** The beginnings of the lines behind the first one that hold anything. */
const linesBetween = (text: string, from: number, to: number): number[] =>
  lineStarts(text.slice(0, to))
    .filter((start) => start > from && start < to)
    .filter((start) => text.slice(start, endOfLine(text, start)).trim() !== '');

/** The end of the last scalar of a node, and of the brackets around it; null if a comment is before a bracket. */
function endOf(text: string, node: Node): number | null {
  if (node.kind === 'scalar') return node.end;
  if (node.kind === 'alias') return node.valueStart + node.name.length + 1;
  const last = node.items.at(-1);
  const end = last === undefined ? node.valueStart + 1 : endOf(text, last.node);
  if (end === null || !/[[{]/.test(text.charAt(node.valueStart))) return end;
  bracket.lastIndex = end;
  return bracket.test(text) ? bracket.lastIndex : null;
}

const bracket = /[\s,]*[\]}]/y;

/** An entry of a list that goes on in lines of their own: they become entries in the column of its dash. */
function joinedEntries(text: string, node: ScalarNode): Edit[] | null {
  const before = text.slice(startOfLine(text, node.valueStart), node.valueStart);
  if (node.style !== 'plain' || !/^(?: *- )+ *(?:&\S+ +)?$/.test(before)) return null;
  return linesAsEntries(text, node, before.lastIndexOf('-'), false);
}

/** If some lines begin with a dash, those are entries, and the first one of a list; else all. `column`: of an entry, unless some have a dash. */
function linesAsEntries(
  text: string,
  { valueStart, end }: ScalarNode,
  column: number,
  withFirst: boolean,
): Edit[] | null {
  const starts = linesBetween(text, valueStart, end).map((start) => start + indentOf(text, start));
  const lines = withFirst ? [valueStart, ...starts] : starts;
  if (lines.length === 0) return null;
  const dashed = lines.filter((at) => text.charAt(at) === '-');
  const [first] = dashed;
  const entries = first === undefined ? lines : [...new Set([...(withFirst ? [valueStart] : []), ...dashed])];
  const own = withFirst && first !== undefined ? columnOf(text, first) : column;
  return entries.flatMap((at) => [
    { start: startOfLine(text, at), end: at, text: ' '.repeat(own) },
    ...entryMark(text, at),
  ]);
}

/** The dash that a line lacks, or the space behind it. */
function entryMark(text: string, at: number): Edit[] {
  if (text.charAt(at) !== '-') return [insert(at, '- ')];
  return /\s/.test(text.charAt(at + 1)) ? [] : [insert(at + 1, ' ')];
}

const indentOf = (text: string, start: number): number =>
  /^ */.exec(text.slice(start, endOfLine(text, start)))?.[0].length ?? 0;

// ── Texts that are no YAML yet ──────────────────────────────────────────────────────────────────────────────────────────────────

function syntaxEdits(text: string, { what, position }: Extract<Correction, { kind: 'syntax' }>): Edit[] {
  const start = lineStarts(text)[position.line - 1] ?? 0;
  const at = start + position.column - 1;
  if (what === 'odd-space') return [{ start: at, end: at + 1, text: ' ' }];
  return what === 'quotes' ? quoteEdits(text, at) : insertMissingDash(text, at);
}

/** The text until the end of its line, its comment or its bracket. */
function quoteEdits(text: string, at: number): Edit[] {
  const before = text.slice(startOfLine(text, at), at);
  const isFlow = /[[{,]\s*(?:\w+:\s*)?$/.test(before);
  const rest = text.slice(at, endOfLine(text, at));
  const found = (isFlow ? untilBracket(rest) : untilComment(rest)).trimEnd();
  if (found === '' || /:(?:\s|$)/.test(found)) return [];
  return [{ start: at, end: at + found.length, text: printScalar(found, 'double', true) }];
}

/** The text before a comma or the end of a flow collection; empty if something else comes first. */
function untilBracket(rest: string): string {
  const [found = ''] = /^[^,[\]{}#:'"]+/.exec(rest) ?? [];
  return /[,\]}]/.test(rest.charAt(found.length)) ? found : '';
}

/** The text before a comment or the end of a line; empty if it has quotes. */
function untilComment(rest: string): string {
  const comment = rest.search(/\s#/);
  const found = comment === -1 ? rest : rest.slice(0, comment);
  return /['"]/.test(found) ? '' : found;
}

/** A line in the column of the dashes above it that cannot be anything but one more entry. */
function insertMissingDash(text: string, at: number): Edit[] {
  const column = columnOf(text, at);
  const lines = text.slice(0, startOfLine(text, at)).split('\n').slice(0, -1);
  const above = lines.findLast((line) => /^ *[^\s#]/.test(line) && line.search(/\S/) <= column) ?? '';
  if (!above.startsWith(`${' '.repeat(column)}- `)) return [];
  const own = text.slice(at, endOfLine(text, at));
  if (own.startsWith('-')) return /^-[^\s-]/.test(own) ? [insert(at + 1, ' ')] : [];
  const [key, keyAbove] = [leadingKey(own), leadingKey(above.slice(column + 2))];
  // A key that the entry above does not have may belong to that entry, in a wrong column.
  if (key !== keyAbove) return [];
  const next = /\n(?= *[^\s#])/g;
  next.lastIndex = at;
  let end = endOfLine(text, at);
  for (let found = next.exec(text); found !== null; found = next.exec(text)) {
    const start = found.index + 1;
    const isLess = indentOf(text, start) < column;
    const line = text.slice(start + column, endOfLine(text, start));
    if (isLess || key === null || /^-\s/.test(line) || leadingKey(line) === key) break;
    end = endOfLine(text, start);
  }
  return entryLines(text, at, end);
}

/** The key that a line begins with; null for a text. */
const leadingKey = (line: string): string | null => /^([\w.-]+):(?:\s|$)/.exec(line)?.[1] ?? null;
