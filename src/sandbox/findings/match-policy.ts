import type { Condition, RemediationPolicy } from '../../generated/types.ts';
import type { PolicyMode } from './codes.ts';

/** What is true of a finding, by condition type: its repository's tags under `repository_tag`, its severity alone under `severity`. */
export type Facts = Readonly<Record<string, readonly string[]>>;

export type Match<Policy> = { readonly policy: Policy; readonly mode: PolicyMode };

/** What a policy is judged by. */
export type Judged = Pick<RemediationPolicy, 'active' | 'filters' | 'actions'>;

const strongestFirst = ['block', 'comment', 'monitor'] as const satisfies readonly PolicyMode[];

/**
 * The policy that a finding comes under, or null when none matches. Where several do, one that blocks goes before one that comments, and
 * that before one that only watches; among equals the first one of the list.
 */
export function matchPolicy<Policy extends Judged>(policies: readonly Policy[], facts: Facts): Match<Policy> | null {
  const matching = policies.filter((policy) => policy.active !== false && matches(policy, facts));
  for (const mode of strongestFirst) {
    const policy = matching.find((candidate) => modeOf(candidate) === mode);
    if (policy !== undefined) return { policy, mode };
  }
  return null;
}

function matches({ filters }: Judged, facts: Facts): boolean {
  const held = (condition: Condition): boolean => holds(condition, facts);
  return filters.mode === 'any' ? filters.conditions.some(held) : filters.conditions.every(held);
}

function holds({ type, values, mode }: Condition, facts: Facts): boolean {
  const own = facts[type] ?? [];
  return values.some((value) => own.includes(value)) !== (mode === 'none');
}

/** The mode in the words of the legacy policies: what an author of a pull request notices of a policy. */
function modeOf({ actions }: Judged): PolicyMode {
  if (actions.some(({ type }) => type === 'block')) return 'block';
  return actions.some(({ type }) => type === 'pr_comment') ? 'comment' : 'monitor';
}
