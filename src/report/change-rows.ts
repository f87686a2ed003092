import { isSameBundle } from '../domain/bundle.ts';
import type { ThreeWayChange } from '../domain/drift.ts';
import type { ChangeImpact } from '../domain/impact.ts';
import type { PlanExplanations } from '../domain/outcome.ts';
import type { Change, PlannedBundle } from '../domain/plan.ts';
import type { Position } from '../domain/problem.ts';
import type { BundleReference } from '../domain/review.ts';
import { say, type Sentence } from '../domain/sentence.ts';
import { canonicalText } from '../plan/digest.ts';
import { findChangedItems } from '../plan/detection-lists.ts';
import { type Rename, renamesOf } from '../plan/renames.ts';
import { compareByRisk } from './risk.ts';
import { type FindingsImpact, findingsImpact, impactSentences, noFindingsImpact } from './words/impact.ts';
import { changeName, notesSentence, renameSentence, shortChangeName } from './words/names.ts';
import { effectSentence } from './words/three-way.ts';
import { mergeImpacts } from './words/total-impact.ts';
import { diffChange, type DiffLine } from './yaml-diff.ts';

// The rows of a table of changes, and the details of each.

/** A diff of one object, made on demand. */
export type RowDiff = { readonly title: string; readonly lines: () => readonly DiffLine[] };

/** One change, or the same one in several deployments: its row in the table, and its details. */
export type ChangeRow = {
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
  readonly findingsImpact: FindingsImpact;
  /** In the details; the repository's own notes first. */
  readonly facts: readonly Sentence[];
  readonly diffs: readonly RowDiff[];
};

export const sortRowsByRisk = (rows: readonly ChangeRow[]): ChangeRow[] => rows.toSorted(compareByRisk);

/** The row of a change, with further facts if known. `withDeployment`: whether its name says whose it is. */
export const changeRow = (
  change: Change,
  bundle: BundleReference,
  withDeployment: boolean,
  more: Partial<ChangeRow> = {},
): ChangeRow => ({
  change,
  name: changeName(change, bundle, withDeployment),
  shortName: shortChangeName(change, bundle, withDeployment),
  label: null,
  overridden: null,
  otherFiles: 0,
  warnings: [],
  findingsImpact: noFindingsImpact,
  diffs: [rowDiff(change)],
  ...more,
  facts: [notesSentence(change), ...(more.facts ?? [])].filter((fact) => fact.length > 0),
});

export const rowDiff = (change: Change, title = 'Diff'): RowDiff => ({ title, lines: () => diffChange(change) });

/** Whether a row has anything to unfold. */
export const hasDetails = ({ facts, diffs }: ChangeRow): boolean => facts.length + diffs.length > 0;

/** A change of a plan, or its part with one origin, with all that is known of it. */
export type ExplainedChange = Pick<ThreeWayChange, 'change' | 'platformEdit' | 'changeInFiles'> & {
  readonly bundle: BundleReference;
  readonly origin: ThreeWayChange['origin'] | null;
  /** Whether it is not known if the object was edited on the platform, though the base declares its bundle. */
  readonly mayBeEdited: boolean;
  readonly rename: Rename | null;
  readonly overridden: Position | null;
  readonly impact: ChangeImpact | null;
};

