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
import { isInExtras, type SchemaError, schemaErrorsIn, type FileKind } from './schema-errors.ts';
import { isExpiry } from './lint/expiry.ts';
import { nearest } from './nearest.ts';
import { toDeclaredFile, type DeclaredFile, maxKeys, productInFileName, fileShapeOf } from './declared-file.ts';
import { parse, readingOfScalar } from './yaml/parse.ts';
import { problemLimit, type Reading } from './yaml/scalars.ts';
import { entryAt, type Node, offsetIn, scalarsIn } from './yaml/nodes.ts';
import { lineStarts, positionAt } from './text.ts';

/** What a file says, and its problems. `result`: null if the file cannot be used. */
export type Diagnosed<T> = { readonly result: T | null; readonly problems: readonly Problem[] };

/**
 * Reads a policy file in any YAML, finds out what kind of file it is, and explains all of its errors. A policy, rule or exception with an error is left
 * out of the result. With any other error there is no result. `value`: the value of the file; undefined if it is no YAML.
 */
export function diagnoseFile(
  file: string,
  text: string,
  extra: ExtraFields,
): Diagnosed<DeclaredFile> & { readonly value?: unknown } {
  const parsed = parse(file, text);
  if ('problems' in parsed) return { result: null, problems: parsed.problems };
  const { value, tree } = parsed;
  if (!isObject(value)) return { result: null, problems: [notAMapping(file, value)], value };
  const keys = Object.keys(value);
  const shape = fileShapeOf(keys);
  if (shape === null) {
    const problem = fileError(file, { code: 'unknown-file', keys: keys.slice(0, maxKeys) });
    return { result: null, problems: [problem], value };
  }
  const errors = schemaErrorsIn(shape.guard, value, shape.kind, extra);
  const problems = explainErrors({ file, kind: shape.kind, value, tree, errors, extra });
  const starts = lineStarts(text);
  // Positions are computed now, because the tree is not kept.
  const located = problems.map((problem) => {
    return { ...problem, position: positionAt(starts, file, offsetIn(tree, problem.at)) };
  });
  const errorPointers = problems.filter(({ severity }) => severity === 'error').map(({ at }) => at.pointer);
  // If the list of errors was cut off, it is not known which policies are valid.
  const isComplete = errors.length < problemLimit;
  const result = isComplete ? toDeclaredFile(file, value, shape.kind, errorPointers) : null;
  return { result, problems: located, value };
}

/** Reads a config and explains its errors. An empty config is valid. With any error there is no result. */
export function diagnoseConfig(file: string, text: string): Diagnosed<Config> {
  const parsed = parse(file, text);
  if ('problems' in parsed) return { result: null, problems: parsed.problems };
  const { value, tree } = parsed;
  if (value === null) return { result: {}, problems: [] };
  if (!isObject(value)) return { result: null, problems: [notAMapping(file, value)] };
  const errors = schemaErrorsIn(isConfig, value, 'config', noExtraFields);
  const problems = explainErrors({ file, kind: 'config', value, tree, errors, extra: noExtraFields });
  return { result: problems.length === 0 ? value : null, problems };
}

/** Reads a test file and explains its errors. With any error there is no result. */
export function diagnoseTests(file: string, text: string): Diagnosed<TestFile> {
  const parsed = parse(file, text);
  if ('problems' in parsed) return { result: null, problems: parsed.problems };
  const { value, tree } = parsed;
  if (!isObject(value)) return { result: null, problems: [notAMapping(file, value)] };
  const errors = schemaErrorsIn(isTestFile, value, 'tests', noExtraFields);
  const problems = explainErrors({ file, kind: 'tests', value, tree, errors, extra: noExtraFields });
  return { result: problems.length === 0 && isTestFile(value) ? value : null, problems };
}

function notAMapping(file: string, value: unknown): Problem {
  if (value === null) return fileError(file, { code: 'empty-file' });
  const found = Array.isArray(value) ? 'array' : typeof value;
  return fileError(file, { code: 'wrong-type', expected: ['object'], found, text: null });
}

