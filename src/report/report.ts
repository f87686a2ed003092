import { wasDeclined } from './words/next-step.ts';
import { isSameBundle } from '../domain/bundle.ts';
import type { ThreeWayChange, ThreeWayDiff } from '../domain/drift.ts';
import { type AppliedBundle, type Explained, type Outcome, type Moved, movedOf } from '../domain/outcome.ts';
import type { ChangeImpact } from '../domain/impact.ts';
import type { Surface } from '../domain/fix.ts';
import { approvingSetting, type Guard } from '../domain/guards.ts';
import { type Change, type Plan, type PlannedBundle, summarize } from '../domain/plan.ts';
import type { LocatedProblem } from '../domain/problem.ts';
import { changedItems } from '../plan/lists.ts';
import { renamesOf } from '../plan/renames.ts';
import { closingWords, impactLines, noSize, type Size, sizeOf } from './words/impact.ts';
import {
  bundleOf,
  failureLines,
  nameOf,
  nameOfObject,
  noteWords,
  renameWords,
  shortNameOf,
  hasSeveralDeployments,
  type Owner,
} from './words/names.ts';
import { effectOf, hiddenIn, liveDanger, revertedIn, threeWayNotes } from './words/three-way.ts';
import { byDanger } from './danger.ts';
import { countsOf, headlineOf, liveIn, type Owned } from './words/headline.ts';
import { changeWords, errorsFirst } from './words/summary.ts';
import { placeWords, resultReasons, resultWords } from './words/terms.ts';
import { foreign, joined, listed, say, type Sentence } from '../domain/sentence.ts';
import { count } from '../util/text.ts';
import { testDecisions, testDetails, testLine } from './words/tests.ts';
import { diffChange, type DiffLine, diffPlatform, isSameChange } from './yaml-diff.ts';
import { dispatch, type DispatchTable } from '../util/dispatch.ts';

/** A diff of one object, made on demand. */
export type ItemDiff = { readonly title: string; readonly lines: () => readonly DiffLine[] };

/** One change: its row in the table, and its details. */
export type Item = {
  readonly change: Change;
  readonly name: Sentence;
  /** For a row, without what the meaning beside it says. */
  readonly shortName: Sentence;
  /** Before the verb, for what is not simply a change of this plan: `New`, `Different`, `Gone`, `Reverts an edit`. */
  readonly label: string | null;
  /** In the row, after what the change means. */
  readonly warnings: readonly Sentence[];
  /** In the row: the open findings that the change touches. */
  readonly size: Size;
  /** In the details; the repository's own notes first. */
  readonly facts: readonly Sentence[];
  readonly diffs: readonly ItemDiff[];
};

export type Tone = 'danger' | 'warning' | 'good' | 'plain';

/** A part of a report. Every printer can print each kind, and knows no command. */
export type Block =
  | { readonly kind: 'text'; readonly tone: Tone; readonly message: Sentence }
  /** A list with a title, and what to do; an alert unless its tone is plain or good. */
  | {
      readonly kind: 'list';
      readonly tone: Tone;
      readonly title: string;
      readonly items: readonly Sentence[];
      readonly hint: Sentence;
    }
  | ({ readonly kind: 'table' } & Table)
  | {
      readonly kind: 'objects';
      /** Null for the changes of the plan itself. */
      readonly title: Sentence | null;
      readonly message: Sentence;
      /** The most dangerous first. */
      readonly items: readonly Item[];
    }
  | { readonly kind: 'problems'; readonly problems: readonly LocatedProblem[] }
  | { readonly kind: 'failure'; readonly lines: readonly string[] };

/** How a format prints each kind of block. */
export type Printers<Output, Detail> = DispatchTable<Block, 'kind', [detail: Detail], Output>;

/** Prints a block. */
export const printBlock = <Output, Detail>(printers: Printers<Output, Detail>, block: Block, detail: Detail): Output =>
  dispatch(printers, 'kind', block, detail);

/** Rows of facts. */
export type Table = {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly Sentence[])[];
};

