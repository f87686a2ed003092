import type { BundleImpact, ChangeImpact, IssueTotals } from '../../domain/impact.ts';
import type { Change, PlannedBundle } from '../../domain/plan.ts';
import type { Ask } from '../ask.ts';
import { factsOf } from '../facts-of.ts';
import type { Listed } from '../findings/list-findings.ts';
import { planListings } from '../findings/plan-listing.ts';
import { countsIn, groupLimit, listedTypes } from '../issue-counts.ts';
import { findTagged } from '../tags/find-tagged.ts';
import { wantedTags } from '../tags/wanted-tags.ts';
import { enforcementOf } from './enforcement.ts';
import { estimatePolicies } from './estimate-policies.ts';
import { rulesIn, totalIssues } from './issue-totals.ts';
import type { Filters } from './read-policy.ts';
import { type ChangedPolicy, type Sides, sidesOf } from './sides.ts';

type Remediation = Extract<PlannedBundle, { kind: 'remediation' }>;
type TotalOf = (policy: ChangedPolicy) => IssueTotals | null;

/** What the changes of remediation policies mean: one set of findings is fetched for all, and each policy is judged here. */
export async function estimateRemediation(bundle: Remediation, ask: Ask): Promise<BundleImpact> {
  const { deployment, kind, changes } = bundle;
  const sides = sidesOf(bundle);
  const acting = sides.changed.flatMap(({ before, after }) => [before, after]).filter(({ active }) => active);
  const filters = acting.map((policy) => policy.filters);
  const listed = await ask.list(planListings(filters));
  // One request comes before those for tags, which may be many.
  const totals = totalsOf(listed, ask);
  const tags = await findTagged(listed.findings, wantedTags([...filters, ...stayingIn(sides)]), ask);
  const { policies, blocked } = estimatePolicies(sides, listed, tags);
  const totalOf = await totals;
  const known = new Map(policies.map((one) => [one.policy.change, one]));
  const impactOf = (change: Change): ChangeImpact => {
    const one = known.get(change);
    if (one === undefined) return { ...factsOf(change), about: 'other' };
    const { policy, matched, blocked: own } = one;
    return { ...factsOf(change), about: 'policy', matched, blocked: own, issues: totalOf(policy) };
  };
  return { deployment, kind, changes: changes.map(impactOf), blocked, lost: null };
}

/** What goes on blocking decides what is newly blocked, where anything is. */
function stayingIn(sides: Sides): readonly Filters[] {
  const { staying, going, coming } = enforcementOf(sides);
  return going.length + coming.length > 0 ? staying : [];
}

/** Only where not every finding is looked at is it worth a request to have the platform count; findings tell what its rules are like. */
async function totalsOf({ findings, because }: Listed, ask: Ask): Promise<TotalOf> {
  if (because.length === 0 || findings.length === 0) return () => null;
  const asked = await ask.groups({
    groupBy: 'GROUP_BY_RULE',
    issue_types: [...listedTypes],
    limit: groupLimit,
  });
  if (asked.kind === 'limit') return () => null;
  const [rules, counts] = [rulesIn(findings), countsIn(asked.answer)];
  return (policy) => totalIssues(policy, rules, counts);
}
