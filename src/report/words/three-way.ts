import type { ThreeWayDiff } from '../../domain/drift.ts';
import { shellWord } from '../../util/shell-words.ts';
import type { Change, Plan, PlannedBundle } from '../../domain/plan.ts';
import { bundleNames, deploymentNames, nameOf, hasSeveralDeployments, type Owner, ownerKey } from './names.ts';
import { canonicalObject } from '../../plan/digest.ts';
import { byDanger, isLoosening } from '../danger.ts';
import { liveIn, type Owned } from './headline.ts';
import { effectWords } from './terms.ts';
import { say, type Sentence } from '../../domain/sentence.ts';

/** `stops blocking medium (looser)` */
export const effectOf = ({ message, effect }: Change): Sentence => say`${message} (${[effectWords(effect)]})`;

/** Notes about the base, one sentence each. */
export function threeWayNotes(threeWayDiff: ThreeWayDiff, bundles: readonly PlannedBundle[]): Sentence[] {
  const { base } = threeWayDiff;
  return [
    ...(base.isAhead
      ? [
          say`The base ${base.name} has commits that these files lack, so their changes look like changes of these files. Rebase, or pass the merge base (${`git merge-base ${shellWord(base.name)} HEAD`}).`,
        ]
      : []),
    ...notInBase(threeWayDiff, bundles),
  ];
}

function notInBase({ base, bundles }: ThreeWayDiff, planned: readonly PlannedBundle[]): Sentence[] {
  const missing = new Set(bundles.filter(({ inBase }) => !inBase).map(ownerKey));
  const lacking = planned.filter((bundle) => bundle.changes.length > 0 && missing.has(ownerKey(bundle)));
  if (lacking.length === 0) return [];
  const several = hasSeveralDeployments(planned);
  const why =
    base.errorsIn === null
      ? say` does not declare ${bundleNames(lacking, several)}`
      : say` cannot be read: see ${base.errorsIn} there`;
  return [say`Edits on the platform cannot be identified: the base ${base.short}${why}.`];
}

type Cautioned = { readonly change: Change; readonly name: Sentence };

/** Dangerous changes of one sort. */
export type Caution = { readonly title: string; readonly entries: readonly Cautioned[] };

/** Changes that loosen enforcement or may, what the files loosen although the platform hides it, and what is live already; empty sorts are omitted. */
export function cautionsOf({ bundles }: Pick<Plan, 'bundles'>, threeWayDiff: ThreeWayDiff | undefined): Caution[] {
  const several = hasSeveralDeployments(bundles);
  const loosening = bundles
    .flatMap((owner) => owner.changes.map((change) => ({ change, owner })))
    .filter(({ change }) => isLoosening(change));
  const sorts: Readonly<Record<string, readonly Owned[]>> = {
    'Loosens enforcement': loosening.filter(({ change }) => change.effect !== 'unknown'),
    'May loosen enforcement': loosening.filter(({ change }) => change.effect === 'unknown'),
    'Looser than the base': hiddenIn(bundles, threeWayDiff),
    'Already live, deleted or looser': liveDanger(threeWayDiff),
  };
  return Object.entries(sorts)
    .filter(([, owned]) => owned.length > 0)
    .map(([title, owned]) => ({
      title,
      entries: namedOnce(sortedByDanger(owned), several),
    }));
}

/** Changes by name; the same one of several deployments once. */
export function namedOnce(owned: readonly Owned[], several: boolean): Cautioned[] {
  const same = Map.groupBy(owned, ({ change, owner }) => {
    const { id, verb, object, before, after, effect, message, at } = change;
    const sides = [before, after].map((side) => canonicalObject(object, side));
    return JSON.stringify([owner.kind, id, verb, ...sides, effect, message, at]);
  });
  return [...same.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const slugs = [first, ...others].map(({ owner }) => owner.deployment.slug);
    const name = nameOf(first.change, first.owner, false);
    return [{ change: first.change, name: several ? say`${name} of ${deploymentNames(slugs)}` : name }];
  });
}

const sortedByDanger = (owned: readonly Owned[]): Owned[] =>
  owned.toSorted((a, b) => byDanger({ ...a, loss: 0 }, { ...b, loss: 0 }));

/** Edits on the platform that an apply takes back. */
export const revertedIn = ({ bundles }: ThreeWayDiff): Owned[] =>
  sortedByDanger(
    bundles.flatMap((owner) =>
      owner.changes.flatMap(({ edit, origin, change }) => {
        if (edit !== null) return [{ change: edit, owner }];
        return origin === 'platform' ? [{ change, owner }] : [];
      }),
    ),
  );

/** Changes that loosen the base, though not the platform's current state. Deletes against the base are in the plan, too. */
export function hiddenIn(bundles: Plan['bundles'], threeWayDiff: ThreeWayDiff | undefined): Owned[] {
  const keyOf = (owner: Owner, { id }: Change): string => `${ownerKey(owner)} ${id}`;
  const shown = new Set(
    bundles.flatMap((bundle) => bundle.changes.filter(isLoosening).map((change) => keyOf(bundle, change))),
  );
  return (threeWayDiff?.bundles ?? []).flatMap((owner) =>
    owner.changes.flatMap(({ change, origin, own }) => {
      const done = own ?? (origin === 'repository' && !shown.has(keyOf(owner, change)) ? change : null);
      return done !== null && done.verb !== 'delete' && isLoosening(done) ? [{ change: done, owner }] : [];
    }),
  );
}

/** What was deleted or loosened before any review. */
export const liveDanger = (threeWayDiff: ThreeWayDiff | undefined): Owned[] =>
  sortedByDanger(liveIn(threeWayDiff).filter((one) => one.change.verb === 'delete' || isLoosening(one.change)));
