import type { ThreeWayDiff } from '../domain/drift.ts';
import type { Surface } from '../domain/fix.ts';
import type { GuardViolation } from '../domain/guards.ts';
import {
  type BundleWithResult,
  errorOf,
  type PlanExplanations,
  isDeclined,
  type StaleBundle,
  staleBundlesIn,
  type Outcome,
  type Override,
} from '../domain/outcome.ts';
import { type Plan, type PlannedBundle, summarize } from '../domain/plan.ts';
import type { LocatedProblem } from '../domain/problem.ts';
import type { BundleReference } from '../domain/review.ts';
import { foreign, joinSentences, say, type Sentence } from '../domain/sentence.ts';
import { pluralize } from '../util/text.ts';
import { resultsTableBlocks } from './apply-results.ts';
import { approvalBlocks } from './approvals.ts';
import { testCountBlocks, testDecisionBlocks, testTableBlocks } from './base-tests.ts';
import {
  type Block,
  changesBlocks,
  type HeadedReport,
  listBlock,
  problemsBlocks,
  type Report,
  textBlocks,
} from './blocks.ts';
import { changeRow, explainedChanges, mergeIntoRow } from './change-rows.ts';
import { type DeploymentStatus, deploymentSections, readyStatus, sectionTitle, waitingStatus } from './sections.ts';
import { staleBlocks } from './stale-report.ts';
import { failureLines } from './words/failure.ts';
import { outcomeHeadline, plannedCountsSentence } from './words/headline.ts';
import { impactBasisSentence } from './words/impact.ts';
import { positionText } from './words/labels.ts';
import {
  bundleName,
  bundleNames,
  deploymentSlugs,
  describeBundleObject,
  groupIfMany,
  hasSeveralDeployments,
} from './words/names.ts';
import { changeCountsText } from './words/summary.ts';
import {
  baseNoteSentences,
  type ChangeOfBundle,
  effectSentence,
  liveChanges,
  liveLoosenings,
  looserThanBaseOnly,
  nameIdenticalOnce,
  revertedEdits,
} from './words/three-way.ts';

/** The report of any outcome. */
export function reportOutcome(outcome: Outcome, surface: Surface = 'command-line'): HeadedReport {
  const results = 'results' in outcome ? outcome.results : [];
  const isRejected = outcome.kind === 'invalid' && outcome.accepted !== undefined;
  const report = reportFacts(
    {
      plan: planToShow(outcome),
      explanations: explanationsToShow(outcome),
      guards: 'guards' in outcome ? outcome.guards : [],
      results,
      error: errorOf(outcome),
      stale: outcome.kind === 'stale' ? staleBundlesIn(results) : [],
      problems: outcome.problems,
      ...(isRejected && { status: waitingStatus }),
    },
    surface,
  );
  const top = isRejected ? [...textBlocks(rejectedBundleSentence, 'warning'), ...report.top] : report.top;
  return { headline: outcomeHeadline(outcome), counts: plannedCountsSentence(outcome), ...report, top };
}

/** The sentence above the changes of an invalid plan, which are those of the bundles that the platform accepts. */
export const rejectedBundleSentence: Sentence = [
  'The platform rejects a bundle, so nothing is applied. The changes are those of the others.',
];

/** What a run found and did. A missing field is not shown. */
export type RunFacts = {
  readonly plan?: Pick<Plan, 'bundles'> | null;
  readonly explanations?: PlanExplanations;
  readonly guards?: readonly GuardViolation[];
  readonly results?: readonly BundleWithResult[];
  readonly error?: Error | null;
  /** Bundles whose live state is not the reviewed one. */
  readonly stale?: readonly StaleBundle[];
  readonly problems?: readonly LocatedProblem[];
  /** The status of a deployment that no guard and no result is about. */
  readonly status?: DeploymentStatus;
};

/** A report of these facts. Once there are results, they replace what a plan needs to be decided. */
export function reportFacts(facts: RunFacts, surface: Surface): Report {
  const { plan = null, guards = [], results = [], error = null, stale = [], problems = [] } = facts;
  const planReport = plan === null ? { top: [], body: [], background: [] } : reportPlan(plan, facts);
  return {
    top: [
      ...failureBlocks(error, surface),
      ...approvalBlocks(guards, surface),
      ...(results.length === 0 ? planReport.top : resultsTableBlocks(results)),
    ],
    body: [...staleBlocks(stale, plan !== null), ...planReport.body, ...problemsBlocks(problems)],
    background: results.length === 0 ? planReport.background : [],
  };
}

