import type { RemediationPolicy } from '../../generated/types.ts';
import {
  codeOf,
  confidences,
  nameOf,
  type PolicyMode,
  policyModes,
  severities,
  type Severity,
} from '../findings/codes.ts';
import { matchPolicy } from '../findings/match-policy.ts';
import type { SeedRule } from './rules.ts';

export type Sourced = { readonly policy: number | null; readonly mode: number };

/** A policy with the number of its row among the sourcing policies. */
export type NumberedPolicy = RemediationPolicy & { readonly id: number };

/** Repositories of the same tags have the same number of a tag set. */
export type Tagged = { readonly tags: readonly string[]; readonly tagSet: number };

/** Which policy findings come under: worked out once for all that are alike. */
export class PolicyIndex {
  /** Null for a deployment on the legacy policies. */
  private readonly policies: readonly NumberedPolicy[] | null;
  private readonly known = new Map<number, Sourced>();

  constructor(policies: readonly NumberedPolicy[] | null) {
    this.policies = policies;
  }

  of(rule: SeedRule, { tags, tagSet }: Tagged, isPrimary: boolean, isBreaking: boolean): Sourced {
    const key = ((tagSet * 4096 + rule.id) * 2 + Number(isPrimary)) * 2 + Number(isBreaking);
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const sourced = this.policies === null ? byBoard(rule) : evaluate(this.policies, rule, tags, isPrimary, isBreaking);
    this.known.set(key, sourced);
    return sourced;
  }
}

/** Legacy policies place each rule on a board: what is critical blocks, what is high is commented on. */
const boards = {
  low: 'monitor',
  medium: 'monitor',
  high: 'comment',
  critical: 'block',
} as const satisfies Record<Severity, PolicyMode>;

function byBoard({ severity }: SeedRule): Sourced {
  return { policy: null, mode: codeOf(policyModes, boards[nameOf(severities, severity)]) };
}

function evaluate(
  policies: readonly NumberedPolicy[],
  rule: SeedRule,
  tags: readonly string[],
  isPrimary: boolean,
  isBreaking: boolean,
): Sourced {
  const match = matchPolicy(policies, {
    severity: [nameOf(severities, rule.severity)],
    confidence: [nameOf(confidences, rule.confidence)],
    vulnerability_class: rule.weakness === null ? [] : [rule.weakness.class],
    repository_tag: tags,
    breaking_change: [String(isBreaking)],
    // A primary branch is scanned as a whole, a pull request is not.
    full_scan: [String(isPrimary)],
  });
  return { policy: match?.policy.id ?? null, mode: codeOf(policyModes, match?.mode ?? 'monitor') };
}
