import {
  causeOf,
  type CommentState,
  type NoPreview,
  type Refusal,
  type Refused,
  type Since,
} from '../../domain/review.ts';
import type { AppliedBundle, Explained, OfKind, Outcome } from '../../domain/outcome.ts';
import {
  addressOf,
  changedWords,
  type CommentView,
  ifMerged,
  more,
  noPreviewWords,
  refusalWords,
  runLink,
  staleWords,
  successorWords,
  undo,
  type Words,
} from '../words/comment.ts';
import { type Detail, largestBody, outcomeReport, printReport, fitReport, type Fitted } from './markdown.ts';
import { blocks, lines, link, type Markdown, md, noMarkdown, ours, sentences, toMarkdown } from './markdown/markup.ts';
import { acceptedWords, type RunFacts, reportFrom, waiting } from '../report.ts';
import { slugsOf } from '../words/names.ts';
import { count } from '../../util/text.ts';
import type { Plan } from '../../domain/plan.ts';
import { headlineOf, alreadyTail, appliedSummary, liveIn, liveTail, unsentTail } from '../words/headline.ts';
import { changesIn, changeWords, doneWords, effectCounts, problemWords } from '../words/summary.ts';
import { dispatch, type DispatchTable } from '../../util/dispatch.ts';

/** In a comment: lines of a diff per object, and rows of a table of changes. */
const commentSize = { maxLines: 100, maxRows: 20, isBrief: true };

/**
 * The text of a comment below its hidden line, which takes `hidden` characters. Ends with a line break. Texts from files, the
 * platform or GitHub are in code spans.
 */
export function renderComment(state: CommentState, view: CommentView & { readonly hidden: number }): string {
  return printState(state, view, commentSize, largestBody - view.hidden);
}

type State<K extends CommentState['kind']> = OfKind<CommentState, K>;

/**
 * The text of the comment that goes on after this one with the sections of deployments that do not fit into it, given what its own hidden line takes;
 * null if all fit.
 */
export function renderNextComment(
  state: CommentState,
  view: CommentView & { readonly hidden: number },
): ((hidden: number) => string) | null {
  const { left } = fitState(state, view, commentSize, largestBody - view.hidden);
  if (left.length === 0) return null;
  const head = [
    headline(state, 'continued'),
    ours('These changes belong to the plan in the first comment, which says what becomes of it.'),
  ];
  const report = { top: [], body: left, details: [] };
  return (hidden) => printReport({ head, report }, detailOf(view, commentSize), largestBody - hidden);
}

/** A comment: the end of its headline, words, what the report shows, and words below. */
type Page = {
  readonly title: string;
  readonly words?: readonly Markdown[];
  readonly facts?: RunFacts;
  readonly foot?: Markdown;
};

/** The text of a comment or summary for a state. */
const printState = (state: CommentState, view: CommentView, size: PageSize, budget: number): string =>
  fitState(state, view, size, budget).text;

/** The same, and the sections that do not fit. */
function fitState(state: CommentState, view: CommentView, size: PageSize, budget: number): Fitted {
  const { title, words = [], facts = {}, foot = noMarkdown } = dispatch(pages, 'kind', state, view);
  const head = [headline(state, title), ...words];
  return fitReport({ head, report: reportFrom(facts, 'action'), foot }, detailOf(view, size), budget);
}

/** Names the deployment that changes, or counts them. */
function headline(state: CommentState, title: string): Markdown {
  const all = 'plan' in state ? state.plan.bundles : [];
  const changed = all.filter(({ changes }) => changes.length > 0);
  const slugs = slugsOf(changed.length === 0 ? all : changed);
  const [slug] = slugs;
  if (slug === undefined) return ours(`### Policies: ${title}`);
  return slugs.length === 1
    ? md`### Policies for ${slug}: ${ours(title)}`
    : ours(`### Policies for ${count(slugs.length, 'deployment')}: ${title}`);
}

type PageSize = Pick<Detail, 'maxLines' | 'maxRows' | 'isBrief'>;

const detailOf = (view: CommentView, size: PageSize): Detail => ({
  surface: 'action',
  ...size,
  next: view.next ?? null,
  linkTo: (position) => addressOf(position, view),
});

