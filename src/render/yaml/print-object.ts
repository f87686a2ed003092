import type { ObjectKey, ObjectKind } from '../../domain/object.ts';
import type { Content } from '../../domain/preview.ts';
import { printAny } from './print-any.ts';
import { printPlainly } from './print-plainly.ts';
import { tidyObject } from './tidy.ts';

/** The lines of an object's YAML. Both sides of every diff come from here. */
export function printObject(object: ObjectKind, key: ObjectKey, content: Content): string[] {
  const fields = tidyObject(object, key, content);
  return printPlainly(fields) ?? printAny(fields);
}
