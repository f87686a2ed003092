import type { BundleKind } from '../domain/bundle.ts';
import type { ChangeImpact } from '../domain/impact.ts';
import { shellWord } from '../domain/json.ts';
import { type Change, type Plan, type PlannedBundle } from '../domain/plan.ts';
import type { DriftOrigin, ThreeWayChange, ThreeWayBundle, ThreeWayDiff } from '../domain/drift.ts';
import type { FindImpact } from './impact-words.ts';
import { byDanger, dangerOf, isLoosening } from './verdict.ts';
import { nameOf, saysOf } from './prose.ts';
import {
  count,
  effectWords,
  foreign,
  hasSeveralDeployments,
  listed,
  type Owner,
  ownerKey,
  type Sentence,
  slugsOf,
  textOf,
} from './words.ts';
import { type Rename, renamesOf } from '../plan/renames.ts';

/** The reader's subject: a pull request, or local files. */
export type Subject = 'pull request' | 'files';

const subjects = {
  'pull request': { notFrom: 'Not from this pull request', apply: 'merging' },
  files: { notFrom: 'Not changed in these files', apply: 'an apply' },
} as const satisfies Record<Subject, { notFrom: string; apply: string }>;

/** What an apply would revert. */
export function revertWords(number: number, { base }: ThreeWayDiff, subject: Subject): Sentence {
  const { notFrom, apply } = subjects[subject];
  const [differs, them] = number === 1 ? ['differs', 'it'] : ['differ', 'them'];
  return [
    `${notFrom}: ${count(number, 'object')} ${differs} from the base `,
    foreign(base.short),
    ` on the platform: edited there, or never applied. ${capital(apply)} would revert ${them}.`,
  ];
}

/** For an object that both sides changed. */
export const overwriteWords = (subject: Subject): string =>
  `Also edited on the platform since the base: ${subjects[subject].apply} overwrites that edit.`;

/** For an object that both sides changed: `Against the base: stops blocking medium (looser)`. */
export const ownWords = (own: Change): Sentence => ['Against the base: ', ...judgedWords(own)];

/** `Edited on the platform: also blocks low (stricter)` */
export const editWords = (edit: Change): Sentence => ['Edited on the platform: ', ...judgedWords(edit)];

const judgedWords = (change: Change): Sentence => {
  const { verb, says, effect } = change;
  return [
    ...(says === '' ? [verb] : [...(verb === 'update' ? [] : [`${verb}, `]), ...saysOf(change)]),
    ` (${effectWords[effect]})`,
  ];
};

/** For an object without a comparison. */
export const unknownWords = 'It may have been edited on the platform.';

/** For a change that would only revert an edit. */
export const revertNote = 'Not changed in these files: an apply reverts an edit on the platform.';

/** The edit on the platform, by the verb that reverts it. */
export const takenBackWords = {
  create: 'deleted on the platform',
  update: 'edited on the platform',
  delete: 'created on the platform',
} as const satisfies Record<Change['verb'], string>;

/** `Already live: 2 changes, nothing to do` */
export const liveWords = (number: number): string => `Already live: ${count(number, 'change')}, nothing to apply`;

/** Notes about the base and about bundles that become unmanaged, one sentence each. */
export function threeWayNotes(threeWayDiff: ThreeWayDiff | null, bundles: readonly PlannedBundle[]): Sentence[] {
  if (threeWayDiff === null) return [];
  return [...aheadWords(threeWayDiff), ...notInBase(threeWayDiff, bundles), ...droppedWords(threeWayDiff, bundles)];
}

function aheadWords({ base }: ThreeWayDiff): Sentence[] {
  if (!base.isAhead) return [];
  return [
    [
      'The base ',
      foreign(base.name),
      ' has commits that these files lack, so their changes look like changes of these files. Rebase, or pass the merge base (',
      foreign(`git merge-base ${shellWord(base.name)} HEAD`),
      ').',
    ],
  ];
}

