import type { BacklogReport } from '../../../generated/types.ts';
import type { GrowthRow } from '../../store/reports.ts';
import type { Store } from '../../store/store.ts';
import { dimensionsOf, referred } from '../dimensions.ts';
import type { AskedReport } from './asked-report.ts';
import { overlap, periodAnswer } from './buckets.ts';

/** How many findings of each rule, by its name, stood open when each bucket ended; a rule without any is left out. */
export function reportBacklog(store: Store, { scope, buckets, history }: AskedReport): BacklogReport {
  const open = new Map<number, number>();
  let counted = Number.MIN_SAFE_INTEGER;
  return {
    buckets: buckets.map((bucket) => {
      const uncounted = { since: counted, until: bucket.until };
      if (overlap(uncounted, history)) add(open, store.openGrowthByRule(scope, uncounted));
      counted = bucket.until;
      return { timePeriod: periodAnswer(bucket), open: byName(store, open) };
    }),
  };
}

function add(open: Map<number, number>, rows: readonly GrowthRow[]): void {
  for (const { rule_id, growth } of rows) open.set(rule_id, (open.get(rule_id) ?? 0) + growth);
}

function byName(store: Store, open: ReadonlyMap<number, number>): Record<string, number> {
  const { rules } = dimensionsOf(store);
  const named = [...open]
    .filter(([, count]) => count > 0)
    .map(([id, count]) => [referred(rules, id).name, count] as const);
  return Object.fromEntries(named.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
