import { type ExtraFields, type ExtraObject, extraObjectAt, noExtraFields } from '../../domain/extra-fields.ts';
import { type FactsOf, fileError, type Place, type Pointer, type Problem } from '../../domain/problem.ts';
import { type Field, fields } from '../../generated/fields.ts';
import type { ErrorObject, Guard } from '../../generated/guards/guard.ts';
import { nearest } from '../nearest.ts';
import { type Doubt, doubtIn, type Parsed } from '../yaml/parse.ts';
import { isTwofold, problemLimit } from '../yaml/scalars.ts';
import { productInName } from './declare.ts';

/** Why a guard refuses a value, extra fields aside; empty when it does not. The first `problemLimit` errors. */
export function errorsOf(
  guard: Guard<unknown>,
  value: object,
  shape: ShapeName,
  extra: ExtraFields,
): readonly ErrorObject[] {
  if (guard(value)) return [];
  const isExtra = ({ keyword, instancePath, params }: ErrorObject): boolean =>
    keyword === 'additionalProperties' &&
    isInExtras(shape, [...pointerOf(instancePath, value), String(params['additionalProperty'])], extra);
  return (guard.errors ?? []).filter((error) => !isExtra(error)).slice(0, problemLimit);
}

/** A file's value with what its guard says against it. */
type Mistaken = {
  readonly file: string;
  readonly shape: ShapeName;
  readonly parsed: Parsed;
  readonly errors: readonly ErrorObject[];
  readonly extra: ExtraFields;
};

/** The value with a `Doubt` for each plain scalar that some reader does not take for text. */
type Read = Mistaken & { readonly value: unknown; readonly doubts: unknown };

/** One problem a mistake: of a mistyped key that is also missing, or a value that breaks several rules, only the telling one. */
export function shapeProblems(mistaken: Mistaken): Problem[] {
  const { parsed } = mistaken;
  const read: Read = { ...mistaken, value: parsed.value, doubts: parsed.doubts() };
  const unknown = unknownFields(read);
  const doubtful = doubtProblems(read);
  // A key that nobody knows needs no value.
  const named = keysOf(unknown);
  const problems = [
    ...unknown,
    ...missingFields(read, unknown),
    ...productProblems(read, unknown),
    ...noLists(read, unknown),
    ...doubtful.filter(({ at }) => !named.has(keyOf(at.pointer))),
    ...valueProblems(read, keysOf(doubtful)),
  ];
  return [...problems, ...joinedLines(read, keysOf(problems))];
}

/** The same text for the same pointer. */
const keyOf = (pointer: Pointer): string => JSON.stringify(pointer);

const keysOf = (problems: readonly Problem[]): ReadonlySet<string> =>
  new Set(problems.map(({ at }) => keyOf(at.pointer)));

/** Texts that go on in a line with a dash. What is wrong with one in another way, too, says it better. */
const joinedLines = ({ file, parsed }: Read, named: ReadonlySet<string>): Problem[] =>
  parsed.joined
    .filter((pointer) => !named.has(keyOf(pointer)))
    .map((pointer) => {
      return { severity: isProse(pointer) ? 'warning' : 'error', at: { file, pointer }, code: 'joined-lines' };
    });

/** In a description or a note only its looks suffer. */
const isProse = (pointer: Pointer): boolean =>
  pointer.at(-1) === 'description' || pointer.some((step) => typeof step === 'string' && step.startsWith('x-'));

/** What is wrong with plain scalars that some reader does not take for text, by the schema: a boolean field may hold `true`, a name may not. */
function doubtProblems({ file, shape, doubts, extra }: Read): Problem[] {
  const problems: Problem[] = [];
  visit(doubts, [], (doubt, way) => {
    const facts = isInExtras(shape, way, extra) ? doubtInExtra(doubt) : doubtInField(fieldAt(shape, way), doubt);
    const isDate = doubt.reads === 'date' && way.at(-1) === 'x-expires';
    if (facts !== null && !isDate) problems.push({ severity: 'error', at: { file, pointer: [...way] }, ...facts });
    else if (doubt.reads === 'null') problems.push(nullValue(file, [...way]));
    return problems.length < problemLimit;
  });
  return problems;
}

type DoubtFacts = FactsOf<'ambiguous-scalar'> | FactsOf<'ambiguous-number'>;

