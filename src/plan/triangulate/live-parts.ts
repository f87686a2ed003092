import type { Content } from '../../domain/preview.ts';
import { doneByApply, isLive } from './judge-parts.ts';
import { filtersOf, type Item, type ItemList, itemsOf, type Part, partsOf } from './parts.ts';
import type { Three } from './three.ts';

/** A policy from the base to what of the files the platform has already; null where it has nothing of it. */
export function livePolicy(three: Three): { readonly before: Content | null; readonly after: Content } | null {
  const { base, files } = three;
  const parts = partsOf(three);
  if (base === null) return liveCreate(three, parts);
  const live = parts.filter(isLive);
  if (live.length === 0) return null;
  return { before: base, after: withLive(base, files, live) };
}

/** Where both made the policy, part of it is not a policy: one of them must hold all of the other. */
function liveCreate({ files, live }: Three, parts: readonly Part[]): { before: null; after: Content } | null {
  const origin = doneByApply(parts);
  return origin === 'both' ? null : { before: null, after: origin === 'own' ? live : files };
}

function withLive(base: Content, files: Content, live: readonly Part[]): Content {
  const filters = withFields(filtersOf(base), filtersOf(files), fieldsOf(live, 'filters'));
  return {
    ...withFields(base, files, fieldsOf(live, 'policy')),
    filters: { ...filters, conditions: withItems('conditions', base, files, live) },
    actions: withItems('actions', base, files, live),
  };
}

const fieldsOf = (parts: readonly Part[], where: 'policy' | 'filters'): string[] =>
  parts.flatMap(({ place }) => (place.in === where ? [place.field] : []));

function withFields(base: Content, files: Content, fields: readonly string[]): Content {
  const taken = fields.map((field) => [field, files[field]] as const);
  return { ...base, ...Object.fromEntries(taken) };
}

/** The base's items without those that went, and with those that came; in the order of the files where that is on the platform. */
function withItems(list: ItemList, base: Content, files: Content, live: readonly Part[]): unknown[] {
  const changed = new Set(live.flatMap(({ place }) => (place.in === list && 'item' in place ? [place.item] : [])));
  const inFiles = itemsOf(list, files);
  const stays = itemsOf(list, base).filter(({ text }) => !changed.has(text));
  const items = [...stays, ...inFiles.filter(({ text }) => changed.has(text))];
  const isReordered = live.some(({ place }) => place.in === list && 'order' in place);
  return (isReordered ? inOrderOf(inFiles, items) : items).map(({ value }) => value);
}

function inOrderOf(order: readonly Item[], items: readonly Item[]): Item[] {
  const at = new Map(order.map(({ text }, index) => [text, index]));
  const indexOf = ({ text }: Item): number => at.get(text) ?? order.length;
  return items.toSorted((a, b) => indexOf(a) - indexOf(b));
}
