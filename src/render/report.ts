import type { DriftOrigin } from '../domain/drift.ts';
import type { Impact } from '../domain/impact.ts';
import { type Change, type Guard, type Plan, type PlannedBundle, summarize } from '../domain/plan.ts';
import type { LocatedProblem, Position } from '../domain/problem.ts';
import { impactLines, tellImpact, topLines } from './impact-words.ts';
import {
  type Caution,
  cautionsOf,
  editWords,
  isRevert,
  listChanges,
  type ListedChange,
  liveIn,
  liveWords,
  overwriteWords,
  type Owned,
  ownWords,
  revertWords,
  type Subject,
  threeWayNotes,
  unknownWords,
} from './three-way-words.ts';
import { byDanger, headlineOf, reasonOf, settingWords, shownExplained, shownPlan } from './verdict.ts';
import {
  changeWords,
  count,
  effectWords,
  foreign,
  hasSeveralDeployments,
  joined,
  type Owner,
  resultReasons,
  resultWords,
  type Sentence,
  slugsOf,
} from './words.ts';
import { type Altered, compareChanges, type Comparison, diffChange, type DiffLine, diffPlatform } from './yaml-diff.ts';
import { bundleOf, type Failure, failureOf, nameOf, noteWords, objectName, proseOf, saysOf } from './prose.ts';
import { type AppliedBundle, type Explained, type Outcome, type Moved, movedOf } from '../domain/outcome.ts';
import { renamePieces } from '../plan/renames.ts';

/** A diff of one object, made on demand. */
export type ItemDiff = {
  readonly title: string;
  readonly lines: () => readonly DiffLine[];
};

/** One object: what happens to it, notes, and diffs. */
export type Item = {
  readonly change: Change;
  readonly name: Sentence;
  readonly at: Position | null;
  /** Prefix of the verb: `New`, `Different`, `Gone`. */
  readonly label: string | null;
  readonly origin: DriftOrigin | null;
  /** What happens, one sentence each. */
  readonly says: readonly Sentence[];
  /** Shown even in the smallest size. */
  readonly warnings: readonly Sentence[];
  /** Further facts; the repository's own notes last. */
  readonly notes: readonly Sentence[];
  /** Where most of its open findings are. */
  readonly findings: readonly Sentence[];
  readonly diffs: readonly ItemDiff[];
};

/** Objects under one heading, dangerous ones first. */
export type Section = {
  readonly id: 'changes' | 'reverts' | 'live' | 'moved' | 'drift';
  readonly title: Sentence | null;
  readonly says: readonly Sentence[];
  readonly items: readonly Item[];
  /** Whether each object takes only a line. */
  readonly isBrief?: boolean;
};

/** Rows of facts, cut by rows. */
export type Table = {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly Sentence[])[];
};

/** An outcome as data, in the words of all formats. Missing parts are empty or null. */
export type Report = {
  readonly headline: Sentence;
  readonly failure: Failure | null;
  readonly cautions: readonly Caution[];
  /** Why an apply needs approval, and how to approve. */
  readonly approvals: readonly Sentence[];
  readonly approvalEnd: Sentence | null;
  readonly notes: readonly Sentence[];
  readonly sections: readonly Section[];
  readonly results: Table | null;
  readonly problems: readonly LocatedProblem[];
  /** Each bundle with counts, effect, findings and state version. */
  readonly bundles: Table | null;
  /** Bundles that no file declares. */
  readonly unmanaged: Sentence | null;
  /** The certainty of the estimates. */
  readonly closing: Sentence | null;
};

/** The reader's subject, and whether approval is an option or a setting. */
export type Reader = { readonly subject: Subject; readonly approval: 'option' | 'setting' };

export const atTerminal: Reader = { subject: 'files', approval: 'option' };

