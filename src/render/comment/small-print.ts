import type { AppliedBundle } from '../../domain/outcome.ts';
import { count } from '../words/counts.ts';
import { type Markdown, join, link, md, nothing, ours } from '../markdown/template.ts';
import type { CommentView } from './comment-view.ts';

/** The last line of a comment. */
export function smallPrint(...sentences: readonly Markdown[]): Markdown {
  const text = join(sentences, ' ');
  return text.text === '' ? nothing : md`<sub>${text}</sub>`;
}

export const runLink = ({ job }: CommentView): Markdown => link(ours('this run'), job.run.url);

/** Where the diff of every object stands in full. */
export function fullDiff(view: CommentView): Markdown {
  const { planFile } = view;
  const file = planFile === null ? [] : [view.summary ? md`${planFile}` : md`${planFile} of ${runLink(view)}`];
  const places = [...(view.summary ? [summaryLink(view)] : []), ...file];
  return places.length === 0 ? md`Made by ${runLink(view)}.` : md`Full diff: ${join(places, ', ')}.`;
}

/** Where more is to be read, when there is no diff. */
export const more = (view: CommentView): Markdown => md`More: ${view.summary ? summaryLink(view) : runLink(view)}.`;

/** How to get back what was there before an apply; nothing where no file holds that. */
export function undo({ planFile }: CommentView, results: readonly AppliedBundle[]): Markdown {
  const held = results.filter(hasUndo).length;
  const all = results.filter((one) => hasUndo(one) || mayBeChanged(one)).length;
  if (planFile === null || held === 0) return nothing;
  if (held === all) return md`${planFile} holds each bundle as it was before.`;
  return md`Of ${ours(count(all, 'bundle'))} ${planFile} holds ${ours(String(held))} as before the apply.`;
}

const hasUndo = ({ outcome }: AppliedBundle): boolean => 'undo' in outcome && outcome.undo !== null;

const mayBeChanged = ({ bundle, outcome }: AppliedBundle): boolean =>
  outcome.result !== 'not-applied' && bundle.changes.length > 0;

const summaryLink = ({ job }: CommentView): Markdown => link(ours('job summary'), job.run.url);
