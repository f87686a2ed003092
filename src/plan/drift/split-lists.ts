import type { Change } from '../../domain/plan.ts';
import type { Content } from '../../domain/preview.ts';
import { type RuleList, ruleLists } from '../../domain/rule-lists.ts';
import { plain } from '../canonical.ts';
import { judge } from '../effect.ts';
import { type ChangedItem, textsIn } from './objects.ts';

type ListUpdate = Extract<Change, { verb: 'update' }>;

/** The part of an update of the lists that is about some of its items, and about what else differs if `rest` says so. */
export function onlyItems(change: ListUpdate, items: readonly ChangedItem[], rest: boolean): ListUpdate {
  const after = { ...(rest ? change.after : change.before), ...withItems(change.before, items, 'files') };
  return { ...change, after, ...judge('update', { ...change, after }) };
}

/** The lists of one side, with some items as the other side has them. */
export function withItems(
  content: Content,
  items: readonly ChangedItem[],
  as: ChangedItem['here'],
): Record<RuleList, string[]> {
  const listWith = (list: RuleList): string[] => {
    const texts = textsIn(content, list);
    for (const { item, here } of items.filter((one) => one.list === list)) {
      if (here === as) texts.add(item);
      else texts.delete(item);
    }
    return [...texts];
  };
  return { rulesets: listWith('rulesets'), rules: listWith('rules'), disabled: listWith('disabled') };
}

/** Whether something else than the lists differs; files cannot say such a thing. */
export function differsBeside({ before, after }: ListUpdate): boolean {
  const isOther = (name: string): boolean => !notOther.has(name) && plain(before[name]) !== plain(after[name]);
  return Object.keys({ ...before, ...after }).some(isOther);
}

// A platform may repeat the exceptions there; each of them has an entry of its own.
const notOther: ReadonlySet<string> = new Set([...ruleLists, 'exceptions', 'product', 'deployment_slug']);
