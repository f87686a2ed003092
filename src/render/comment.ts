import { causeOf, type CommentState, type Moved, type Refusal, type Refused, type Since } from '../domain/github.ts';
import type { AppliedBundle, Explained, Outcome, Plan } from '../domain/plan.ts';
import type { LocatedProblem } from '../domain/problem.ts';
import {
  addressOf,
  type CommentView,
  fullDiff,
  ifMerged,
  leftWords,
  more,
  noPreviewWords,
  notRecorded,
  refusalWords,
  runLink,
  endOf,
  staleWords,
  successorWords,
  undo,
  type Words,
} from './comment-words.ts';
import {
  approvalBlock,
  cautionBlock,
  type Detail,
  failureBlock,
  notesBlock,
  outcomePage,
  problemList,
  reportPage,
  sectionBlocks,
  tableBlock,
} from './markdown.ts';
import {
  blocks,
  details,
  layOut,
  lines,
  link,
  type Markdown,
  md,
  nothing,
  ours,
  type Page,
  toMarkdown,
} from './markdown/text.ts';
import {
  approvalsOf,
  liveSections,
  movedSections,
  planReport,
  type Report,
  reportWith,
  resultTable,
} from './report.ts';
import { liveTail, shownIn, triangulationNotes } from './three-way-words.ts';
import { cautionsOf, liveIn } from './cautions.ts';
import { alreadyTail, appliedSummary, isUnsent } from './verdict.ts';
import { doneWords, failureOf, policiesIn, problemWords, summaryWords } from './words.ts';

/** GitHub takes 65,536 characters and answers 422 beyond; this leaves room for what GitHub may count otherwise. */
const largestBody = 60_000;

/** Of one object's diff. */
const mostLines = 100;

/**
 * What stands in our comment below its first line, which takes `firstLine` characters and a line break. Ends with a line break.
 * Whatever comes from files, the platform or GitHub stands in code.
 */
export function renderComment(state: CommentState, view: CommentView & { readonly firstLine: number }): string {
  return layOut(pageOf(state, view, mostLines), largestBody - view.firstLine - 1);
}

type State<K extends CommentState['kind'], S = CommentState> = S extends { kind: infer Kinds }
  ? K extends Kinds
    ? S
    : never
  : never;

type Context = { readonly view: CommentView; readonly detail: Detail };

/** What a comment or a summary says of a state. */
function pageOf(state: CommentState, view: CommentView, maxLines: number): Page {
  // The table has a row for each kind; TypeScript cannot tell that row and state belong together.
  const row = pages[state.kind] as (one: CommentState, context: Context) => Page;
  return row(state, { view, detail: detailOf(view, maxLines, 'pull request') });
}

/** With links into the repository, and approval as its reviewers can give it. */
const detailOf = (view: CommentView, maxLines: number, subject: Detail['subject']): Detail => ({
  maxLines,
  subject,
  approval: 'setting',
  linkTo: (position) => addressOf(position, view),
});

