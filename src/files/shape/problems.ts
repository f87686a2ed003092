import type { Pointer } from '../../domain/position.ts';
import type { Problem } from '../../domain/problem.ts';
import type { ErrorObject } from '../../generated/guards/guard.ts';
import { nearest } from '../nearest.ts';
import { productInName } from './declare.ts';
import { type FoundDoubt, isAmbiguousExtra, isAmbiguousNumber } from './doubts.ts';
import { allowedIn, fieldAt, type ShapeName } from './field.ts';
import { keyOf, pointerOf, valueAt } from './pointer.ts';
import { valueProblem } from './value-problem.ts';

/** A file's value with what the guard and the doubts say of it. */
export type Mistaken = {
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
