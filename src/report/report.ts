import { wasDeclined } from './words/next-step.ts';
import type { ThreeWayDiff } from '../domain/drift.ts';
import {
  errorIn,
  type AppliedBundle,
  type Explained,
  type Outcome,
  type Override,
  type Moved,
  movedOf,
} from '../domain/outcome.ts';
import type { Surface } from '../domain/fix.ts';
import { approvingSetting, type Guard, guardWords } from '../domain/guards.ts';
import { type Change, type Plan, type PlannedBundle, summarize } from '../domain/plan.ts';
import type { LocatedProblem } from '../domain/problem.ts';
import { closingWords } from './words/impact.ts';
import {
  bundleNames,
  bundleOf,
  deploymentNames,
  failureLines,
  nameOfObject,
  hasSeveralDeployments,
  type Owner,
  slugsOf,
} from './words/names.ts';
import { hiddenIn, liveDanger, namedOnce, effectOf, revertedIn, threeWayNotes } from './words/three-way.ts';
import { explainedChanges, type Item, itemOf, itemOfSame, sorted } from './items.ts';
import { type PlanStanding, ready, type Section, sectionsOf, sectionTitle, type Standing } from './sections.ts';
import { countsOf, headlineOf, isDone, liveIn, type Owned } from './words/headline.ts';
import { changeWords, errorsFirst } from './words/summary.ts';
import { placeWords, resultReasons, resultWords } from './words/terms.ts';
import { foreign, joined, listed, say, type Sentence } from '../domain/sentence.ts';
import { count } from '../util/text.ts';
import { testDecisions, testDetails, testLine } from './words/tests.ts';
import { type DiffLine, diffPlatform, isSameChange } from './yaml-diff.ts';
import { dispatch, type DispatchTable } from '../util/dispatch.ts';

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
      /** Whose changes these are, if the plan is shown by deployment. */
      readonly section?: Section;
    }
  /** All deployments that change, the most dangerous first, before their sections; `unchanged`: slugs of the others. */
  | { readonly kind: 'deployments'; readonly sections: readonly Section[]; readonly unchanged: readonly string[] }
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
  const isRejected = outcome.kind === 'invalid' && outcome.accepted !== undefined;
  const report = reportFrom(
    {
      plan: shownPlan(outcome),
      explained: shownExplained(outcome),
      guards: 'guards' in outcome ? outcome.guards : [],
      results,
      error: errorIn(outcome),
      moved: outcome.kind === 'stale' ? movedOf(results) : [],
      problems: outcome.problems,
      ...(isRejected && { standing: waiting }),
    },
    surface,
  );
  const top = isRejected ? [...text(acceptedWords, 'warning'), ...report.top] : report.top;
  return { headline: headlineOf(outcome), counts: countsOf(outcome), ...report, top };
}

/** Beside the changes of an invalid plan. */
export const acceptedWords: Sentence = [
  'The platform rejects a bundle, so nothing is applied. The changes are those of the others.',
];

/** Of a deployment that waits for another one. */
export const waiting: Standing = { words: 'waits for others', urgency: 0 };

/** What a run found and did; whatever is left out is not shown. */
export type RunFacts = {
  readonly plan?: Pick<Plan, 'bundles'> | null;
  readonly explained?: Explained;
  readonly guards?: readonly Guard[];
  readonly results?: readonly AppliedBundle[];
  readonly error?: Error | null;
  readonly moved?: readonly Moved[];
  readonly problems?: readonly LocatedProblem[];
  /** What becomes of a deployment that no guard and no result is about. */
  readonly standing?: Standing;
};