function notInBase({ base, bundles }: ThreeWayDiff, planned: readonly PlannedBundle[]): Sentence[] {
  const changing = planned.filter(({ changes }) => changes.length > 0);
  const missing = new Set(bundles.filter(({ inBase }) => !inBase).map(ownerKey));
  const lacking = changing.filter((bundle) => missing.has(ownerKey(bundle)));
  if (lacking.length === 0) return [];
  const several = slugsOf(planned).length > 1;
  const all = lacking.length === changing.length && lacking.length > 1;
  const owners = lacking.map(({ deployment, kind }) => ({ slug: deployment.slug, kind }));
  const names = all ? ['these bundles'] : namesOf(owners, several);
  const { short, errorsIn, isUnread } = base;
  const why: Sentence =
    errorsIn === null
      ? [' does not declare ', ...names]
      : [' cannot be read: ', foreign(errorsIn), isUnread ? ' is a submodule or a link there' : ' has errors there'];
  return [['Edits on the platform cannot be identified: the base ', foreign(short), ...why, '.']];
}

function droppedWords({ dropped }: ThreeWayDiff, planned: readonly PlannedBundle[]): Sentence[] {
  if (dropped.length === 0) return [];
  const slugs = new Set([...slugsOf(planned), ...dropped.flatMap(({ deployment }) => deployment ?? [])]);
  const names = namesOf(
    dropped.map(({ deployment, kind }) => ({ slug: deployment, kind })),
    slugs.size > 1,
  );
  const rest =
    dropped.length === 1
      ? 'it stays on the platform, unmanaged. To empty it, declare empty lists.'
      : 'they stay on the platform, unmanaged. To empty them, declare empty lists.';
  return [['No file declares ', ...names, ` anymore: ${rest}`]];
}

type Named = { readonly slug: string | null; readonly kind: BundleKind };

const mostNames = 5;

