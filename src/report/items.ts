import { isSameBundle } from '../domain/bundle.ts';
import type { ThreeWayChange } from '../domain/drift.ts';
import type { ChangeImpact } from '../domain/impact.ts';
import type { Explained } from '../domain/outcome.ts';
import type { Change, PlannedBundle } from '../domain/plan.ts';
import type { Position } from '../domain/problem.ts';
import { say, type Sentence } from '../domain/sentence.ts';
import { canonicalObject } from '../plan/digest.ts';
import { changedItems } from '../plan/lists.ts';
import { type Rename, renamesOf } from '../plan/renames.ts';
import { byDanger } from './danger.ts';
import { impactLines, noSize, type Size, sizeOf } from './words/impact.ts';
import { totalImpact } from './words/total-impact.ts';
import { nameOf, noteWords, type Owner, renameWords, shortNameOf } from './words/names.ts';
import { effectOf } from './words/three-way.ts';
import { diffChange, type DiffLine } from './yaml-diff.ts';

/** A diff of one object, made on demand. */
export type ItemDiff = { readonly title: string; readonly lines: () => readonly DiffLine[] };

/** One change, or the same one in several deployments: its row in the table, and its details. */
export type Item = {
  readonly change: Change;
  readonly name: Sentence;
  /** For a row, without what the meaning beside it says. */
  readonly shortName: Sentence;
  /** Before the verb, for what is not simply a change of this plan: `New`, `Different`, `Gone`, `Reverts an edit`. */
  readonly label: string | null;
  /** In the row: where a shared file declares what this change's own file replaces. */
  readonly overridden: Position | null;
  /** In the row: in how many more files the same change is declared. */
  readonly otherFiles: number;
  /** In the row, after what the change means. */
  readonly warnings: readonly Sentence[];
  /** In the row: the open findings that the change touches. */
  readonly size: Size;
  /** In the details; the repository's own notes first. */
  readonly facts: readonly Sentence[];
  readonly diffs: readonly ItemDiff[];
};

/** The most dangerous first. */
export const sorted = (items: readonly Item[]): Item[] =>
  items.toSorted((a, b) => byDanger({ change: a.change, loss: a.size.loss }, { change: b.change, loss: b.size.loss }));

/** An object of a plan's change, with further facts if known. */
export const itemOf = (change: Change, owner: Owner, several: boolean, more: Partial<Item> = {}): Item => ({
  change,
  name: nameOf(change, owner, several),
  shortName: shortNameOf(change, owner, several),
  label: null,
  overridden: null,
  otherFiles: 0,
  warnings: [],
  size: noSize,
  diffs: [changeDiff(change)],
  ...more,
  facts: [noteWords(change), ...(more.facts ?? [])].filter((fact) => fact.length > 0),
});

export const changeDiff = (change: Change, title = 'Diff'): ItemDiff => ({ title, lines: () => diffChange(change) });

/** A change of a plan, or its part with one origin, with all that is known of it. */
export type ExplainedChange = Pick<ThreeWayChange, 'change' | 'edit' | 'own'> & {
  readonly owner: Owner;
  readonly origin: ThreeWayChange['origin'] | null;
  /** Whether nobody knows if it was edited on the platform, though the base declares its bundle. */
  readonly isUnknown: boolean;
  readonly rename: Rename | null;
  readonly overridden: Position | null;
  readonly impact: ChangeImpact | null;
};

/** The changes of a bundle. One without a comparison has an unknown origin and is never omitted. */
export function explainedChanges(bundle: PlannedBundle, explained: Explained): ExplainedChange[] {
  const { impact, threeWayDiff, overrides = [] } = explained;
  const compared = threeWayDiff?.bundles.find((one) => isSameBundle(one, bundle));
  const known = new Set(compared?.changes.map(({ change }) => change.id));
  const origin = threeWayDiff === undefined ? null : 'unknown';
  const others = bundle.changes
    .filter(({ id }) => !known.has(id))
    .map((change) => ({ change, origin, edit: null, own: null }) as const);
  const renames = renamesOf(bundle);
  const impacts = new Map(
    impact?.bundles.find((one) => isSameBundle(one, bundle))?.changes.map((one) => [one.id, one]),
  );
  const replaced = overrides.filter((one) => isSameBundle(one, bundle));
  return [...(compared?.changes ?? []), ...others].map((entry) => ({
    change: entry.change,
    origin: entry.origin,
    edit: entry.edit,
    own: entry.own,
    owner: bundle,
    isUnknown: entry.origin === 'unknown' && compared?.inBase === true,
    rename: renames.get(entry.change.id) ?? null,
    overridden: replaced.find(({ at }) => isSamePosition(at, entry.change.at))?.overridden ?? null,
    impact: impactOfPart(impacts.get(entry.change.id) ?? null, entry.change),
  }));
}

const isSamePosition = (one: Position, other: Position | null): boolean =>
  one.file === other?.file && one.line === other.line && one.column === other.column;

/** Of the impact of a bundle's lists, what a change of some of their items has. */
function impactOfPart(impact: ChangeImpact | null, change: Change): ChangeImpact | null {
  if (impact?.about !== 'detection' || change.object !== 'DetectionPolicy') return impact;
  const changed = new Set(changedItems(change).map(({ list: within, item }) => `${within} ${item}`));
  return { ...impact, items: impact.items.filter((one) => changed.has(`${one.list} ${one.name}`)) };
}

/**
 * A text that is equal for changes of which a reader would see the same, in two deployments: what is sent, what it replaces and what that means. Positions
 * and numbers of findings do not count, nor do the platform's book-keeping and meaningless order.
 */
export function identityOf({ owner, change, edit, own, ...facts }: ExplainedChange): string {
  const { origin, isUnknown, rename, overridden } = facts;
  const sides = [change, edit, own].map((one) => one && essenceOf(one));
  return JSON.stringify([owner.kind, ...sides, origin, isUnknown, rename, overridden]);
}

const essenceOf = ({ verb, object, key, before, after, effect, message, notes }: Change): unknown[] => [
  verb,
  object,
  key,
  before && canonicalObject(object, before),
  after && canonicalObject(object, after),
  effect,
  message,
  notes,
];

/** The same change of one or more deployments as one item. `several`: whether its name says whose it is. */
export function itemOfSame(same: readonly [ExplainedChange, ...ExplainedChange[]], several: boolean): Item {
  const [first] = same;
  const { change, owner, isUnknown, rename, overridden } = first;
  const impact = totalImpact(same.map((one) => one.impact));
  const files = new Set(same.map((one) => one.change.at?.file ?? ''));
  const item = itemOf(change, owner, several, {
    label: first.origin === 'platform' ? 'Reverts an edit' : null,
    overridden,
    otherFiles: files.size - 1,
    warnings: [
      ...(isUnknown ? [['It may have been edited on the platform.']] : []),
      ...(rename === null ? [] : [renameWords(rename)]),
    ],
    size: sizeOf(change, impact),
    facts: impactLines(impact),
  });
  return withEdit(item, first);
}

/** For an object that both sides changed: what each of them did. */
function withEdit(item: Item, { origin, edit, own }: ExplainedChange): Item {
  if (origin !== 'both') return item;
  return {
    ...item,
    warnings: [
      ...item.warnings,
      edit === null ? ['Also edited on the platform.'] : say`Also edited on the platform: ${effectOf(edit)}.`,
      ...(own === null ? [] : [say`Against the base: ${effectOf(own)}.`]),
    ],
    diffs: edit === null ? item.diffs : [...item.diffs, changeDiff(edit, 'The edit on the platform')],
  };
}
