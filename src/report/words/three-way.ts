import type { ThreeWayDiff } from '../../domain/drift.ts';
import type { Change, Plan, PlannedBundle } from '../../domain/plan.ts';
import type { BundleReference } from '../../domain/review.ts';
import { say, type Sentence } from '../../domain/sentence.ts';
import { canonicalText } from '../../plan/digest.ts';
import { quoteForShell } from '../../util/shell.ts';
import { compareByRisk, isLoosening } from '../risk.ts';
import { effectLabels } from './labels.ts';
import { bundleKey, bundleNames, changeName, deploymentNames, hasSeveralDeployments } from './names.ts';

// What the comparison of files, platform and base adds to a plan.

/** A change with its bundle. */
export type ChangeOfBundle = { readonly change: Change; readonly bundle: BundleReference };

/** `stops blocking medium (looser)` */
export const effectSentence = ({ message, effect }: Change): Sentence => say`${message} (${[effectLabels[effect]]})`;

/** Notes about the base, one sentence each. */
export function baseNoteSentences(threeWayDiff: ThreeWayDiff, bundles: readonly PlannedBundle[]): Sentence[] {
  const { base } = threeWayDiff;
  const ahead = base.isAhead
    ? [
        say`The base ${base.name} has commits that these files lack, so their changes look like changes of these files. Rebase, or pass the merge base (${`git merge-base ${quoteForShell(base.name)} HEAD`}).`,
      ]
    : [];
  return [...ahead, ...notInBaseSentences(threeWayDiff, bundles)];
}

function notInBaseSentences({ base, bundles }: ThreeWayDiff, planned: readonly PlannedBundle[]): Sentence[] {
  const notInBase = new Set(bundles.filter(({ inBase }) => !inBase).map(bundleKey));
  const affected = planned.filter((bundle) => bundle.changes.length > 0 && notInBase.has(bundleKey(bundle)));
  if (affected.length === 0) return [];
  const names = bundleNames(affected, hasSeveralDeployments(planned));
  const why =
    base.firstFileWithErrors === null
      ? say`does not declare ${names}`
      : say`cannot be read: see ${base.firstFileWithErrors} there`;
  return [say`Edits on the platform cannot be identified: the base ${base.short} ${why}.`];
}

/** A change, and its name with the deployment if there are several. */
type NamedChange = { readonly change: Change; readonly name: Sentence };

/** Risky changes of one category. */
export type RiskyChanges = {
  readonly code:
    | 'loosens-enforcement'
    | 'may-loosen-enforcement'
    | 'looser-than-the-base'
    | 'already-live-deleted-or-looser';
  readonly title: string;
  readonly changes: readonly NamedChange[];
};

/**
 * Changes by category: those that loosen enforcement, those that may, those that loosen the base only, and those that are live already. Empty categories are
 * omitted.
 */
export function riskyChanges(
  { bundles }: Pick<Plan, 'bundles'>,
  threeWayDiff: ThreeWayDiff | undefined,
): RiskyChanges[] {
  const withDeployment = hasSeveralDeployments(bundles);
  const loosening = bundles
    .flatMap((bundle) => bundle.changes.map((change) => ({ change, bundle })))
    .filter(({ change }) => isLoosening(change));
  const categories = [
    {
      code: 'loosens-enforcement',
      title: 'Loosens enforcement',
      changes: loosening.filter(({ change }) => change.effect !== 'unknown'),
    },
    {
      code: 'may-loosen-enforcement',
      title: 'May loosen enforcement',
      changes: loosening.filter(({ change }) => change.effect === 'unknown'),
    },
    {
      code: 'looser-than-the-base',
      title: 'Looser than the base',
      changes: looserThanBaseOnly(bundles, threeWayDiff),
    },
    {
      code: 'already-live-deleted-or-looser',
      title: 'Already live, deleted or looser',
      changes: liveLoosenings(threeWayDiff),
    },
  ] as const;
  return categories
    .filter(({ changes }) => changes.length > 0)
    .map(({ changes, ...category }) => ({
      ...category,
      changes: nameIdenticalOnce(sortByRisk(changes), withDeployment),
    }));
}

/** Changes by name; the same one of several deployments once. */
export function nameIdenticalOnce(changes: readonly ChangeOfBundle[], withDeployment: boolean): NamedChange[] {
  const identical = Map.groupBy(changes, ({ change, bundle }) => {
    const { id, verb, object, before, after, effect, message, at } = change;
    const contents = [before, after].map((content) => canonicalText(object, content));
    return JSON.stringify([bundle.kind, id, verb, ...contents, effect, message, at]);
  });
  return [...identical.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { change, bundle } = first;
    const name = changeName(change, bundle, false);
    const deployments = deploymentNames(group.map((other) => other.bundle.deployment.slug));
    return [{ change, name: withDeployment ? say`${name} of ${deployments}` : name }];
  });
}

/** Sorts the riskiest first. Numbers of findings do not count here. */
const sortByRisk = (changes: readonly ChangeOfBundle[]): ChangeOfBundle[] =>
  changes.toSorted((a, b) => compareByRisk({ ...a, findingsImpact }, { ...b, findingsImpact }));

const findingsImpact = { lostFindings: 0 };

/** Edits on the platform that an apply reverts. */
export const revertedEdits = ({ bundles }: ThreeWayDiff): ChangeOfBundle[] =>
  sortByRisk(
    bundles.flatMap((bundle) =>
      bundle.changes.flatMap(({ platformEdit, origin, change }) => {
        if (platformEdit !== null) return [{ change: platformEdit, bundle }];
        return origin === 'platform' ? [{ change, bundle }] : [];
      }),
    ),
  );

/** Changes that are looser than the base, but not than the platform's current state. Deletes are left out: the plan shows them anyway. */
export function looserThanBaseOnly(bundles: Plan['bundles'], threeWayDiff: ThreeWayDiff | undefined): ChangeOfBundle[] {
  const changeKey = (bundle: BundleReference, { id }: Change): string => `${bundleKey(bundle)} ${id}`;
  const looserThanLive = new Set(
    bundles.flatMap((bundle) => bundle.changes.filter(isLoosening).map((change) => changeKey(bundle, change))),
  );
  return (threeWayDiff?.bundles ?? []).flatMap((bundle) =>
    bundle.changes.flatMap(({ change, origin, changeInFiles }) => {
      const isInFilesOnly = origin === 'repository' && !looserThanLive.has(changeKey(bundle, change));
      const sinceBase = changeInFiles ?? (isInFilesOnly ? change : null);
      if (sinceBase === null || sinceBase.verb === 'delete' || !isLoosening(sinceBase)) return [];
      return [{ change: sinceBase, bundle }];
    }),
  );
}

/** Changes of the files that the platform already has. */
export const liveChanges = (threeWayDiff: ThreeWayDiff | undefined): ChangeOfBundle[] =>
  threeWayDiff?.bundles.flatMap((bundle) => bundle.alreadyLive.map((change) => ({ change, bundle }))) ?? [];

/** Deletes and loosenings that are live already, before any review. */
export const liveLoosenings = (threeWayDiff: ThreeWayDiff | undefined): ChangeOfBundle[] =>
  sortByRisk(liveChanges(threeWayDiff).filter(({ change }) => change.verb === 'delete' || isLoosening(change)));
