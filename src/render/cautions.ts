import type { Triangulation } from '../domain/drift.ts';
import type { Change, Plan } from '../domain/plan.ts';
import { type Owner, ownerKey } from './shown-plan.ts';
import { findReverts, takenBackWords } from './three-way-words.ts';
import { byDanger, dangerOf, isLoosening } from './verdict.ts';
import { objectName, saysOf, type Sentence } from './words.ts';

type Cautioned = {
  readonly change: Change;
  readonly owner: Owner;
  readonly isRevert: boolean;
  /** What it does, for everything but a delete. */
  readonly says: Sentence;
};

/** What no one may miss, of one sort; `start` stands before the names. */
export type Caution = { readonly start: string; readonly entries: readonly Cautioned[] };

/**
 * What an apply deletes or loosens, what these files loosen though the platform hides it, and what was deleted or loosened already; only
 * sorts of which there is something.
 */
export function cautionsOf({ bundles }: Pick<Plan, 'bundles'>, triangulation: Triangulation | null): Caution[] {
  const isRevert = findReverts(triangulation);
  const planned = bundles.flatMap((owner) =>
    owner.changes.map((change) => cautioned(change, owner, isRevert(owner, change))),
  );
  const all = [
    ...sorted(planned, starts.planned),
    { start: 'Looser than the base:', entries: hiddenIn(bundles, triangulation) },
    ...liveCautionsOf(liveIn(triangulation)),
  ];
  return all.filter(({ entries }) => entries.length > 0);
}

/** One of them as plain text: `policy a: stops blocking: severity high`. */
export function cautionText({ change, owner, isRevert }: Cautioned): string {
  const { noun, name } = objectName(change, owner.kind);
  const whose = isRevert ? ` (${takenBackWords[change.verb]})` : '';
  return `${noun} ${name}${whose}${change.says === '' ? '' : `: ${change.says}`}`;
}

/** What was deleted or loosened before anyone reviewed it. */
const liveCautionsOf = (live: readonly LiveChange[]): Caution[] =>
  sorted(
    live.map(({ change, owner }) => cautioned(change, owner)),
    starts.live,
  ).filter(({ entries }) => entries.length > 0);

const starts = {
  planned: { deletes: 'Deletes:', loosens: 'Loosens enforcement:', may: 'May loosen enforcement:' },
  live: {
    deletes: 'Already live, deleted:',
    loosens: 'Already live, looser:',
    may: 'Already live, may be looser:',
  },
} as const;

type Starts = { readonly deletes: string; readonly loosens: string; readonly may: string };

const cautioned = (change: Change, owner: Owner, isRevert = false): Cautioned => ({
  change,
  owner,
  isRevert,
  says: saysOf(change, owner),
});

function sorted(entries: readonly Cautioned[], { deletes, loosens, may }: Starts): Caution[] {
  const of = (is: (change: Change) => boolean): Cautioned[] => entries.filter(({ change }) => is(change));
  return [
    // Only the first are named, and to delete an exception may be stricter.
    {
      start: deletes,
      entries: of((change) => dangerOf(change) === 0).toSorted((a, b) => byDanger(a.change, b.change)),
    },
    { start: loosens, entries: of((change) => dangerOf(change) === 1 && change.effect !== 'unknown') },
    { start: may, entries: of((change) => dangerOf(change) === 1 && change.effect === 'unknown') },
  ];
}

/**
 * What a change of the files loosens while the whole of it, as the platform has it now, seems not to. A delete against the base is one of
 * the plan too.
 */
function hiddenIn(bundles: Plan['bundles'], triangulation: Triangulation | null): Cautioned[] {
  const told = new Set(
    bundles.flatMap((bundle) => bundle.changes.filter(isLoosening).map(({ id }) => keyOf(bundle, id))),
  );
  return (triangulation?.bundles ?? []).flatMap(({ changes, ...owner }) =>
    changes.flatMap(({ change, origin, own }) => {
      const done = own ?? (origin === 'own' && !told.has(keyOf(owner, change.id)) ? change : null);
      const isHidden = done !== null && done.verb !== 'delete' && isLoosening(done);
      return isHidden ? [cautioned(done, owner)] : [];
    }),
  );
}

const keyOf = (owner: Owner, id: string): string => `${ownerKey(owner)} ${id}`;

/** What the files change, and the platform has already; and whose it is. */
export type LiveChange = { readonly change: Change; readonly owner: Owner };

export const liveIn = (triangulation: Triangulation | null): LiveChange[] =>
  triangulation?.bundles.flatMap(({ live, ...owner }) => live.map((change) => ({ change, owner }))) ?? [];

/** Whether something was deleted or loosened before anyone reviewed it. */
export const isLiveDanger = (triangulation: Triangulation | null): boolean =>
  liveIn(triangulation).some(({ change }) => dangerOf(change) < 2);
