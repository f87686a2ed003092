import type { Outcome } from '../../../domain/outcome.ts';
import type { Plan } from '../../../domain/plan.ts';
import type { CommentState, NoPreview, Refusal } from '../../../domain/review.ts';
import { outcomeHeadline } from '../../words/headline.ts';
import { noPreviewDescriptions, describeRefusal } from '../../words/refusals.ts';
import { fitState, messageAndFix, optionsOf, type PageSize } from './comment.ts';
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
export const renderNoPreview = (why: NoPreview): string => `${messageAndFix(noPreviewDescriptions[why]).text}\n\n`;

/** One merge of a run: its pull request, how it ended, and why it was refused. */
type MergeEnd = {
  readonly pull: { readonly number: number } | null;
  readonly outcome: Outcome;
  readonly refusal: Refusal | null;
};

/** Of a run that settled merges: each of them, then the plan of all, or what the platform lacks now (`currentPlan`). */
export function renderMergeSummary(
  { merges, currentPlan }: { readonly merges: readonly MergeEnd[]; readonly currentPlan: Plan | null },
  outcome: Outcome,
  view: CommentView,
): string {
  const missing =
    currentPlan !== null && currentPlan.bundles.some(({ changes }) => changes.length > 0) ? currentPlan : null;
  const ends = merges.map(({ pull, outcome: end, refusal }) => {
    const name = pull === null ? trusted('**Without a pull request:**') : md`**Pull request #${pull.number}:**`;
    return refusal === null
      ? md`${name} ${toMarkdown(outcomeHeadline(end))}`
      : md`${name} ${messageAndFix(describeRefusal(refusal, missing?.digest ?? null))}`;
  });
  const top = joinBlocks([trusted('### Merged pull requests'), ...ends]);
  const shown: Outcome = missing === null ? outcome : { kind: 'changes', plan: missing, problems: [], guards: [] };
  return `${top.text}\n\n${renderSummary(shown, view)}`;
}
