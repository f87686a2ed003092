import { type ExtraFields, type ExtraObject, extraObjectAt, noExtraFields } from '../../domain/extra-fields.ts';
import { isObject } from '../../domain/json.ts';
import type { Pointer } from '../../domain/position.ts';
import type { FileShape } from './classify.ts';

/** The content of a file without its extra fields, for a guard, which knows the others only; the same object where none are named. */
export function withoutExtras(shape: FileShape, value: object, extra: ExtraFields): object {
  if (extra === noExtraFields) return value;
  if (shape === 'policy') return policyWithout(value, extra);
  if (shape === 'policies') return inList(value, 'policies', (one) => policyWithout(one, extra));
  return inList(without(value, extra.detection), 'exceptions', (one) => exceptionWithout(one, extra));
}

/** The same of a policy. */
export function policyWithout(policy: object, extra: ExtraFields): object {
  const plain = inList(without(policy, extra.policy), 'actions', (one) => without(one, extra.action));
  const { filters } = plain as { filters?: unknown };
  if (!isObject(filters)) return plain;
  return {
    ...plain,
    filters: inList(without(filters, extra.filters), 'conditions', (one) => without(one, extra.condition)),
  };
}

export const exceptionWithout = (exception: object, extra: ExtraFields): object => without(exception, extra.exception);

const without = (value: object, names: readonly string[]): object =>
  names.length === 0 ? value : Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));

function inList(value: object, name: string, change: (item: object) => object): object {
  const list: unknown = (value as Record<string, unknown>)[name];
  if (!Array.isArray(list)) return value;
  return { ...value, [name]: list.map((item: unknown) => (isObject(item) ? change(item) : item)) };
}

/** Whether a pointer leads to an extra field, or into one. */
export function isInExtras(shape: FileShape, pointer: Pointer, extra: ExtraFields): boolean {
  if (extra === noExtraFields) return false;
  const tops = { policies: null, policy: 'policy', detection: 'detection' } as const satisfies Record<
    FileShape,
    ExtraObject | null
  >;
  return pointer.some((step, index) => {
    const object = extraObjectAt(pointer.slice(0, index + 1), tops[shape]);
    return typeof step === 'string' && object !== null && extra[object].includes(step);
  });
}