/** The changes of a bundle. One without a comparison has an unknown origin and is never omitted. */
export function explainedChanges(bundle: PlannedBundle, explained: PlanExplanations): ExplainedChange[] {
  const { impact, threeWayDiff, overrides = [] } = explained;
  const compared = threeWayDiff?.bundles.find((other) => isSameBundle(other, bundle));
  const comparedIds = new Set(compared?.changes.map(({ change }) => change.id));
  const defaultOrigin = threeWayDiff === undefined ? null : 'unknown';
  const notCompared = bundle.changes
    .filter(({ id }) => !comparedIds.has(id))
    .map((change) => ({ change, origin: defaultOrigin, platformEdit: null, changeInFiles: null }) as const);
  const renames = renamesOf(bundle);
  const bundleImpact = impact?.bundles.find((other) => isSameBundle(other, bundle));
  const impactById = new Map(bundleImpact?.changes.map((changeImpact) => [changeImpact.id, changeImpact]));
  const ofBundle = overrides.filter((override) => isSameBundle(override, bundle));
  return [...(compared?.changes ?? []), ...notCompared].map(({ change, origin, platformEdit, changeInFiles }) => ({
    change,
    origin,
    platformEdit,
    changeInFiles,
    bundle,
    mayBeEdited: origin === 'unknown' && compared?.inBase === true,
    rename: renames.get(change.id) ?? null,
    overridden: ofBundle.find(({ at }) => isSamePosition(at, change.at))?.overridden ?? null,
    impact: impactOnChangedItems(impactById.get(change.id) ?? null, change),
  }));
}

const isSamePosition = (one: Position, other: Position | null): boolean =>
  one.file === other?.file && one.line === other.line && one.column === other.column;

/** Of the impact of a bundle's lists, what belongs to a change of some of their items. */
function impactOnChangedItems(impact: ChangeImpact | null, change: Change): ChangeImpact | null {
  if (impact?.about !== 'detection' || change.object !== 'DetectionPolicy') return impact;
  const changed = new Set(findChangedItems(change).map(({ list, item }) => `${list} ${item}`));
  return { ...impact, items: impact.items.filter(({ list, name }) => changed.has(`${list} ${name}`)) };
}

/**
 * A text that is equal for changes of which a reader would see the same, in two deployments: what is sent, what it replaces and what that means. Positions
 * and numbers of findings do not count, nor do the platform's book-keeping and meaningless order.
 */
export function groupingKey({ bundle, change, platformEdit, changeInFiles, ...facts }: ExplainedChange): string {
  const { origin, mayBeEdited, rename, overridden } = facts;
  const compared = [change, platformEdit, changeInFiles].map((one) => one && comparableFields(one));
  return JSON.stringify([bundle.kind, ...compared, origin, mayBeEdited, rename, overridden]);
}

const comparableFields = ({ verb, object, key, before, after, effect, message, notes }: Change): unknown[] => [
  verb,
  object,
  key,
  before && canonicalText(object, before),
  after && canonicalText(object, after),
  effect,
  message,
  notes,
];

/** The same change of one or more deployments as one row. */
export function mergeIntoRow(
  same: readonly [ExplainedChange, ...ExplainedChange[]],
  withDeployment: boolean,
): ChangeRow {
  const [first] = same;
  const { change, bundle, mayBeEdited, rename, overridden } = first;
  const impact = mergeImpacts(same.map((explained) => explained.impact));
  const files = new Set(same.map((explained) => explained.change.at?.file ?? ''));
  const row = changeRow(change, bundle, withDeployment, {
    label: first.origin === 'platform' ? 'Reverts an edit' : null,
    overridden,
    otherFiles: files.size - 1,
    warnings: [
      ...(mayBeEdited ? [['It may have been edited on the platform.']] : []),
      ...(rename === null ? [] : [renameSentence(rename)]),
    ],
    findingsImpact: findingsImpact(change, impact),
    facts: impactSentences(impact),
  });
  return first.origin === 'both' ? withBothSides(row, first) : row;
}

/** The row of an object that both the files and the platform changed: what each of them did. */
function withBothSides(row: ChangeRow, { platformEdit, changeInFiles }: ExplainedChange): ChangeRow {
  const warnings = [
    platformEdit === null
      ? ['Also edited on the platform.']
      : say`Also edited on the platform: ${effectSentence(platformEdit)}.`,
    ...(changeInFiles === null ? [] : [say`Against the base: ${effectSentence(changeInFiles)}.`]),
  ];
  const diffs = platformEdit === null ? [] : [rowDiff(platformEdit, 'The edit on the platform')];
  return { ...row, warnings: [...row.warnings, ...warnings], diffs: [...row.diffs, ...diffs] };
}
