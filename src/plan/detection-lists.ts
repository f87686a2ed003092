import { itemId, type ObjectId, type RuleList, ruleLists, type Content } from '../domain/bundle.ts';

type Side = Content | null | undefined;

/** The items of a list of a detection bundle; null if it is not a list of texts. */
export function readItems(side: Side, list: RuleList): ReadonlySet<string> | null {
  const items: unknown = side?.[list] ?? [];
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
export function findChangedItems(change: { readonly before?: Side; readonly after?: Side }): ChangedItem[] {
  return ruleLists.flatMap((list) => {
    const [live, files] = [readItems(change.before, list), readItems(change.after, list)];
    if (live === null || files === null) return [];
    const changed = (item: string, onlyIn: ChangedItem['onlyIn']): ChangedItem => ({
      id: itemId(list, item),
      list,
      item,
      onlyIn,
    });
    return [
      ...[...live].filter((item) => !files.has(item)).map((item) => changed(item, 'platform')),
      ...[...files].filter((item) => !live.has(item)).map((item) => changed(item, 'files')),
    ];
  });
}

/** The lists of one side, with some items taken from the files. */
export function applyItems(content: Side, items: readonly ChangedItem[]): Record<RuleList, string[]> {
  const listWith = (list: RuleList): string[] => {
    const texts = new Set(readItems(content, list));
    for (const { item, onlyIn } of items.filter((one) => one.list === list)) {
      if (onlyIn === 'files') texts.add(item);
      else texts.delete(item);
    }
    return [...texts];
  };
  return { rulesets: listWith('rulesets'), rules: listWith('rules'), disabled: listWith('disabled') };
}