const pages: { readonly [K in CommentState['kind']]: (state: State<K>, context: Context) => Page } = {
  planned: (state, context) => withSince(plannedPage(state, context), state.since, context),
  'no-changes': (state, context) => withSince(unchangedPage(state, context), state.since, context),
  invalid: ({ problems }, { view, detail }) => ({
    ...empty,
    head: [title(view, `invalid, ${problemWords(problems)}`)],
    problems: (budget) => problemList(problems, budget, detail),
    foot: endOf(noPlan, more(view)),
  }),
  validated: ({ reason, files, policies, problems }, { view, detail }) => ({
    ...empty,
    head: [
      title(view, 'valid, not previewed'),
      ours(checkedWords(policies, files, problems)),
      inTwo(noPreviewWords[reason]),
    ],
    problems: (budget) => problemList(problems, budget, detail),
    foot: noPlan,
  }),
  stale: ({ moved, by, cause, onStale }, context) => ({
    ...empty,
    head: [title(context.view, 'stale, do not merge yet'), inTwo(staleWords(by, cause))],
    body: (budget) => movedBlock(moved, budget, context),
    foot: endOf(ifMerged(cause, onStale), more(context.view)),
  }),
  applying: ({ plan }, { view, detail }) => ({
    ...planPage(plan, detail),
    head: [
      title(view, `applying ${summaryWords(plan.summary, true)}`),
      md`${link(ours('A run'), view.job.run.url)} is applying exactly the reviewed plan. If the run ended and this comment did not change, re-run it; that is safe.`,
    ],
  }),
  applied: (state, { view, detail }) => ({
    ...resultPage(state, detail),
    head: [title(view, appliedWords(state)), leftBlock(state)],
    foot: endOf(isAlready(state.results) ? more(view) : appliedBy(view), undo(view, state.results)),
  }),
  partial: (state, context) =>
    // What is missing is of another deployment.
    state.results.every(isDone) ? pages.applied(state, context) : partialPage(state, context),
  refused: (state, context) => {
    const { view, detail } = context;
    const { refusal, fresh } = state;
    return {
      ...(fresh === null ? empty : planPage(fresh, detail)),
      head: [title(view, refusedWords(state, view)), inTwo(refusalWords(refusal, fresh?.digest ?? null))],
      parts: (eighth) => refusedParts(state, eighth, context),
      body: refusedBody(state, context),
      foot: fresh === null ? more(view) : fullDiff(view),
    };
  },
  superseded: ({ by }, { view }) => {
    const { tail, says } = successorWords(by);
    return { ...empty, head: [title(view, tail), says] };
  },
  failed: ({ error, results }, { view }) => ({
    ...empty,
    head: [title(view, results.length === 0 ? `failed, ${nothingWords(view)}` : 'failed')],
    parts: (eighth) => [tableOf(results, eighth), failureBlock(failureOf(error), 2 * eighth)],
    foot: more(view),
  }),
};

/** Headlines of refusals that come before a merge. */
const refusedTail: Partial<Record<Refusal['code'], string>> = {
  'not-fresh': 'not ready to be merged',
  changed: 'changed since the review',
};

/** Above everything else what changed since an earlier plan for the same commit. */
function withSince(page: Page, since: Since | undefined, context: Context): Page {
  if (since === undefined) return page;
  const [headline = nothing, ...head] = page.head;
  const { cause, moved, url } = since;
  const before = link(ours('an earlier plan'), url);
  const words = md`**Changed since the review:** This replaces ${before} for the same commit. ${toMarkdown(refusalWords(cause, null).says)}`;
  return {
    ...page,
    head: [headline, words, ...head],
    parts: (eighth) => [movedInBrief(moved, 2 * eighth, context), ...page.parts(eighth)],
  };
}

/** How what would happen now differs from what was reviewed. */
function movedBlock(moved: readonly Moved[], budget: number, { view, detail }: Context): Markdown {
  const sections = movedSections(moved, view.deployment);
  const versions = moved.map(
    ({ deployment, kind, reviewed, now }) =>
      md`- ${ours(kind)} of ${deployment.slug}: reviewed at ${reviewed.stateVersion}, now at ${now.stateVersion}`,
  );
  const all = details(ours('State versions'), lines(versions));
  const folded = all.text.length > budget / 4 ? nothing : all;
  return blocks([sectionBlocks(sections, budget - folded.text.length, detail), folded]);
}

/** The same above a plan, which has the diffs of what is new. */
function movedInBrief(moved: readonly Moved[], budget: number, { view, detail }: Context): Markdown {
  const brief = movedSections(moved, view.deployment).map((section) => ({
    ...section,
    items: section.items.map((item) => (item.label === 'Different' ? item : { ...item, diffs: [] })),
  }));
  return sectionBlocks(brief, budget, detail);
}

const empty: Page = { head: [], parts: () => [], body: null, problems: () => nothing, foot: nothing };

const noPlan = ours('Merging applies nothing: there is no plan.');