/** What a run found and did, as data in the words of all formats. */
export type Report = {
  /** What needs a decision, and results. */
  readonly top: readonly Block[];
  /** Changes, the most dangerous first, and problems. */
  readonly body: readonly Block[];
  /** Facts that few need. */
  readonly details: readonly Block[];
};

/** A report with its first lines: what happens to enforcement, and how many objects that takes; empty if nothing changes. */
export type HeadedReport = Report & { readonly headline: Sentence; readonly counts: Sentence };

const emptyReport: Report = { top: [], body: [], details: [] };

/** The report of any outcome. */
export function reportOf(outcome: Outcome, surface: Surface = 'command-line'): HeadedReport {
  const results = 'results' in outcome ? outcome.results : [];
  const report = reportFrom(
    {
      plan: shownPlan(outcome),
      explained: shownExplained(outcome),
      guards: 'guards' in outcome ? outcome.guards : [],
      results,
      error: outcome.kind === 'failed' ? outcome.error : null,
      moved: outcome.kind === 'stale' ? movedOf(results) : [],
      problems: outcome.problems,
    },
    surface,
  );
  const isRejected = outcome.kind === 'invalid' && outcome.accepted !== undefined;
  const top = isRejected ? [...text(acceptedWords, 'warning'), ...report.top] : report.top;
  return { headline: headlineOf(outcome), counts: countsOf(outcome), ...report, top };
}

/** Beside the changes of an invalid plan. */
export const acceptedWords: Sentence = [
  'The platform rejects a bundle, so nothing is applied. The changes are those of the others.',
];

/** What a run found and did; whatever is left out is not shown. */
export type RunFacts = {
  readonly plan?: Pick<Plan, 'bundles'> | null;
  readonly explained?: Explained;
  readonly guards?: readonly Guard[];
  readonly results?: readonly AppliedBundle[];
  readonly error?: Error | null;
  readonly moved?: readonly Moved[];
  readonly problems?: readonly LocatedProblem[];
};

/** A report of these facts. Once there are results, they replace what a plan needs to be decided. */
export function reportFrom(facts: RunFacts, surface: Surface): Report {
  const { plan = null, explained = {}, guards = [], results = [], error = null, moved = [], problems = [] } = facts;
  const { top, body, details } = plan === null ? emptyReport : planReport(plan, explained);
  return {
    top: [
      ...failure(error, surface),
      ...approvals(guards, surface),
      ...(results.length === 0 ? top : resultTable(results)),
    ],
    body: [...movedBlocks(moved, plan !== null), ...body, ...problemBlock(problems)],
    details: results.length === 0 ? details : [],
  };
}

/** Why a run failed. */
const failure = (error: Error | null, surface: Surface): Block[] =>
  error === null ? [] : [{ kind: 'failure', lines: failureLines(error, surface) }];

export const text = (message: Sentence, tone: Tone = 'plain'): Block[] =>
  message.length === 0 ? [] : [{ kind: 'text', tone, message }];

/** Errors first. */
export const problemBlock = (problems: readonly LocatedProblem[]): Block[] =>
  problems.length === 0 ? [] : [{ kind: 'problems', problems: errorsFirst(problems) }];

/** The report of a plan: changes with origin and impact. */
function planReport(plan: Pick<Plan, 'bundles'>, explained: Explained): Report {
  const { impact, threeWayDiff, unmanaged = [], drifted = [] } = explained;
  const several = hasSeveralDeployments(plan.bundles);
  return {
    top: [
      ...(threeWayDiff === undefined ? [] : originDecisions(plan, threeWayDiff)),
      ...text(driftedWords(drifted, several)),
      ...testDecisions(explained.tests),
    ],
    body: [...changeBlock(plan, explained), ...liveBlock(liveIn(threeWayDiff), several), ...testLine(explained.tests)],
    details: [
      ...bundleTable(plan),
      ...testDetails(explained.tests),
      ...unmanagedText(unmanaged, several),
      ...keptText(explained, several),
      ...overridesBlock(explained, several),
      ...text(impact === undefined ? [] : closingWords(impact)),
    ],
  };
}

