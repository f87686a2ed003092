import type { Limit } from '../../domain/impact.ts';
import type { Asked } from '../budget.ts';
import type { IssueCounts } from '../issue-counts.ts';
import type { Item } from './items.ts';

/** An item and what the platform counts of it; `kept`: rules that it does not take along. */
export type CountedItem = {
  readonly item: Item;
  readonly asked: Asked<IssueCounts>;
  readonly kept: ReadonlySet<string>;
};

export const more: Limit = { why: 'platform', message: 'the platform has more rules than it answered' };
export const unread: Limit = { why: 'platform', message: 'the platform gave a count that is no number' };

export const answerIn = (asked: Asked<IssueCounts>): IssueCounts | null =>
  asked.kind === 'answer' ? asked.answer : null;

export const failuresOf = (items: readonly CountedItem[]): Limit[] =>
  items.flatMap(({ asked }) => (asked.kind === 'limit' ? [asked.because] : []));

/** The rules that a finding of the item may have; null when they are not known. */
export function namesOf({ item, asked, kept }: CountedItem): ReadonlySet<string> | null {
  if (item.of === 'rule') return new Set([item.name]);
  const counts = answerIn(asked);
  return counts === null ? null : new Set([...counts.byRule.keys()].filter((rule) => !kept.has(rule)));
}
