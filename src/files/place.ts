import type { Bundle, ObjectId } from '../domain/bundle.ts';
import type { Place, Pointer } from '../domain/problem.ts';

/** The place of something inside an object. Throws for an object of another bundle, which is a bug. */
export function placeIn(bundle: Bundle, id: ObjectId, steps: Pointer): Place {
  const origin = bundle.origins.get(id);
  if (origin === undefined) throw new Error(`${id} is in no file`);
  return { file: origin.file, pointer: [...origin.pointer, ...steps] };
}