/** What the comparison with the base adds to a decision: edits that an apply reverts, what is looser than the base, and what is live already. */
function originDecisions(plan: Pick<Plan, 'bundles'>, threeWayDiff: ThreeWayDiff): Block[] {
  const { bundles } = plan;
  const several = hasSeveralDeployments(bundles);
  const named = ({ change, owner }: Owned): Sentence => say`${nameOf(change, owner, several)}: ${effectOf(change)}`;
  const { short } = threeWayDiff.base;
  const lists = [
    {
      title: 'Edits on the platform that an apply reverts',
      tone: 'warning',
      owned: revertedIn(threeWayDiff),
      hint: say`They differ from the base ${short}: edited on the platform, or never applied.`,
    },
    { title: 'Looser than the base', tone: 'danger', owned: hiddenIn(bundles, threeWayDiff), hint: [] },
    { title: 'Already live, deleted or looser', tone: 'danger', owned: liveDanger(threeWayDiff), hint: [] },
  ] as const;
  return [
    ...lists
      .filter(({ owned }) => owned.length > 0)
      .map(({ title, tone, owned, hint }) => list(title, tone, owned.map(named), hint)),
    ...threeWayNotes(threeWayDiff, bundles).flatMap((note) => text(note, 'warning')),
  ];
}

/** More is in the plan file. */
const mostListed = 10;

/** A list of a few items, and the number of others. */
export function list(title: string, tone: Tone, items: readonly Sentence[], hint: Sentence = []): Block {
  const more = items.length - mostListed;
  const rest = more > 0 ? [[`and ${more} more`]] : [];
  return { kind: 'list', tone, title, items: [...items.slice(0, mostListed), ...rest], hint };
}

/** Bundles that no file declares. */
export const unmanagedText = (unmanaged: readonly Owner[], several: boolean): Block[] =>
  unmanaged.length === 0 ? [] : text(say`Not managed here: ${listed(unmanaged.map((one) => bundleOf(one, several)))}`);

/** Objects that the config leaves alone, and that go along unchanged. */
const keptText = ({ unmanagedObjects = [] }: Explained, several: boolean): Block[] =>
  unmanagedObjects.length === 0
    ? []
    : text(
        say`Left alone, as ifmatch.yaml says: ${joined(
          unmanagedObjects.map((one) => say`${[count(one.count, 'object')]} of ${bundleOf(one, several)}`),
          ', ',
        )}`,
      );

/** Objects of own files in place of shared ones. */
function overridesBlock({ overrides = [] }: Explained, several: boolean): Block[] {
  const items = overrides.map(({ deployment, kind, object, at, overridden }) => {
    const { noun, name } = nameOfObject(object, kind);
    const owner = several ? say` of ${deployment.slug}` : [];
    return say`${[noun]} ${name}${owner} in ${placeWords(at)} overrides ${placeWords(overridden)}`;
  });
  return items.length === 0 ? [] : [list('Overrides', 'plain', items)];
}

/** Where the platform differs although the reviewed change does not touch the files. */
const driftedWords = (drifted: readonly PlannedBundle[], several: boolean): Sentence =>
  drifted.length === 0
    ? []
    : say`Not part of this change: the platform differs from the files in ${listed(drifted.map((one) => bundleOf(one, several)))}. Merging leaves that alone; ${'ifmatch drift'} shows it.`;

/** What needs approval before an apply: each reason once, though several guards may have it, and how to approve them all. */
function approvals(guards: readonly Guard[], surface: Surface): Block[] {
  if (guards.length === 0) return [];
  const reasons = [...Map.groupBy(guards, ({ reason }) => JSON.stringify(reason)).values()].map((same): Sentence => {
    const limits = joined(
      same.map(({ limit }) => limit),
      '; ',
    );
    const [{ reason } = { reason: [] }] = same;
    return limits.length === 0 ? say`${reason}.` : say`${reason} (${limits}).`;
  });
  return [list('Approval required', 'warning', reasons, approvalHint(guards, surface))];
}

