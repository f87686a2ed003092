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

/** How to get back what was there before an apply. */
export const undo = ({ planFile }: CommentView): Markdown =>
  planFile === null ? nothing : md`${planFile} holds each bundle as it was before.`;

const summaryLink = ({ job }: CommentView): Markdown => link(ours('job summary'), job.run.url);