const appliedBy = (view: CommentView): Markdown => md`Exactly the reviewed plan, applied by ${runLink(view)}.`;

const isAlready = (results: readonly AppliedBundle[]): boolean =>
  results.every(({ outcome }) => outcome.result === 'already-applied');

function appliedWords({ results, left = [] }: State<'applied'>): string {
  if (results.length === 0 && left.length > 0) return 'nothing was sent';
  if (!isAlready(results)) return `applied, ${doneWords(appliedSummary(results), true)}${alreadyTail(results)}`;
  return `already applied${isUnsent(results) ? ', nothing was sent' : ''}`;
}

const leftBlock = ({ left = [] }: State<'applied'>): Markdown =>
  left.length === 0 ? nothing : toMarkdown(leftWords(left));

/** An earlier attempt may have applied some of it, even where this one cannot tell. */
const nothingWords = ({ job }: CommentView): string =>
  job.run.attempt === 1 ? 'nothing was applied' : 'nothing was sent';

function refusedWords({ refusal: { code, done = [] } }: Refused, view: CommentView): string {
  const tail = refusedTail[code];
  if (tail !== undefined) return tail;
  const isPartly = done.some(({ deployment }) => view.deployment === null || deployment.slug === view.deployment);
  return isPartly ? 'only partly applied' : nothingWords(view);
}

function checkedWords(policies: number, files: number, problems: readonly LocatedProblem[]): string {
  const found = problems.length === 0 ? '' : `: ${problemWords(problems)}`;
  return `${policiesIn({ policies, files })} checked offline${found}.`;
}

const inTwo = ({ says, fix }: Words): Markdown => lines([toMarkdown(says), md`**What to do:** ${toMarkdown(fix)}`]);

/** The changes of a plan and its bundles, without advice. */
const planPage = (plan: Plan, detail: Detail): Page => reportPage(bare(planReport(plan, {}, detail)), detail);

const bare = (report: Report): Report => ({ ...report, cautions: [] });

const tableOf = (results: readonly AppliedBundle[], budget: number): Markdown =>
  results.length === 0 ? nothing : tableBlock(resultTable(results), budget);

const resultPage = ({ plan, results }: State<'applied'>, detail: Detail): Page => {
  const report = bare(planReport(plan, {}, detail));
  return reportPage({ ...report, bundles: null, results: results.length === 0 ? null : resultTable(results) }, detail);
};

const isDone = ({ outcome: { result } }: AppliedBundle): boolean =>
  result === 'applied' || result === 'already-applied';

function partialPage(state: State<'partial'>, { view, detail }: Context): Page {
  const isNothing = state.results.every(({ outcome }) => outcome.result === 'not-applied');
  return {
    ...resultPage(state, detail),
    head: [
      title(view, isNothing ? 'nothing was applied' : 'only partly applied'),
      md`**What to do:** Re-run ${link(ours('the job'), view.job.run.url)}. That is safe: what is applied is not sent again, and nothing is overwritten.`,
      leftBlock(state),
    ],
    foot: endOf(more(view), undo(view, state.results)),
  };
}

/** What needs approval, or what changed since the review; and over a fresh plan, what it is. */
function refusedParts({ refusal, fresh }: Refused, eighth: number, context: Context): Markdown[] {
  const cause = causeOf(refusal);
  return [
    cause.code === 'guards' ? approvalBlock(approvalsOf(cause.guards, fresh, context.detail), eighth) : nothing,
    cause.code === 'stale' && fresh !== null ? movedInBrief(cause.moved, 2 * eighth, context) : nothing,
    fresh === null ? nothing : ours(`**The current plan:** ${summaryWords(fresh.summary, true)}`),
  ];
}

function refusedBody({ refusal, fresh }: Refused, context: Context): Page['body'] {
  const cause = causeOf(refusal);
  if (fresh !== null) return planPage(fresh, context.detail).body;
  return cause.code === 'stale' ? (budget) => movedBlock(cause.moved, budget, context) : null;
}

type Planned = Extract<CommentState, { kind: 'planned' }>;