const emptyReport: Report = {
  headline: [],
  failure: null,
  cautions: [],
  approvals: [],
  approvalEnd: null,
  notes: [],
  sections: [],
  results: null,
  problems: [],
  bundles: null,
  unmanaged: null,
  closing: null,
};

/** A report with only the given parts. */
export const reportWith = (parts: Partial<Report>): Report => ({ ...emptyReport, ...parts });

/** The report of any outcome. */
export function reportOf(outcome: Outcome, reader: Reader = atTerminal): Report {
  const { problems } = outcome;
  const plan = shownPlan(outcome);
  const results = 'results' in outcome ? outcome.results : [];
  const guards = 'guards' in outcome ? outcome.guards : [];
  return {
    ...(plan === null || outcome.kind === 'failed' ? emptyReport : planReport(plan, shownExplained(outcome), reader)),
    headline: headlineOf(outcome),
    failure: outcome.kind === 'failed' ? failureOf(outcome.error) : null,
    ...approvalsOf(guards, plan, reader),
    ...(outcome.kind === 'stale' ? { sections: movedSections(movedOf(results)) } : {}),
    results: results.length === 0 ? null : resultTable(results),
    problems,
  };
}

/** The report of a plan: changes with origin and impact. */
export function planReport(plan: Plan, explained: Explained, reader: Reader): Report {
  const { impact = null, threeWayDiff = null, unmanaged = [] } = explained;
  return reportWith({
    cautions: cautionsOf(plan, threeWayDiff),
    notes: threeWayNotes(threeWayDiff, plan.bundles),
    sections: planSections(plan, explained, reader),
    bundles: bundleTable(plan, impact),
    unmanaged: unmanagedWords(unmanaged, hasSeveralDeployments(plan.bundles)),
    closing: tellImpact(impact).closing,
  });
}

const mostUnmanaged = 10;

/** Bundles that no file declares; null for none. */
export function unmanagedWords(unmanaged: readonly Owner[], several: boolean): Sentence | null {
  if (unmanaged.length === 0) return null;
  const names = unmanaged.slice(0, mostUnmanaged).map((one) => bundleOf(one, several));
  const more = unmanaged.length - mostUnmanaged;
  return ['Not managed here: ', ...joined(names, ', '), more > 0 ? ` and ${String(more)} more` : ''];
}

/** What needs approval before an apply, with numbers, and how to approve. */
export function approvalsOf(
  guards: readonly Guard[],
  plan: Pick<Plan, 'bundles'> | null,
  { approval }: Reader,
): Pick<Report, 'approvals' | 'approvalEnd'> {
  const names = new Set((plan?.bundles ?? []).flatMap((one) => [one.deployment.slug, ...one.changes.map(nameIn)]));
  const approvals = guards.map((guard): Sentence => {
    const option = guard.option.split(' ');
    if (approval === 'option') return proseOf(guard.message, [...names, guard.option, ...option]);
    return [...proseOf(reasonOf(guard), [...names, ...option.slice(1)]), ' ', ...settingWords(guard)];
  });
  const isByFile = approval === 'setting' && guards.length > 0;
  return { approvals, approvalEnd: isByFile ? settingEnd : null };
}

const nameIn = (change: Change): string => objectName(change, 'remediation').name;

const settingEnd: Sentence = [
  'To approve, change ',
  foreign('guards'),
  ' in ',
  foreign('ifmatch.yaml'),
  ' on the base branch first.',
];

/** The changes of a plan, those that only revert an edit, and what is live already. */
function planSections(plan: Plan, explained: Explained, { subject }: Reader): Section[] {
  const { impact = null, threeWayDiff = null } = explained;
  const several = hasSeveralDeployments(plan.bundles);
  const listed = listChanges(plan, threeWayDiff, tellImpact(impact).ofChange);
  const items = inOrder(listed.map((one) => planItem(one, subject, several)));
  const reverts = items.filter(isRevert);
  const sections: Section[] = [
    { id: 'changes', title: null, says: [], items: items.filter((one) => !isRevert(one)) },
    {
      id: 'reverts',
      title: null,
      says: threeWayDiff === null ? [] : [revertWords(reverts.length, threeWayDiff, subject)],
      items: reverts,
    },
    ...liveSections(liveIn(threeWayDiff), several),
  ];
  return sections.filter((section) => section.items.length > 0);
}

