import { wasDeclined } from './words/next-step.ts';
import { isSameBundle } from '../domain/bundle.ts';
import type { ThreeWayChange } from '../domain/drift.ts';
import type { Impact } from '../domain/impact.ts';
import { type AppliedBundle, type Explained, type Outcome, type Moved, movedOf } from '../domain/outcome.ts';
import type { Surface } from '../domain/fix.ts';
import { approvingOption, approvingSetting, type Guard, guardWords } from '../domain/guards.ts';
import { type Change, type Plan, type PlannedBundle, summarize } from '../domain/plan.ts';
import type { LocatedProblem } from '../domain/problem.ts';
import { renamesOf } from '../plan/renames.ts';
import { bundleWords, closingWords, impactLines } from './words/impact.ts';
import {
  bundleOf,
  failureLines,
  nameOf,
  nameOfObject,
  noteWords,
  renameWords,
  hasSeveralDeployments,
  type Owner,
} from './words/names.ts';
import { cautionsOf, effectOf, revertWords, threeWayNotes } from './words/three-way.ts';
import { byDanger } from './danger.ts';
import { headlineOf, liveIn, type Owned } from './words/headline.ts';
import { changeWords, errorsFirst } from './words/summary.ts';
import { effectWords, placeWords, resultReasons, resultWords } from './words/terms.ts';
import { foreign, joined, listed, say, type Sentence } from '../domain/sentence.ts';
import { count } from '../util/text.ts';
import { diffChange, type DiffLine, diffPlatform, isSameChange } from './yaml-diff.ts';
import { dispatch, type DispatchTable } from '../util/dispatch.ts';

/** A diff of one object, made on demand. */
export type ItemDiff = { readonly title: string; readonly lines: () => readonly DiffLine[] };

/** One object: what happens to it, notes, and diffs. */
export type Item = {
  readonly change: Change;
  readonly name: Sentence;
  /** Prefix of the verb: `New`, `Different`, `Gone`. */
  readonly label: string | null;
  /** Shown even in the smallest size. */
  readonly warnings: readonly Sentence[];
  /** Further facts; the repository's own notes last. */
  readonly notes: readonly Sentence[];
  readonly diffs: readonly ItemDiff[];
};

export type Tone = 'danger' | 'warning' | 'good' | 'plain';

/** A part of a report. Every printer can print each kind, and knows no command. */
export type Block =
  | { readonly kind: 'text'; readonly tone: Tone; readonly message: Sentence }
  /** A list with a title; an alert unless its tone is plain or good. */
  | { readonly kind: 'list'; readonly tone: Tone; readonly title: string; readonly items: readonly Sentence[] }
  | ({ readonly kind: 'table' } & Table)
  | {
      readonly kind: 'objects';
      /** Null for the changes of the plan itself. */
      readonly title: Sentence | null;
      readonly message: Sentence;
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
  /** Changes and problems. */
  readonly body: readonly Block[];
  /** Facts that few need. */
  readonly details: readonly Block[];
};

const emptyReport: Report = { top: [], body: [], details: [] };

/** The report of any outcome. */
export function reportOf(
  outcome: Outcome,
  surface: Surface = 'command-line',
): Report & { readonly headline: Sentence } {
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
  return { headline: headlineOf(outcome), ...report };
}

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
  const { top, body, details } = plan === null ? emptyReport : planReport(plan, explained, surface);
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
function planReport(plan: Pick<Plan, 'bundles'>, explained: Explained, surface: Surface): Report {
  const { impact, threeWayDiff, unmanaged = [], drifted = [] } = explained;
  const several = hasSeveralDeployments(plan.bundles);
  return {
    top: [
      ...cautionsOf(plan, threeWayDiff).map(({ title, entries }) =>
        list(
          title,
          'danger',
          entries.map(({ name }) => name),
        ),
      ),
      ...(threeWayDiff === undefined ? [] : threeWayNotes(threeWayDiff, plan.bundles)).flatMap((note) =>
        text(note, 'warning'),
      ),
      ...text(driftedWords(drifted, several)),
    ],
    body: [...changeBlocks(plan, explained), ...liveBlock(liveIn(threeWayDiff), several)],
    details: [
      ...bundleTable(plan, impact, surface === 'action'),
      ...unmanagedText(unmanaged, several),
      ...keptText(explained, several),
      ...overridesBlock(explained, several),
      ...text(impact === undefined ? [] : closingWords(impact)),
    ],
  };
}

/** More is in the plan file. */
const mostListed = 10;

/** A list of a few items, and the number of others. */
export function list(title: string, tone: Tone, items: readonly Sentence[]): Block {
  const more = items.length - mostListed;
  const rest = more > 0 ? [[`and ${more} more`]] : [];
  return { kind: 'list', tone, title, items: [...items.slice(0, mostListed), ...rest] };
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
  return items.length === 0 ? [] : [{ kind: 'list', tone: 'plain', title: 'Overrides', items }];
}

/** Where the platform differs although the reviewed change does not touch the files. */
const driftedWords = (drifted: readonly PlannedBundle[], several: boolean): Sentence =>
  drifted.length === 0
    ? []
    : say`Not part of this change: the platform differs from the files in ${listed(drifted.map((one) => bundleOf(one, several)))}. Merging leaves that alone; ${'ifmatch drift'} shows it.`;

