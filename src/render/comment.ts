import { causeOf, type CommentState, type Refusal, type Refused, type Since } from '../domain/github.ts';
import type { AppliedBundle, Explained, Outcome, Summary } from '../domain/plan.ts';
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
  problemList,
  refusalWords,
  runLink,
  smallPrint,
  staleWords,
  successorWords,
  undo,
  type Words,
} from './comment-words.ts';
import { tellImpact } from './impact-words.ts';
import { outcomePage } from './markdown.ts';
import { cautionBlock, changeBlocks, type Detail, liveBlock, triangulationBlock } from './markdown/change.ts';
import { failureBlock, guardBlock, staleBlocks } from './markdown/refusal.ts';
import {
  blocks,
  bundleTable,
  layOut,
  lines,
  link,
  type Markdown,
  md,
  nothing,
  ours,
  type Page,
  resultTable,
  toMarkdown,
} from './markdown/text.ts';
import { liveTail, shownIn } from './three-way-words.ts';
import { liveIn } from './cautions.ts';
import { alreadyTail, appliedSummary, isUnsent } from './verdict.ts';
import { changeWords, policiesIn, problemWords } from './words.ts';

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

/** With links into the repository, and consent as its reviewers can give it. */
const detailOf = (view: CommentView, maxLines: number, subject: Detail['subject']): Detail => ({
  maxLines,
  subject,
  consent: 'setting',
  linkTo: (position) => addressOf(position, view),
});

const pages: { readonly [K in CommentState['kind']]: (state: State<K>, context: Context) => Page } = {
  planned: (state, context) => withSince(plannedPage(state, context.view, context.detail), state.since, context),
  'no-changes': (state, context) => {
    const { view } = context;
    const triangulation = shownIn(state.triangulation ?? null, view.deployment);
    const { problems } = state;
    const live = liveIn(triangulation);
    const page: Page = {
      ...empty,
      head: [
        title(view, `no changes${liveTail(live.length)}`),
        problems.length === 0 ? nothing : md`${ours(problemWords(problems))}: see ${runLink(view)}.`,
      ],
      parts: (eighth) => [
        cautionBlock({ bundles: [] }, eighth, triangulation),
        triangulationBlock({ bundles: [] }, eighth, triangulation),
      ],
      body: live.length === 0 ? null : (budget) => liveBlock(live, false, budget),
    };
    return withSince(page, state.since, context);
  },
  invalid: ({ problems }, { view, detail }) => ({
    ...empty,
    head: [title(view, `not valid, ${problemWords(problems)}`)],
    problems: listOf(problems, detail),
    foot: smallPrint(noPlan, more(view)),
  }),
  validated: ({ reason, files, policies, problems }, { view, detail }) => ({
    ...empty,
    head: [
      title(view, 'valid, not previewed'),
      ours(checkedWords(policies, files, problems)),
      inTwo(noPreviewWords[reason]),
    ],
    problems: listOf(problems, detail),
    foot: smallPrint(noPlan),
  }),
  stale: ({ moved, by, cause, onStale }, { view, detail }) => ({
    ...empty,
    head: [title(view, 'stale, do not merge yet'), inTwo(staleWords(by, cause))],
    body: (budget) => staleBlocks(moved, budget, detail, view.deployment),
    foot: smallPrint(ifMerged(cause, onStale), more(view)),
  }),
  applying: ({ plan }, { view, detail }) => ({
    ...empty,
    head: [
      title(view, `applying ${deletesFirst(plan.summary)}`),
      md`${link(ours('A run'), view.job.run.url)} is applying exactly the reviewed plan. If it ended and this still stands here, run it again: that is safe.`,
    ],
    parts: (eighth) => [bundleTable(plan, eighth)],
    body: (budget) => changeBlocks(plan, budget, detail),
  }),
  applied: (state, { view, detail }) => ({
    ...resultPage(state, detail),
    head: [title(view, appliedWords(state)), leftBlock(state)],
    foot: smallPrint(isAlready(state.results) ? more(view) : appliedBy(view), undo(view, state.results)),
  }),
  partial: (state, context) =>
    // What is missing is of another deployment.
    state.results.every(isDone) ? pages.applied(state, context) : partialPage(state, context),
  refused: (state, { view, detail }) => ({
    ...empty,
    head: [title(view, refusedWords(state, view)), inTwo(refusalWords(state.refusal, state.fresh?.digest ?? null))],
    parts: (eighth) => refusedParts(state, eighth, { view, detail }),
    body: (budget) => refusedBody(state, budget, { view, detail }),
    foot: smallPrint(state.fresh === null ? more(view) : fullDiff(view)),
  }),
  superseded: ({ by }, { view }) => {
    const { tail, says } = successorWords(by);
    return { ...empty, head: [title(view, tail), says] };
  },
  failed: ({ error, results }, { view }) => ({
    ...empty,
    head: [title(view, results.length === 0 ? `failed, ${nothingWords(view)}` : 'failed')],
    parts: (eighth) => [resultTable(results, eighth), failureBlock(error, 2 * eighth)],
    foot: smallPrint(more(view)),
  }),
};

