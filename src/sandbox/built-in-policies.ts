import type { RemediationPolicy } from '../generated/types.ts';
import { normalize, type NormalizedBundle, type SentBundle, slugOf, toStoredBundle } from './bundle-content.ts';

/** Policies that the platform created; users may only enable them and choose their actions. */
const builtInPolicies: readonly RemediationPolicy[] = [
  {
    name: 'Supply Chain incidents',
    slug: 'supply-chain-incidents',
    description: 'Findings of a known supply chain incident.',
    active: false,
    filters: { mode: 'all', conditions: [{ type: 'severity', values: ['critical'] }] },
    actions: [{ type: 'pr_comment' }],
  },
  {
    name: 'Leaked credentials',
    slug: 'leaked-credentials',
    description: 'Findings of credentials that are known to be public.',
    active: false,
    filters: { mode: 'all', conditions: [{ type: 'vulnerability_class', values: ['Hard-coded Secrets'] }] },
    actions: [{ type: 'pr_comment' }],
  },
];

const itemsOf = (policies: readonly RemediationPolicy[]): NormalizedBundle['items'] =>
  normalize('remediation', { policies: [...policies] }).items;

/** A stored remediation bundle with the built-in policies that were not saved yet. */
export function withBuiltInPolicies(stored: string): ReturnType<typeof toStoredBundle> {
  const { items } = normalize('remediation', JSON.parse(stored) as SentBundle);
  return toStoredBundle({ kind: 'remediation', lists: {}, items: new Map([...itemsOf(builtInPolicies), ...items]) });
}

/** An error message for each built-in policy that a bundle deletes, renames or gives other filters. */
export function* builtInPolicyErrors(policies: readonly RemediationPolicy[]): Generator<string> {
  for (const builtIn of builtInPolicies) {
    const sent = policies.find((policy) => slugOf(policy) === builtIn.slug);
    if (sent === undefined) yield `The policy "${builtIn.name}" is built in and cannot be deleted.`;
    else if (unchangeablePart(sent) !== unchangeablePart(builtIn))
      yield `The policy "${builtIn.name}" is built in: only its actions, and whether it is active, can change.`;
  }
}

/** The part of a policy that must not change; the same text for equivalent policies. */
const unchangeablePart = (policy: RemediationPolicy): string => {
  const [item] = itemsOf([{ ...policy, active: true, actions: [] }]).values();
  return item?.canonicalText ?? '';
};
