import { type CommentState, type Refused, causeOf } from '../../domain/comment.ts';
import type { Plan } from '../../domain/plan.ts';
import type { LocatedProblem } from '../../domain/problem.ts';
import { cautionBlock } from '../markdown/caution.ts';
import { changeBlocks } from '../markdown/changes.ts';
import type { Detail } from '../markdown/detail.ts';
import { failureBlock } from '../markdown/failure.ts';
import { guardBlock } from '../markdown/guards.ts';
import type { Page } from '../markdown/page.ts';
import { staleBlocks } from '../markdown/stale.ts';
import { bundleTable, resultTable } from '../markdown/tables.ts';
import { type Markdown, lines, link, md, nothing, ours } from '../markdown/template.ts';
import { changeWords, count, problemWords } from '../words/counts.ts';
import { addressOf } from './addresses.ts';
import { fullDiff, more, runLink, smallPrint, undo } from './small-print.ts';
import type { CommentView } from './comment-view.ts';
import { problemList } from './problem-list.ts';
import { noPreviewWords, staleWords, successorWords } from './reasons.ts';
import { type Words, refusalWords } from './refusal-words.ts';

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
  return row(state, { view, detail: detailOf(view, maxLines) });
}

/** With links into the repository, and consent as its reviewers can give it. */
export const detailOf = (view: CommentView, maxLines: number): Detail => ({
  maxLines,
  consent: 'setting',
  linkTo: (position) => addressOf(position, view),
});

const pages: { readonly [K in CommentState['kind']]: (state: State<K>, context: Context) => Page } = {
  planned: ({ plan, guards, problems }, { view, detail }) => ({
    head: [title(view, `${deletesFirst(plan)}${guards.length === 0 ? '' : ', consent needed'}`)],
    parts: (eighth) => [
      cautionBlock(plan, eighth),
      guardBlock(guards, eighth, detail.consent),
      bundleTable(plan, eighth),
    ],
    body: (budget) => changeBlocks(plan, budget, detail),
    problems: listOf(problems, detail),
    foot: smallPrint(
      guards.length === 0 ? promise : ours('Merging applies nothing without that consent.'),
      fullDiff(view),
    ),
  }),
  'no-changes': ({ problems }, { view }) => ({
    ...empty,
    head: [
      title(view, 'no changes'),
      problems.length === 0 ? nothing : md`${ours(problemWords(problems))}: see ${runLink(view)}.`,
    ],
  }),
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
  stale: ({ moved, by }, { view, detail }) => ({
    ...empty,
    head: [title(view, 'stale, do not merge yet'), inTwo(staleWords(by))],
    body: (budget) => staleBlocks(moved, budget, detail),
    foot: smallPrint(ours('Merging as it is would be refused: nothing would be applied.'), more(view)),
  }),
  applying: ({ plan }, { view, detail }) => ({
    ...empty,
    head: [
      title(view, `applying ${deletesFirst(plan)}`),
      md`${link(ours('A run'), view.job.run.url)} is applying exactly the reviewed plan. If it ended and this still stands here, run it again: that is safe.`,
    ],
    parts: (eighth) => [bundleTable(plan, eighth)],
    body: (budget) => changeBlocks(plan, budget, detail),
  }),
  applied: (state, { view, detail }) => ({
    ...resultPage(state, detail),
    head: [title(view, appliedWords(state))],
    foot: smallPrint(md`Exactly the reviewed plan (${'If-Match'}), applied by ${runLink(view)}.`, undo(view)),
  }),
  partial: (state, { view, detail }) => ({
    ...resultPage(state, detail),
    head: [
      title(view, 'only partly applied'),
      md`**What to do:** Run ${link(ours('the job'), view.job.run.url)} again. That is safe: what is applied is not sent again, and nothing is overwritten.`,
    ],
    foot: smallPrint(more(view), undo(view)),
  }),
  refused: (state, { view, detail }) => ({
    ...empty,
    head: [title(view, 'nothing was applied'), inTwo(refusalWords(state.refusal, state.fresh?.digest ?? null))],
    parts: (eighth) => refusedParts(state, eighth, detail),
    body: (budget) => refusedBody(state, budget, detail),
    foot: smallPrint(state.fresh === null ? more(view) : fullDiff(view)),
  }),
  superseded: ({ by }, { view }) => {
    const { tail, says } = successorWords(by);
    return { ...empty, head: [title(view, tail), says] };
  },
  failed: ({ error, results }, { view }) => ({
    ...empty,
    head: [title(view, results.length === 0 ? 'failed, nothing was applied' : 'failed')],
    parts: (eighth) => [resultTable(results, eighth), failureBlock(error, 2 * eighth)],
    foot: smallPrint(more(view)),
  }),
};

const empty: Page = { head: [], parts: () => [], body: null, problems: () => nothing, foot: nothing };

const promise = md`Merging applies exactly this plan (${'If-Match'}). If the platform changes first, nothing is applied and this comment says why.`;
const noPlan = ours('Merging applies nothing: no plan was made.');

const title = ({ deployment }: CommentView, rest: string): Markdown =>
  deployment === null ? ours(`### Policies: ${rest}`) : md`### Policies for ${deployment}: ${ours(rest)}`;

/** What a reviewer must not miss stands in front. */
const deletesFirst = (plan: Plan): string => changeWords(plan.summary).toReversed().join(', ') || 'no changes';

const appliedWords = ({ plan, results }: State<'applied'>): string =>
  results.every(({ outcome }) => outcome.result === 'already-applied')
    ? 'applied already, nothing was sent'
    : `applied ${deletesFirst(plan)}`;

const checkedWords = (policies: number, files: number, problems: readonly LocatedProblem[]): string =>
  `${count(policies, 'policy', 'policies')} in ${count(files, 'file')} checked, without asking the platform${problems.length === 0 ? '' : `: ${problemWords(problems)}`}.`;

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

/** What changed since the review, or what wants a yes; and of a fresh plan its table. */
function refusedParts({ refusal, fresh }: Refused, eighth: number, detail: Detail): Markdown[] {
  const cause = causeOf(refusal);
  return [
    cause.code === 'guards' ? guardBlock(cause.guards, eighth, detail.consent) : nothing,
    cause.code === 'stale' && fresh !== null ? staleBlocks(cause.moved, 2 * eighth, detail) : nothing,
    ...(fresh === null ? [] : [ours('**What applying would do now:**'), bundleTable(fresh, eighth)]),
  ];
}

function refusedBody({ refusal, fresh }: Refused, budget: number, detail: Detail): Markdown {
  if (fresh !== null) return changeBlocks(fresh, budget, detail);
  const cause = causeOf(refusal);
  return cause.code === 'stale' ? staleBlocks(cause.moved, budget, detail) : nothing;
}
