import { type ExtraFields, type ExtraObject, extraObjectAt } from '../domain/extra-fields.ts';
import type { Pointer } from '../domain/problem.ts';
import type { ErrorObject, Guard } from '../generated/guards/guard.ts';
import { problemLimit } from './yaml/scalars.ts';

/** What a file is read as. */
export type FileKind = 'policies' | 'policy' | 'detection' | 'config' | 'tests';

/** An error that a validator (a compiled JSON Schema) found. */
export type SchemaError = {
  readonly keyword: string;
  readonly params: ErrorObject['params'];
  /** The pointer of the value, or of the field that is missing. If `isKey`, the error is about the name of the field. */
  readonly pointer: Pointer;
  readonly value: unknown;
  readonly isKey: boolean;
};

/** The errors that a validator finds in a value, except for extra fields. Returns at most `problemLimit` errors. */
export function schemaErrorsIn(guard: Guard<unknown>, root: object, kind: FileKind, extra: ExtraFields): SchemaError[] {
  if (guard(root)) return [];
  return (guard.errors ?? [])
    .filter(({ keyword, schemaPath }) => keyword !== 'propertyNames' && !schemaPath.includes('/anyOf/'))
    .map((error) => toSchemaError(error, root))
    .filter(({ keyword, pointer }) => keyword !== 'additionalProperties' || !isInExtras(kind, pointer, extra))
    .slice(0, problemLimit);
}

function toSchemaError({ keyword, params, instancePath, propertyName }: ErrorObject, root: object): SchemaError {
  let value: unknown = root;
  const pointer = instancePath
    .split('/')
    .slice(1)
    .map((segment) => {
      const name = segment.replaceAll('~1', '/').replaceAll('~0', '~');
      const key = Array.isArray(value) ? Number(name) : name;
      value = (value as Record<string | number, unknown>)[key];
      return key;
    });
  const name = propertyName ?? params['additionalProperty'] ?? params['missingProperty'];
  if (typeof name !== 'string') return { keyword, params, pointer, value, isKey: false };
  return { keyword, params, pointer: [...pointer, name], value: name, isKey: keyword !== 'required' };
}

/** Whether a pointer is at or inside an extra field. */
export const isInExtras = (kind: FileKind, pointer: Pointer, extra: ExtraFields): boolean =>
  pointer.some((step, index) => {
    const object = extraObjectAt(pointer.slice(0, index + 1), rootObjects[kind] ?? null);
    return typeof step === 'string' && object !== null && extra[object].includes(step);
  });

/** The kind of object at the root of a file, if it may have extra fields. */
const rootObjects: { readonly [Kind in FileKind]?: ExtraObject } = { policy: 'policy', detection: 'detection' };
