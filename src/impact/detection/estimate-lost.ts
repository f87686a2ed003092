import type { Estimate, Limit, Lost } from '../../domain/impact.ts';
import { estimateOf, notEstimable } from '../estimate-of.ts';
import type { Listed } from '../findings/list-findings.ts';
import { answerIn, type CountedItem, failuresOf, more, unread } from './counted-item.ts';
import { estimateFindings } from './estimate-findings.ts';
import type { Scope } from './items.ts';
import { unionIssues } from './union-issues.ts';

/** What several items lose together: what two of them name is lost once. */
export const estimateLost = (items: readonly CountedItem[], listed: Listed): Lost => ({
  issues: estimateIssues(items),
  findings: items.length === 0 ? notEstimable([]) : estimateFindings(items, listed),
});

const shared: Limit = { why: 'platform', message: 'the platform does not tell which issues several entries share' };

function estimateIssues(items: readonly CountedItem[]): Estimate<number> {
  const failures = failuresOf(items);
  if (failures.length === items.length) return notEstimable(failures);
  const byRule = Map.groupBy(items.flatMap(partsOf), ({ rule }) => rule);
  const unions = [...byRule.values()].map(unionIssues);
  const total = unions.reduce((sum, { issues }) => sum + issues, 0);
  if (!Number.isSafeInteger(total)) return notEstimable([unread]);
  const isWhole = items.every(({ asked }) => answerIn(asked)?.whole !== false);
  const isTold = unions.every(({ whole }) => whole);
  return estimateOf(total, [...failures, ...(isWhole ? [] : [more]), ...(isTold ? [] : [shared])]);
}

type RulePart = { readonly rule: string; readonly scope: Scope; readonly issues: number };

function partsOf({ item, kept, asked }: CountedItem): RulePart[] {
  const byRule = answerIn(asked)?.byRule ?? new Map<string, number>();
  const { of, name, scope } = item;
  if (of === 'rule') return [{ rule: name, scope, issues: byRule.get(name) ?? 0 }];
  return [...byRule].filter(([rule]) => !kept.has(rule)).map(([rule, issues]) => ({ rule, scope, issues }));
}