/** A file of a known kind, and its schema errors. */
type FileWithErrors = {
  readonly file: string;
  readonly kind: FileKind;
  readonly value: object;
  readonly tree: Node;
  readonly errors: readonly SchemaError[];
  readonly extra: ExtraFields;
};

/**
 * Makes one problem for each place. A mistyped key is also missing, and a value may break several rules: then the problem that is added first stays, so
 * the most helpful problems are added first.
 */
function explainErrors(fileWithErrors: FileWithErrors): Problem[] {
  const { file, kind, tree, errors } = fileWithErrors;
  const problems: Problem[] = [];
  const reportedSubjects = new Set<string>();
  const add: AddProblem = (pointer, facts, { subject = pointer, severity = 'error', key } = {}) => {
    const at = { file, pointer, ...(key === true && { key }) };
    const subjectKey = JSON.stringify(subject);
    if (!reportedSubjects.has(subjectKey)) problems.push({ severity, at, ...facts });
    reportedSubjects.add(subjectKey);
  };
  for (const { pointer } of withKeyword(errors, /^additionalProperties$/)) {
    const facts = unknownFieldFacts(kind, pointer);
    add(pointer, facts, { key: true });
    if (facts.code === 'unknown-field' && facts.nearest !== null)
      reportedSubjects.add(JSON.stringify([...pointer.slice(0, -1), facts.nearest]));
  }
  // A detection file has no lists, unless a mistyped key may be one.
  const hasNoLists = withKeyword(errors, /^anyOf$/).length > 0 && problems.length === 0;
  for (const { pointer } of withKeyword(errors, /^required$/))
    add(pointer.slice(0, -1), { code: 'missing-field', field: String(pointer.at(-1)) }, { subject: pointer });
  if (kind === 'detection') addProductProblem(fileWithErrors, add);
  if (hasNoLists) add([], { code: 'no-lists' });
  const joinedLines = addAmbiguousScalars(fileWithErrors, add);
  for (const error of valueKeywords.flatMap((keyword) => withKeyword(errors, keyword))) {
    const facts = valueFacts(error, fieldAt(kind, error.pointer), textAt(tree, error));
    if (facts !== null) add(error.pointer, facts, { key: error.isKey });
  }
  for (const pointer of joinedLines)
    add(pointer, { code: 'joined-lines' }, { severity: isWithoutEffect(pointer) ? 'warning' : 'error' });
  return problems;
}

const withKeyword = (errors: readonly SchemaError[], pattern: RegExp): readonly SchemaError[] =>
  errors.filter(({ keyword }) => pattern.test(keyword));

/** Adds a problem, unless its subject has one already. `subject`: by default what is at the pointer. */
type AddProblem = (
  pointer: Pointer,
  facts: ProblemFacts,
  options?: { readonly subject?: Pointer; readonly severity?: Severity; readonly key?: boolean },
) => void;

function unknownFieldFacts(kind: FileKind, pointer: Pointer): FactsOf<'unknown-field' | 'connection-setting'> {
  const field = String(pointer.at(-1));
  const variable = kind === 'config' ? environmentVariableFor(field) : null;
  if (variable !== null) return { code: 'connection-setting', field, variable };
  const allowed = propertyNames(fieldAt(kind, pointer.slice(0, -1)));
  return { code: 'unknown-field', field, allowed, nearest: nearest(field, allowed) };
}

/** The environment variable for a setting that other tools have in their config, such as a token; null for any other field. */
function environmentVariableFor(field: string): 'IFMATCH_API_TOKEN' | 'IFMATCH_BASE_URL' | null {
  if (/token|secret|passw|credential|api_?key/i.test(field)) return 'IFMATCH_API_TOKEN';
  return /^(?:(?:base|api)_?)?(?:ur[il]|address|endpoint|host|server|platform)$/i.test(field)
    ? 'IFMATCH_BASE_URL'
    : null;
}