/** How to approve: by a review. */
export function approvalHint(guards: readonly Guard[], surface: Surface): Sentence {
  const settings = listed([...new Set(guards.map(approvingSetting))].map((setting) => [foreign(setting)]));
  return surface === 'action'
    ? say`To approve, set ${settings} in ${'ifmatch.yaml'} on the base branch first.`
    : say`To approve, set ${settings} in ${'ifmatch.yaml'} and have that reviewed.`;
}

/** A change of a plan, or its part with one origin. */
type OriginatedChange = Pick<ThreeWayChange, 'change' | 'edit' | 'own'> & {
  readonly origin: ThreeWayChange['origin'] | null;
};

/** All changes of a plan; those that only revert an edit say so. */
function changeBlock({ bundles }: Pick<Plan, 'bundles'>, explained: Explained): Block[] {
  const several = hasSeveralDeployments(bundles);
  return objects(
    null,
    [],
    bundles.flatMap((bundle) => itemsIn(bundle, explained, several)),
  );
}

/** Objects under a title, dangerous ones first. */
export const objects = (title: Sentence | null, message: Sentence, items: readonly Item[]): Block[] =>
  items.length === 0 ? [] : [{ kind: 'objects', title, message, items: sorted(items) }];

const sorted = (items: readonly Item[]): Item[] =>
  items.toSorted((a, b) => byDanger({ change: a.change, loss: a.size.loss }, { change: b.change, loss: b.size.loss }));

/** The changes of a bundle. One without a comparison has an unknown origin and is never omitted. */
function itemsIn(bundle: PlannedBundle, { impact, threeWayDiff }: Explained, several: boolean): Item[] {
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
  return [...(compared?.changes ?? []), ...others].map((entry: OriginatedChange) => {
    const { change } = entry;
    const isUnknown = entry.origin === 'unknown' && compared?.inBase === true;
    const rename = renames.get(change.id);
    const touched = impactOfPart(impacts.get(change.id) ?? null, change);
    const item = itemOf(change, bundle, several, {
      label: entry.origin === 'platform' ? 'Reverts an edit' : null,
      warnings: [
        ...(isUnknown ? [['It may have been edited on the platform.']] : []),
        ...(rename === undefined ? [] : [renameWords(rename)]),
      ],
      size: sizeOf(change, touched),
      facts: impactLines(touched),
    });
    return withEdit(item, entry);
  });
}

/** Of the impact of a bundle's lists, what a change of some of their items has. */
function impactOfPart(impact: ChangeImpact | null, change: Change): ChangeImpact | null {
  if (impact?.about !== 'detection' || change.object !== 'DetectionPolicy') return impact;
  const changed = new Set(changedItems(change).map(({ list: within, item }) => `${within} ${item}`));
  return { ...impact, items: impact.items.filter((one) => changed.has(`${one.list} ${one.name}`)) };
}

