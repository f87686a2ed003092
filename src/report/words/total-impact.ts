import type {
  Blocked,
  ChangeImpact,
  DetectionImpact,
  DetectionItem,
  Estimate,
  Figures,
  Matched,
  PolicyImpact,
  Tally,
} from '../../domain/impact.ts';
import { findingSeverities } from '../../domain/impact.ts';

/** The impact of the same change in several deployments, in sum. One that is not known makes the sum a least one. */
export function totalImpact(impacts: readonly (ChangeImpact | null)[]): ChangeImpact | null {
  const known = impacts.filter((one) => one !== null);
  const [first = null] = known;
  if (first === null || impacts.length === 1 || first.about === 'other') return first;
  const missing = Array.from({ length: impacts.length - known.length }, () => unknown);
  return first.about === 'policy'
    ? totalOfPolicies(first, known.filter(isPolicy), missing)
    : totalOfLists(first, known.filter(isDetection), missing);
}

const unknown = { kind: 'not-estimable', reasons: [] } as const;

const isPolicy = (impact: ChangeImpact): impact is PolicyImpact => impact.about === 'policy';
const isDetection = (impact: ChangeImpact): impact is DetectionImpact => impact.about === 'detection';

type Missing = readonly (typeof unknown)[];

const totalOfPolicies = (first: PolicyImpact, all: readonly PolicyImpact[], missing: Missing): PolicyImpact => ({
  ...first,
  matched: total<Matched>([...all.map((one) => one.matched), ...missing], (a, b) => ({
    before: sum(a.before, b.before),
    after: sum(a.after, b.after),
  })),
  blocked: total<Blocked>([...all.map((one) => one.blocked), ...missing], (a, b) => ({
    newly: sum(a.newly, b.newly),
    noLonger: sum(a.noLonger, b.noLonger),
  })),
});

function totalOfLists(first: DetectionImpact, all: readonly DetectionImpact[], missing: Missing): DetectionImpact {
  const items = all.flatMap((one) => one.items);
  const same = Map.groupBy(items, ({ list, name, verb }) => JSON.stringify([list, name, verb]));
  return {
    ...first,
    items: [...same.values()].flatMap(([item, ...others]): DetectionItem[] => {
      if (item === undefined) return [];
      const each = [item, ...others];
      return [
        {
          ...item,
          issues: total<number>([...each.map(({ issues }) => issues), ...missing], (a, b) => a + b),
          findings: total<Figures>([...each.map(({ findings }) => findings), ...missing], sum),
        },
      ];
    }),
  };
}

/** The sum of what is known. */
function total<T>(estimates: readonly Estimate<T>[], add: (one: T, other: T) => T): Estimate<T> {
  const known = estimates.flatMap((one) => (one.kind === 'not-estimable' ? [] : [one.figures]));
  const reasons = estimates.flatMap((one) => (one.kind === 'estimate' ? [] : one.reasons));
  const [first, ...others] = known;
  if (first === undefined) return { kind: 'not-estimable', reasons };
  const figures = others.reduce(add, first);
  return estimates.every(({ kind }) => kind === 'estimate')
    ? { kind: 'estimate', figures }
    : { kind: 'at-least', figures, reasons };
}

/** Deployments have no repository in common. */
function sum(one: Figures, other: Figures): Figures {
  const severities = findingSeverities.map(
    (severity) => [severity, one.bySeverity[severity] + other.bySeverity[severity]] as const,
  );
  return {
    findings: one.findings + other.findings,
    bySeverity: Object.fromEntries(severities) as Figures['bySeverity'],
    repositories: one.repositories + other.repositories,
    topRepositories: most([...one.topRepositories, ...other.topRepositories]),
    topRules: most(byName([...one.topRules, ...other.topRules])),
  };
}

/** The five with the most findings. */
const most = (tallies: readonly Tally[]): Tally[] => tallies.toSorted((a, b) => b.findings - a.findings).slice(0, 5);

/** Tallies of one name together. */
function byName(tallies: readonly Tally[]): Tally[] {
  const findings = new Map<string, number>();
  for (const tally of tallies) findings.set(tally.name, (findings.get(tally.name) ?? 0) + tally.findings);
  return Array.from(findings, ([name, number]) => ({ name, findings: number }));
}