function namesOf(bundles: readonly Named[], several: boolean): Sentence {
  const names = bundles
    .slice(0, mostNames)
    .map(({ slug, kind }): Sentence => (several && slug !== null ? [`${kind} of `, foreign(slug)] : [kind]));
  const more = bundles.length - names.length;
  return listed(more > 0 ? [...names, [`${String(more)} more`]] : names);
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A change of a plan, or its part with one origin, with all facts. */
export type ListedChange = Omit<ThreeWayChange, 'origin'> & {
  /** Null without a base. */
  readonly origin: DriftOrigin | null;
  readonly bundle: PlannedBundle;
  /** Whether the base declares its bundle. */
  readonly inBase: boolean;
  readonly rename: Rename | null;
  readonly impact: ChangeImpact | null;
};

/** The changes of a plan with their origins. A change without comparison has an unknown origin and is never omitted. */
export function listChanges(plan: Plan, threeWayDiff: ThreeWayDiff | null, impactOf: FindImpact): ListedChange[] {
  const reported = new Map(threeWayDiff?.bundles.map((one) => [ownerKey(one), one]));
  return plan.bundles.flatMap((bundle) => {
    const own = reported.get(ownerKey(bundle)) ?? null;
    const renames = renamesOf(bundle);
    const entries = threeWayDiff === null ? bundle.changes.map(withoutOrigin) : entriesOf(bundle, own);
    return entries.map((entry) => ({
      ...entry,
      bundle,
      inBase: own?.inBase ?? false,
      rename: renames.get(entry.change.id) ?? null,
      impact: impactOf(bundle, entry.change),
    }));
  });
}

type Entry = Pick<ListedChange, 'change' | 'origin' | 'edit' | 'own'>;

const withoutOrigin = (change: Change): Entry => ({ change, origin: null, edit: null, own: null });

function entriesOf({ changes }: PlannedBundle, reported: ThreeWayBundle | null): Entry[] {
  const known = new Set(reported?.changes.map(({ change }) => change.id));
  const untold = changes.filter(({ id }) => !known.has(id));
  return [
    ...(reported?.changes ?? []),
    ...untold.map((change): Entry => ({ ...withoutOrigin(change), origin: 'unknown' })),
  ];
}

/** Whether an apply would only revert an edit. */
export const isRevert = ({ origin }: { readonly origin: DriftOrigin | null }): boolean => origin === 'platform';

/** The part of a three-way diff for one deployment, including what may be about it; everything for null. */
export function shownIn(threeWayDiff: ThreeWayDiff | null, slug: string | null): ThreeWayDiff | null {
  if (threeWayDiff === null || slug === null) return threeWayDiff;
  const { bundles, dropped } = threeWayDiff;
  return {
    ...threeWayDiff,
    bundles: bundles.filter(({ deployment }) => deployment.slug === slug),
    dropped: dropped.filter(({ deployment }) => deployment === null || deployment === slug),
  };
}

/** Whether all parts of a change would only revert edits. */
type FindRevert = (owner: Owner, change: Change) => boolean;

export function findReverts(threeWayDiff: ThreeWayDiff | null): FindRevert {
  const reverts = new Set<string>();
  for (const { changes, ...owner } of threeWayDiff?.bundles ?? []) {
    for (const [id, parts] of Map.groupBy(changes, ({ change }) => change.id)) {
      if (parts.every(isRevert)) reverts.add(keyOf(owner, id));
    }
  }
  return (owner, { id }) => reverts.has(keyOf(owner, id));
}

const keyOf = (owner: Owner, id: string): string => `${ownerKey(owner)} ${id}`;

type Cautioned = {
  readonly change: Change;
  /** With the edit on the platform, if it is only reverted. */
  readonly name: Sentence;
  /** What the change does. */
  readonly says: Sentence;
};

/** Dangerous changes of one sort; `start`: the text before the names. */
export type Caution = { readonly start: string; readonly entries: readonly Cautioned[] };

/** What an apply deletes or loosens, what the files loosen although the platform hides it, and what is live already; empty sorts are omitted. */
export function cautionsOf({ bundles }: Pick<Plan, 'bundles'>, threeWayDiff: ThreeWayDiff | null): Caution[] {
  const several = hasSeveralDeployments(bundles);
  const isTakenBack = findReverts(threeWayDiff);
  const cautioned = ({ change, owner }: Owned): Cautioned => {
    const whose = isTakenBack(owner, change) ? [` (${takenBackWords[change.verb]})`] : [];
    return { change, name: [...nameOf(change, owner, several), ...whose], says: saysOf(change) };
  };
  const planned = bundles.flatMap((owner) => owner.changes.map((change) => ({ change, owner })));
  const all = [
    ...sorted(planned, ['Deletes:', 'Loosens enforcement:', 'May loosen enforcement:']),
    { start: 'Looser than the base:', entries: hiddenIn(bundles, threeWayDiff) },
    // Deleted or loosened before any review.
    ...sorted(liveIn(threeWayDiff), [
      'Already live, deleted:',
      'Already live, looser:',
      'Already live, may be looser:',
    ]),
  ];
  return all
    .filter(({ entries }) => entries.length > 0)
    .map(({ start, entries }) => ({ start, entries: entries.map(cautioned) }));
}

/** As plain text: `policy a: stops blocking: severity high`. */
export const cautionText = ({ change, name }: Cautioned): string =>
  `${textOf(name)}${change.says === '' ? '' : `: ${change.says}`}`;

/** A change with its bundle. */
export type Owned = { readonly change: Change; readonly owner: Owner };

function sorted(owned: readonly Owned[], [deletes, loosens, may]: readonly [string, string, string]) {
  const deleted = owned.filter(({ change }) => dangerOf(change) === 0);
  const looser = owned.filter(({ change }) => dangerOf(change) === 1);
  return [
    // Only the first are named, and deleting an exception may be stricter.
    { start: deletes, entries: deleted.toSorted((a, b) => byDanger(a.change, b.change)) },
    { start: loosens, entries: looser.filter(({ change }) => change.effect !== 'unknown') },
    { start: may, entries: looser.filter(({ change }) => change.effect === 'unknown') },
  ];
}

/** Changes that loosen the base, though not the platform's current state. Deletes against the base are in the plan, too. */
function hiddenIn(bundles: Plan['bundles'], threeWayDiff: ThreeWayDiff | null): Owned[] {
  const reported = new Set(
    bundles.flatMap((bundle) => bundle.changes.filter(isLoosening).map(({ id }) => `${ownerKey(bundle)} ${id}`)),
  );
  return (threeWayDiff?.bundles ?? []).flatMap(({ changes, ...owner }) =>
    changes.flatMap(({ change, origin, own }) => {
      const done = own ?? (origin === 'repository' && !reported.has(`${ownerKey(owner)} ${change.id}`) ? change : null);
      const isHidden = done !== null && done.verb !== 'delete' && isLoosening(done);
      return isHidden ? [{ change: done, owner }] : [];
    }),
  );
}

/** Changes of the files that the platform already has. */
export const liveIn = (threeWayDiff: ThreeWayDiff | null): Owned[] =>
  threeWayDiff?.bundles.flatMap(({ live, ...owner }) => live.map((change) => ({ change, owner }))) ?? [];

/** Whether something was deleted or loosened before any review. */
export const isLiveDanger = (threeWayDiff: ThreeWayDiff | null): boolean =>
  liveIn(threeWayDiff).some(({ change }) => dangerOf(change) < 2);