/** For an object that both sides changed: what each of them did. */
function withEdit(item: Item, { origin, edit, own }: OriginatedChange): Item {
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

/** Changes that are live already, without diffs. */
const liveBlock = (live: readonly Owned[], several: boolean): Block[] =>
  objects(
    [`Already live: ${count(live.length, 'change')}, nothing to apply`],
    [],
    live.map(({ change, owner }) => itemOf(change, owner, several, { diffs: [] })),
  );

/** An object of a plan's change, with further facts if known. */
export const itemOf = (change: Change, owner: Owner, several: boolean, more: Partial<Item> = {}): Item => ({
  change,
  name: nameOf(change, owner, several),
  shortName: shortNameOf(change, owner, several),
  label: null,
  warnings: [],
  size: noSize,
  diffs: [changeDiff(change)],
  ...more,
  facts: [noteWords(change), ...(more.facts ?? [])].filter((fact) => fact.length > 0),
});

/** Whether a guard stopped the plan, so that the next command would approve it. */
export const isStopped = (outcome: Outcome): boolean => 'guards' in outcome && outcome.guards.length > 0;

export const changeDiff = (change: Change, title = 'Diff'): ItemDiff => ({ title, lines: () => diffChange(change) });

/** What is sent for each bundle, and at which state of the platform. */
function bundleTable({ bundles }: Pick<Plan, 'bundles'>): Block[] {
  if (bundles.every(({ changes }) => changes.length === 0)) return [];
  const several = hasSeveralDeployments(bundles);
  const rows = bundles.map((bundle): Sentence[] => [
    bundleOf(bundle, several),
    [changeWords(summarize(bundle.changes))],
    [foreign(bundle.stateVersion)],
    [foreign(shortDigest(bundle.bundleDigest))],
  ]);
  return [{ kind: 'table', title: 'Bundles', head: ['Bundle', 'Changes', 'State version', 'Digest'], rows }];
}

/** The beginning, which is enough to compare by eye. The plan file has all of it. */
const shortDigest = (digest: string): string => digest.replace(/^sha256:/, '').slice(0, 12);

/** The result of each bundle, and why. */
function resultTable(results: readonly AppliedBundle[]): Block[] {
  const several = hasSeveralDeployments(results.map(({ bundle }) => bundle));
  const rows = results.map(({ bundle, outcome: { result, reason } }) => [
    bundleOf(bundle, several),
    [resultWords(result)],
    reason === null ? [resultReasons[result]] : [foreign(reason)],
  ]);
  return [{ kind: 'table', title: 'Results', head: ['Bundle', 'Result', 'Why'], rows }];
}

/** For each stale bundle, how what would happen now differs from what was reviewed. `isBrief`: without the diffs that a plan below has. */
function movedBlocks(moved: readonly Moved[], isBrief: boolean): Block[] {
  return moved.map((one) => {
    const { reviewed, now } = one;
    const items = movedItems(one);
    const changes = now.changes === null ? 'changes unknown' : changeWords(summarize(now.changes));
    const number = reviewed.creates + reviewed.updates + reviewed.deletes;
    const isSame = items.length === 0 && reviewed.changes !== null && now.changes?.length === number;
    const same = isSame ? ' The changes are exactly the reviewed ones.' : '';
    const message = say`Reviewed at ${reviewed.stateVersion}: ${[changeWords(reviewed)]}. Now at ${now.stateVersion}: ${[changes]}.${[same]}`;
    const shown = isBrief ? items.map((item) => (item.label === 'Different' ? item : { ...item, diffs: [] })) : items;
    return { kind: 'objects', title: say`Since the review: ${bundleOf(one, true)}`, message, items: sorted(shown) };
  });
}

/** The changes that are not as reviewed; every current one if the reviewed ones are not known. */
function movedItems(moved: Moved): Item[] {
  const now = moved.now.changes ?? [];
  const labelled = (change: Change, label: string, more: Partial<Item> = {}): Item =>
    itemOf(change, moved, false, { label, ...more });
  if (moved.reviewed.changes === null || moved.now.changes === null)
    return now.map((change) => labelled(change, 'Now'));
  const before = new Map(moved.reviewed.changes.map((change) => [change.id, change]));
  const after = new Set(now.map(({ id }) => id));
  const title = 'On the platform since the review';
  return [
    ...now.flatMap((change) => {
      const old = before.get(change.id);
      if (old === undefined) return labelled(change, 'New');
      const lines = (): readonly DiffLine[] => diffPlatform(old, change);
      return isSameChange(old, change) ? [] : labelled(change, 'Different', { diffs: [{ title, lines }] });
    }),
    ...moved.reviewed.changes
      .filter(({ id }) => !after.has(id))
      .map((change) => labelled(change, 'Gone', { warnings: [['Already on the platform.']], diffs: [] })),
  ];
}

/** The plan whose changes may be shown. One that failed or is stale does not say what would happen now; who declined has seen it. */
export function shownPlan(outcome: Outcome): Plan | null {
  if (outcome.kind === 'invalid') return outcome.accepted ?? null;
  return 'guards' in outcome && outcome.kind !== 'stale' && !wasDeclined(outcome) ? outcome.plan : null;
}

/** Its explanations. After an apply, origins do not matter. */
export function shownExplained(outcome: Outcome): Explained {
  if (!('guards' in outcome)) return {};
  return 'results' in outcome ? { impact: outcome.impact } : outcome;
}
