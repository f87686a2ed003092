import type { Bundle, DetectionKind } from '../domain/bundle.ts';
import { exceptionId, itemId, listId } from '../domain/object.ts';
import type { Place } from '../domain/position.ts';
import { ruleLists } from './rule-lists.ts';

export type DeclaredDetection = Bundle & { readonly kind: DetectionKind };

const fields = ['rule', 'project', 'project_tag_name'] as const;

/** Where the first of these texts stands in a detection bundle: as an item of a list, or else in an exception. */
export const placeOfItem = (bundle: DeclaredDetection, texts: readonly string[]): Place | null =>
  inList(bundle, texts) ?? inException(bundle, texts);

function inList({ content, origins }: DeclaredDetection, texts: readonly string[]): Place | null {
  for (const list of ruleLists) {
    const item = content[list].find((one) => texts.includes(one));
    const origin = item === undefined ? undefined : (origins.get(itemId(list, item)) ?? origins.get(listId(list)));
    if (origin !== undefined) return origin;
  }
  return null;
}

function inException({ content, origins }: DeclaredDetection, texts: readonly string[]): Place | null {
  for (const exception of content.exceptions) {
    const field = fields.find((name) => texts.some((text) => text === exception[name]));
    const origin = field && origins.get(exceptionId(exception));
    if (origin) return { file: origin.file, pointer: [...origin.pointer, field] };
  }
  return null;
}
