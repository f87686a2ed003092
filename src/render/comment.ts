import { causeOf, type CommentState, type Refusal, type Refused, type Since } from '../domain/github.ts';
import type { Plan } from '../domain/plan.ts';
import type { LocatedProblem } from '../domain/problem.ts';
import {
  addressOf,
  type CommentView,
  endOf,
  fullDiff,
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
import { type Detail, type Framed, outcomeReport, printReport } from './markdown.ts';
import { blocks, lines, link, type Markdown, md, nothing, ours, toMarkdown } from './markdown/text.ts';
import {
  approvalsOf,
  liveSections,
  movedSections,
  planReport,
  type Reader,
  type Report,
  resultTable,
  type Section,
} from './report.ts';
import { cautionsOf, liveIn, shownIn, threeWayNotes } from './three-way-words.ts';
import { alreadyTail, appliedSummary, isUnsent, liveTail } from './verdict.ts';
import { doneWords, foreign, policiesIn, problemWords, summaryWords } from './words.ts';
import { failureOf } from './prose.ts';
import type { AppliedBundle, Explained, Outcome, Moved } from '../domain/outcome.ts';

/** GitHub's limit is 65,536 characters (else 422); this leaves a margin for other ways to count. */
const largestBody = 60_000;

/** Per object. */
const mostLines = 100;

/**
 * The text of a comment below its first line, which takes `firstLine` characters and a line break. Ends with a line break. Texts from files, the
 * platform or GitHub are in code spans.
 */
export function renderComment(state: CommentState, view: CommentView & { readonly firstLine: number }): string {
  return printState(state, view, mostLines, largestBody - view.firstLine - 1);
}

type State<K extends CommentState['kind'], S = CommentState> = S extends { kind: infer Kinds }
  ? K extends Kinds
    ? S
    : never
  : never;

type Row<K extends CommentState['kind']> = (state: State<K>, view: CommentView) => Framed;

/** The text of a comment or summary for a state. */
function printState(state: CommentState, view: CommentView, maxLines: number, budget: number): string {
  // TypeScript cannot see that row and state belong together.
  const row = pages[state.kind] as (one: CommentState, view: CommentView) => Framed;
  return printReport(row(state, view), detailOf(view, maxLines, 'pull request'), budget);
}

/** How reviewers see a plan and approve it. */
const reviewer: Reader = { subject: 'pull request', approval: 'setting' };

const detailOf = (view: CommentView, maxLines: number, subject: Detail['subject']): Detail => ({
  ...reviewer,
  subject,
  maxLines,
  linkTo: (position) => addressOf(position, view),
});

const pages: { readonly [K in CommentState['kind']]: Row<K> } = {
  planned: (state, view) => withSince(planned(state, view), state.since, view),
  'no-changes': (state, view) => withSince(unchanged(state, view), state.since, view),
  invalid: ({ problems }, view) => ({
    head: [title(view, `invalid, ${problemWords(problems)}`)],
    report: { problems },
    foot: endOf(noPlan, more(view)),
  }),
  validated: ({ reason, files, policies, problems }, view) => ({
    head: [
      title(view, 'valid, not previewed'),
      ours(checkedWords(policies, files, problems)),
      inTwo(noPreviewWords[reason]),
    ],
    report: { problems },
    foot: noPlan,
  }),
  stale: ({ moved, by, cause, onStale }, view) => ({
    head: [title(view, 'stale, do not merge yet'), inTwo(staleWords(by, cause))],
    report: movedReport(moved, view),
    foot: endOf(ifMerged(cause, onStale), more(view)),
  }),
  applying: ({ plan }, view) => ({
    head: [
      title(view, `applying ${summaryWords(plan.summary, true)}`),
      md`${link(ours('A run'), view.job.run.url)} is applying exactly the reviewed plan. If the run ended and this comment did not change, re-run it; that is safe.`,
    ],
    report: bare(plan),
  }),
  applied: (state, view) => ({
    head: [title(view, appliedWords(state)), leftBlock(state)],
    report: resultReport(state),
    foot: endOf(isAlready(state.results) ? more(view) : appliedBy(view), undo(view, state.results)),
  }),
  partial: (state, view) =>
    // Missing results belong to another deployment.
    state.results.every(isDone) ? pages.applied(state, view) : partial(state, view),
  refused: (state, view) => {
    const { refusal, fresh } = state;
    return {
      head: [title(view, refusedWords(state, view)), inTwo(refusalWords(refusal, fresh?.digest ?? null))],
      report: refusedReport(state, view),
      foot: fresh === null ? more(view) : fullDiff(view),
    };
  },
  superseded: ({ by }, view) => {
    const { tail, says } = successorWords(by);
    return { head: [title(view, tail), says], report: {} };
  },
  failed: ({ error, results }, view) => ({
    head: [title(view, results.length === 0 ? `failed, ${nothingWords(view)}` : 'failed')],
    report: { results: resultTable(results), failure: failureOf(error) },
    foot: more(view),
  }),
};

/** Headlines of refusals before a merge. */
const refusedTail: Partial<Record<Refusal['code'], string>> = {
  'not-fresh': 'not ready to be merged',
  changed: 'changed since the review',
};

/** Puts the difference from an earlier plan for the same commit first. */
function withSince(framed: Framed, since: Since | undefined, view: CommentView): Framed {
  if (since === undefined) return framed;
  const [headline = nothing, ...head] = framed.head;
  const { cause, moved, url } = since;
  const before = link(ours('an earlier plan'), url);
  const words = md`**Changed since the review:** This replaces ${before} for the same commit. ${toMarkdown(refusalWords(cause, null).says)}`;
  const sections = [...movedInBrief(moved, view), ...(framed.report.sections ?? [])];
  return { ...framed, head: [headline, words, ...head], report: { ...framed.report, sections } };
}

/** The difference between the reviewed changes and the current ones. */
const movedReport = (moved: readonly Moved[], { deployment }: CommentView): Partial<Report> => ({
  sections: movedSections(moved, deployment),
  bundles: {
    caption: 'State versions',
    head: ['Bundle', 'State version at the review', 'Now'],
    rows: moved.map(({ kind, reviewed, now, deployment: { slug } }) => [
      [`${kind} of `, foreign(slug)],
      [foreign(reviewed.stateVersion)],
      [foreign(now.stateVersion)],
    ]),
  },
});

/** The same above a plan, which has the diffs. */
const movedInBrief = (moved: readonly Moved[], { deployment }: CommentView): Section[] =>
  movedSections(moved, deployment).map((section) => ({
    ...section,
    items: section.items.map((item) => (item.label === 'Different' ? item : { ...item, diffs: [] })),
  }));

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

/** An earlier attempt may have applied a part, which this one cannot know. */
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

/** A plan's changes and bundles, without advice. */
const bare = (plan: Plan): Report => ({ ...planReport(plan, {}, reviewer), cautions: [] });

const resultReport = ({ plan, results }: State<'applied'>): Report => ({
  ...bare(plan),
  bundles: null,
  results: resultTable(results),
});

const isDone = ({ outcome: { result } }: AppliedBundle): boolean =>
  result === 'applied' || result === 'already-applied';

function partial(state: State<'partial'>, view: CommentView): Framed {
  const isNothing = state.results.every(({ outcome }) => outcome.result === 'not-applied');
  return {
    head: [
      title(view, isNothing ? 'nothing was applied' : 'only partly applied'),
      md`**What to do:** Re-run ${link(ours('the job'), view.job.run.url)}. That is safe: what is applied is not sent again, and nothing is overwritten.`,
      leftBlock(state),
    ],
    report: resultReport(state),
    foot: endOf(more(view), undo(view, state.results)),
  };
}

/** What needs approval or changed since the review, and the fresh plan, if any. */
function refusedReport({ refusal, fresh }: Refused, view: CommentView): Partial<Report> {
  const cause = causeOf(refusal);
  const moved = cause.code === 'stale' ? cause.moved : [];
  const approvals = cause.code === 'guards' ? approvalsOf(cause.guards, fresh, reviewer) : {};
  if (fresh === null) return { ...approvals, ...(moved.length === 0 ? {} : movedReport(moved, view)) };
  const current: Section = {
    id: 'changes',
    title: [`The current plan: ${summaryWords(fresh.summary, true)}`],
    says: [],
    items: [],
  };
  const report = bare(fresh);
  return { ...report, ...approvals, sections: [...movedInBrief(moved, view), current, ...report.sections] };
}

/** What merging would do, the origin of each change, and its impact. */
function planned(state: State<'planned'>, view: CommentView): Framed {
  const { plan, guards, problems, impact = null } = state;
  const threeWayDiff = shownIn(state.threeWayDiff ?? null, view.deployment);
  const explained: Explained = {
    ...(impact === null ? {} : { impact }),
    ...(threeWayDiff === null ? {} : { threeWayDiff }),
  };
  const tail = guards.length === 0 ? '' : '; approval required';
  return {
    head: [title(view, `${summaryWords(plan.summary, true)}${tail}`)],
    report: { ...planReport(plan, explained, reviewer), ...approvalsOf(guards, plan, reviewer), problems },
    foot: endOf(
      guards.length === 0 ? promise(view) : ours('Merging applies nothing without that approval.'),
      fullDiff(view),
    ),
  };
}

/** One line, unless unreviewed changes are live. */
function unchanged(state: State<'no-changes'>, view: CommentView): Framed {
  const threeWayDiff = shownIn(state.threeWayDiff ?? null, view.deployment);
  const { problems } = state;
  const live = liveIn(threeWayDiff);
  return {
    head: [
      title(view, `no changes${liveTail(live.length)}`),
      problems.length === 0 ? nothing : md`${ours(problemWords(problems))}: see ${runLink(view)}.`,
    ],
    report: {
      cautions: cautionsOf({ bundles: [] }, threeWayDiff),
      notes: threeWayNotes(threeWayDiff, []),
      sections: liveSections(live, false),
    },
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
  return isState(shown) ? printState(shown, view, maxSummaryLines, largestSummary) : printWhole(shown, view);
}

const isState = (shown: Outcome | SummaryState): shown is SummaryState =>
  shown.kind === 'validated' || shown.kind === 'refused' || shown.kind === 'superseded';

function printWhole(outcome: Outcome, view: CommentView): string {
  const detail = detailOf(view, maxSummaryLines, 'files');
  const framed = outcomeReport(outcome, detail);
  const plan = 'plan' in outcome ? outcome.plan : null;
  const digest = plan === null ? nothing : md`Digest of this plan: ${plan.digest}`;
  const foot = view.isRecorded === false ? md`**${ours(notRecorded)}**` : (framed.foot ?? nothing);
  return printReport({ ...framed, foot: blocks([foot, digest]) }, detail, largestSummary);
}