function doubtInField(field: Field | null, { text, reads }: Doubt): DoubtFacts | null {
  if (field === null) return null;
  if (isFreeText(field)) return text === '' ? null : { code: 'ambiguous-scalar', text, reads };
  const isNumber = typesOf(field).every((type) => type === 'integer');
  return isNumber && isTwofold(text) ? { code: 'ambiguous-number', text } : null;
}

/** What an extra field holds is taken as it is: all readers see `true`, `12` and `0.5`. */
function doubtInExtra({ text, reads }: Doubt): DoubtFacts | null {
  const number = Number(text);
  const isClear =
    /^(?:true|false)$/.test(text) || (String(number) === text && Math.abs(number) <= Number.MAX_SAFE_INTEGER);
  return isClear || reads === 'null' ? null : { code: 'ambiguous-scalar', text, reads };
}

/** A key without a value is shown at the key, an empty item of a list at its dash. */
function nullValue(file: string, pointer: Pointer): Problem {
  const at = typeof pointer.at(-1) === 'string' ? { file, pointer, key: true } : { file, pointer };
  const field = pointer.findLast((step) => typeof step === 'string') ?? '';
  return { severity: 'error', at, code: 'null-value', field };
}

/** Shows each doubt in a value until no one wants more. `pointer` is one list, which grows and shrinks on the way. */
function visit(
  value: unknown,
  pointer: (string | number)[],
  show: (doubt: Doubt, pointer: Pointer) => boolean,
): boolean {
  const doubt = doubtIn(value);
  if (doubt !== null) return show(doubt, pointer);
  if (typeof value !== 'object' || value === null) return true;
  for (const [step, inner] of Array.isArray(value) ? value.entries() : Object.entries(value)) {
    pointer.push(step);
    const goesOn = visit(inner, pointer, show);
    pointer.pop();
    if (!goesOn) return false;
  }
  return true;
}

type UnknownField = Extract<Problem, { code: 'unknown-field' }>;

function unknownFields({ file, shape, value, errors }: Read): UnknownField[] {
  return errors.flatMap((error): UnknownField[] => {
    if (error.keyword !== 'additionalProperties') return [];
    const parent = pointerOf(error.instancePath, value);
    const field = String(error.params['additionalProperty']);
    const known = fieldAt(shape, parent);
    const allowed = known === null ? [] : allowedIn(known);
    const at = { file, pointer: [...parent, field], key: true };
    return [{ severity: 'error', at, code: 'unknown-field', field, allowed, nearest: meantField(field, allowed) }];
  });
}

/** `project_tag` is too far from its whole name to be near. */
const meantField = (field: string, allowed: readonly string[]): string | null =>
  nearest(field, allowed) ?? allowed.find((one) => one.startsWith(`${field}_`)) ?? null;

function missingFields({ file, value, errors }: Read, unknown: readonly UnknownField[]): Problem[] {
  const mistyped = new Set(
    unknown.map((problem) => keyOf([...problem.at.pointer.slice(0, -1), problem.nearest ?? ''])),
  );
  return errors.flatMap((error): Problem[] => {
    if (error.keyword !== 'required' || isOfChoice(error)) return [];
    const pointer = pointerOf(error.instancePath, value);
    const field = String(error.params['missingProperty']);
    if (mistyped.has(keyOf([...pointer, field]))) return [];
    return [{ severity: 'error', at: { file, pointer }, code: 'missing-field', field }];
  });
}

/** Of the lists of a detection file one is enough. */
const isOfChoice = ({ schemaPath }: ErrorObject): boolean => schemaPath.includes('/anyOf/');

/** A detection file that does not say its product, or says another one than its name. */
function productProblems({ file, shape, value }: Read, unknown: readonly UnknownField[]): Problem[] {
  if (shape !== 'detection') return [];
  const [named, product] = [productInName(file), valueAt(value, ['product'])];
  const common = { severity: 'error', at: { file, pointer: product === undefined ? [] : ['product'] } } as const;
  if (product === undefined) {
    const isMistyped = unknown.some(({ nearest: meant }) => meant === 'product');
    return named === null && !isMistyped ? [{ ...common, code: 'product-missing' }] : [];
  }
  const contradicts = named !== null && product !== named && (product === 'code' || product === 'secrets');
  return contradicts ? [{ ...common, code: 'product-contradiction', product, named }] : [];
}

