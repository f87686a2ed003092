import type {
  BlockedFindings,
  ChangeImpact,
  DetectionImpact,
  DetectionItem,
  Estimate,
  FindingCounts,
  MatchedFindings,
  PolicyImpact,
  NamedCount,
} from '../../domain/impact.ts';
import { findingSeverities } from '../../domain/impact.ts';

/** The impact of the same change in several deployments, in sum. If one is unknown, the sum is a lower bound (`at-least`). */
export function mergeImpacts(impacts: readonly (ChangeImpact | null)[]): ChangeImpact | null {
  const known = impacts.filter((impact) => impact !== null);
  const [first = null] = known;
  if (first === null || impacts.length === 1 || first.about === 'other') return first;
  const unknown = Array.from({ length: impacts.length - known.length }, () => notEstimable);
  return first.about === 'policy'
    ? addPolicyImpacts(first, known.filter(isPolicyImpact), unknown)
    : addDetectionImpacts(first, known.filter(isDetectionImpact), unknown);
}

const notEstimable = { kind: 'not-estimable', reasons: [] } as const;

const isPolicyImpact = (impact: ChangeImpact): impact is PolicyImpact => impact.about === 'policy';
const isDetectionImpact = (impact: ChangeImpact): impact is DetectionImpact => impact.about === 'detection';

/** An estimate for each deployment whose impact is unknown. */
type UnknownEstimates = readonly (typeof notEstimable)[];

const addPolicyImpacts = (
  first: PolicyImpact,
  impacts: readonly PolicyImpact[],
  unknown: UnknownEstimates,
): PolicyImpact => ({
  ...first,
  matched: addEstimates<MatchedFindings>([...impacts.map(({ matched }) => matched), ...unknown], (a, b) => ({
    before: addFigures(a.before, b.before),
    after: addFigures(a.after, b.after),
  })),
  blocked: addEstimates<BlockedFindings>([...impacts.map(({ blocked }) => blocked), ...unknown], (a, b) => ({
    newly: addFigures(a.newly, b.newly),
    noLonger: addFigures(a.noLonger, b.noLonger),
  })),
});

function addDetectionImpacts(
  first: DetectionImpact,
  impacts: readonly DetectionImpact[],
  unknown: UnknownEstimates,
): DetectionImpact {
  const items = impacts.flatMap((impact) => impact.items);
  const sameItems = Map.groupBy(items, ({ list, name, verb }) => JSON.stringify([list, name, verb]));
  return { ...first, items: [...sameItems.values()].flatMap((same) => mergeItem(same, unknown)) };
}

/** Merges the same item of several deployments into one. */
function mergeItem(items: readonly DetectionItem[], unknown: UnknownEstimates): DetectionItem[] {
  const [first] = items;
  if (first === undefined) return [];
  const issues = addEstimates<number>([...items.map((item) => item.issues), ...unknown], (a, b) => a + b);
  const findings = addEstimates<FindingCounts>([...items.map((item) => item.findings), ...unknown], addFigures);
  return [{ ...first, issues, findings }];
}

/** Adds up the estimates that are known. */
function addEstimates<Numbers>(
  estimates: readonly Estimate<Numbers>[],
  add: (a: Numbers, b: Numbers) => Numbers,
): Estimate<Numbers> {
  const known = estimates.flatMap((estimate) => (estimate.kind === 'not-estimable' ? [] : [estimate.figures]));
  const reasons = estimates.flatMap((estimate) => (estimate.kind === 'estimate' ? [] : estimate.reasons));
  const [first, ...others] = known;
  if (first === undefined) return { kind: 'not-estimable', reasons };
  const figures = others.reduce(add, first);
  return estimates.every(({ kind }) => kind === 'estimate')
    ? { kind: 'estimate', figures }
    : { kind: 'at-least', figures, reasons };
}

/** Repositories may be added, since deployments have none in common. */
function addFigures(a: FindingCounts, b: FindingCounts): FindingCounts {
  const severities = findingSeverities.map(
    (severity) => [severity, a.bySeverity[severity] + b.bySeverity[severity]] as const,
  );
  return {
    findings: a.findings + b.findings,
    bySeverity: Object.fromEntries(severities) as FindingCounts['bySeverity'],
    repositories: a.repositories + b.repositories,
    topRepositories: topFive([...a.topRepositories, ...b.topRepositories]),
    topRules: topFive(addByName([...a.topRules, ...b.topRules])),
  };
}

const topFive = (tallies: readonly NamedCount[]): NamedCount[] =>
  tallies.toSorted((a, b) => b.findings - a.findings).slice(0, 5);

/** Adds up the counts with the same name. */
function addByName(tallies: readonly NamedCount[]): NamedCount[] {
  const totals = new Map<string, number>();
  for (const { name, findings } of tallies) totals.set(name, (totals.get(name) ?? 0) + findings);
  return Array.from(totals, ([name, findings]) => ({ name, findings }));
}
