import { causeOf, type CommentState, type Refusal, type Refused, type Since } from '../domain/github.ts';
import type { Plan } from '../domain/plan.ts';
import {
  addressOf,
  type CommentView,
  ifMerged,
  leftWords,
  more,
  noPreviewWords,
  notRecorded,
  refusalWords,
  runLink,
  staleWords,
  successorWords,
  undo,
  type Words,
} from './comment-words.ts';
import {
  blocks,
  type Detail,
  type Framed,
  largestBody,
  lines,
  link,
  type Markdown,
  md,
  nothing,
  ours,
  outcomeReport,
  printReport,
  sentences,
  toMarkdown,
} from './markdown.ts';
import {
  approvals,
  emptyReport,
  failure,
  movedBlocks,
  planReport,
  problemBlock,
  type Report,
  resultTable,
  text,
} from './report.ts';
import { shownIn } from './three-way-words.ts';
import { alreadyTail, appliedSummary, isDone, liveIn, liveTail, unsentTail } from './verdict.ts';
import { doneWords, policiesIn, problemWords, summaryWords } from './words.ts';
import type { AppliedBundle, OfKind, Outcome } from '../domain/outcome.ts';

/** Lines of a diff per object. */
const mostLines = 100;

/**
 * The text of a comment below its first line, which takes `firstLine` characters and a line break. Ends with a line break. Texts from files, the
 * platform or GitHub are in code spans.
 */
export function renderComment(state: CommentState, view: CommentView & { readonly firstLine: number }): string {
  return printState(state, view, mostLines, largestBody - view.firstLine - 1);
}

type State<K extends CommentState['kind']> = OfKind<CommentState, K>;

type Row<K extends CommentState['kind']> = (state: State<K>, view: CommentView) => Framed;

/** The text of a comment or summary for a state. */
function printState(state: CommentState, view: CommentView, maxLines: number, budget: number): string {
  // TypeScript cannot see that row and state belong together.
  const row = pages[state.kind] as (one: CommentState, view: CommentView) => Framed;
  return printReport(row(state, view), detailOf(view, maxLines), budget);
}

const detailOf = (view: CommentView, maxLines: number): Detail => ({
  approval: 'setting',
  maxLines,
  linkTo: (position) => addressOf(position, view),
});

const pages: { readonly [K in CommentState['kind']]: Row<K> } = {
  planned: (state, view) => withSince(planned(state, view), state.since),
  'no-changes': (state, view) => withSince(unchanged(state, view), state.since),
  invalid: ({ problems }, view) => ({
    head: [title(view, `invalid, ${problemWords(problems)}`)],
    report: { ...emptyReport, body: problemBlock(problems) },
    foot: sentences(noPlan, more(view)),
  }),
  validated: ({ reason, files, policies, problems }, view) => ({
    head: [
      title(view, 'valid, not previewed'),
      ours(`${policiesIn({ policies, files })} checked offline.`),
      inTwo(noPreviewWords[reason]),
    ],
    report: { ...emptyReport, body: problemBlock(problems) },
    foot: noPlan,
  }),
  stale: ({ moved, by, cause, onStale }, view) => ({
    head: [title(view, 'stale, do not merge yet'), inTwo(staleWords(by, cause))],
    report: { ...emptyReport, body: movedBlocks(moved) },
    foot: sentences(ifMerged(cause, onStale), more(view)),
  }),
  applying: ({ plan }, view) => ({
    head: [
      title(view, `applying ${summaryWords(plan.summary)}`),
      md`${link(ours('A run'), view.job.run.url)} is applying exactly the reviewed plan. If the run ended and this comment did not change, re-run it; that is safe.`,
    ],
    report: bare(plan),
  }),
  applied: (state, view) => ({
    head: [title(view, appliedWords(state)), toMarkdown(leftWords(state.left ?? []))],
    report: resultReport(state),
    foot: sentences(
      isAlready(state.results) ? more(view) : md`Exactly the reviewed plan, applied by ${runLink(view)}.`,
      undo(view, state.results),
    ),
  }),
  partial: (state, view) =>
    // Missing results belong to another deployment.
    state.results.every(isDone) ? pages.applied(state, view) : partial(state, view),
  refused: (state, view) => {
    const { refusal, fresh } = state;
    return {
      head: [title(view, refusedWords(state, view)), inTwo(refusalWords(refusal, fresh?.digest ?? null))],
      report: refusedReport(state),
      foot: more(view, fresh !== null),
    };
  },
  superseded: ({ by }, view) => {
    const [tail, message] = successorWords(by);
    return { head: [title(view, tail), message], report: emptyReport };
  },
  failed: ({ error, results }, view) => ({
    head: [title(view, results.length === 0 ? `failed, ${nothingWords(view)}` : 'failed')],
    report: { ...emptyReport, top: [...resultTable(results), ...failure(error)] },
    foot: more(view),
  }),
};

