import type { BundleKind } from '../domain/bundle.ts';
import {
  type Blocked,
  type BlockedEstimate,
  type BundleImpact,
  type ChangeImpact,
  type DetectionItem,
  type Estimate,
  type Figures,
  type Impact,
  type Limit,
  limitInWords,
  type Lost,
  type Matched,
  type Tally,
} from '../domain/impact.ts';
import type {
  PlanBlocked,
  PlanBundleImpact,
  PlanChangeImpact,
  PlanFigures,
  PlanImpact,
  PlanItemImpact,
  PlanLimit,
  PlanLost,
  PlanMatched,
  PlanTally,
} from '../generated/types.ts';

type KindFacts = Pick<PlanBundleImpact, 'kind' | 'product'>;

/** An impact as the plan file has it, field by field. */
export const toPlanImpact = (
  { bundles, looked }: Impact,
  kinds: Readonly<Record<BundleKind, KindFacts>>,
): PlanImpact => ({
  findings_read: looked.findings,
  requests: looked.requests,
  bundles: bundles.map((bundle) => toBundle(bundle, kinds[bundle.kind])),
});

const toBundle = (
  { deployment, blocked, lost, changes }: BundleImpact,
  { kind, product }: KindFacts,
): PlanBundleImpact => ({
  deployment: { id: deployment.id, slug: deployment.slug },
  kind,
  product,
  blocked: blocked === null ? null : toBlocked(blocked),
  lost: lost === null ? null : toLost(lost),
  changes: changes.map(toChange),
});

function toChange(change: ChangeImpact): PlanChangeImpact {
  const { about, object, key } = change;
  const facts = { about, object, key, matched: null, blocked: null, issues: null, items: [] };
  if (change.about === 'detection') return { ...facts, items: change.items.map(toItem) };
  if (change.about === 'other') return facts;
  const { matched, blocked, issues } = change;
  return {
    ...facts,
    matched: toMatched(matched),
    blocked: toBlocked(blocked),
    issues: issues === null ? null : { before: issues.before, after: issues.after, exact: issues.exact },
  };
}

function toMatched(estimate: Estimate<Matched>): PlanMatched {
  const figures = figuresIn(estimate);
  return {
    ...toSureness(estimate),
    before: figures === null ? null : toFigures(figures.before),
    after: figures === null ? null : toFigures(figures.after),
  };
}

const sides = { newly: 'newly', noLonger: 'no_longer' } as const;

function toBlocked(estimate: BlockedEstimate): PlanBlocked {
  const figures = figuresIn<Blocked>(estimate);
  return {
    ...toSureness(estimate),
    unsure: estimate.kind === 'estimate' ? [] : estimate.unsure.map((side) => sides[side]),
    newly: figures === null ? null : toFigures(figures.newly),
    no_longer: figures === null ? null : toFigures(figures.noLonger),
  };
}

const toItem = ({ list, name, verb, ...open }: DetectionItem): PlanItemImpact => ({
  list,
  name,
  verb,
  ...toLost(open),
});

function toLost({ issues, findings }: Lost): PlanLost {
  const figures = figuresIn(findings);
  return {
    issues: { ...toSureness(issues), number: figuresIn(issues) },
    findings: { ...toSureness(findings), figures: figures === null ? null : toFigures(figures) },
  };
}

const figuresIn = <T>(estimate: Estimate<T>): T | null => (estimate.kind === 'not-estimable' ? null : estimate.figures);

const toSureness = (estimate: Estimate<unknown>): Pick<PlanBlocked, 'kind' | 'because'> => ({
  kind: estimate.kind,
  because: estimate.kind === 'estimate' ? [] : estimate.because.map(toLimit),
});

const toLimit = (limit: Limit): PlanLimit => ({ why: limit.why, message: limitInWords(limit) });

function toFigures({ findings, bySeverity, repositories, topRepositories, topRules }: Figures): PlanFigures {
  const { critical, high, medium, low, unknown } = bySeverity;
  return {
    findings,
    by_severity: { critical, high, medium, low, unknown },
    repositories,
    top_repositories: topRepositories.map(toTally),
    top_rules: topRules.map(toTally),
  };
}

const toTally = ({ name, findings }: Tally): PlanTally => ({ name, findings });
