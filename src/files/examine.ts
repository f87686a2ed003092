import { type ExtraFields, noExtraFields } from '../domain/extra-fields.ts';
import { isObject } from '../util/json.ts';
import {
  type FactsOf,
  type ProblemFacts,
  fileError,
  type Pointer,
  type Problem,
  type Severity,
} from '../domain/problem.ts';
import { type Field, fields } from '../generated/fields.ts';
import { isConfig } from '../generated/guards/files.js';
import { isTestFile } from '../generated/guards/tests.js';
import type { Config, TestFile } from '../generated/types.ts';
import { isInExtras, type Mistake, mistakesIn, type ShapeName } from './mistakes.ts';
import { lineStarts, positionAt } from './disk.ts';
import { isExpiry } from './expiry.ts';
import { nearest } from './nearest.ts';
import { declare, type Declared, mostKeys, productOf, shapeOf } from './shape.ts';
import { parse, readingOf } from './yaml/parse.ts';
import { problemLimit, type Reading } from './yaml/scalars.ts';
import { entryAt, type Node, offsetIn, scalarsIn } from './yaml/nodes.ts';

/** A checked file; the content is null if nothing is usable. */
export type Checked<T> = { readonly content: T | null; readonly problems: readonly Problem[] };

/**
 * Reads a policy file of any YAML, tells what it is, and finds its mistakes. A policy, rule or exception with an error is not declared; with any
 * other error, nothing is. `value`: undefined if it is not our YAML.
 */
export function examineFile(
  file: string,
  text: string,
  extra: ExtraFields,
): Checked<Declared> & { readonly value?: unknown } {
  const parsed = parse(file, text);
  if ('problems' in parsed) return { content: null, problems: parsed.problems };
  const { value, tree } = parsed;
  if (!isObject(value)) return { content: null, problems: [notAMapping(file, value)], value };
  const keys = Object.keys(value);
  const shape = shapeOf(keys);
  if (shape === null) {
    const problem = fileError(file, { code: 'unknown-file', keys: keys.slice(0, mostKeys) });
    return { content: null, problems: [problem], value };
  }
  const mistakes = mistakesIn(shape.guard, value, shape.name, extra);
  const problems = shapeProblems({ file, shape: shape.name, value, tree, mistakes, extra });
  const starts = lineStarts(text);
  // While the tree is here; it is not kept.
  const placed = problems.map((one) => ({ ...one, position: positionAt(starts, file, offsetIn(tree, one.at)) }));
  const errors = problems.filter(({ severity }) => severity === 'error').map(({ at }) => at.pointer);
  // Beyond the limit nobody knows which policies have errors.
  const content = mistakes.length < problemLimit ? declare(file, value, shape.name, errors) : null;
  return { content, problems: placed, value };
}

/** The same for the config; an empty one is valid. With any mistake there is no content. */
export function examineConfig(file: string, text: string): Checked<Config> {
  const parsed = parse(file, text);
  if ('problems' in parsed) return { content: null, problems: parsed.problems };
  const { value, tree } = parsed;
  if (value === null) return { content: {}, problems: [] };
  if (!isObject(value)) return { content: null, problems: [notAMapping(file, value)] };
  const mistakes = mistakesIn(isConfig, value, 'config', noExtraFields);
  const problems = shapeProblems({ file, shape: 'config', value, tree, mistakes, extra: noExtraFields });
  return { content: problems.length === 0 ? value : null, problems };
}

/** The same for a file of tests. */
export function examineTests(file: string, text: string): Checked<TestFile> {
  const parsed = parse(file, text);
  if ('problems' in parsed) return { content: null, problems: parsed.problems };
  const { value, tree } = parsed;
  if (!isObject(value)) return { content: null, problems: [notAMapping(file, value)] };
  const mistakes = mistakesIn(isTestFile, value, 'tests', noExtraFields);
  const problems = shapeProblems({ file, shape: 'tests', value, tree, mistakes, extra: noExtraFields });
  return { content: problems.length === 0 && isTestFile(value) ? value : null, problems };
}

function notAMapping(file: string, value: unknown): Problem {
  if (value === null) return fileError(file, { code: 'empty-file' });
  const found = Array.isArray(value) ? 'array' : typeof value;
  return fileError(file, { code: 'wrong-type', expected: ['object'], found, text: null });
}

/** A file of a known kind, and its mistakes. */
type Mistaken = {
  readonly file: string;
  readonly shape: ShapeName;
  readonly value: object;
  readonly tree: Node;
  readonly mistakes: readonly Mistake[];
  readonly extra: ExtraFields;
};