/** Adds a problem if a detection file has no product, or if the product contradicts the file name. */
function addProductProblem({ file, value }: FileWithErrors, add: AddProblem): void {
  const { product } = value as { readonly product?: unknown };
  const productInName = productInFileName(file);
  if (product === undefined && productInName === null) add([], { code: 'product-missing' }, { subject: ['product'] });
  const isContradiction = productInName !== null && product !== productInName;
  if (isContradiction && (product === 'code' || product === 'secrets'))
    add(['product'], { code: 'product-contradiction', product, named: productInName });
}

/**
 * Adds a problem for each plain scalar that some YAML reader does not read as text, if the schema expects a text there. Returns the pointers of texts that
 * continue on a line with a dash.
 */
function addAmbiguousScalars({ kind, extra, tree }: FileWithErrors, add: AddProblem): Pointer[] {
  const joinedLines: Pointer[] = [];
  let remaining = problemLimit;
  for (const [node, pointer] of scalarsIn(tree)) {
    const reading = readingOfScalar(node);
    if (node.isJoined) joinedLines.push([...pointer]);
    if (reading === null || (reading === 'date' && isExpiry(pointer.at(-1)))) continue;
    const { value: text } = node;
    const facts = isInExtras(kind, pointer, extra)
      ? ambiguityInExtra(text, reading)
      : ambiguityOf(fieldAt(kind, pointer), text, reading);
    if (facts !== null) add([...pointer], facts);
    else if (reading === 'null') addNull([...pointer], add);
    else continue;
    if (remaining-- === 0) break;
  }
  return joinedLines;
}

/** Adds a problem for a key without a value, at the key, or for an empty list item, at its dash. */
function addNull(pointer: Pointer, add: AddProblem): void {
  const field = pointer.findLast((step) => typeof step === 'string') ?? '';
  add(pointer, { code: 'null-value', field }, typeof pointer.at(-1) === 'string' ? { key: true } : {});
}

/** The problem of a scalar in a field; null if there is none. Ids may be whole numbers, which are read as they are written. */
function ambiguityOf(field: Field | null, text: string, reading: Reading): ProblemFacts | null {
  const types = field === null || field.enum !== undefined ? [] : typesOf(field);
  const isClear = text === '' || (types.includes('integer') && isSafeWholeNumber(text));
  if (types.includes('string')) return isClear ? null : { code: 'ambiguous-scalar', text, reads: reading };
  return types.includes('integer') && isReadDifferently(text) ? { code: 'ambiguous-number', text } : null;
}

/** Whether YAML 1.1 and 1.2 read different values: `010` is eight in one and ten in the other, `0o10` is a text or eight. */
const isReadDifferently = (text: string): boolean => /^[-+]?0o?\d+$/.test(text);

const isSafeWholeNumber = (text: string): boolean =>
  /^(?:0|[1-9]\d*)$/.test(text) && Number.isSafeInteger(Number(text));

/** The problem of a scalar in an extra field, whose type is not known; null if there is none, as for `true`, `12` and `0.5`, on which all YAML readers agree. */
function ambiguityInExtra(text: string, reading: Reading): ProblemFacts | null {
  const number = Number(text);
  const isClear =
    /^(?:true|false)$/.test(text) || (String(number) === text && Math.abs(number) <= Number.MAX_SAFE_INTEGER);
  return isClear || reading === 'null' ? null : { code: 'ambiguous-scalar', text, reads: reading };
}

/** Whether a value has no effect on the platform: a description or a note. */
const isWithoutEffect = (pointer: Pointer): boolean =>
  pointer.at(-1) === 'description' || pointer.some((step) => typeof step === 'string' && step.startsWith('x-'));

/** The keywords of errors about values, in the order of how helpful their problems are. */
const valueKeywords = [/^enum$/, /^type$/, /^(?:min|max)/, /^pattern$/];