const pages: DispatchTable<CommentState, 'kind', [view: CommentView], Page> = {
  planned,
  'no-changes': unchanged,
  invalid: ({ problems, accepted = null }, view) => ({
    title: `invalid, ${problemWords(problems)}`,
    words: accepted === null ? [] : [toMarkdown(acceptedWords)],
    facts: { problems, plan: accepted, standing: waiting },
    foot: sentences(noPlan, more(view)),
  }),
  stale: ({ moved, by, cause, onStale }, view) => ({
    title: 'stale, do not merge yet',
    words: [inTwo(staleWords(by, cause))],
    facts: { moved },
    foot: sentences(ifMerged(cause, onStale), more(view)),
  }),
  applying: ({ plan }, view) => ({
    title: `applying ${changeWords(plan.summary)}`,
    words: [
      md`${link(ours('A run'), view.job.run.url)} is applying exactly the reviewed plan. If the run ended and this comment did not change, re-run it; that is safe.`,
    ],
    facts: { plan, standing: { words: 'is applied now', urgency: 0 } },
  }),
  applied: ({ plan, results }, view) => ({
    title: appliedWords(results),
    facts: { plan, results },
    foot: sentences(
      isAlready(results) ? more(view) : md`Exactly the reviewed plan, applied by ${runLink(view)}.`,
      undo(view, results),
    ),
  }),
  partial,
  refused: (state, view) => {
    const { refusal, fresh } = state;
    const cause = causeOf(refusal);
    return {
      title: refusedWords(state),
      words: [
        inTwo(refusalWords(refusal, fresh?.digest ?? null)),
        fresh === null
          ? noMarkdown
          : ours(`The current plan: ${effectCounts(changesIn(fresh))} (${changeWords(fresh.summary)})`),
      ],
      facts: {
        plan: fresh,
        standing: { words: 'not applied', urgency: 2 },
        guards: cause.code === 'guards' ? cause.guards : [],
        moved: cause.code === 'stale' ? cause.moved : [],
      },
      foot: more(view, fresh !== null),
    };
  },
  superseded: ({ by }) => {
    const [title, message] = successorWords(by);
    return { title, words: [message] };
  },
  failed: ({ error, results }, view) => ({
    title: results.length === 0 ? 'failed, nothing was sent' : 'failed',
    facts: { results, error },
    foot: more(view),
  }),
};

/** Headlines of refusals before a merge. */
const refusedTail: Partial<Record<Refusal['code'], string>> = {
  'not-fresh': 'not ready to be merged',
  changed: 'changed since the review',
  'fork-names': 'not previewed',
  unanswered: 'only partly previewed',
  'not-recorded': 'not recorded',
};

/** The difference from the plan that was recorded before. */
function sinceWords({ cause, url }: Since): Markdown {
  const earlier = link(ours('an earlier plan'), url);
  return md`**Changed since the review:** This replaces ${earlier}. ${toMarkdown(changedWords(cause))}`;
}

const noPlan = ours('Merging applies nothing: there is no plan.');

const isAlready = (results: readonly AppliedBundle[]): boolean =>
  results.every(({ outcome }) => outcome.result === 'already-applied');

function appliedWords(results: readonly AppliedBundle[]): string {
  if (isAlready(results)) return `already applied${unsentTail(results)}`;
  return `applied, ${doneWords(appliedSummary(results))}${alreadyTail(results)}`;
}

function refusedWords({ refusal: { code, done = [] } }: Refused): string {
  return refusedTail[code] ?? (done.length > 0 ? 'only partly applied' : 'not applied');
}

const inTwo = ({ message, fix }: Words): Markdown =>
  lines([toMarkdown(message), md`**What to do:** ${toMarkdown(fix)}`]);

function partial({ plan, results, error }: State<'partial'>, view: CommentView): Page {
  const isNothing = results.every(({ outcome }) => outcome.result === 'not-applied');
  return {
    title: isNothing ? 'nothing was applied' : 'only partly applied',
    words: [
      md`**What to do:** Re-run ${link(ours('the job'), view.job.run.url)}. That is safe: what is applied is not sent again, and nothing is overwritten.`,
    ],
    facts: { plan, results, error: error ?? null },
    foot: sentences(more(view), undo(view, results)),
  };
}