/** What merging would do, whose doing it is, and what it means for open findings. */
function plannedPage(state: Planned, { view, detail }: Context): Page {
  const { plan, guards, problems, impact = null } = state;
  const triangulation = shownIn(state.triangulation ?? null, view.deployment);
  const explained: Explained = {
    ...(impact === null ? {} : { impact }),
    ...(triangulation === null ? {} : { triangulation }),
  };
  const report = { ...planReport(plan, explained, detail), ...approvalsOf(guards, plan, detail), problems };
  const tail = guards.length === 0 ? '' : '; approval required';
  return {
    ...reportPage(report, detail),
    head: [title(view, `${summaryWords(plan.summary, true)}${tail}`)],
    foot: endOf(
      guards.length === 0 ? promise(view) : ours('Merging applies nothing without that approval.'),
      fullDiff(view),
    ),
  };
}

/** One line, unless something is live that no one reviewed. */
function unchangedPage(state: State<'no-changes'>, { view, detail }: Context): Page {
  const triangulation = shownIn(state.triangulation ?? null, view.deployment);
  const { problems } = state;
  const live = liveIn(triangulation);
  const report = reportWith({
    cautions: cautionsOf({ bundles: [] }, triangulation),
    notes: triangulationNotes(triangulation, []),
    sections: liveSections(live, false),
  });
  return {
    ...reportPage(report, detail),
    head: [
      title(view, `no changes${liveTail(live.length)}`),
      problems.length === 0 ? nothing : md`${ours(problemWords(problems))}: see ${runLink(view)}.`,
    ],
    parts: (eighth) => [cautionBlock(report, eighth), notesBlock(report, eighth)],
  };
}

/** Only the default branch is applied, whatever a pull request goes to. */
function promise({ base, job }: CommentView): Markdown {
  const { defaultBranch } = job.repository;
  const isElsewhere = base !== undefined && base !== defaultBranch;
  const merging = isElsewhere
    ? md`This goes to ${base}, and only ${defaultBranch} is applied. Once it reaches ${defaultBranch}, merging`
    : ours('Merging');
  return md`${merging} applies exactly this plan. If the platform changes first, nothing is applied and this comment says why.`;
}

/** The headline of a comment; `rest` is our own words. */
const title = ({ deployment }: CommentView, rest: string): Markdown =>
  deployment === null ? ours(`### Policies: ${rest}`) : md`### Policies for ${deployment}: ${ours(rest)}`;

/** States that no outcome of a run stands for. */
type SummaryState = Extract<CommentState, { kind: 'validated' | 'refused' | 'superseded' }>;

/** GitHub shows nothing of a step's summary that has more than 1,048,576 bytes, and says so only in the log. A character takes up to three. */
const largestSummary = 333_000;

/** Of one object's diff. */
const maxSummaryLines = 5000;

/**
 * The summary of a job: the plan with every diff, as far as GitHub shows it; beyond that it shrinks as a comment does. With the digest that a run by hand takes. The deployment of the view matters only where there is no plan.
 */
export function renderSummary(shown: Outcome | SummaryState, view: CommentView): string {
  return layOut(isState(shown) ? pageOf(shown, view, maxSummaryLines) : wholePage(shown, view), largestSummary);
}

const isState = (shown: Outcome | SummaryState): shown is SummaryState =>
  shown.kind === 'validated' || shown.kind === 'refused' || shown.kind === 'superseded';

function wholePage(outcome: Outcome, view: CommentView): Page {
  const page = outcomePage(outcome, detailOf(view, maxSummaryLines, 'files'));
  const plan = 'plan' in outcome ? outcome.plan : null;
  const digest = plan === null ? nothing : md`Digest of this plan: ${plan.digest}`;
  const foot = view.isRecorded === false ? md`**${ours(notRecorded)}**` : page.foot;
  return { ...page, foot: blocks([foot, digest]) };
}

/** Pages are cut by characters, of which each takes three bytes at most; so this ends at a third of the limit. */
