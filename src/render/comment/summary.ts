import type { CommentState } from '../../domain/comment.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { outcomePage } from '../markdown.ts';
import { type Page, layOut } from '../markdown/page.ts';
import { blocks, md, nothing, ours } from '../markdown/template.ts';
import { notRecorded } from './reasons.ts';
import type { CommentView } from './comment-view.ts';
import { detailOf, pageOf } from './pages.ts';

/** States that no outcome of a run stands for. */
type State = Extract<CommentState, { kind: 'validated' | 'refused' | 'superseded' }>;

/** GitHub shows nothing of a step's summary that has more than 1,048,576 bytes, and says so only in the log. */
const limit = 1_000_000;

/** Of one object's diff. */
const maxLines = 5000;

/**
 * The summary of a job: the whole plan with every diff, as long as it takes at most a million bytes of UTF-8; beyond that it shrinks as
 * a comment does. With the digest that a run by hand takes. The deployment of the view matters only where there is no plan.
 */
export function renderSummary(shown: Outcome | State, view: CommentView): string {
  return withinBytes(isState(shown) ? pageOf(shown, view, maxLines) : wholePage(shown, view));
}

const isState = (shown: Outcome | State): shown is State =>
  shown.kind === 'validated' || shown.kind === 'refused' || shown.kind === 'superseded';

function wholePage(outcome: Outcome, view: CommentView): Page {
  const page = outcomePage(outcome, detailOf(view, maxLines, 'files'));
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
