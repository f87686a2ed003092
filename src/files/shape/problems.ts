import type { ExtraFields } from '../../domain/extra-fields.ts';
import type { Pointer, Problem } from '../../domain/problem.ts';
import type { Field } from '../../generated/fields.ts';
import type { ErrorObject } from '../../generated/guards/guard.ts';
import { nearest } from '../nearest.ts';
import { type Doubt, doubtIn } from '../yaml/parse-any.ts';
import { isTwofold, problemLimit } from '../yaml/scalars.ts';
import { productInName } from './declare.ts';
import { allowedIn, fieldAt, isFreeText, isInExtras, type ShapeName, typesOf } from './field.ts';

/** A file's value with what the guard and the doubts say of it. */
type Mistaken = {
  readonly file: string;
  readonly shape: ShapeName;
  readonly value: unknown;
  readonly doubts: readonly FoundDoubt[];
  /** Plain texts that go on in a line with a dash. */
  readonly joined: readonly Pointer[];
  readonly errors: readonly ErrorObject[];
};

/** One problem a mistake: of a mistyped key that is also missing, or a value that breaks several rules, only the telling one. */
export function shapeProblems(mistaken: Mistaken): Problem[] {
  const unknown = unknownFields(mistaken);
  const problems = [
    ...unknown,
    ...missingFields(mistaken, unknown),
    ...productProblems(mistaken, unknown),
    ...noLists(mistaken, unknown),
    ...doubtProblems(mistaken, unknown),
    ...valueProblems(mistaken),
  ];
  return [...problems, ...joinedLines(mistaken, problems)];
}

/** What is wrong with such a text in another way, too, says it better. */
function joinedLines({ file, joined }: Mistaken, others: readonly Problem[]): Problem[] {
  const named = new Set(others.map((problem) => keyOf(problem.at.pointer)));
  return joined
    .filter((pointer) => !named.has(keyOf(pointer)))
    .map((pointer) => {
      return { severity: isProse(pointer) ? 'warning' : 'error', at: { file, pointer }, code: 'joined-lines' };
    });
}

/** In a description or a note only its looks suffer. */
const isProse = (pointer: Pointer): boolean =>
  pointer.at(-1) === 'description' || pointer.some((step) => typeof step === 'string' && step.startsWith('x-'));

function doubtProblems({ file, doubts }: Mistaken, unknown: readonly UnknownField[]): Problem[] {
  const named = new Set(unknown.map((problem) => keyOf(problem.at.pointer)));
  return doubts.flatMap((found): Problem[] => {
    const { pointer, doubt, meant } = found;
    if (isAmbiguousNumber(found))
      return [{ severity: 'error', at: { file, pointer }, code: 'ambiguous-number', text: doubt.text }];
    if ((meant === 'text' && doubt.text !== '') || isAmbiguousExtra(found)) {
      return [
        { severity: 'error', at: { file, pointer }, code: 'ambiguous-scalar', text: doubt.text, reads: doubt.reads },
      ];
    }
    if (doubt.reads !== 'null' || named.has(keyOf(pointer))) return [];
    return [{ severity: 'error', at: placeOfNothing(file, pointer), code: 'null-value', field: fieldName(pointer) }];
  });
}

/** A key without a value is shown at the key, an empty item of a list at its dash. */
const placeOfNothing = (file: string, pointer: Pointer) =>
  typeof pointer.at(-1) === 'string' ? { file, pointer, key: true } : { file, pointer };

const fieldName = (pointer: Pointer): string => pointer.findLast((step) => typeof step === 'string') ?? '';

type UnknownField = Extract<Problem, { code: 'unknown-field' }>;