function noLists({ file, errors }: Read, unknown: readonly UnknownField[]): Problem[] {
  const isEmpty = errors.some(({ keyword, instancePath }) => keyword === 'anyOf' && instancePath === '');
  return isEmpty && unknown.every(({ nearest: meant }) => meant === null || meant === 'product')
    ? [fileError(file, { code: 'no-lists' })]
    : [];
}

/** What the guard says against values that nothing was said of yet. */
function valueProblems({ file, shape, value, doubts, errors }: Read, named: ReadonlySet<string>): Problem[] {
  const byPlace = Map.groupBy(
    errors.filter((error) => !isOfChoice(error)),
    (error) => error.instancePath,
  );
  return Array.from(byPlace, ([path, atPlace]): Problem | null => {
    const pointer = pointerOf(path, value);
    if (named.has(keyOf(pointer))) return null;
    return valueProblem({
      at: { file, pointer },
      value: valueAt(value, pointer),
      text: doubtIn(valueAt(doubts, pointer))?.text ?? null,
      field: fieldAt(shape, pointer),
      errors: atPlace,
    });
  }).filter((problem) => problem !== null);
}

/** Ajv's path, unescaped; a step into a list is a number. */
export function pointerOf(path: string, root: unknown): Pointer {
  let value = root;
  const steps = path.split('/').slice(1);
  return steps.map((step) => {
    const name = step.replaceAll('~1', '/').replaceAll('~0', '~');
    const into = Array.isArray(value) ? Number(name) : name;
    value = valueAt(value, [into]);
    return into;
  });
}

/** What a pointer leads to; undefined where it leads nowhere. */
export const valueAt = (root: unknown, pointer: Pointer): unknown =>
  pointer.reduce<unknown>((value, step) => {
    const isInside = typeof value === 'object' && value !== null && Object.hasOwn(value, step);
    return isInside ? (value as Record<string | number, unknown>)[step] : undefined;
  }, root);

/** A value with everything that the guard says against it; `text` is its source where it is a plain scalar and no text. */
type MistakenValue = {
  readonly at: Place;
  readonly value: unknown;
  readonly text: string | null;
  readonly field: Field | null;
  readonly errors: readonly ErrorObject[];
};

/** What is wrong with a value: first that it is none of the allowed ones, then its type, then its size or form; null when only its fields are. */
function valueProblem(mistaken: MistakenValue): Problem | null {
  const badName = mistaken.errors.find(({ keyword }) => keyword === 'propertyNames');
  if (badName !== undefined) return keyProblem(mistaken, String(badName.params['propertyName']));
  const facts = badValue(mistaken) ?? wrongType(mistaken) ?? outOfBounds(mistaken) ?? badText(mistaken);
  return facts && { severity: 'error', at: mistaken.at, ...facts };
}

function keyProblem(mistaken: MistakenValue, name: string): Problem {
  const errors = mistaken.errors.filter((error) => error.propertyName === name);
  const facts = outOfBounds({ ...mistaken, value: name, errors });
  if (facts === null) throw new Error(`the name "${name}" was refused for no known reason`);
  const { file, pointer } = mistaken.at;
  return { severity: 'error', at: { file, pointer: [...pointer, name], key: true }, ...facts };
}

function badValue({ value, text, errors }: MistakenValue): FactsOf<'bad-value'> | null {
  const error = errors.find(({ keyword }) => keyword === 'enum');
  const shown = text ?? (typeof value === 'string' ? value : null);
  if (error === undefined || shown === null) return null;
  const allowed = (error.params['allowedValues'] as readonly unknown[]).map(String);
  return { code: 'bad-value', value: shown, allowed, nearest: nearest(shown, allowed) };
}

function wrongType({ value, text, field, errors }: MistakenValue): FactsOf<'wrong-type'> | null {
  const found = typeOf(value);
  const types = field === null ? [] : typesOf(field);
  if (types.includes(found) || !errors.some(({ keyword }) => keyword === 'type')) return null;
  const shown = typeof value === 'string' ? value : text;
  return { code: 'wrong-type', expected: types.join(' or '), found, text: shown };
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

const bound = /^(min|max)(Length|Items|Properties|imum)$/;

/** What a bound is of, by the end of its keyword: `maxItems`, `minimum`. */
const measured = {
  Length: 'characters',
  Items: 'items',
  Properties: 'entries',
  imum: 'number',
} as const;

function outOfBounds({ value, errors }: MistakenValue): FactsOf<'out-of-bounds'> | null {
  const error = errors.find(({ keyword }) => bound.test(keyword));
  if (error === undefined) return null;
  const [, end, what] = bound.exec(error.keyword) ?? [];
  const limit = Number(error.params['limit']);
  const [min, max] = end === 'min' ? [limit, null] : [null, limit];
  return { code: 'out-of-bounds', what: measured[what as keyof typeof measured], found: sizeOf(value), min, max };
}

function sizeOf(value: unknown): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'string') return Array.from(value).length;
  return Object.keys(value as object).length;
}

