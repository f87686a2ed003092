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
  /** The name in a row. It omits what the meaning beside it says. */
  readonly shortName: Sentence;
  /** A label before the verb if the row is not simply a change of this plan: `New`, `Different`, `Gone`, `Reverts an edit`. */
  readonly label: string | null;
  /** The position of the shared object that this one overrides, shown in the row; null for none. */
  readonly overridden: Position | null;
  /** The number of further files that declare the same change, shown in the row. */
  readonly otherFiles: number;
  /** Sentences in the row, after the meaning of the change. */
  readonly warnings: readonly Sentence[];
  /** The open findings that the change touches, shown in the row. */
  readonly findingsImpact: FindingsImpact;
  /** Sentences in the details. The notes of the repository come first. */
  readonly detailSentences: readonly Sentence[];
  readonly diffs: readonly RowDiff[];
};

export const sortRowsByRisk = (rows: readonly ChangeRow[]): ChangeRow[] => rows.toSorted(compareByRisk);

/** The row of a change, with the given fields. `withDeployment`: whether the name mentions the deployment. */
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
  detailSentences: [notesSentence(change), ...(more.detailSentences ?? [])].filter((fact) => fact.length > 0),
});

export const rowDiff = (change: Change, title = 'Diff'): RowDiff => ({ title, lines: () => diffChange(change) });

/** Whether a row has anything to unfold. */
export const hasDetails = ({ detailSentences, diffs }: ChangeRow): boolean => detailSentences.length + diffs.length > 0;

/** A change of a plan with its explanations. A change with several origins is split into a part for each. */
export type ExplainedChange = Pick<ThreeWayChange, 'change' | 'platformEdit' | 'changeInFiles'> & {
  readonly bundle: BundleReference;
  readonly origin: ThreeWayChange['origin'] | null;
  /** Whether the object may have been edited on the platform: the base declares the bundle, but the origin is unknown. */
  readonly mayBeEdited: boolean;
  readonly rename: Rename | null;
  readonly overridden: Position | null;
  readonly impact: ChangeImpact | null;
};

/** The changes of a bundle with their explanations. A change that the comparison does not contain is kept, with the origin `unknown`. */
export function explainedChanges(bundle: PlannedBundle, explanations: PlanExplanations): ExplainedChange[] {
  const { impact, threeWayDiff, overrides = [] } = explanations;
  const compared = threeWayDiff?.bundles.find((other) => isSameBundle(other, bundle));
  const comparedIds = new Set(compared?.changes.map(({ change }) => change.id));
  const defaultOrigin = threeWayDiff === undefined ? null : 'unknown';
  const notCompared = bundle.changes
    .filter(({ id }) => !comparedIds.has(id))
    .map((change) => ({ change, origin: defaultOrigin, platformEdit: null, changeInFiles: null }) as const);
  const renames = renamesOf(bundle);
  const bundleImpact = impact?.bundles.find((other) => isSameBundle(other, bundle));
  const impactById = new Map(bundleImpact?.changes.map((changeImpact) => [changeImpact.id, changeImpact]));
  const overridesOfBundle = overrides.filter((override) => isSameBundle(override, bundle));
  return [...(compared?.changes ?? []), ...notCompared].map(({ change, origin, platformEdit, changeInFiles }) => ({
    change,
    origin,
    platformEdit,
    changeInFiles,
    bundle,
    mayBeEdited: origin === 'unknown' && compared?.inBase === true,
    rename: renames.get(change.id) ?? null,
    overridden: overridesOfBundle.find(({ at }) => isSamePosition(at, change.at))?.overridden ?? null,
    impact: impactOnChangedItems(impactById.get(change.id) ?? null, change),
  }));
}

const isSamePosition = (a: Position, b: Position | null): boolean =>
  a.file === b?.file && a.line === b.line && a.column === b.column;

/** Reduces the impact of a bundle's lists to the items that a change contains. */
function impactOnChangedItems(impact: ChangeImpact | null, change: Change): ChangeImpact | null {
  if (impact?.about !== 'detection' || change.object !== 'DetectionPolicy') return impact;
  const changed = new Set(findChangedItems(change).map(({ list, item }) => `${list} ${item}`));
  return { ...impact, items: impact.items.filter(({ list, name }) => changed.has(`${list} ${name}`)) };
}

/**
 * The key of a change in a group. Changes of several deployments with the same key look the same to a reader, so they share a row. Positions, numbers of
 * findings, the platform's book-keeping and meaningless order do not enter the key.
 */
export function groupingKey({ bundle, change, platformEdit, changeInFiles, ...facts }: ExplainedChange): string {
  const { origin, mayBeEdited, rename, overridden } = facts;
  const compared = [change, platformEdit, changeInFiles].map((part) => part && comparableFields(part));
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

/** Makes one row of the same change in one or more deployments. */
export function mergeIntoRow(
  identicalChanges: readonly [ExplainedChange, ...ExplainedChange[]],
  withDeployment: boolean,
): ChangeRow {
  const [first] = identicalChanges;
  const { change, bundle, mayBeEdited, rename, overridden } = first;
  const impact = mergeImpacts(identicalChanges.map((explainedChange) => explainedChange.impact));
  const files = new Set(identicalChanges.map((explainedChange) => explainedChange.change.at?.file ?? ''));
  const row = changeRow(change, bundle, withDeployment, {
    label: first.origin === 'platform' ? 'Reverts an edit' : null,
    overridden,
    otherFiles: files.size - 1,
    warnings: [
      ...(mayBeEdited ? [['It may have been edited on the platform.']] : []),
      ...(rename === null ? [] : [renameSentence(rename)]),
    ],
    findingsImpact: findingsImpact(change, impact),
    detailSentences: impactSentences(impact),
  });
  return first.origin === 'both' ? withBothSides(row, first) : row;
}

/** Adds to the row of an object what the files and what the platform changed, since both did. */
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
