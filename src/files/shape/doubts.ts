import type { Pointer } from '../../domain/position.ts';
import type { Field } from '../../generated/fields.ts';
import { Doubt } from '../yaml/doubt.ts';
import { isTwofold } from '../yaml/scalars.ts';
import { problemLimit } from '../yaml/limits.ts';
import { fieldAt, fieldIn, isFreeText, type ShapeName, typesOf } from './field.ts';

/** A plain scalar that some reader does not take for text; `meant`: what belongs there. */
export type FoundDoubt = {
  readonly pointer: Pointer;
  readonly doubt: Doubt;
  readonly meant: 'text' | 'number' | 'other';
};

/** All of them, by the schema: a boolean field may hold `true`, a name may not. */
export function findDoubts(shape: ShapeName, value: unknown): FoundDoubt[] {
  const found: FoundDoubt[] = [];
  visit(found, [], value, fieldAt(shape, []));
  return found;
}

function visit(found: FoundDoubt[], pointer: Pointer, value: unknown, field: Field | null): void {
  if (found.length === problemLimit) return;
  if (value instanceof Doubt) {
    if (isMeant(value, pointer)) return;
    found.push({ pointer, doubt: value, meant: field === null ? 'other' : meantIn(field) });
    return;
  }
  for (const [step, inner] of stepsInto(value)) visit(found, [...pointer, step], inner, field && fieldIn(field, step));
}

function meantIn(field: Field): FoundDoubt['meant'] {
  if (isFreeText(field)) return 'text';
  return typesOf(field).every((type) => type === 'integer') ? 'number' : 'other';
}

/** Whether a number belongs here and is written so that readers differ on which it is. */
export const isAmbiguousNumber = ({ doubt, meant }: FoundDoubt): boolean => meant === 'number' && isTwofold(doubt.text);

const isMeant = (doubt: Doubt, pointer: Pointer): boolean => doubt.reads === 'date' && pointer.at(-1) === 'x-expires';

function stepsInto(value: unknown): [string | number, unknown][] {
  if (Array.isArray(value)) return value.map((item: unknown, index) => [index, item]);
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}