/** One problem per place: for a mistyped key that is also missing, or a value that breaks several rules, only the most helpful one. */
function shapeProblems(mistaken: Mistaken): Problem[] {
  const { file, shape, tree, mistakes } = mistaken;
  const problems: Problem[] = [];
  const taken = new Set<string>();
  const add: Add = (pointer, facts, { subject = pointer, severity = 'error', key } = {}) => {
    const at = { file, pointer, ...(key === true && { key }) };
    if (!taken.has(JSON.stringify(subject))) problems.push({ severity, at, ...facts });
    taken.add(JSON.stringify(subject));
  };
  for (const { pointer } of of(mistakes, /^additionalProperties$/)) {
    const facts = unknownField(shape, pointer);
    add(pointer, facts, { key: true });
    if (facts.code === 'unknown-field' && facts.nearest !== null)
      taken.add(JSON.stringify([...pointer.slice(0, -1), facts.nearest]));
  }
  const hasLists = of(mistakes, /^anyOf$/).length === 0 || problems.length > 0;
  for (const { pointer } of of(mistakes, /^required$/))
    add(pointer.slice(0, -1), { code: 'missing-field', field: String(pointer.at(-1)) }, { subject: pointer });
  if (shape === 'detection') addProduct(mistaken, add);
  if (!hasLists) add([], { code: 'no-lists' });
  const joined = addDoubts(mistaken, add);
  for (const mistake of valueKeywords.flatMap((keyword) => of(mistakes, keyword))) {
    const facts = valueFacts(mistake, fieldAt(shape, mistake.pointer), textAt(tree, mistake));
    if (facts !== null) add(mistake.pointer, facts, { key: mistake.isKey });
  }
  for (const pointer of joined)
    add(pointer, { code: 'joined-lines' }, { severity: isProse(pointer) ? 'warning' : 'error' });
  return problems;
}

const of = (mistakes: readonly Mistake[], keyword: RegExp): readonly Mistake[] =>
  mistakes.filter((one) => keyword.test(one.keyword));

/** Adds a problem unless its subject has one; the subject is what is at the pointer by default. */
type Add = (
  pointer: Pointer,
  facts: ProblemFacts,
  more?: { readonly subject?: Pointer; readonly severity?: Severity; readonly key?: boolean },
) => void;

function unknownField(shape: ShapeName, pointer: Pointer): FactsOf<'unknown-field' | 'connection-setting'> {
  const field = String(pointer.at(-1));
  const variable = shape === 'config' ? variableFor(field) : null;
  if (variable !== null) return { code: 'connection-setting', field, variable };
  const allowed = Object.keys(fieldAt(shape, pointer.slice(0, -1))?.properties ?? {});
  return { code: 'unknown-field', field, allowed, nearest: nearest(field, allowed) };
}

/** The environment variable that a config in other tools has as a setting; null for another setting. */
function variableFor(field: string): 'IFMATCH_API_TOKEN' | 'IFMATCH_BASE_URL' | null {
  if (/token|secret|passw|credential|api_?key/i.test(field)) return 'IFMATCH_API_TOKEN';
  return /^(?:(?:base|api)_?)?(?:ur[il]|address|endpoint|host|server|platform)$/i.test(field)
    ? 'IFMATCH_BASE_URL'
    : null;
}

/** A detection file without a product, or with another one than in its name. */
function addProduct({ file, value }: Mistaken, add: Add): void {
  const { product } = value as { readonly product?: unknown };
  const named = productOf(file);
  if (product === undefined && named === null) add([], { code: 'product-missing' }, { subject: ['product'] });
  if (named !== null && product !== named && (product === 'code' || product === 'secrets'))
    add(['product'], { code: 'product-contradiction', product, named });
}

/** Plain scalars that some reader does not read as text, by the schema. Returns texts that continue in a line with a dash. */
function addDoubts({ shape, extra, tree }: Mistaken, add: Add): Pointer[] {
  const joined: Pointer[] = [];
  let remaining = problemLimit;
  for (const [node, way] of scalarsIn(tree)) {
    const reads = readingOf(node);
    if (node.isJoined) joined.push([...way]);
    if (reads === null || (reads === 'date' && isExpiry(way.at(-1)))) continue;
    const { value: text } = node;
    const facts = isInExtras(shape, way, extra) ? doubtInExtra(text, reads) : doubtIn(fieldAt(shape, way), text, reads);
    if (facts !== null) add([...way], facts);
    else if (reads === 'null') addNull([...way], add);
    else continue;
    if (remaining-- === 0) break;
  }
  return joined;
}

/** A key without a value is shown at the key, an empty list item at its dash. */
function addNull(pointer: Pointer, add: Add): void {
  const field = pointer.findLast((step) => typeof step === 'string') ?? '';
  add(pointer, { code: 'null-value', field }, typeof pointer.at(-1) === 'string' ? { key: true } : {});
}