/** What merging would do, the origin of each change, and its impact. */
function planned(state: State<'planned'>, view: CommentView): Page {
  const { plan, guards, problems, since } = state;
  const needsApproval = guards.length > 0;
  return {
    title: `${effectCounts(changesIn(plan))}${needsApproval ? '; approval required' : ''}`,
    words: [...(since === undefined ? [] : [sinceWords(since)]), ours(changeWords(plan.summary))],
    facts: { plan, guards, problems, explained: explainedIn(state), moved: since?.moved ?? [] },
    foot: sentences(
      needsApproval ? ours('Merging applies nothing without that approval.') : promise(view),
      more(view, true),
    ),
  };
}

/** What a comment explains; bundles that no file declares are in the summary only. */
const explainedIn = ({
  impact,
  threeWayDiff,
  drifted,
  tests,
  overrides = [],
  unmanagedObjects = [],
}: Explained): Explained => ({
  impact,
  threeWayDiff,
  drifted,
  tests,
  overrides,
  unmanagedObjects,
});

/** One line, unless unreviewed changes are live. */
function unchanged(state: State<'no-changes'>, view: CommentView): Page {
  const { plan, problems, since } = state;
  const explained = explainedIn(state);
  // What this pull request ends is never only in the run.
  const dropped = problems.filter(({ problem }) => problem.code === 'bundle-dropped');
  const others = problems.filter((one) => !dropped.includes(one));
  const warned = others.length === 0 ? noMarkdown : md`${ours(problemWords(others))}: see ${runLink(view)}.`;
  return {
    title: `no changes${liveTail(liveIn(explained.threeWayDiff).length)}`,
    words: [since === undefined ? noMarkdown : sinceWords(since), warned],
    facts: { plan, explained, moved: since?.moved ?? [], problems: dropped },
  };
}

/** Only merges into the default branch are applied. */
function promise({ base, job }: CommentView): Markdown {
  const { defaultBranch } = job.repository;
  if (base !== undefined && base !== defaultBranch)
    return md`This goes to ${base}, and only ${defaultBranch} is applied. Merging applies nothing: a pull request to ${defaultBranch} gets a plan of its own.`;
  return ours(
    'Merging applies exactly this plan. If the platform changes first, nothing is applied and this comment says why.',
  );
}

/** A state without a matching outcome. */
type SummaryState = Extract<CommentState, { kind: 'refused' }>;

/** GitHub hides a step's summary above 1,048,576 bytes, and reports that only in the log. A character takes up to three bytes. */
const largestSummary = 333_000;

const summarySize = { maxLines: 5000, maxRows: Infinity, isBrief: false };

/** The job summary: the plan with all diffs, shrunk like a comment if it exceeds GitHub's limit, and the digest for a manual run. */
export function renderSummary(shown: Outcome | SummaryState, view: CommentView): string {
  if (shown.kind === 'refused') return printState(shown, view, summarySize, largestSummary);
  const detail = detailOf(view, summarySize);
  const plan = 'plan' in shown ? shown.plan : null;
  const digest = plan === null ? noMarkdown : md`Digest of this plan: ${plan.digest}`;
  return printReport({ ...outcomeReport(shown, detail), foot: digest }, detail, largestSummary);
}

/** Why there is no preview, for the top of a summary. */
export const renderNoPreview = (why: NoPreview): string => `${inTwo(noPreviewWords[why]).text}\n\n`;

/** One merge of a run: its pull request, how it ended, and why it was refused. */
type MergeEnd = {
  readonly pull: { readonly number: number } | null;
  readonly outcome: Outcome;
  readonly refusal: Refusal | null;
};

/** The job summary of a run that settled merges: each one, then the plan of all, or what the platform lacks now. */
export function renderMergeSummary(
  { merges, fresh }: { readonly merges: readonly MergeEnd[]; readonly fresh: Plan | null },
  outcome: Outcome,
  view: CommentView,
): string {
  const lacks = fresh !== null && fresh.bundles.some(({ changes }) => changes.length > 0);
  const ends = merges.map(({ pull, outcome: end, refusal }) => {
    const name = pull === null ? ours('**Without a pull request:**') : md`**Pull request #${pull.number}:**`;
    return refusal === null
      ? md`${name} ${toMarkdown(headlineOf(end))}`
      : md`${name} ${inTwo(refusalWords(refusal, lacks ? fresh.digest : null))}`;
  });
  const top = blocks([ours('### Merged pull requests'), ...ends]);
  const rest = renderSummary(lacks ? { kind: 'changes', plan: fresh, problems: [], guards: [] } : outcome, view);
  return `${top.text}\n\n${rest}`;
}
