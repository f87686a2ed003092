import type { Triangulation } from '../domain/drift.ts';
import type { Change, Plan } from '../domain/plan.ts';
import { findReverts, takenBackWords } from './three-way-words.ts';
import { byDanger, dangerOf, isLoosening } from './verdict.ts';
import { hasSeveralDeployments, type Owner, ownerKey, type Sentence, textOf } from './words.ts';
import { nameOf, saysOf } from './prose.ts';

type Cautioned = {
  readonly change: Change;
  /** With what was done on the platform, where an apply would only take that back. */
  readonly name: Sentence;
  /** What it does. */
  readonly says: Sentence;
};

/** What no one may miss, of one sort; `start` stands before the names. */
export type Caution = { readonly start: string; readonly entries: readonly Cautioned[] };

/**
 * What an apply deletes or loosens, what these files loosen though the platform hides it, and what was deleted or loosened already; only
 * sorts of which there is something.
 */
export function cautionsOf({ bundles }: Pick<Plan, 'bundles'>, triangulation: Triangulation | null): Caution[] {
  const several = hasSeveralDeployments(bundles);
  const isRevert = findReverts(triangulation);
  const cautioned = ({ change, owner }: Owned): Cautioned => {
    const whose = isRevert(owner, change) ? [` (${takenBackWords[change.verb]})`] : [];
    return { change, name: [...nameOf(change, owner, several), ...whose], says: saysOf(change) };
  };
  const planned = bundles.flatMap((owner) => owner.changes.map((change) => ({ change, owner })));
  const all = [
    ...sorted(planned, ['Deletes:', 'Loosens enforcement:', 'May loosen enforcement:']),
    { start: 'Looser than the base:', entries: hiddenIn(bundles, triangulation) },
    // What was deleted or loosened before anyone reviewed it.
    ...sorted(liveIn(triangulation), [
      'Already live, deleted:',
      'Already live, looser:',
      'Already live, may be looser:',
    ]),
  ];
  return all
    .filter(({ entries }) => entries.length > 0)
    .map(({ start, entries }) => ({ start, entries: entries.map(cautioned) }));
}

/** One of them as plain text: `policy a: stops blocking: severity high`. */
export const cautionText = ({ change, name }: Cautioned): string =>
  `${textOf(name)}${change.says === '' ? '' : `: ${change.says}`}`;

/** A change, and the bundle that it is in. */
export type Owned = { readonly change: Change; readonly owner: Owner };

function sorted(owned: readonly Owned[], [deletes, loosens, may]: readonly [string, string, string]) {
  const deleted = owned.filter(({ change }) => dangerOf(change) === 0);
  const looser = owned.filter(({ change }) => dangerOf(change) === 1);
  return [
    // Only the first are named, and to delete an exception may be stricter.
    { start: deletes, entries: deleted.toSorted((a, b) => byDanger(a.change, b.change)) },
    { start: loosens, entries: looser.filter(({ change }) => change.effect !== 'unknown') },
    { start: may, entries: looser.filter(({ change }) => change.effect === 'unknown') },
  ];
}

/**
 * What a change of the files loosens while the whole of it, as the platform has it now, seems not to. A delete against the base is one of
 * the plan too.
 */
function hiddenIn(bundles: Plan['bundles'], triangulation: Triangulation | null): Owned[] {
  const told = new Set(
    bundles.flatMap((bundle) => bundle.changes.filter(isLoosening).map(({ id }) => `${ownerKey(bundle)} ${id}`)),
  );
  return (triangulation?.bundles ?? []).flatMap(({ changes, ...owner }) =>
    changes.flatMap(({ change, origin, own }) => {
      const done = own ?? (origin === 'repository' && !told.has(`${ownerKey(owner)} ${change.id}`) ? change : null);
      const isHidden = done !== null && done.verb !== 'delete' && isLoosening(done);
      return isHidden ? [{ change: done, owner }] : [];
    }),
  );
}

/** What the files change, and the platform has already. */
export const liveIn = (triangulation: Triangulation | null): Owned[] =>
  triangulation?.bundles.flatMap(({ live, ...owner }) => live.map((change) => ({ change, owner }))) ?? [];

/** Whether something was deleted or loosened before anyone reviewed it. */
export const isLiveDanger = (triangulation: Triangulation | null): boolean =>
  liveIn(triangulation).some(({ change }) => dangerOf(change) < 2);