/** Headlines of refusals that come before a merge. */
const refusedTail: Partial<Record<Refusal['code'], string>> = {
  'not-fresh': 'not ready to be merged',
  changed: 'changed since the review',
};

/** Above everything else what changed since an earlier plan for the same commit. */
function withSince(page: Page, since: Since | undefined, { view, detail }: Context): Page {
  if (since === undefined) return page;
  const [headline = nothing, ...head] = page.head;
  const { cause, moved, url } = since;
  const before = link(ours('an earlier plan'), url);
  const words = md`**Changed since the review:** This replaces ${before} for the same commit. ${refusalWords(cause, null).says.markdown}`;
  return {
    ...page,
    head: [headline, words, ...head],
    parts: (eighth) => [staleBlocks(moved, 2 * eighth, detail, view.deployment), ...page.parts(eighth)],
  };
}

const empty: Page = { head: [], parts: () => [], body: null, problems: () => nothing, foot: nothing };

const noPlan = ours('Merging applies nothing: no plan was made.');

const appliedBy = (view: CommentView): Markdown =>
  md`Exactly the reviewed plan (${'If-Match'}), applied by ${runLink(view)}.`;

const isAlready = (results: readonly AppliedBundle[]): boolean =>
  results.every(({ outcome }) => outcome.result === 'already-applied');

function appliedWords({ results, left = [] }: State<'applied'>): string {
  if (results.length === 0 && left.length > 0) return 'nothing was sent';
  if (!isAlready(results)) return `applied ${deletesFirst(appliedSummary(results))}${alreadyTail(results)}`;
  return `applied already${isUnsent(results) ? ', nothing was sent' : ''}`;
}

const leftBlock = ({ left = [] }: State<'applied'>): Markdown =>
  left.length === 0 ? nothing : leftWords(left).markdown;

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
  return `${policiesIn({ policies, files })} checked, without asking the platform${found}.`;
}

const listOf =
  (problems: readonly LocatedProblem[], detail: Detail): Page['problems'] =>
  (budget) =>
    problemList(problems, budget, detail);

const inTwo = ({ says, fix }: Words): Markdown => lines([says.markdown, md`**What to do:** ${fix.markdown}`]);

const resultPage = ({ plan, results }: State<'applied'>, detail: Detail): Page => ({
  ...empty,
  parts: (eighth) => [resultTable(results, eighth)],
  body: (budget) => changeBlocks(plan, budget, detail),
});

const isDone = ({ outcome: { result } }: AppliedBundle): boolean =>
  result === 'applied' || result === 'already-applied';

function partialPage(state: State<'partial'>, { view, detail }: Context): Page {
  const isNothing = state.results.every(({ outcome }) => outcome.result === 'not-applied');
  return {
    ...resultPage(state, detail),
    head: [
      title(view, isNothing ? 'nothing was applied' : 'only partly applied'),
      md`**What to do:** Run ${link(ours('the job'), view.job.run.url)} again. That is safe: what is applied is not sent again, and nothing is overwritten.`,
      leftBlock(state),
    ],
    foot: smallPrint(more(view), undo(view, state.results)),
  };
}

