import type { StaleBundle } from '../domain/outcome.ts';
import { type Change, summarize } from '../domain/plan.ts';
import { say, type Sentence } from '../domain/sentence.ts';
import type { Block } from './blocks.ts';
import { type ChangeRow, changeRow, sortRowsByRisk } from './change-rows.ts';
import { bundleName, bundleNames, groupIfMany } from './words/names.ts';
import { changeCountsText } from './words/summary.ts';
import { diffLiveStates, isSameChange } from './yaml-diff.ts';

// How the current changes of stale bundles differ from the reviewed ones.

/** A block for each stale bundle. `isPlanShown`: whether the report shows the current plan, so that most rows need no diff. */
export function staleBlocks(stale: readonly StaleBundle[], isPlanShown: boolean): Block[] {
  // Without their current changes, the bundles of many deployments are shown together.
  const unknown = stale.filter(({ current }) => current.changes === null);
  const groups = groupIfMany(unknown, ({ kind, reviewed }) => `${kind} ${changeCountsText(reviewed)}`).filter(
    (group) => group.length > 1,
  );
  const grouped = new Set(groups.flat());
  return [
    ...groups.flatMap(unknownChangesBlocks),
    ...stale.filter((bundle) => !grouped.has(bundle)).map((bundle) => staleBundleBlock(bundle, isPlanShown)),
  ];
}

/** Bundles of one kind in many deployments, with the same number of reviewed changes. */
function unknownChangesBlocks(stale: readonly StaleBundle[]): Block[] {
  const [first] = stale;
  if (first === undefined) return [];
  return [
    {
      kind: 'changes',
      title: say`Since the review: ${bundleNames(stale, true)}`,
      message: say`Reviewed, each: ${[changeCountsText(first.reviewed)]}. Now at another state version: changes unknown.`,
      rows: [],
    },
  ];
}

function staleBundleBlock(stale: StaleBundle, isPlanShown: boolean): Block {
  const differences = differencesFromReview(stale);
  const rows = differences.map(({ row, kind }) => (isPlanShown && kind !== 'different' ? { ...row, diffs: [] } : row));
  return {
    kind: 'changes',
    title: say`Since the review: ${bundleName(stale, true)}`,
    message: reviewedAndNowSentence(stale, differences.length > 0),
    rows: sortRowsByRisk(rows),
  };
}

function reviewedAndNowSentence({ reviewed, current }: StaleBundle, differs: boolean): Sentence {
  const changes = current.changes === null ? 'changes unknown' : changeCountsText(summarize(current.changes));
  const reviewedCount = reviewed.creates + reviewed.updates + reviewed.deletes;
  const isSame = !differs && reviewed.changes !== null && current.changes?.length === reviewedCount;
  const sameText = isSame ? ' The changes are exactly the reviewed ones.' : '';
  return say`Reviewed at ${reviewed.stateVersion}: ${[changeCountsText(reviewed)]}. Now at ${current.stateVersion}: ${[changes]}.${[sameText]}`;
}

/** How a change differs from the reviewed ones. `not-comparable`: the reviewed ones are not known. */
type StaleDifference = { readonly kind: 'new' | 'different' | 'gone' | 'not-comparable'; readonly row: ChangeRow };

const differenceLabels = {
  new: 'New',
  different: 'Different',
  gone: 'Gone',
  'not-comparable': 'Now',
} as const satisfies Record<StaleDifference['kind'], string>;

/** The changes that are not as reviewed. If the reviewed ones are not known, every current change. */
function differencesFromReview(stale: StaleBundle): StaleDifference[] {
  const current = stale.current.changes ?? [];
  const difference = (
    kind: StaleDifference['kind'],
    change: Change,
    more: Partial<ChangeRow> = {},
  ): StaleDifference => ({ kind, row: changeRow(change, stale, false, { label: differenceLabels[kind], ...more }) });
  if (stale.reviewed.changes === null || stale.current.changes === null)
    return current.map((change) => difference('not-comparable', change));
  const reviewedById = new Map(stale.reviewed.changes.map((change) => [change.id, change]));
  const currentIds = new Set(current.map(({ id }) => id));
  return [
    ...current.flatMap((change) => {
      const reviewed = reviewedById.get(change.id);
      if (reviewed === undefined) return [difference('new', change)];
      if (isSameChange(reviewed, change)) return [];
      const diff = {
        title: 'On the platform since the review',
        lines: () => diffLiveStates(reviewed, change),
      };
      return [difference('different', change, { diffs: [diff] })];
    }),
    ...stale.reviewed.changes
      .filter(({ id }) => !currentIds.has(id))
      .map((change) => difference('gone', change, { warnings: [['Already on the platform.']], diffs: [] })),
  ];
}
