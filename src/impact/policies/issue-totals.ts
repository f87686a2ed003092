import type { IssueTotals } from '../../domain/impact.ts';
import type { Found } from '../findings/read-finding.ts';
import { hasOneOf } from '../findings/profiles.ts';
import type { IssueCounts } from '../issue-counts.ts';
import { TagMap } from '../tags/tag-map.ts';
import { isDoubt } from '../truth.ts';
import { acts, type HasOne } from './match.ts';
import type { Policy } from './read-policy.ts';
import type { ChangedPolicy } from './sides.ts';

const noTags = new TagMap([], null);

/** What conditions on a rule can be judged by: severity, confidence and class of a finding come from its rule. */
export function rulesIn(findings: readonly Found[]): ReadonlyMap<string, HasOne> {
  return new Map(
    findings.flatMap((finding): [string, HasOne][] =>
      finding.rule === null ? [] : [[finding.rule, hasOneOf({ ...finding, tags: null }, noTags)]],
    ),
  );
}

/** What the platform's counts come to for a policy that asks of the rule alone; null for any other, and for at least none. */
export function totalIssues(
  { before, after }: ChangedPolicy,
  rules: ReadonlyMap<string, HasOne>,
  { byRule, whole }: IssueCounts,
): IssueTotals | null {
  const isKnown = [...byRule.keys()].every((rule) => rules.has(rule));
  const known = [...byRule].flatMap(([rule, issues]) => {
    const has = rules.get(rule);
    return has === undefined ? [] : [{ has, issues }];
  });
  const [was, is] = [before, after].map((policy) => totalOf(policy, known));
  if (typeof was !== 'number' || typeof is !== 'number') return null;
  const exact = isKnown && whole;
  return exact || was + is > 0 ? { before: was, after: is, exact } : null;
}

function totalOf(policy: Policy, known: readonly { has: HasOne; issues: number }[]): number | null {
  let total = 0;
  for (const { has, issues } of known) {
    const truth = acts(policy, has);
    if (isDoubt(truth) || !Number.isSafeInteger(issues)) return null;
    if (truth) total += issues;
  }
  return total;
}
