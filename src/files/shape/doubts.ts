import type { ExtraFields } from '../../domain/extra-fields.ts';
import type { Pointer } from '../../domain/position.ts';
import type { Field } from '../../generated/fields.ts';
import { type Doubt, doubtIn } from '../yaml/doubt.ts';
import { isTwofold } from '../yaml/scalars.ts';
import { problemLimit } from '../yaml/limits.ts';
import { isInExtras } from './extras.ts';
import { fieldAt, isFreeText, type ShapeName, typesOf } from './field.ts';

/** A plain scalar that some reader does not take for text; `meant`: what belongs there. `any`: what it says, whatever that is. */
export type FoundDoubt = {
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

/** Shows each doubt in a value until nobody wants more. `pointer` is one list, which grows and shrinks on the way. */
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
export const isAmbiguousNumber = ({ doubt, meant }: FoundDoubt): boolean => meant === 'number' && isTwofold(doubt.text);

/** Whether readers differ on a value that is taken as it is: all of them see `true`, `12` and `0.5`. */
export const isAmbiguousExtra = ({ doubt, meant }: FoundDoubt): boolean =>
  meant === 'any' && doubt.reads !== 'null' && !/^(?:true|false)$/.test(doubt.text) && !isSafeNumber(doubt.text);

const isSafeNumber = (text: string): boolean =>
  String(Number(text)) === text && (!Number.isInteger(Number(text)) || Number.isSafeInteger(Number(text)));

const isMeant = (doubt: Doubt, pointer: Pointer): boolean => doubt.reads === 'date' && pointer.at(-1) === 'x-expires';