/** Why a run failed. */
const failureBlocks = (error: Error | null, surface: Surface): Block[] =>
  error === null ? [] : [{ kind: 'failure', lines: failureLines(error, surface) }];

/** The report of a plan: changes with origin and impact. */
function reportPlan(plan: Pick<Plan, 'bundles'>, facts: RunFacts): Report {
  const { explanations = {} } = facts;
  const { impact, threeWayDiff, undeclared = [], differsElsewhere = [] } = explanations;
  const withDeployment = hasSeveralDeployments(plan.bundles);
  return {
    top: [
      ...(threeWayDiff === undefined ? [] : originBlocks(plan, threeWayDiff)),
      ...textBlocks(differsElsewhereSentence(differsElsewhere, withDeployment)),
      ...testDecisionBlocks(explanations.tests),
    ],
    body: [
      ...planChangesBlocks(plan, explanations, facts),
      ...liveBlocks(liveChanges(threeWayDiff), withDeployment),
      ...overridesBlocks(plan, explanations, withDeployment),
      ...unmanagedObjectsBlocks(explanations, withDeployment),
      ...testCountBlocks(explanations.tests),
    ],
    background: [
      ...bundlesTableBlocks(plan),
      ...testTableBlocks(explanations.tests),
      ...undeclaredBlocks(undeclared, withDeployment),
      ...textBlocks(impact === undefined ? [] : impactBasisSentence(impact)),
    ],
  };
}

/** What the comparison with the base adds to a decision: edits that an apply reverts, what is looser than the base, and what is live already. */
function originBlocks(plan: Pick<Plan, 'bundles'>, threeWayDiff: ThreeWayDiff): Block[] {
  const { bundles } = plan;
  const withDeployment = hasSeveralDeployments(bundles);
  const { short } = threeWayDiff.base;
  const lists = [
    {
      title: 'Edits on the platform that an apply reverts',
      tone: 'warning',
      changes: revertedEdits(threeWayDiff),
      hint: say`They differ from the base ${short}: edited on the platform, or never applied.`,
    },
    {
      title: 'Looser than the base',
      tone: 'danger',
      changes: looserThanBaseOnly(bundles, threeWayDiff),
      hint: [],
    },
    { title: 'Already live, deleted or looser', tone: 'danger', changes: liveLoosenings(threeWayDiff), hint: [] },
  ] as const;
  return [
    ...lists
      .filter(({ changes }) => changes.length > 0)
      .map(({ title, tone, changes, hint }) => {
        const named = nameIdenticalOnce(changes, withDeployment);
        const items = named.map(({ change, name }) => say`${name}: ${effectSentence(change)}`);
        return listBlock(title, tone, items, hint);
      }),
    ...baseNoteSentences(threeWayDiff, bundles).flatMap((note) => textBlocks(note, 'warning')),
  ];
}

/** Bundles that no file declares. */
export const undeclaredBlocks = (undeclared: readonly BundleReference[], withDeployment: boolean): Block[] =>
  undeclared.length === 0 ? [] : textBlocks(say`Not managed here: ${bundleNames(undeclared, withDeployment)}`);

/** The number of unmanaged objects, which the config leaves alone. */
function unmanagedObjectsBlocks({ unmanagedObjects = [] }: PlanExplanations, withDeployment: boolean): Block[] {
  if (unmanagedObjects.length === 0) return [];
  const counts = groupIfMany(unmanagedObjects, ({ kind }) => kind).map((group) => {
    const total = group.reduce((sum, bundle) => sum + bundle.count, 0);
    return say`${[pluralize(total, 'object')]} of ${bundleNames(group, withDeployment)}`;
  });
  return textBlocks(say`Left alone, as ifmatch.yaml says: ${joinSentences(counts, ', ')}`);
}

/** Overrides of shared objects, without those that the row of a change shows. */
function overridesBlocks(
  { bundles }: Pick<Plan, 'bundles'>,
  explanations: PlanExplanations,
  withDeployment: boolean,
): Block[] {
  const { overrides = [] } = explanations;
  const shownInRows = new Set(
    bundles.flatMap((bundle) => explainedChanges(bundle, explanations)).map(({ overridden }) => overridden),
  );
  const items = overrides
    .filter(({ overridden }) => !shownInRows.has(overridden))
    .map((override) => overrideSentence(override, withDeployment));
  return items.length === 0 ? [] : [listBlock('Overrides', 'plain', items)];
}