/** What changed since the review, or what wants a yes; and of a fresh plan its table. */
function refusedParts({ refusal, fresh }: Refused, eighth: number, { view, detail }: Context): Markdown[] {
  const cause = causeOf(refusal);
  return [
    cause.code === 'guards' ? guardBlock(cause.guards, eighth, detail.consent) : nothing,
    cause.code === 'stale' && fresh !== null ? staleBlocks(cause.moved, 2 * eighth, detail, view.deployment) : nothing,
    ...(fresh === null ? [] : [ours('**What applying would do now:**'), bundleTable(fresh, eighth)]),
  ];
}

function refusedBody({ refusal, fresh }: Refused, budget: number, { view, detail }: Context): Markdown {
  if (fresh !== null) return changeBlocks(fresh, budget, detail);
  const cause = causeOf(refusal);
  return cause.code === 'stale' ? staleBlocks(cause.moved, budget, detail, view.deployment) : nothing;
}

type Planned = Extract<CommentState, { kind: 'planned' }>;

/** What merging would do, whose doing it is, and what it means for open findings. */
function plannedPage(state: Planned, view: CommentView, detail: Detail): Page {
  const { plan, guards, problems, impact = null } = state;
  const triangulation = shownIn(state.triangulation ?? null, view.deployment);
  const explained: Explained = {
    ...(impact === null ? {} : { impact }),
    ...(triangulation === null ? {} : { triangulation }),
  };
  const { closing } = tellImpact(impact);
  return {
    head: [title(view, `${deletesFirst(plan.summary)}${guards.length === 0 ? '' : ', consent needed'}`)],
    parts: (eighth) => [
      cautionBlock(plan, eighth, triangulation),
      guardBlock(guards, eighth, detail.consent),
      bundleTable(plan, eighth, impact),
      triangulationBlock(plan, eighth, triangulation),
    ],
    body: (budget) => changeBlocks(plan, budget, detail, explained),
    problems: (budget) => problemList(problems, budget, detail),
    foot: smallPrint(
      closing === null ? nothing : toMarkdown(closing),
      guards.length === 0 ? promise(view) : ours('Merging applies nothing without that consent.'),
      fullDiff(view),
    ),
  };
}

/** Only the default branch is applied, whatever a pull request goes to. */
function promise({ base, job }: CommentView): Markdown {
  const { defaultBranch } = job.repository;
  const isElsewhere = base !== undefined && base !== defaultBranch;
  const merging = isElsewhere
    ? md`Only ${defaultBranch} is applied, and this goes to ${base}. Once it goes to ${defaultBranch}, merging`
    : ours('Merging');
  return md`${merging} applies exactly this plan (${'If-Match'}). If the platform changes first, nothing is applied and this comment says why.`;
}

/** The headline of a comment; `rest` is our own words. */
const title = ({ deployment }: CommentView, rest: string): Markdown =>
  deployment === null ? ours(`### Policies: ${rest}`) : md`### Policies for ${deployment}: ${ours(rest)}`;

/** What a reviewer must not miss stands in front. */
const deletesFirst = (summary: Summary): string => changeWords(summary).toReversed().join(', ') || 'no changes';

/** States that no outcome of a run stands for. */
type SummaryState = Extract<CommentState, { kind: 'validated' | 'refused' | 'superseded' }>;

/** GitHub shows nothing of a step's summary that has more than 1,048,576 bytes, and says so only in the log. */
const limit = 1_000_000;

/** Of one object's diff. */
const maxSummaryLines = 5000;

/**
 * The summary of a job: the whole plan with every diff, as long as it takes at most a million bytes of UTF-8; beyond that it shrinks as
 * a comment does. With the digest that a run by hand takes. The deployment of the view matters only where there is no plan.
 */
export function renderSummary(shown: Outcome | SummaryState, view: CommentView): string {
  return withinBytes(isState(shown) ? pageOf(shown, view, maxSummaryLines) : wholePage(shown, view));
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
function withinBytes(page: Page): string {
  const least = Math.floor(limit / 3);
  let budget = limit;
  for (;;) {
    const text = layOut(page, budget);
    const bytes = Buffer.byteLength(text);
    if (bytes <= limit || budget === least) return text;
    budget = Math.max(least, Math.floor((budget * limit * 0.97) / bytes));
  }
}