/** What needs approval before an apply. */
const approvals = (guards: readonly Guard[], surface: Surface): Block[] =>
  guards.length === 0
    ? []
    : [
        list(
          'Approval required',
          'warning',
          guards.map((guard) => approvalWords(guard, surface)),
        ),
      ];

/** Why approval is required, with numbers, and how to approve. */
export const approvalWords = (guard: Guard, surface: Surface): Sentence =>
  surface === 'command-line'
    ? say`${guardWords(guard)} If this is intended, rerun with ${approvingOption(guard)}.`
    : say`${guardWords(guard)} To approve, set ${approvingSetting(guard)} in ${'ifmatch.yaml'} on the base branch first.`;

/** A change of a plan, or its part with one origin. */
type OriginatedChange = Pick<ThreeWayChange, 'change' | 'edit' | 'own'> & {
  readonly origin: ThreeWayChange['origin'] | null;
};

/** The changes of a plan, and those that only revert an edit. */
function changeBlocks({ bundles }: Pick<Plan, 'bundles'>, explained: Explained): Block[] {
  const several = hasSeveralDeployments(bundles);
  const all = bundles.flatMap((bundle) => entriesIn(bundle, explained, several));
  const reverts = all.filter(({ isRevert }) => isRevert);
  const { threeWayDiff } = explained;
  return [
    ...objects(
      null,
      [],
      all.filter(({ isRevert }) => !isRevert).map(({ item }) => item),
    ),
    ...objects(
      ['Reverts'],
      threeWayDiff === undefined ? [] : revertWords(reverts.length, threeWayDiff),
      reverts.map(({ item }) => item),
    ),
  ];
}

/** Objects under a title, dangerous ones first. */
export const objects = (title: Sentence | null, message: Sentence, items: readonly Item[]): Block[] =>
  items.length === 0
    ? []
    : [{ kind: 'objects', title, message, items: items.toSorted((a, b) => byDanger(a.change, b.change)) }];

/** The changes of a bundle. One without a comparison has an unknown origin and is never omitted. */
function entriesIn(
  bundle: PlannedBundle,
  { impact, threeWayDiff }: Explained,
  several: boolean,
): { item: Item; isRevert: boolean }[] {
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
    const item = itemOf(change, nameOf(change, bundle, several), {
      warnings: [
        ...(isUnknown ? [['It may have been edited on the platform.']] : []),
        ...(rename === undefined ? [] : [renameWords(rename)]),
      ],
      notes: impactLines(impacts.get(change.id) ?? null),
    });
    return { item: withEdit(item, entry), isRevert: entry.origin === 'platform' };
  });
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
    live.map(({ change, owner }) => itemOf(change, nameOf(change, owner, several), { diffs: [] })),
  );

/** An object of a plan's change, with further facts if known. */
export const itemOf = (change: Change, name: Sentence, more: Partial<Item> = {}): Item => ({
  change,
  name,
  label: null,
  warnings: [],
  diffs: [changeDiff(change)],
  ...more,
  notes: [...(more.notes ?? []), noteWords(change)].filter((note) => note.length > 0),
});

export const changeDiff = (change: Change, title = 'Diff'): ItemDiff => ({ title, lines: () => diffChange(change) });

/** Counts, effect and impact of each bundle. */
function bundleTable({ bundles }: Pick<Plan, 'bundles'>, impact: Impact | undefined, hasVersions: boolean): Block[] {
  if (bundles.every(({ changes }) => changes.length === 0)) return [];
  const several = hasSeveralDeployments(bundles);
  const rows = bundles.map((bundle): Sentence[] => {
    const summary = summarize(bundle.changes);
    const isChanged = bundle.changes.length > 0;
    const found = impact?.bundles.find((one) => isSameBundle(one, bundle));
    return [
      bundleOf(bundle, several),
      [changeWords(summary)],
      isChanged ? [effectWords(summary.effect)] : [],
      ...(hasVersions ? [[foreign(bundle.stateVersion)]] : []),
      ...(impact === undefined ? [] : [found === undefined ? [] : [bundleWords(found)]]),
    ];
  });
  const versions = hasVersions ? ['State version'] : [];
  const head = [
    'Bundle',
    'Changes',
    'Enforcement',
    ...versions,
    ...(impact === undefined ? [] : ['Findings (estimate)']),
  ];
  return [{ kind: 'table', title: 'Bundles', head, rows }];
}

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
    return { kind: 'objects', title: say`Since the review: ${bundleOf(one, true)}`, message, items: shown };
  });
}

/** The changes that are not as reviewed; every current one if the reviewed ones are not known. */
function movedItems(moved: Moved): Item[] {
  const now = (moved.now.changes ?? []).toSorted(byDanger);
  const labelled = (change: Change, label: string, more: Partial<Item> = {}): Item =>
    itemOf(change, nameOf(change, moved, false), { label, ...more });
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
export const shownPlan = (outcome: Outcome): Plan | null =>
  'guards' in outcome && outcome.kind !== 'stale' && !wasDeclined(outcome) ? outcome.plan : null;

/** Its explanations. After an apply, origins do not matter. */
export function shownExplained(outcome: Outcome): Explained {
  if (!('guards' in outcome)) return {};
  return 'results' in outcome ? { impact: outcome.impact } : outcome;
}
