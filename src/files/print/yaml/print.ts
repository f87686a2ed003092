import { readsAs } from '../../yaml/scalars.ts';
import { isList, isObject, type Json, type JsonObject, type ListNode, type MapNode, type Node } from './tree.ts';

/** Beyond this a list that no one has written yet gets a line for each item. */
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

export type Quotes = 'plain' | 'single' | 'double';

/** A text on one line, in the wanted quotes if every reader of YAML takes that for this very text. `flow`: between brackets. */
export function printScalar(text: string, quotes: Quotes, flow: boolean): string {
  if (quotes === 'plain' && isPlainSafe(text, flow)) return text;
  if (quotes === 'single' && !needsEscape.test(text)) return `'${text.replaceAll("'", "''")}'`;
  return printDouble(text);
}

// Whatever is invisible, or ends a line for some reader, is written as an escape: format characters, separators, controls.
const needsEscape = /[\p{Cc}\p{Cf}\p{Cn}\p{Co}\p{Cs}\p{Zl}\p{Zp}]|(?! )\p{Zs}/u;
const everyEscape = new RegExp(`["\\\\]|${needsEscape.source}`, 'gu');

function isPlainSafe(text: string, flow: boolean): boolean {
  if (readsAs(text) !== null || needsEscape.test(text)) return false;
  if (oddNumber.test(text) || /^(?:=|<<|(?:\.\.\.|---).*)$/.test(text) || /^[\s\-?:,[\]{}#&*!|>'"%@`=~]/.test(text))
    return false;
  if (/:(?:\s|$)|\s#|\s$/.test(text)) return false;
  return !(flow && /[,[\]{}]|:/.test(text));
}

/** Digits with what goes into numbers, versions, times and dates: some reader somewhere calculates with it. */
const oddNumber = /^[-+._]*[eE][-+]?\d+$|^[-+._]*(?:\d[\d.,_:eExXobaA-fF+\-TZtz ]*)?$/;

const short: Readonly<Record<string, string>> = {
  '"': '\\"',
  '\\': '\\\\',
  '\n': '\\n',
  '\t': '\\t',
  '\r': '\\r',
  '\u{A0}': '\\_',
  '\u{2028}': '\\L',
  '\u{2029}': '\\P',
};

function printDouble(text: string): string {
  return `"${text.replaceAll(everyEscape, (found) => short[found] ?? escape(found))}"`;
}

function escape(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const hex = code.toString(16).toUpperCase();
  return code > 0xff ? `\\U${hex.padStart(8, '0')}` : `\\x${hex.padStart(2, '0')}`;
}

/** A text of several lines as a block scalar: header and lines without indent. Null where that would not read back the same. */
export function printLiteral(text: string): { readonly header: string; readonly lines: readonly string[] } | null {
  const body = text.endsWith('\n') ? text.slice(0, -1) : text;
  const lines = body.split('\n');
  if (!text.includes('\n') || lines.at(-1) === '' || /^[ \t]/.test(lines.find((line) => line !== '') ?? ' '))
    return null;
  if (lines[0] === '' || lines.some((line) => needsEscape.test(line) || /\s$|^(?:---|\.\.\.)/.test(line))) return null;
  return { header: text.endsWith('\n') ? '|' : '|-', lines };
}

/**
 * How a file is written, learned from what stands in it. A role is what the schema calls a value: `conditions` for that list,
 * `conditions[]` for what is in it.
 */
export type Style = {
  readonly flow: ReadonlyMap<string, boolean>;
  readonly quotes: ReadonlyMap<string, Quotes>;
  /** Whether empty lines stand between the items of a list. */
  readonly gaps: ReadonlyMap<string, boolean>;
  readonly keys: Quotes;
  /** How far a mapping is indented below its key, and a dash below the key of its list. */
  readonly step: number;
  readonly dash: number;
  readonly padded: boolean;
  readonly eol: string;
};

/** As in our examples. */
export const plainStyle: Style = {
  flow: new Map(),
  quotes: new Map(),
  gaps: new Map([
    ['policies', true],
    ['exceptions', true],
  ]),
  keys: 'plain',
  step: 2,
  dash: 2,
  padded: true,
  eol: '\n',
};

/** What most of the text does. */
export function learnStyle(text: string, root: Node): Style {
  const votes: Votes = {
    text,
    flow: new Map(),
    quotes: new Map(),
    gaps: new Map(),
    keys: new Map(),
    numbers: new Map(),
  };
  observe(votes, root, '');
  const number = (name: string, otherwise: number): number => most(votes.numbers.get(name)) ?? otherwise;
  const step = number('step', Math.max(1, number('dash', plainStyle.step)));
  return {
    flow: winners(votes.flow),
    quotes: winners(votes.quotes),
    gaps: new Map([...plainStyle.gaps, ...winners(votes.gaps)]),
    keys: most(votes.keys) ?? 'plain',
    step,
    dash: number('dash', plainStyle.dash),
    padded: number('padded', 1) === 1,
    eol: /\r?\n/.exec(text)?.[0] ?? '\n',
  };
}

type Tally<T> = Map<T, number>;

type Votes = {
  readonly text: string;
  readonly flow: Map<string, Tally<boolean>>;
  readonly quotes: Map<string, Tally<Quotes>>;
  readonly gaps: Map<string, Tally<boolean>>;
  readonly keys: Tally<Quotes>;
  readonly numbers: Map<string, Tally<number>>;
};

const count = <T>(tally: Tally<T>, value: T): void => void tally.set(value, (tally.get(value) ?? 0) + 1);

function vote<T>(votes: Map<string, Tally<T>>, name: string, value: T): void {
  const tally = votes.get(name) ?? new Map<T, number>();
  votes.set(name, tally);
  count(tally, value);
}

function most<T>(tally: Tally<T> | undefined): T | undefined {
  const inOrder = [...(tally ?? [])].toSorted(([, a], [, b]) => b - a);
  return inOrder[0]?.[0];
}

function winners<T>(votes: Map<string, Tally<T>>): Map<string, T> {
  const won = new Map<string, T>();
  for (const [name, tally] of votes) {
    const winner = most(tally);
    if (winner !== undefined) won.set(name, winner);
  }
  return won;
}

function observe(votes: Votes, node: Node, role: string): void {
  if (node.kind === 'scalar') return observeQuotes(votes, node.style, role);
  if (node.kind === 'alias') return;
  if (node.items.length > 0) vote(votes.flow, role, node.flow);
  if (node.kind === 'list') observeList(votes, node, role);
  else observeMap(votes, node);
}

function observeQuotes(votes: Votes, style: string, role: string): void {
  if (style === 'plain' || style === 'single' || style === 'double') vote(votes.quotes, role, style);
}

function observeList(votes: Votes, list: ListNode, role: string): void {
  for (const [index, { start, node }] of list.items.entries()) {
    const before = list.items[index - 1]?.node.end;
    if (!list.flow && before !== undefined)
      vote(votes.gaps, role, /\n[ \t]*\r?\n/.test(votes.text.slice(before, start)));
    observe(votes, node, `${role}[]`);
  }
}

function observeMap(votes: Votes, map: MapNode): void {
  const [first] = map.items;
  const isBraced = votes.text.charAt(map.body) === '{';
  if (isBraced && first !== undefined) vote(votes.numbers, 'padded', votes.text.charAt(map.body + 1) === ' ' ? 1 : 0);
  for (const { key, keyStart, node } of map.items) {
    if (key.startsWith('x-')) continue;
    count(votes.keys, quotesByMark.get(votes.text.charAt(keyStart)) ?? 'plain');
    observeIndent(votes, node);
    observe(votes, node, key);
  }
}

const quotesByMark = new Map<string, Quotes>([
  ['"', 'double'],
  ["'", 'single'],
]);

function observeIndent(votes: Votes, node: Node): void {
  if ((node.kind !== 'list' && node.kind !== 'map') || node.flow) return;
  const inner = node.items[0];
  if (inner === undefined) return;
  const column = inner.start - (votes.text.lastIndexOf('\n', inner.start - 1) + 1);
  vote(votes.numbers, node.kind === 'list' ? 'dash' : 'step', Math.max(0, column - node.place.column));
}
