import type { Place } from '../../domain/position.ts';
import { offsetsInAny } from './locate-any.ts';
import { isSimple, readPlain } from './plain.ts';
import { foundAt, soughtBy } from './sought.ts';

/**
 * Offsets of places in one document, in the order asked; null when it is no YAML. A place that is not there is shown at the nearest one
 * above it. A place that is an alias is the alias itself; one inside what an alias repeats is where that is written.
 */
export function offsetsOf(text: string, places: readonly Place[]): number[] | null {
  const start = places.every(isWhole) ? startOf(text) : null;
  if (start !== null) return places.map(() => start);
  const root = soughtBy(places);
  const isRead = isSimple(text) && readPlain(text, root) !== undefined;
  return isRead ? places.map((place) => foundAt(root, place)) : offsetsInAny(text, places);
}

const isWhole = ({ pointer }: Place): boolean => pointer.length === 0;

/** Where the document begins, for most files are one policy and only that is asked; null where that takes a reader. */
function startOf(text: string): number | null {
  content.lastIndex = 0;
  return content.test(text) ? content.lastIndex : null;
}

// A carriage return ends a comment too. A pattern that may go back over millions of lines throws a RangeError.
const content = /(?: *(?:#[^\r\n]*)?\n){0,1000} *(?=[A-Za-z])/y;