/** A report of these facts. Once there are results, they replace what a plan needs to be decided. */
export function reportFrom(facts: RunFacts, surface: Surface): Report {
  const { plan = null, guards = [], results = [], error = null, moved = [], problems = [] } = facts;
  const { top, body, details } = plan === null ? emptyReport : planReport(plan, facts);
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
function planReport(plan: Pick<Plan, 'bundles'>, facts: RunFacts): Report {
  const { explained = {}, guards = [], results = [] } = facts;
  const { standing: otherwise = guards.length === 0 ? ready : waiting } = facts;
  const known = { guards, results, otherwise };
  const { impact, threeWayDiff, unmanaged = [], drifted = [] } = explained;
  const several = hasSeveralDeployments(plan.bundles);
  return {
    top: [
      ...(threeWayDiff === undefined ? [] : originDecisions(plan, threeWayDiff)),
      ...text(driftedWords(drifted, several)),
      ...testDecisions(explained.tests),
    ],
    body: [
      ...changeBlocks(plan, explained, known),
      ...liveBlock(liveIn(threeWayDiff), several),
      ...overridesBlock(plan, explained, several),
      ...keptText(explained, several),
      ...testLine(explained.tests),
    ],
    details: [
      ...bundleTable(plan),
      ...testDetails(explained.tests),
      ...unmanagedText(unmanaged, several),
      ...text(impact === undefined ? [] : closingWords(impact)),
    ],
  };
}

/** What the comparison with the base adds to a decision: edits that an apply reverts, what is looser than the base, and what is live already. */
function originDecisions(plan: Pick<Plan, 'bundles'>, threeWayDiff: ThreeWayDiff): Block[] {
  const { bundles } = plan;
  const several = hasSeveralDeployments(bundles);
  const named = (owned: readonly Owned[]): Sentence[] =>
    namedOnce(owned, several).map(({ change, name }) => say`${name}: ${effectOf(change)}`);
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
      .map(({ title, tone, owned, hint }) => list(title, tone, named(owned), hint)),
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
  unmanaged.length === 0 ? [] : text(say`Not managed here: ${bundleNames(unmanaged, several)}`);

/** Objects that the config leaves alone, and that go along unchanged. */
function keptText({ unmanagedObjects = [] }: Explained, several: boolean): Block[] {
  if (unmanagedObjects.length === 0) return [];
  const kept = [...Map.groupBy(unmanagedObjects, ({ kind }) => kind).values()].flatMap((own) =>
    own.length > 3 ? [own] : own.map((one) => [one]),
  );
  const each = kept.map((own) => {
    const number = own.reduce((sum, one) => sum + one.count, 0);
    return say`${[count(number, 'object')]} of ${bundleNames(own, several)}`;
  });
  return text(say`Left alone, as ifmatch.yaml says: ${joined(each, ', ')}`);
}

/** Objects of own files in place of shared ones, unless their row says so. */
function overridesBlock({ bundles }: Pick<Plan, 'bundles'>, explained: Explained, several: boolean): Block[] {
  const { overrides = [] } = explained;
  const shownWithChanges = new Set(
    bundles.flatMap((bundle) => explainedChanges(bundle, explained)).map((one) => one.overridden),
  );
  const items = overrides
    .filter((one) => !shownWithChanges.has(one.overridden))
    .map((one) => overrideWords(one, several));
  return items.length === 0 ? [] : [list('Overrides', 'plain', items)];
}

function overrideWords({ deployment, kind, object, at, overridden }: Override, several: boolean): Sentence {
  const { noun, name } = nameOfObject(object, kind);
  const owner = several ? say` of ${deployment.slug}` : [];
  return say`${[noun]} ${name}${owner} in ${placeWords(at)} overrides ${placeWords(overridden)}`;
}

/** Where the platform differs although the reviewed change does not touch the files. */
const driftedWords = (drifted: readonly PlannedBundle[], several: boolean): Sentence =>
  drifted.length === 0
    ? []
    : say`Not part of this change: the platform differs from the files in ${bundleNames(drifted, several)}. Merging leaves that alone; ${'ifmatch drift'} shows it.`;

/** What needs approval before an apply: each reason once, though several guards may have it, and how to approve them all. */
function approvals(guards: readonly Guard[], surface: Surface): Block[] {
  if (guards.length === 0) return [];
  const reasons = reasonsOnce(guards).map(({ reason, limits, advice }): Sentence =>
    guardWords({ reason, limit: joined(limits, '; '), advice }),
  );
  return [list('Approval required', 'warning', reasons, approvalHint(guards, surface))];
}

type Reason = { readonly reason: Sentence; readonly limits: readonly Sentence[]; readonly advice: Sentence };

/** The reason that some guards have in common. */
function reasonOf(guards: readonly Guard[]) {
  const [first] = guards;
  const slug = first?.deployments?.length === 1 ? first.deployments[0] : undefined;
  const advice = guards.find((guard) => guard.advice !== undefined)?.advice;
  return {
    reason: first?.reason ?? [],
    slug: slug ?? null,
    limits: guards.map(({ limit }) => limit),
    advice: advice ?? [],
  };
}

/** Each reason once; those that are the same but for the deployment name all of these. */
function reasonsOnce(guards: readonly Guard[]): Reason[] {
  const same = Map.groupBy(guards, ({ reason }) => JSON.stringify(reason));
  const reasons = Array.from(same.values(), reasonOf);
  const alike = Map.groupBy(reasons, ({ reason, slug, limits, advice }) =>
    JSON.stringify([withDeployments(reason, slug, ['the deployment']), limits, advice]),
  );
  return Array.from(alike.values(), ([first, ...others]): Reason => {
    const { reason = [], slug = null, limits = [], advice = [] } = first ?? {};
    const slugs = [slug, ...others.map((one) => one.slug)].filter((one) => one !== null);
    return {
      reason: others.length === 0 ? reason : withDeployments(reason, slug, deploymentNames(slugs)),
      limits,
      advice,
    };
  });
}

/** A reason with other words in place of its deployment; as it is if that is not named exactly once. */
function withDeployments(reason: Sentence, slug: string | null, words: Sentence): Sentence {
  const isSlug = (piece: Sentence[number]): boolean => typeof piece !== 'string' && piece.foreign === slug;
  if (reason.filter(isSlug).length !== 1) return reason;
  return reason.flatMap((piece) => (isSlug(piece) ? words : [piece]));
}

/** How to approve: by a review. */
export function approvalHint(guards: readonly Guard[], surface: Surface): Sentence {
  const settings = listed([...new Set(guards.map(approvingSetting))].map((setting) => [foreign(setting)]));
  return surface === 'action'
    ? say`To approve, set ${settings} in ${'ifmatch.yaml'} on the base branch first.`
    : say`To approve, set ${settings} in ${'ifmatch.yaml'} and have that reviewed.`;
}

/** From so many deployments on, a table of all of them comes first. */
const manyDeployments = 6;

/** All changes of a plan; by deployment, if several change. */
function changeBlocks(plan: Pick<Plan, 'bundles'>, explained: Explained, known: PlanStanding): Block[] {
  const { bundles } = plan;
  const changed = slugsOf(bundles.filter(({ changes }) => changes.length > 0));
  if (changed.length < 2) {
    const several = hasSeveralDeployments(bundles);
    const changes = bundles.flatMap((bundle) => explainedChanges(bundle, explained));
    return objects(
      null,
      [],
      changes.map((one) => itemOfSame([one], several)),
    );
  }
  const sections = sectionsOf(plan, explained, known);
  const unchanged = slugsOf(bundles).filter((slug) => !changed.includes(slug));
  return [
    ...(changed.length < manyDeployments ? [] : [{ kind: 'deployments', sections, unchanged } as const]),
    ...sections.map((section): Block => ({
      kind: 'objects',
      title: sectionTitle(section),
      message: [],
      items: section.items,
      section,
    })),
  ];
}

/** Objects under a title, dangerous ones first. */
export const objects = (title: Sentence | null, message: Sentence, items: readonly Item[]): Block[] =>
  items.length === 0 ? [] : [{ kind: 'objects', title, message, items: sorted(items) }];

/** Changes that are live already, without diffs. */
const liveBlock = (live: readonly Owned[], several: boolean): Block[] =>
  objects(
    [`Already live: ${count(live.length, 'change')}, nothing to apply`],
    [],
    live.map(({ change, owner }) => itemOf(change, owner, several, { diffs: [] })),
  );

/** Whether a guard stopped the plan, so that the next command would approve it. */
export const isStopped = (outcome: Outcome): boolean => 'guards' in outcome && outcome.guards.length > 0;

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

/** The result of each bundle, and why: of several deployments what was not applied first, and those of one kind in many of them together. */
function resultTable(results: readonly AppliedBundle[]): Block[] {
  const several = hasSeveralDeployments(results.map(({ bundle }) => bundle));
  const same = Map.groupBy(results, ({ bundle: { kind }, outcome: { result, reason } }) =>
    JSON.stringify([kind, result, reason]),
  );
  const shown = several
    ? [...same.values()].flatMap((own) => (own.length > 3 ? [own] : own.map((one) => [one])))
    : results.map((one) => [one]);
  // Within a deployment, the order of the apply tells which bundle stopped the others.
  const urgent = several ? shown.toSorted((a, b) => Number(a.every(isDone)) - Number(b.every(isDone))) : shown;
  const rows = urgent.flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const { result, reason } = first.outcome;
    const names = bundleNames(
      [first, ...others].map(({ bundle }) => bundle),
      several,
    );
    return [[names, [resultWords(result)], reason === null ? [resultReasons[result]] : [foreign(reason)]]];
  });
  return [{ kind: 'table', title: 'Results', head: ['Bundle', 'Result', 'Why'], rows }];
}

