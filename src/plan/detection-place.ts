import type { Bundle, DetectionKind } from '../domain/bundle.ts';
import { exceptionId, itemId, listId } from '../domain/object.ts';
import type { Place } from '../domain/position.ts';
import { ruleLists } from '../domain/rule-lists.ts';
import type { DetectionException } from '../generated/types.ts';

export type DeclaredDetection = Bundle & { readonly kind: DetectionKind };

/** Where the first of these texts stands; null where none does. */
type Find = (texts: readonly string[]) => Place | null;

/** To find a text in the exceptions that have another one, too. */
export const beside = (text: string, other: string): string => `${text}\0${other}`;

/** Finds texts in a detection bundle: as an item of a list, or else in an exception. A platform may name thousands of them. */
export function placesIn({ content, origins }: DeclaredDetection): Find {
  const places = new Map<string, { readonly rank: number; readonly place: Place }>();
  const add = (text: string, place: Place | undefined): void => {
    if (place !== undefined && !places.has(text)) places.set(text, { rank: places.size, place });
  };
  for (const list of ruleLists) {
    for (const item of content[list]) add(item, origins.get(itemId(list, item)) ?? origins.get(listId(list)));
  }
  for (const exception of content.exceptions) {
    const origin = origins.get(exceptionId(exception));
    for (const [text, field] of textsOf(exception))
      add(text, origin && { file: origin.file, pointer: [...origin.pointer, field] });
  }
  return (texts) => {
    const found = texts.flatMap((text) => places.get(text) ?? []);
    return found.toSorted((a, b) => a.rank - b.rank)[0]?.place ?? null;
  };
}

const fields = ['rule', 'project', 'project_tag_name'] as const;

/** Each text of an exception, alone and beside each other one, with its field. */
function textsOf(exception: DetectionException): [text: string, field: string][] {
  const given = fields.flatMap((field) => {
    const text = exception[field];
    return text === undefined ? [] : [{ field, text }];
  });
  return given.flatMap(({ field, text }) => [
    [text, field],
    ...given
      .filter((other) => other.field !== field)
      .map((other): [string, string] => [beside(text, other.text), field]),
  ]);
}
