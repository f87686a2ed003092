import type { GuardViolation } from '../domain/guards.ts';
import { type BundleWithResult, type PlanExplanations, isApplied } from '../domain/outcome.ts';
import type { Change, Plan, PlannedBundle } from '../domain/plan.ts';
import { say, type Sentence } from '../domain/sentence.ts';
import {
  type ChangeRow,
  type ExplainedChange,
  explainedChanges,
  groupingKey,
  mergeIntoRow,
  sortRowsByRisk,
} from './change-rows.ts';
import { compareByRisk, type Direction, directions, effectDirection, isLoosening } from './risk.ts';
import { resultLabel } from './words/labels.ts';
import { deploymentNames } from './words/names.ts';
import { effectCountsText } from './words/summary.ts';

// A plan of several deployments, shown by deployment. Those that a shared policy changes in the same way are shown once.

/** The status of a deployment in a plan or an apply. */
export type DeploymentStatus = {
  readonly label: string;
  /** `failed`: an apply did not succeed; `decision`: somebody has to decide; `none`: nothing is needed. */
  readonly urgency: 'failed' | 'decision' | 'none';
};

/** The status of a deployment that goes as planned. Titles do not mention it. */
export const readyStatus: DeploymentStatus = { label: 'ready', urgency: 'none' };

/** The status of a deployment that another deployment or bundle stops. */
export const waitingStatus: DeploymentStatus = { label: 'waits for others', urgency: 'none' };

/** The changes of a deployment, or of several that have exactly the same. */
export type Section = {
  readonly slugs: readonly string[];
  readonly status: DeploymentStatus;
  /** The rows of the changes, the riskiest first. The deployments have them in common; numbers of findings are those of all together. */
  readonly rows: readonly ChangeRow[];
  /** The changes of all deployments, for counts. */
  readonly changes: readonly Change[];
};

/** The inputs of the status of each deployment. */
export type StatusInputs = {
  readonly guards: readonly GuardViolation[];
  readonly results: readonly BundleWithResult[];
  /** The status of a deployment that no guard and no result is about. */
  readonly defaultStatus: DeploymentStatus;
};

/** The sections of a plan, the riskiest first: what was not applied, then by the worst change of each. */
export function deploymentSections(
  { bundles }: Pick<Plan, 'bundles'>,
  explanations: PlanExplanations,
  statusInputs: StatusInputs,
): Section[] {
  const changed = bundles.filter(({ changes }) => changes.length > 0);
  const deployments = Array.from(
    Map.groupBy(changed, ({ deployment }) => deployment.slug),
    ([slug, bundlesOfDeployment]) => explainDeployment(slug, bundlesOfDeployment, explanations, statusInputs),
  );
  const groups = Map.groupBy(deployments, (deployment) => deployment.groupingKey);
  return [...groups.values()].flatMap(mergeIntoSection).toSorted(compareSections);
}

type ChangedDeployment = {
  readonly slug: string;
  readonly status: DeploymentStatus;
  /** The changes, in an order that does not depend on the deployment. */
  readonly changes: readonly ExplainedChange[];
  /** Deployments with the same key are shown as one section. */
  readonly groupingKey: string;
};

function explainDeployment(
  slug: string,
  bundles: readonly PlannedBundle[],
  explanations: PlanExplanations,
  statusInputs: StatusInputs,
): ChangedDeployment {
  const keyed = bundles
    .flatMap((bundle) => explainedChanges(bundle, explanations))
    .map((change) => ({ change, key: groupingKey(change) }))
    .toSorted((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)));
  const status = statusOfDeployment(slug, statusInputs);
  return {
    slug,
    status,
    changes: keyed.map(({ change }) => change),
    groupingKey: JSON.stringify([status, keyed.map(({ key }) => key)]),
  };
}

function statusOfDeployment(slug: string, { guards, results, defaultStatus }: StatusInputs): DeploymentStatus {
  const resultsOfDeployment = results.filter(({ bundle }) => bundle.deployment.slug === slug);
  const notApplied = resultsOfDeployment.find((result) => !isApplied(result));
  const [shown] = notApplied === undefined ? resultsOfDeployment : [notApplied];
  if (shown !== undefined)
    return { label: resultLabel(shown.result.kind), urgency: isApplied(shown) ? 'none' : 'failed' };
  const isStopped = guards.some(({ deployments = [slug] }) => deployments.includes(slug));
  return isStopped ? { label: 'approval required', urgency: 'decision' } : defaultStatus;
}

/** Makes one section of deployments with the same changes; empty for none. */
function mergeIntoSection(deployments: readonly ChangedDeployment[]): Section[] {
  const [first, ...others] = deployments;
  if (first === undefined) return [];
  const rows = first.changes.map((change, index) =>
    mergeIntoRow([change, ...others.flatMap(({ changes }) => changes[index] ?? [])], false),
  );
  return [
    {
      slugs: deployments.map(({ slug }) => slug),
      status: first.status,
      rows: sortRowsByRisk(rows),
      changes: deployments.flatMap(({ changes }) => changes.map(({ change }) => change)),
    },
  ];
}

const urgencyRank = { failed: 0, decision: 1, none: 2 } as const satisfies Record<DeploymentStatus['urgency'], number>;

/** Failed sections first; then by the riskiest change, by what needs a decision, and by the number of loosening changes. */
function compareSections(a: Section, b: Section): number {
  const [riskiestOfA] = a.rows;
  const [riskiestOfB] = b.rows;
  return (
    Number(b.status.urgency === 'failed') - Number(a.status.urgency === 'failed') ||
    (riskiestOfA && riskiestOfB ? compareByRisk(riskiestOfA, riskiestOfB) : 0) ||
    urgencyRank[a.status.urgency] - urgencyRank[b.status.urgency] ||
    countLoosening(b) - countLoosening(a)
  );
}

const countLoosening = ({ changes }: Section): number => changes.filter(isLoosening).length;

export const hasLooserChange = ({ changes }: Section): boolean => changes.some(isLoosening);

/** `acme: 2 looser, 1 stricter`, or `The same in acme, globex and 46 others: 48 looser`; with the status, unless that is as planned. */
export function sectionTitle({ slugs, status, changes }: Section): Sentence {
  const names = deploymentNames(slugs);
  const deployments = slugs.length === 1 ? names : say`The same in ${names}`;
  const statusText = status === readyStatus ? '' : `; ${status.label}`;
  return say`${deployments}: ${[effectCountsText(changes)]}${[statusText]}`;
}

/** A section as a row of the table of deployments, with the number of changes in each direction. */
export type DeploymentRow = Readonly<Record<Direction, number>> & {
  readonly names: Sentence;
  readonly status: DeploymentStatus;
  readonly worstDirection: Direction;
};

export function deploymentRow({ slugs, status, changes }: Section): DeploymentRow {
  const countDirection = (direction: Direction): number =>
    changes.filter((change) => effectDirection(change) === direction).length;
  const counts = {
    looser: countDirection('looser'),
    stricter: countDirection('stricter'),
    neutral: countDirection('neutral'),
  };
  const worstDirection = directions.find((direction) => counts[direction] > 0) ?? 'neutral';
  return { names: deploymentNames(slugs), status, ...counts, worstDirection };
}

/** The deployments without changes; empty for none. */
export const unchangedDeploymentsSentence = (slugs: readonly string[]): Sentence =>
  slugs.length === 0 ? [] : say`No changes in ${deploymentNames(slugs)}.`;