function overrideSentence({ deployment, kind, object, at, overridden }: Override, withDeployment: boolean): Sentence {
  const { noun, name } = describeBundleObject(object, kind);
  const ofDeployment = withDeployment ? say` of ${deployment.slug}` : [];
  return say`${[noun]} ${name}${ofDeployment} in ${positionText(at)} overrides ${positionText(overridden)}`;
}

/** The bundles that differ on the platform, although the reviewed change does not touch their files. */
const differsElsewhereSentence = (differsElsewhere: readonly PlannedBundle[], withDeployment: boolean): Sentence =>
  differsElsewhere.length === 0
    ? []
    : say`Not part of this change: the platform differs from the files in ${bundleNames(differsElsewhere, withDeployment)}. Merging leaves that alone; ${'ifmatch drift'} shows it.`;

/** The number of changed deployments from which on a table of all of them comes first. */
const minDeploymentsForTable = 6;

/** All changes of a plan; by deployment, if several change. */
function planChangesBlocks(plan: Pick<Plan, 'bundles'>, explanations: PlanExplanations, facts: RunFacts): Block[] {
  const { bundles } = plan;
  const changed = deploymentSlugs(bundles.filter(({ changes }) => changes.length > 0));
  if (changed.length < 2) {
    const withDeployment = hasSeveralDeployments(bundles);
    const changes = bundles.flatMap((bundle) => explainedChanges(bundle, explanations));
    return changesBlocks(
      null,
      [],
      changes.map((change) => mergeIntoRow([change], withDeployment)),
    );
  }
  const { guards = [], results = [], status = guards.length === 0 ? readyStatus : waitingStatus } = facts;
  const sections = deploymentSections(plan, explanations, { guards, results, defaultStatus: status });
  const unchanged = deploymentSlugs(bundles).filter((slug) => !changed.includes(slug));
  return [
    ...(changed.length < minDeploymentsForTable ? [] : [{ kind: 'deployments', sections, unchanged } as const]),
    ...sections.map((section): Block => ({
      kind: 'changes',
      title: sectionTitle(section),
      message: [],
      rows: section.rows,
      section,
    })),
  ];
}

/** The changes that are live already, as rows without diffs. */
const liveBlocks = (live: readonly ChangeOfBundle[], withDeployment: boolean): Block[] =>
  changesBlocks(
    [`Already live: ${pluralize(live.length, 'change')}, nothing to apply`],
    [],
    live.map(({ change, bundle }) => changeRow(change, bundle, withDeployment, { diffs: [] })),
  );

/** What is sent for each bundle, and at which state of the platform. */
function bundlesTableBlocks({ bundles }: Pick<Plan, 'bundles'>): Block[] {
  if (bundles.every(({ changes }) => changes.length === 0)) return [];
  const withDeployment = hasSeveralDeployments(bundles);
  const rows = bundles.map((bundle): Sentence[] => [
    bundleName(bundle, withDeployment),
    [changeCountsText(summarize(bundle.changes))],
    [foreign(bundle.stateVersion)],
    [foreign(shortDigest(bundle.bundleDigest))],
  ]);
  return [{ kind: 'table', title: 'Bundles', head: ['Bundle', 'Changes', 'State version', 'Digest'], rows }];
}

/** Enough digits to compare by eye. The plan file has the whole digest. */
const shortDigest = (digest: string): string => digest.replace(/^sha256:/, '').slice(0, 12);

/**
 * The plan whose changes are shown. A plan that failed or is stale does not say what would happen now, and who declined a plan has just seen it.
 */
export function planToShow(outcome: Outcome): Plan | null {
  if (outcome.kind === 'invalid') return outcome.accepted ?? null;
  if (!('guards' in outcome) || outcome.kind === 'stale' || isDeclined(outcome)) return null;
  return outcome.plan;
}

/** The explanations of that plan. After an apply, origins do not matter. */
export function explanationsToShow(outcome: Outcome): PlanExplanations {
  if (outcome.kind === 'invalid') return outcome.overrides === undefined ? {} : { overrides: outcome.overrides };
  if (!('guards' in outcome)) return {};
  return 'results' in outcome ? { impact: outcome.impact } : outcome;
}

/** Whether guards stopped the plan, so that the next command would approve what they stopped. */
export const isStoppedByGuard = (outcome: Outcome): boolean => 'guards' in outcome && outcome.guards.length > 0;
