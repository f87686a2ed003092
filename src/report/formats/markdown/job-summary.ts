import type { Outcome } from '../../../domain/outcome.ts';
import type { Plan } from '../../../domain/plan.ts';
import type { CommentState, NoPreview, Refusal } from '../../../domain/review.ts';
import { outcomeHeadline } from '../../words/headline.ts';
import { noPreviewDescriptions, describeRefusal } from '../../words/refusals.ts';
import { fitState, messageAndFixMarkdown, optionsOf, type PageSize } from './comment.ts';
import type { CommentView } from './comment-view.ts';
import { joinBlocks, md, noMarkdown, toMarkdown, trusted } from './markup.ts';
import { outcomePage, renderPage } from './report.ts';

// The summary of a job on GitHub.

/** GitHub hides a step's summary above 1,048,576 bytes, and reports that only in the log. A character takes up to three bytes. */
const maxSummaryChars = 333_000;

const summarySize: PageSize = { maxDiffLines: 5000, maxRows: Infinity, isBrief: false };

/** A state without a matching outcome. */
type RefusedState = Extract<CommentState, { kind: 'refused' }>;

/** The plan with all diffs, shrunk like a comment if it exceeds GitHub's limit, and the digest for a manual run. */
export function renderSummary(shown: Outcome | RefusedState, view: CommentView): string {
  if (shown.kind === 'refused') return fitState(shown, view, summarySize, maxSummaryChars).text;
  const options = optionsOf(view, summarySize);
  const plan = 'plan' in shown ? shown.plan : null;
  const digest = plan === null ? noMarkdown : md`Digest of this plan: ${plan.digest}`;
  return renderPage({ ...outcomePage(shown, options), foot: digest }, options, maxSummaryChars);
}

/** Why there is no preview, for the top of a summary. */
export const renderNoPreview = (why: NoPreview): string =>
  `${messageAndFixMarkdown(noPreviewDescriptions[why]).text}\n\n`;

/** One merge of a run: its pull request, how it ended, and why it was refused. */
type MergeSummary = {
  readonly pull: { readonly number: number } | null;
  readonly outcome: Outcome;
  readonly refusal: Refusal | null;
};

/** The summary of a run that settled merges: a line for each, then the plan of all, or what the platform still lacks. */
export function renderMergeSummary(
  { merges, remainingPlan }: { readonly merges: readonly MergeSummary[]; readonly remainingPlan: Plan | null },
  outcome: Outcome,
  view: CommentView,
): string {
  const nonEmptyRemainingPlan =
    remainingPlan !== null && remainingPlan.bundles.some(({ changes }) => changes.length > 0) ? remainingPlan : null;
  const mergeLines = merges.map(({ pull, outcome: mergeOutcome, refusal }) => {
    const name = pull === null ? trusted('**Without a pull request:**') : md`**Pull request #${pull.number}:**`;
    return refusal === null
      ? md`${name} ${toMarkdown(outcomeHeadline(mergeOutcome))}`
      : md`${name} ${messageAndFixMarkdown(describeRefusal(refusal, nonEmptyRemainingPlan?.digest ?? null))}`;
  });
  const top = joinBlocks([trusted('### Merged pull requests'), ...mergeLines]);
  const shown: Outcome =
    nonEmptyRemainingPlan === null
      ? outcome
      : { kind: 'changes', plan: nonEmptyRemainingPlan, problems: [], guards: [] };
  return `${top.text}\n\n${renderSummary(shown, view)}`;
}
