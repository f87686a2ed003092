import type { Guard } from '../../generated/guards/guard.ts';
import { excerpt } from './excerpt.ts';
import { Misunderstanding } from './misunderstanding.ts';

/** Throws Misunderstanding when the value does not have the shape. */
export function checkShape<T>(value: unknown, hasShape: Guard<T>): T {
  if (hasShape(value)) return value;
  // That a condition failed says nothing beside what failed in it.
  const errors = (hasShape.errors ?? []).filter(({ keyword }) => keyword !== 'if');
  const wrong = errors.map(
    ({ instancePath, message }) => `${instancePath === '' ? 'it' : instancePath} ${message ?? 'is wrong'}`,
  );
  const more = wrong.length > 3 ? ` and ${String(wrong.length - 3)} more` : '';
  throw new Misunderstanding(`in a shape that is not understood: ${excerpt(wrong.slice(0, 3).join('; '))}${more}`);
}