function badText({ value, errors }: MistakenValue): FactsOf<'bad-text'> | null {
  const error = errors.find(({ keyword }) => keyword === 'pattern');
  return error === undefined
    ? null
    : { code: 'bad-text', value: String(value), expected: String(error.params['pattern']) };
}

// ── What belongs where ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** What a file can be. */
type ShapeName = 'policies' | 'policy' | 'detection' | 'config';

const shapes: Readonly<Record<ShapeName, Field>> = {
  policies: fields.PolicyListFile,
  policy: fields.PolicyFile,
  detection: fields.DetectionFile,
  config: fields.Config,
};

/** The field that a pointer leads to; null where the schema does not say what belongs there. */
function fieldAt(shape: ShapeName, pointer: readonly (string | number)[]): Field | null {
  return pointer.reduce<Field | null>((field, step) => field && fieldIn(field, step), shapes[shape]);
}

/** The field one step further in. */
function fieldIn(field: Field, step: string | number): Field | null {
  const inner = typeof step === 'number' ? listIn(field).items : propertyOf(field, step);
  return typeof inner === 'object' ? follow(inner) : null;
}

/** JSON types that a field accepts. */
const typesOf = (field: Field): readonly string[] => field.oneOf?.flatMap(typesOf) ?? [field.type ?? []].flat();

/** Whether any text may stand here: no enumeration, no number, no boolean. */
const isFreeText = (field: Field): boolean =>
  typesOf(field).includes('string') && field.enum === undefined && !typesOf(field).includes('integer');

/** Fields that an object may have. */
const allowedIn = (field: Field): readonly string[] => Object.keys(field.properties ?? {});

const listIn = (field: Field): Field => field.oneOf?.find(({ type }) => type === 'array') ?? field;

function propertyOf(field: Field, name: string): Field | boolean | undefined {
  if (field.properties !== undefined && Object.hasOwn(field.properties, name)) return field.properties[name];
  const pattern = Object.entries(field.patternProperties ?? {}).find(([one]) => new RegExp(one).test(name));
  return pattern?.[1] ?? field.additionalProperties;
}

function follow(field: Field): Field {
  const target = field.$ref === undefined ? undefined : named[field.$ref.slice('#/$defs/'.length)];
  return target === undefined ? field : follow(target);
}

const named: Readonly<Record<string, Field>> = fields;

export type FileShape = Exclude<ShapeName, 'config'>;

/** Keys that tell what a file is, in the order in which they are asked. */
const telling: readonly { readonly shape: FileShape; readonly keys: readonly string[] }[] = [
  { shape: 'policies', keys: ['policies'] },
  { shape: 'detection', keys: ['product', 'rulesets', 'rules', 'disabled', 'exceptions'] },
  { shape: 'policy', keys: ['name', 'filters', 'actions', 'slug', 'active', 'description'] },
];

/** What a file is, by the keys it holds; by keys that look mistyped when none is right; null when nothing tells. */
export function classify(keys: readonly string[]): FileShape | null {
  const exact = telling.find((one) => one.keys.some((key) => keys.includes(key)));
  return (exact ?? telling.find((one) => keys.some((key) => nearest(key, one.keys) !== null)))?.shape ?? null;
}

const tops: Readonly<Record<ShapeName, ExtraObject | null>> = {
  policies: null,
  policy: 'policy',
  detection: 'detection',
  config: null,
};

/** Whether a pointer leads to an extra field, or into one. */
function isInExtras(shape: ShapeName, pointer: Pointer, extra: ExtraFields): boolean {
  if (extra === noExtraFields) return false;
  return pointer.some((step, index) => {
    const object = extraObjectAt(pointer.slice(0, index + 1), tops[shape]);
    return typeof step === 'string' && object !== null && extra[object].includes(step);
  });
}