/** Headlines of refusals before a merge. */
const refusedTail: Partial<Record<Refusal['code'], string>> = {
  'not-fresh': 'not ready to be merged',
  changed: 'changed since the review',
};

/** Puts the difference from an earlier plan for the same commit first. */
function withSince(framed: Framed, since: Since | undefined): Framed {
  if (since === undefined) return framed;
  const [headline = nothing, ...head] = framed.head;
  const { cause, moved, url } = since;
  const words = md`**Changed since the review:** This replaces ${link(ours('an earlier plan'), url)} for the same commit. ${toMarkdown(refusalWords(cause, null).message)}`;
  const body = [...movedBlocks(moved, true), ...framed.report.body];
  return { ...framed, head: [headline, words, ...head], report: { ...framed.report, body } };
}

const noPlan = ours('Merging applies nothing: there is no plan.');

const isAlready = (results: readonly AppliedBundle[]): boolean =>
  results.every(({ outcome }) => outcome.result === 'already-applied');

function appliedWords({ results, left = [] }: State<'applied'>): string {
  if (results.length === 0 && left.length > 0) return 'nothing was sent';
  if (isAlready(results)) return `already applied${unsentTail(results)}`;
  return `applied, ${doneWords(appliedSummary(results))}${alreadyTail(results)}`;
}

/** An earlier attempt may have applied a part, which this one cannot know. */
const nothingWords = ({ job }: CommentView): string =>
  job.run.attempt === 1 ? 'nothing was applied' : 'nothing was sent';

function refusedWords({ refusal: { code, done = [] } }: Refused, view: CommentView): string {
  const isPartly = done.some(({ deployment }) => view.deployment === null || deployment.slug === view.deployment);
  return refusedTail[code] ?? (isPartly ? 'only partly applied' : nothingWords(view));
}

const inTwo = ({ message, fix }: Words): Markdown =>
  lines([toMarkdown(message), md`**What to do:** ${toMarkdown(fix)}`]);

/** A plan's changes and bundles, without advice. */
const bare = (plan: Plan): Report => ({ ...planReport(plan, {}), top: [] });

const resultReport = ({ plan, results }: State<'applied'>): Report => ({
  top: resultTable(results),
  body: planReport(plan, {}).body,
  details: [],
});

function partial(state: State<'partial'>, view: CommentView): Framed {
  const isNothing = state.results.every(({ outcome }) => outcome.result === 'not-applied');
  return {
    head: [
      title(view, isNothing ? 'nothing was applied' : 'only partly applied'),
      md`**What to do:** Re-run ${link(ours('the job'), view.job.run.url)}. That is safe: what is applied is not sent again, and nothing is overwritten.`,
      toMarkdown(leftWords(state.left ?? [])),
    ],
    report: resultReport(state),
    foot: sentences(more(view), undo(view, state.results)),
  };
}