/** Changes that are live already, in brief. */
export function liveSections(live: readonly Owned[], several: boolean): Section[] {
  const items = inOrder(live.map(({ change, owner }) => itemOf(change, nameOf(change, owner, several))));
  return live.length === 0 ? [] : [{ id: 'live', title: [liveWords(live.length)], says: [], items, isBrief: true }];
}

const inOrder = (items: readonly Item[]): Item[] => items.toSorted((a, b) => byDanger(a.change, b.change));

/** An object of a plan's change, with further facts if known. */
export function itemOf(change: Change, name: Sentence, more: Partial<Item> = {}): Item {
  const { notes = [] } = more;
  const own = noteWords(change);
  return {
    change,
    name,
    at: change.verb === 'delete' ? null : change.at,
    label: null,
    origin: null,
    says: change.says === '' ? [] : [saysOf(change)],
    warnings: [],
    findings: [],
    diffs: [changeDiff(change)],
    ...more,
    notes: own.length === 0 ? notes : [...notes, own],
  };
}

const changeDiff = (change: Change, title = 'Diff'): ItemDiff => ({
  title,
  lines: () => diffChange(change),
});

function planItem(one: ListedChange, subject: Subject, several: boolean): Item {
  const { change, bundle, origin, edit, own, inBase, rename, impact } = one;
  const isBoth = origin === 'both';
  return itemOf(change, nameOf(change, bundle, several), {
    origin,
    warnings: [
      ...(isBoth ? [[overwriteWords(subject)]] : []),
      ...(own === null ? [] : [ownWords(own)]),
      ...(origin === 'unknown' && inBase ? [[unknownWords]] : []),
    ],
    notes: [
      ...(isBoth && edit !== null ? [editWords(edit)] : []),
      ...impactLines(impact),
      ...(rename === null ? [] : [renamePieces(rename).map((piece, at) => (at % 2 === 0 ? piece : foreign(piece)))]),
    ],
    findings: topLines(impact),
    diffs: [
      changeDiff(change),
      // For a mere revert, the edit is the same diff reversed.
      ...(isBoth && edit !== null ? [changeDiff(edit, 'The edit on the platform')] : []),
    ],
  });
}

/** Counts, effect, state version and impact of each bundle. */
export function bundleTable({ bundles }: Plan, impact: Impact | null = null): Table | null {
  if (bundles.every(({ changes }) => changes.length === 0)) return null;
  const several = hasSeveralDeployments(bundles);
  const { wordsOf } = tellImpact(impact);
  const isTold = bundles.some((bundle) => wordsOf(bundle) !== null);
  const rows = bundles.map((bundle) => [
    bundleOf(bundle, several),
    ...countCells(bundle),
    ...(isTold ? [[wordsOf(bundle) ?? '']] : []),
    [foreign(bundle.stateVersion)],
  ]);
  const head = ['Bundle', 'Changes', 'Enforcement', ...(isTold ? ['Findings (estimate)'] : []), 'State version'];
  return { caption: 'Changes by bundle', head, rows };
}

function countCells({ changes }: PlannedBundle): Sentence[] {
  if (changes.length === 0) return [['unchanged'], ['']];
  const summary = summarize(changes);
  return [[changeWords(summary).join(', ')], [effectWords[summary.effect]]];
}

/** The result of each bundle, and why. */
export function resultTable(results: readonly AppliedBundle[]): Table {
  const several = hasSeveralDeployments(results.map(({ bundle }) => bundle));
  const rows = results.map(({ bundle, outcome: { result, reason } }) => [
    bundleOf(bundle, several),
    [resultWords[result]],
    reason === null ? [resultReasons[result]] : [foreign(reason)],
  ]);
  return { caption: 'What the apply made of each bundle', head: ['Bundle', 'Result', 'Why'], rows };
}

