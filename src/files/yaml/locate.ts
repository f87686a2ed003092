import type { Place } from '../../domain/position.ts';
import { offsetsInAny } from './locate-any.ts';
import { isSimple, readPlain } from './plain.ts';
import { foundAt, soughtBy } from './sought.ts';

/**
 * Offsets of places in one document, in the order asked; null when it is no YAML. A place that is not there is shown at the nearest one
 * above it. A place that is an alias is the alias itself; one inside what an alias repeats is where that is written.
 */
export function offsetsOf(text: string, places: readonly Place[]): number[] | null {
  const root = soughtBy(places);
  const isRead = isSimple(text) && readPlain(text, root) !== undefined;
  return isRead ? places.map((place) => foundAt(root, place)) : offsetsInAny(text, places);
}