/** For each stale bundle, how what would happen now differs from what was reviewed. `isBrief`: without the diffs that a plan below has. */
function movedBlocks(moved: readonly Moved[], isBrief: boolean): Block[] {
  // Of the same change in many deployments, more than that they moved is seldom known.
  const unknown = moved.filter(({ now }) => now.changes === null);
  const same = Map.groupBy(unknown, ({ kind, reviewed }) => `${kind} ${changeWords(reviewed)}`);
  const many = [...same.values()].filter((own) => own.length > 3);
  const others = moved.filter((one) => !many.flat().includes(one));
  return [...many.flatMap(movedTogether), ...others.map((one) => movedBlock(one, isBrief))];
}

/** Bundles of one kind in many deployments, with the same number of reviewed changes. */
const movedTogether = (moved: readonly Moved[]): Block[] =>
  moved.slice(0, 1).map(({ reviewed }) => ({
    kind: 'objects',
    title: say`Since the review: ${bundleNames(moved, true)}`,
    message: say`Reviewed, each: ${[changeWords(reviewed)]}. Now at another state version: changes unknown.`,
    items: [],
  }));

function movedBlock(moved: Moved, isBrief: boolean): Block {
  const { reviewed, now } = moved;
  const items = movedItems(moved);
  const changes = now.changes === null ? 'changes unknown' : changeWords(summarize(now.changes));
  const number = reviewed.creates + reviewed.updates + reviewed.deletes;
  const isSame = items.length === 0 && reviewed.changes !== null && now.changes?.length === number;
  const same = isSame ? ' The changes are exactly the reviewed ones.' : '';
  const message = say`Reviewed at ${reviewed.stateVersion}: ${[changeWords(reviewed)]}. Now at ${now.stateVersion}: ${[changes]}.${[same]}`;
  const shown = isBrief ? items.map((item) => (item.label === 'Different' ? item : { ...item, diffs: [] })) : items;
  return { kind: 'objects', title: say`Since the review: ${bundleOf(moved, true)}`, message, items: sorted(shown) };
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
