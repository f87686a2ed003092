import { itemId, type ObjectId, type RuleList, ruleLists, type Content } from '../domain/bundle.ts';

/** One side of a diff: the content before or after. */
type DiffSide = Content | null | undefined;

/** The items of a list of a detection bundle; null if it is not a list of texts. */
export function readItems(content: DiffSide, list: RuleList): ReadonlySet<string> | null {
  const items: unknown = content?.[list] ?? [];
  return Array.isArray(items) && items.every((item) => typeof item === 'string') ? new Set(items) : null;
}

/** A list item that exists only in the files, or only on the platform. */
export type ChangedItem = {
  readonly id: ObjectId;
  readonly list: RuleList;
  readonly item: string;
  readonly onlyIn: 'files' | 'platform';
};

/** The items that differ between two versions of the lists. A list in an unknown form is skipped. */
export function findChangedItems(change: { readonly before?: DiffSide; readonly after?: DiffSide }): ChangedItem[] {
  return ruleLists.flatMap((list) => {
    const live = readItems(change.before, list);
    const files = readItems(change.after, list);
    if (live === null || files === null) return [];
    const toChangedItem = (item: string, onlyIn: ChangedItem['onlyIn']): ChangedItem => ({
      id: itemId(list, item),
      list,
      item,
      onlyIn,
    });
    return [
      ...[...live].filter((item) => !files.has(item)).map((item) => toChangedItem(item, 'platform')),
      ...[...files].filter((item) => !live.has(item)).map((item) => toChangedItem(item, 'files')),
    ];
  });
}

/** The lists of a live bundle after some changes of items are applied. */
export function applyItems(content: DiffSide, items: readonly ChangedItem[]): Record<RuleList, string[]> {
  const listWith = (list: RuleList): string[] => {
    const texts = new Set(readItems(content, list));
    for (const { item, onlyIn } of items.filter((changed) => changed.list === list)) {
      if (onlyIn === 'files') texts.add(item);
      else texts.delete(item);
    }
    return [...texts];
  };
  return { rulesets: listWith('rulesets'), rules: listWith('rules'), disabled: listWith('disabled') };
}