/** What needs approval or changed since the review, and the fresh plan, if any. */
function refusedReport({ refusal, fresh }: Refused): Report {
  const cause = causeOf(refusal);
  const moved = movedBlocks(cause.code === 'stale' ? cause.moved : [], fresh !== null);
  const top = cause.code === 'guards' ? approvals(cause.guards, 'setting') : [];
  if (fresh === null) return { top, body: moved, details: [] };
  const { body, details } = planReport(fresh, {});
  return { top, body: [...moved, ...text([`The current plan: ${summaryWords(fresh.summary)}`]), ...body], details };
}

/** What merging would do, the origin of each change, and its impact. */
function planned(state: State<'planned'>, view: CommentView): Framed {
  const { plan, guards, problems } = state;
  const needsApproval = guards.length > 0;
  const { top, body, details } = planReport(plan, explainedIn(state, view));
  return {
    head: [title(view, `${summaryWords(plan.summary)}${needsApproval ? '; approval required' : ''}`)],
    report: { top: [...approvals(guards, 'setting'), ...top], body: [...body, ...problemBlock(problems)], details },
    foot: sentences(
      needsApproval ? ours('Merging applies nothing without that approval.') : promise(view),
      more(view, true),
    ),
  };
}

/** Of the run, what concerns the deployment of a comment. */
function explainedIn({ impact, threeWayDiff }: State<'planned' | 'no-changes'>, { deployment }: CommentView) {
  const shown = shownIn(threeWayDiff, deployment);
  return {
    ...(impact === undefined ? {} : { impact }),
    ...(shown === undefined ? {} : { threeWayDiff: shown }),
  };
}

/** One line, unless unreviewed changes are live. */
function unchanged(state: State<'no-changes'>, view: CommentView): Framed {
  const { problems } = state;
  const explained = explainedIn(state, view);
  const warned = problems.length === 0 ? nothing : md`${ours(problemWords(problems))}: see ${runLink(view)}.`;
  return {
    head: [title(view, `no changes${liveTail(liveIn(explained.threeWayDiff).length)}`), warned],
    report: { ...planReport({ bundles: [] }, explained), details: [] },
  };
}

/** Only merges into the default branch are applied. */
function promise({ base, job }: CommentView): Markdown {
  const { defaultBranch } = job.repository;
  const isElsewhere = base !== undefined && base !== defaultBranch;
  const merging = isElsewhere
    ? md`This goes to ${base}, and only ${defaultBranch} is applied. Once it reaches ${defaultBranch}, merging`
    : ours('Merging');
  return md`${merging} applies exactly this plan. If the platform changes first, nothing is applied and this comment says why.`;
}

/** The headline of a comment; `rest`: our own words. */
const title = ({ deployment }: CommentView, rest: string): Markdown =>
  deployment === null ? ours(`### Policies: ${rest}`) : md`### Policies for ${deployment}: ${ours(rest)}`;

/** States without a matching outcome. */
type SummaryState = Extract<CommentState, { kind: 'validated' | 'refused' | 'superseded' }>;

/** GitHub hides a step's summary above 1,048,576 bytes, and reports that only in the log. A character takes up to three bytes. */
const largestSummary = 333_000;

/** Per object. */
const maxSummaryLines = 5000;

/**
 * The job summary: the plan with all diffs, shrunk like a comment if it exceeds GitHub's limit, and the digest for a manual run. The view's
 * deployment matters only without a plan.
 */
export function renderSummary(shown: Outcome | SummaryState, view: CommentView): string {
  if (isState(shown)) return printState(shown, view, maxSummaryLines, largestSummary);
  const detail = detailOf(view, maxSummaryLines);
  const plan = 'plan' in shown ? shown.plan : null;
  const digest = plan === null ? nothing : md`Digest of this plan: ${plan.digest}`;
  const foot = blocks([view.isRecorded === false ? ours(`**${notRecorded}**`) : nothing, digest]);
  return printReport({ ...outcomeReport(shown, detail), foot }, detail, largestSummary);
}

const isState = (shown: Outcome | SummaryState): shown is SummaryState =>
  shown.kind === 'validated' || shown.kind === 'refused' || shown.kind === 'superseded';