/**
 * For each stale bundle, how what would happen now differs from what was reviewed: a diff of the diffs. `above`: the deployment that is
 * named above, so that only bundles of others are named with theirs.
 */
export function movedSections(moved: readonly Moved[], above: string | null = null): Section[] {
  const slugs = new Set([...slugsOf(moved), ...(above === null ? [] : [above])]);
  return moved.map((one) => movedSection(one, slugs.size > 1));
}

function movedSection(moved: Moved, several: boolean): Section {
  const { reviewed, now } = moved;
  const compared =
    reviewed.changes === null || now.changes === null ? null : compareChanges(reviewed.changes, now.changes);
  const counts = compared === null ? countWords(moved) : comparisonWords(compared, unnamed(compared, reviewed));
  return {
    id: 'moved',
    title: bundleOf(moved, several),
    says: [[`${reviewed.stateVersion === now.stateVersion ? 'is unchanged' : 'changed'} on the platform. ${counts}`]],
    items:
      compared === null
        ? inOrder((now.changes ?? []).map((change) => itemOf(change, nameOf(change, moved, several), { label: 'Now' })))
        : differences(compared, (change) => nameOf(change, moved, several)),
  };
}

const differences = ({ added, altered, gone }: Comparison, name: (change: Change) => Sentence): Item[] => [
  ...inOrder(added.map((change) => itemOf(change, name(change), { label: 'New' }))),
  ...altered.map((pair) =>
    itemOf(pair.current, name(pair.current), { label: 'Different', diffs: [platformDiff(pair)] }),
  ),
  ...gone.map((change) =>
    itemOf(change, name(change), { label: 'Gone', warnings: [['Already on the platform.']], diffs: [] }),
  ),
];

const platformDiff = (pair: Altered): ItemDiff => ({
  title: 'On the platform since the review',
  lines: () => diffPlatform(pair),
});

/**
 * `Since the review: 1 change is new, 1 is different, 2 are as reviewed.` `goneUnnamed`: number of reviewed changes that are gone and have no
 * name.
 */
function comparisonWords({ added, altered, gone, same }: Comparison, goneUnnamed = 0): string {
  const goneNow = gone.length + goneUnnamed;
  if (added.length + altered.length + goneNow === 0) {
    return 'The changes are the reviewed ones; only the state version changed.';
  }
  const counts = { new: added.length, different: altered.length, gone: goneNow, 'as reviewed': same };
  const parts = Object.entries(counts).filter(([, number]) => number > 0);
  return `Since the review: ${parts.map(([what, number]) => `${String(number)} ${what}`).join(', ')}.`;
}

/** Number of reviewed changes that are gone and have no name. */
const unnamed = ({ altered, gone, same }: Comparison, { creates, updates, deletes }: Moved['reviewed']): number =>
  Math.max(0, creates + updates + deletes - altered.length - gone.length - same);

/** `Reviewed: 1 update. Now: 1 update, 2 deletes.` */
function countWords({ reviewed, now }: Moved): string {
  const words = (counts: Parameters<typeof changeWords>[0]): string => changeWords(counts).join(', ') || 'no changes';
  const current = now.changes === null ? '' : ` Now: ${words(summarize(now.changes))}.`;
  return `Reviewed: ${words(reviewed)}.${current}`;
}

/** `3 more changes: 1 delete, 2 updates` that did not fit. */
export const leftWords = (items: readonly Item[]): string =>
  `Not shown here: ${changeWords(summarize(items.map(({ change }) => change))).join(', ')}. The plan file holds them all.`;

/** `and 3 more bundles` below a table. */
export const moreRows = (number: number): string => `and ${count(number, 'more bundle')}`;
