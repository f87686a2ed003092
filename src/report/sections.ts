import type { AppliedBundle, Explained } from '../domain/outcome.ts';
import type { Guard } from '../domain/guards.ts';
import type { Change, Plan, PlannedBundle } from '../domain/plan.ts';
import { say, type Sentence } from '../domain/sentence.ts';
import { byDanger, type Direction, direction, directions, isLoosening } from './danger.ts';
import { type ExplainedChange, explainedChanges, identityOf, type Item, itemOfSame, sorted } from './items.ts';
import { isDone } from './words/headline.ts';
import { deploymentNames } from './words/names.ts';
import { effectCounts } from './words/summary.ts';
import { resultWords } from './words/terms.ts';

// A plan of several deployments, shown by deployment. Those that a shared policy changes in the same way are shown once.

/** What becomes of a deployment. */
export type Standing = {
  readonly words: string;
  /** 2: an apply did not succeed; 1: somebody has to decide; 0: nothing is needed. */
  readonly urgency: 0 | 1 | 2;
};

/** The changes of a deployment, or of several that have exactly the same. */
export type Section = {
  readonly slugs: readonly string[];
  readonly standing: Standing;
  /** Those of one of them, with the findings of all; the most dangerous first. */
  readonly items: readonly Item[];
  /** Those of all of them, for counts. */
  readonly changes: readonly Change[];
};

/** What is known of a plan beside its changes, for the standing of its deployments. */
export type PlanStanding = {
  readonly guards: readonly Guard[];
  readonly results: readonly AppliedBundle[];
  /** What becomes of a deployment that no guard and no result is about. */
  readonly otherwise: Standing;
};

/** The sections of a plan, the most dangerous first: what was not applied, then by the worst change of each. */
export function sectionsOf({ bundles }: Pick<Plan, 'bundles'>, explained: Explained, known: PlanStanding): Section[] {
  const changed = bundles.filter(({ changes }) => changes.length > 0);
  const deployments = Array.from(
    Map.groupBy(changed, ({ deployment }) => deployment.slug),
    ([slug, own]) => changedDeployment(slug, own, explained, known),
  );
  const same = Map.groupBy(deployments, ({ identity }) => identity);
  return [...same.values()].map(sectionOf).toSorted(bySectionDanger);
}

type ChangedDeployment = {
  readonly slug: string;
  readonly standing: Standing;
  /** In an order that does not depend on the deployment. */
  readonly changes: readonly { readonly explained: ExplainedChange; readonly identity: string }[];
  /** Equal for deployments that are shown once. */
  readonly identity: string;
};

function changedDeployment(
  slug: string,
  bundles: readonly PlannedBundle[],
  explained: Explained,
  known: PlanStanding,
): ChangedDeployment {
  const changes = bundles
    .flatMap((bundle) => explainedChanges(bundle, explained))
    .map((one) => ({ explained: one, identity: identityOf(one) }))
    .toSorted((a, b) => (a.identity < b.identity ? -1 : Number(a.identity > b.identity)));
  const standing = standingOf(slug, known);
  const identity = JSON.stringify([standing, changes.map((one) => one.identity)]);
  return { slug, standing, changes, identity };
}

function standingOf(slug: string, { guards, results, otherwise }: PlanStanding): Standing {
  const own = results.filter(({ bundle }) => bundle.deployment.slug === slug);
  if (own.length > 0) {
    const [shown] = own.toSorted((a, b) => Number(isDone(a)) - Number(isDone(b)));
    return { words: resultWords(shown?.outcome.result ?? 'unknown'), urgency: own.every(isDone) ? 0 : 2 };
  }
  const isStopped = guards.some(({ deployments = [slug] }) => deployments.includes(slug));
  return isStopped ? { words: 'approval required', urgency: 1 } : otherwise;
}

function sectionOf(same: readonly ChangedDeployment[]): Section {
  const [first] = same;
  if (first === undefined) throw new Error('a section is about a deployment');
  const items = first.changes.map(({ explained }, at) =>
    itemOfSame([explained, ...same.slice(1).flatMap(({ changes }) => changes[at]?.explained ?? [])], false),
  );
  return {
    slugs: same.map(({ slug }) => slug),
    standing: first.standing,
    items: sorted(items),
    changes: same.flatMap(({ changes }) => changes.map(({ explained }) => explained.change)),
  };
}

function bySectionDanger(a: Section, b: Section): number {
  const [one, other] = [a, b].map(({ items: [item] }) => item && { change: item.change, loss: item.size.loss });
  return (
    Number(b.standing.urgency === 2) - Number(a.standing.urgency === 2) ||
    (one && other ? byDanger(one, other) : 0) ||
    b.standing.urgency - a.standing.urgency ||
    loosenings(b) - loosenings(a)
  );
}

const loosenings = ({ changes }: Section): number => changes.filter(isLoosening).length;

export const isLooserSection = (section: Section): boolean => loosenings(section) > 0;

/** `acme: 2 looser, 1 stricter`, or `The same in acme, globex and 46 others: 48 looser`, and what becomes of it unless that is as planned. */
export function sectionTitle({ slugs, standing, changes }: Section): Sentence {
  const names = deploymentNames(slugs);
  const whose = slugs.length === 1 ? names : say`The same in ${names}`;
  return say`${whose}: ${[effectCounts(changes)]}${[standing === ready ? '' : `; ${standing.words}`]}`;
}

export const ready: Standing = { words: 'ready', urgency: 0 };

/** A section in a table of deployments, with the number of changes in each direction. */
export type DeploymentRow = Readonly<Record<Direction, number>> & {
  readonly names: Sentence;
  readonly standing: Standing;
  /** Of the worst change. */
  readonly direction: Direction;
};

export const deploymentRows = (sections: readonly Section[]): DeploymentRow[] =>
  sections.map(({ slugs, standing, changes }) => {
    const number = (one: Direction): number => changes.filter((change) => direction(change) === one).length;
    const counts = { looser: number('looser'), stricter: number('stricter'), neutral: number('neutral') };
    const worst = directions.find((one) => counts[one] > 0) ?? 'neutral';
    return { names: deploymentNames(slugs), standing, ...counts, direction: worst };
  });

/** The deployments that stay as they are; nothing for none. */
export const unchangedWords = (slugs: readonly string[]): Sentence =>
  slugs.length === 0 ? [] : say`No changes in ${deploymentNames(slugs)}.`;
