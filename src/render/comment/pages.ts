import { type CommentState, type Refusal, type Refused, type Since, causeOf } from '../../domain/comment.ts';
import type { AppliedBundle } from '../../domain/outcome.ts';
import type { LocatedProblem } from '../../domain/problem.ts';
import { cautionBlock } from '../markdown/caution.ts';
import { changeBlocks } from '../markdown/changes.ts';
import type { Detail } from '../markdown/detail.ts';
import { failureBlock } from '../markdown/failure.ts';
import { guardBlock } from '../markdown/guards.ts';
import type { Page } from '../markdown/page.ts';
import { liveBlock } from '../markdown/live.ts';
import { staleBlocks } from '../markdown/stale.ts';
import { bundleTable, resultTable } from '../markdown/tables.ts';
import { type Markdown, lines, link, md, nothing, ours } from '../markdown/template.ts';
import { triangulationBlock } from '../markdown/triangulation.ts';
import { liveIn } from '../triangulation/live.ts';
import { shownIn } from '../triangulation/shown-in.ts';
import { liveTail } from '../triangulation/words.ts';
import { policiesIn, problemWords } from '../words/counts.ts';
import { alreadyTail, appliedSummary, isUnsent } from '../words/headline.ts';
import { addressOf } from './addresses.ts';
import { fullDiff, more, runLink, smallPrint, undo } from './small-print.ts';
import type { CommentView } from './comment-view.ts';
import { plannedPage } from './planned-page.ts';
import { problemList } from './problem-list.ts';
import { ifMerged, leftWords, noPreviewWords, staleWords, successorWords } from './reasons.ts';
import { type Words, refusalWords } from './refusal-words.ts';
import { deletesFirst, title } from './title.ts';

type State<K extends CommentState['kind'], S = CommentState> = S extends { kind: infer Kinds }
  ? K extends Kinds
    ? S
    : never
  : never;
type Context = { readonly view: CommentView; readonly detail: Detail };

/** What a comment or a summary says of a state. */
export function pageOf(state: CommentState, view: CommentView, maxLines: number): Page {
  // The table has a row for each kind; TypeScript cannot tell that row and state belong together.
  const row = pages[state.kind] as (one: CommentState, context: Context) => Page;
  return row(state, { view, detail: detailOf(view, maxLines, 'pull request') });
}

/** With links into the repository, and consent as its reviewers can give it. */
export const detailOf = (view: CommentView, maxLines: number, subject: Detail['subject']): Detail => ({
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