/** The problem of a value; null if another problem explains it better. `text`: the value as written; null if it is no scalar. */
function valueFacts(
  { keyword, params, value }: SchemaError,
  field: Field | null,
  text: string | null,
): ProblemFacts | null {
  if (keyword === 'enum') {
    const allowed = (params['allowedValues'] as readonly unknown[]).map(String);
    return text === null ? null : { code: 'bad-value', value: text, allowed, nearest: nearest(text, allowed) };
  }
  if (keyword === 'type') {
    const found = jsonTypeOf(value);
    const types = field === null ? [] : typesOf(field);
    if (types.includes(found)) return null;
    const entry = field === null ? null : fieldIn(field, 0);
    const isEntry = entry !== null && typesOf(entry).includes(found);
    return { code: 'wrong-type', expected: types, found, text, ...(isEntry && { isEntry }) };
  }
  if (keyword === 'pattern') return { code: 'bad-text', value: String(value), expected: String(params['pattern']) };
  const limit = Number(params['limit']);
  const [min, max] = keyword.startsWith('min') ? [limit, null] : [null, limit];
  const unit = unitByKeywordEnd[keyword.slice('min'.length) as keyof typeof unitByKeywordEnd];
  return { code: 'out-of-bounds', what: unit, found: sizeOf(value), min, max };
}

/** What a bound counts, by the keyword without its `min` or `max`: `minItems`, `maxLength`, `minimum`. */
const unitByKeywordEnd = { Length: 'characters', Items: 'items', Properties: 'entries', imum: 'number' } as const;

function sizeOf(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' ? Array.from(value).length : Object.keys(value as object).length;
}

/** The JSON type of a value. */
function jsonTypeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

/** The text of the scalar that an error is about; null if it is about another value. */
function textAt(tree: Node, { pointer }: SchemaError): string | null {
  const node = pointer.reduce<Node | undefined>((parent, step) => parent && entryAt(parent, step)?.node, tree);
  const target = node?.kind === 'alias' ? node.target : node;
  return target?.kind === 'scalar' ? target.value : null;
}

// ── Fields of the schema ──────────────────────────────────────────────────────────────────────────────────────────────────────────

const rootFields: Readonly<Record<FileKind, Field>> = {
  policies: fields.PolicyListFile,
  policy: fields.PolicyFile,
  detection: fields.DetectionFile,
  config: fields.Config,
  tests: fields.TestFile,
};

const fieldByDefinition: Readonly<Record<string, Field>> = fields;

/** The field of the schema at a pointer; null if it is unknown. */
const fieldAt = (kind: FileKind, pointer: Pointer): Field | null =>
  pointer.reduce<Field | null>((field, step) => field && fieldIn(field, step), rootFields[kind]);

/** The field of a property or an item. */
function fieldIn(field: Field, step: string | number): Field | null {
  const forms = field.oneOf?.map(definitionOf) ?? [field];
  const type = typeof step === 'number' ? 'array' : 'object';
  const form = forms.find((candidate) => candidate.type === type) ?? field;
  const inner = typeof step === 'number' ? form.items : propertyOf(form, step);
  return typeof inner === 'object' ? definitionOf(inner) : null;
}

/** The names of the fields that an object may have, in any of its forms. */
const propertyNames = (field: Field | null): string[] =>
  [field ?? {}, ...(field?.oneOf ?? [])].flatMap((form) => Object.keys(definitionOf(form).properties ?? {}));

/** The definition that a field refers to; the field itself if it refers to none. */
const definitionOf = (field: Field): Field =>
  field.$ref === undefined ? field : (fieldByDefinition[field.$ref.slice('#/$defs/'.length)] ?? field);

function propertyOf(field: Field, name: string): Field | boolean | undefined {
  if (field.properties !== undefined && Object.hasOwn(field.properties, name)) return field.properties[name];
  const note = name.startsWith('x-') ? field.patternProperties?.['^x-'] : undefined;
  return note ?? field.additionalProperties;
}

/** The JSON types that a field accepts. */
const typesOf = (field: Field): readonly string[] =>
  field.oneOf?.map(definitionOf).flatMap(typesOf) ?? [field.type ?? []].flat();
