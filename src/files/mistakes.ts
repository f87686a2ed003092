import { type ExtraFields, type ExtraObject, extraObjectAt } from '../domain/extra-fields.ts';
import type { Pointer } from '../domain/problem.ts';
import type { ErrorObject, Guard } from '../generated/guards/guard.ts';
import { problemLimit } from './yaml/scalars.ts';

/** The kinds of files. */
export type ShapeName = 'policies' | 'policy' | 'detection' | 'config' | 'tests';

/** A mistake that a guard found. */
export type Mistake = {
  readonly keyword: string;
  readonly params: ErrorObject['params'];
  /** The place of the mistake or of the missing value; of a field's name if `isKey`. */
  readonly pointer: Pointer;
  readonly value: unknown;
  readonly isKey: boolean;
};

/** Why a guard refuses a value, except for extra fields; at most `problemLimit` mistakes. */
export function mistakesIn(guard: Guard<unknown>, root: object, shape: ShapeName, extra: ExtraFields): Mistake[] {
  if (guard(root)) return [];
  return (guard.errors ?? [])
    .filter(({ keyword, schemaPath }) => keyword !== 'propertyNames' && !schemaPath.includes('/anyOf/'))
    .map((error) => toMistake(error, root))
    .filter(({ keyword, pointer }) => keyword !== 'additionalProperties' || !isInExtras(shape, pointer, extra))
    .slice(0, problemLimit);
}

function toMistake({ keyword, params, instancePath, propertyName }: ErrorObject, root: object): Mistake {
  let value: unknown = root;
  const pointer = instancePath
    .split('/')
    .slice(1)
    .map((step) => {
      const name = step.replaceAll('~1', '/').replaceAll('~0', '~');
      const into = Array.isArray(value) ? Number(name) : name;
      value = (value as Record<string | number, unknown>)[into];
      return into;
    });
  const name = propertyName ?? params['additionalProperty'] ?? params['missingProperty'];
  if (typeof name !== 'string') return { keyword, params, pointer, value, isKey: false };
  return { keyword, params, pointer: [...pointer, name], value: name, isKey: keyword !== 'required' };
}

/** Whether a pointer is at or inside an extra field. */
export const isInExtras = (shape: ShapeName, pointer: Pointer, extra: ExtraFields): boolean =>
  pointer.some((step, index) => {
    const object = extraObjectAt(pointer.slice(0, index + 1), tops[shape] ?? null);
    return typeof step === 'string' && object !== null && extra[object].includes(step);
  });

const tops: { readonly [Shape in ShapeName]?: ExtraObject } = { policy: 'policy', detection: 'detection' };
