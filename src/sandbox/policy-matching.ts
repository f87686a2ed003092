import type { Condition, RemediationPolicy } from '../generated/types.ts';
import { policyModes } from './vocabulary.ts';

/** Facts of a finding, by condition type. */
export type FindingFacts = Readonly<Record<string, readonly string[]>>;

type Match<Policy> = { readonly policy: Policy; readonly mode: (typeof policyModes)[number] };

/** The policy that applies to a finding, or null. Block goes before Comment before Monitor; then the first in the list. */
export function matchPolicy<Policy extends RemediationPolicy>(
  policies: readonly Policy[],
  facts: FindingFacts,
): Match<Policy> | null {
  const isMet = ({ type, values, mode }: Condition): boolean =>
    values.some((value) => facts[type]?.includes(value)) !== (mode === 'none');
  const matching = policies.filter(
    ({ active, filters: { mode, conditions } }) =>
      active !== false && (mode === 'any' ? conditions.some(isMet) : conditions.every(isMet)),
  );
  for (const mode of policyModes.toReversed()) {
    const policy = matching.find((candidate) => modeOf(candidate) === mode);
    if (policy !== undefined) return { policy, mode };
  }
  return null;
}

/** The mode in legacy terms. */
function modeOf({ actions }: RemediationPolicy): (typeof policyModes)[number] {
  if (actions.some(({ type }) => type === 'block')) return 'block';
  return actions.some(({ type }) => type === 'pr_comment') ? 'comment' : 'monitor';
}