function unknownFields({ file, shape, value, errors }: Mistaken): UnknownField[] {
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

function missingFields({ file, value, errors }: Mistaken, unknown: readonly UnknownField[]): Problem[] {
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
function productProblems({ file, shape, value }: Mistaken, unknown: readonly UnknownField[]): Problem[] {
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

function noLists({ file, errors }: Mistaken, unknown: readonly UnknownField[]): Problem[] {
  const isEmpty = errors.some(({ keyword, instancePath }) => keyword === 'anyOf' && instancePath === '');
  return isEmpty && unknown.every(({ nearest: meant }) => meant === null || meant === 'product')
    ? [{ severity: 'error', at: { file, pointer: [] }, code: 'no-lists' }]
    : [];
}

const isToldAsDoubt = (found: FoundDoubt): boolean =>
  found.meant === 'text' || found.doubt.reads === 'null' || isAmbiguousNumber(found);

function valueProblems({ file, shape, value, doubts, errors }: Mistaken): Problem[] {
  const byPlace = Map.groupBy(
    errors.filter((error) => !isOfChoice(error)),
    (error) => error.instancePath,
  );
  const doubtAt = new Map(doubts.map((found) => [keyOf(found.pointer), found]));
  return Array.from(byPlace, ([path, atPlace]): Problem | null => {
    const pointer = pointerOf(path, value);
    const doubt = doubtAt.get(keyOf(pointer));
    if (doubt !== undefined && isToldAsDoubt(doubt)) return null;
    const text = doubt?.doubt.text ?? null;
    return valueProblem({
      file,
      pointer,
      value: valueAt(value, pointer),
      text,
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

/** The same text for the same pointer. */
const keyOf = (pointer: Pointer): string => JSON.stringify(pointer);

/** A value with everything that the guard says against it; `text` is its source where it is a plain scalar and no text. */
type MistakenValue = {
  readonly file: string;
  readonly pointer: Pointer;
  readonly value: unknown;
  readonly text: string | null;
  readonly field: Field | null;
  readonly errors: readonly ErrorObject[];
};

/** What is wrong with a value: first that it is none of the allowed ones, then its type, then its size or form; null when only its fields are. */
function valueProblem(mistaken: MistakenValue): Problem | null {
  const badName = mistaken.errors.find((error) => error.keyword === 'propertyNames');
  if (badName !== undefined) return keyProblem(mistaken, String(badName.params['propertyName']));
  return badValue(mistaken) ?? wrongType(mistaken) ?? outOfBounds(mistaken) ?? badText(mistaken);
}

const here = ({ file, pointer }: MistakenValue) => ({ severity: 'error', at: { file, pointer } }) as const;

function badValue(mistaken: MistakenValue): Problem | null {
  const { value, text, errors } = mistaken;
  const error = errors.find(({ keyword }) => keyword === 'enum');
  const shown = text ?? (typeof value === 'string' ? value : null);
  if (error === undefined || shown === null) return null;
  const allowed = (error.params['allowedValues'] as readonly unknown[]).map(String);
  return { ...here(mistaken), code: 'bad-value', value: shown, allowed, nearest: nearest(shown, allowed) };
}

function wrongType(mistaken: MistakenValue): Problem | null {
  const { value, text, field, errors } = mistaken;
  const found = typeOf(value);
  const types = field === null ? [] : typesOf(field);
  if (types.includes(found) || !errors.some(({ keyword }) => keyword === 'type')) return null;
  const shown = typeof value === 'string' ? value : text;
  return { ...here(mistaken), code: 'wrong-type', expected: types.join(' or '), found, text: shown };
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

const bounds: Readonly<
  Record<string, { readonly what: 'characters' | 'items' | 'entries' | 'number'; readonly end: 'min' | 'max' }>
> = {
  minLength: { what: 'characters', end: 'min' },
  maxLength: { what: 'characters', end: 'max' },
  minItems: { what: 'items', end: 'min' },
  maxItems: { what: 'items', end: 'max' },
  minProperties: { what: 'entries', end: 'min' },
  maxProperties: { what: 'entries', end: 'max' },
  minimum: { what: 'number', end: 'min' },
  maximum: { what: 'number', end: 'max' },
};

function outOfBounds(mistaken: MistakenValue): Problem | null {
  for (const { keyword, params } of mistaken.errors) {
    const bound = bounds[keyword];
    if (bound === undefined) continue;
    const limit = Number(params['limit']);
    const [min, max] = bound.end === 'min' ? [limit, null] : [null, limit];
    return { ...here(mistaken), code: 'out-of-bounds', what: bound.what, found: sizeOf(mistaken.value), min, max };
  }
  return null;
}

function sizeOf(value: unknown): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'string') return Array.from(value).length;
  return Array.isArray(value) ? value.length : Object.keys(value as object).length;
}

function badText(mistaken: MistakenValue): Problem | null {
  const error = mistaken.errors.find(({ keyword }) => keyword === 'pattern');
  if (error === undefined) return null;
  return {
    ...here(mistaken),
    code: 'bad-text',
    value: String(mistaken.value),
    expected: String(error.params['pattern']),
  };
}

function keyProblem(mistaken: MistakenValue, name: string): Problem {
  const errors = mistaken.errors.filter((error) => error.propertyName === name);
  const problem = outOfBounds({ ...mistaken, value: name, errors });
  if (problem === null) throw new Error(`the name "${name}" was refused for no known reason`);
  return { ...problem, at: { file: mistaken.file, pointer: [...mistaken.pointer, name], key: true } };
}

/** A plain scalar that some reader does not take for text; `meant`: what belongs there. `any`: what it says, whatever that is. */
type FoundDoubt = {
  readonly pointer: Pointer;
  readonly doubt: Doubt;
  readonly meant: 'text' | 'number' | 'any' | 'other';
};

/** All of them, by the schema: a boolean field may hold `true`, a name may not. */
export function findDoubts(shape: ShapeName, value: unknown, extra: ExtraFields): FoundDoubt[] {
  const found: FoundDoubt[] = [];
  visit(value, [], (doubt, pointer) => {
    const isExtra = shape !== 'config' && isInExtras(shape, pointer, extra);
    const meant = isExtra ? 'any' : meantIn(fieldAt(shape, pointer));
    if (!isMeant(doubt, pointer)) found.push({ pointer: [...pointer], doubt, meant });
    return found.length < problemLimit;
  });
  return found;
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

function meantIn(field: Field | null): FoundDoubt['meant'] {
  if (field === null) return 'other';
  if (isFreeText(field)) return 'text';
  return typesOf(field).every((type) => type === 'integer') ? 'number' : 'other';
}

/** Whether a number belongs here and is written so that readers differ on which it is. */
const isAmbiguousNumber = ({ doubt, meant }: FoundDoubt): boolean => meant === 'number' && isTwofold(doubt.text);

/** Whether readers differ on a value that is taken as it is: all of them see `true`, `12` and `0.5`. */
const isAmbiguousExtra = ({ doubt, meant }: FoundDoubt): boolean =>
  meant === 'any' && doubt.reads !== 'null' && !/^(?:true|false)$/.test(doubt.text) && !isSafeNumber(doubt.text);

const isSafeNumber = (text: string): boolean =>
  String(Number(text)) === text && (!Number.isInteger(Number(text)) || Number.isSafeInteger(Number(text)));

const isMeant = (doubt: Doubt, pointer: Pointer): boolean => doubt.reads === 'date' && pointer.at(-1) === 'x-expires';