/** A boolean field may hold `true`, a name may not; ids are digits as written, since 64 bits do not fit a number. */
function doubtIn(field: Field | null, text: string, reads: Reading): ProblemFacts | null {
  const types = field === null || field.enum !== undefined ? [] : typesOf(field);
  const isClear = text === '' || (types.includes('integer') && isWhole(text));
  if (types.includes('string')) return isClear ? null : { code: 'ambiguous-scalar', text, reads };
  return types.includes('integer') && isTwofold(text) ? { code: 'ambiguous-number', text } : null;
}

/** Whether YAML 1.1 and 1.2 disagree on a whole number: `010` is eight or ten, `0o10` text or eight. */
const isTwofold = (text: string): boolean => /^[-+]?0o?\d+$/.test(text);

const isWhole = (text: string): boolean => /^(?:0|[1-9]\d*)$/.test(text) && Number.isSafeInteger(Number(text));

/** Extra fields are unchecked: all readers agree on `true`, `12` and `0.5`. */
function doubtInExtra(text: string, reads: Reading): ProblemFacts | null {
  const number = Number(text);
  const isClear =
    /^(?:true|false)$/.test(text) || (String(number) === text && Math.abs(number) <= Number.MAX_SAFE_INTEGER);
  return isClear || reads === 'null' ? null : { code: 'ambiguous-scalar', text, reads };
}

/** Descriptions and notes have no effect. */
const isProse = (pointer: Pointer): boolean =>
  pointer.at(-1) === 'description' || pointer.some((step) => typeof step === 'string' && step.startsWith('x-'));

/** Problems of a value, in this order. */
const valueKeywords = [/^enum$/, /^type$/, /^(?:min|max)/, /^pattern$/];

/** `text`: a scalar as written. */
function valueFacts(
  { keyword, params, value }: Mistake,
  field: Field | null,
  text: string | null,
): ProblemFacts | null {
  if (keyword === 'enum') {
    const allowed = (params['allowedValues'] as readonly unknown[]).map(String);
    return text === null ? null : { code: 'bad-value', value: text, allowed, nearest: nearest(text, allowed) };
  }
  if (keyword === 'type') {
    const found = typeOf(value);
    const types = field === null ? [] : typesOf(field);
    if (types.includes(found)) return null;
    const entry = field === null ? null : fieldIn(field, 0);
    const isEntry = entry !== null && typesOf(entry).includes(found);
    return { code: 'wrong-type', expected: types, found, text, ...(isEntry && { isEntry }) };
  }
  if (keyword === 'pattern') return { code: 'bad-text', value: String(value), expected: String(params['pattern']) };
  const limit = Number(params['limit']);
  const [min, max] = keyword.startsWith('min') ? [limit, null] : [null, limit];
  const what = measured[keyword.slice(3) as keyof typeof measured];
  return { code: 'out-of-bounds', what, found: sizeOf(value), min, max };
}

/** What a bound limits, by the end of its keyword: `maxItems`, `minimum`. */
const measured = { Length: 'characters', Items: 'items', Properties: 'entries', imum: 'number' } as const;

function sizeOf(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' ? Array.from(value).length : Object.keys(value as object).length;
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

function textAt(tree: Node, { pointer }: Mistake): string | null {
  const node = pointer.reduce<Node | undefined>((one, step) => one && entryAt(one, step)?.node, tree);
  const written = node?.kind === 'alias' ? node.target : node;
  return written?.kind === 'scalar' ? written.value : null;
}

// ── What belongs where ──────────────────────────────────────────────────────────────────────────────────────────────────────────

const shapes: Readonly<Record<ShapeName, Field>> = {
  policies: fields.PolicyListFile,
  policy: fields.PolicyFile,
  detection: fields.DetectionFile,
  config: fields.Config,
  tests: fields.TestFile,
};

const named: Readonly<Record<string, Field>> = fields;

/** The schema's field at a pointer; null if unknown. */
const fieldAt = (shape: ShapeName, pointer: Pointer): Field | null =>
  pointer.reduce<Field | null>((field, step) => field && fieldIn(field, step), shapes[shape]);

/** The field one step further in. */
function fieldIn(field: Field, step: string | number): Field | null {
  const list = field.oneOf?.find(({ type }) => type === 'array') ?? field;
  const object = field.oneOf?.find(({ type }) => type === 'object') ?? field;
  const inner = typeof step === 'number' ? list.items : propertyOf(object, step);
  if (typeof inner !== 'object') return null;
  return inner.$ref === undefined ? inner : (named[inner.$ref.slice('#/$defs/'.length)] ?? null);
}

function propertyOf(field: Field, name: string): Field | boolean | undefined {
  if (field.properties !== undefined && Object.hasOwn(field.properties, name)) return field.properties[name];
  const note = name.startsWith('x-') ? field.patternProperties?.['^x-'] : undefined;
  return note ?? field.additionalProperties;
}

/** JSON types that a field accepts. */
const typesOf = (field: Field): readonly string[] => field.oneOf?.flatMap(typesOf) ?? [field.type ?? []].flat();
