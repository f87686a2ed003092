import type { CommentState } from '../../domain/comment.ts';
import type { Pull } from '../../domain/event.ts';
import { GitHubError } from '../../domain/github.ts';
import { publish, type Published } from '../../github/publish.ts';
import { readMarker, statusMarker } from '../../record/marker.ts';
import { renderComment } from '../../render/comment/comment.ts';
import type { ActionWorld } from '../../world/action-world.ts';

export type Note = {
  readonly pull: Pull;
  readonly deployment: string;
  readonly state: CommentState;
  /** The line with the record; null for a state that nothing can be applied from. */
  readonly record: string | null;
  /** `quiet`: only where there is a comment already. */
  readonly mode: 'always' | 'quiet';
  /** Whether the pull request must still be open at the commit that the note speaks of. */
  readonly whileOpen: boolean;
};

/** What became of a note. */
export type Noted = { readonly url: string | null; readonly notices: readonly string[] };

/** Writes what there is to say of one deployment into its comment. A comment that cannot be written never changes how the run ends. */
export async function comment(note: Note, action: ActionWorld): Promise<Noted> {
  const { github, inputs } = action;
  if (!inputs.comment) return { url: null, notices: [] };
  const { pull, deployment, mode, whileOpen } = note;
  const body = textOf(note, action);
  const ours = { deployment, author: inputs.commentAuthor, readMarker };
  try {
    const published = await publish(github, {
      ...ours,
      pull: pull.number,
      body,
      mode,
      head: whileOpen ? pull.head : null,
    });
    return { url: published.url, notices: noticesOf(published, inputs.commentAuthor) };
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    return { url: null, notices: [`The comment could not be written: ${error.message} ${error.hint ?? ''}`.trim()] };
  }
}

function noticesOf({ skipped, doubles, writtenBy }: Published, author: string): string[] {
  return [
    ...(skipped === null || skipped === 'quiet' ? [] : [skips[skipped]]),
    ...doubles.map(({ url }) => `There is a second comment of ours, which nobody keeps up to date. Delete it: ${url}`),
    ...(writtenBy === null
      ? []
      : [
          `GitHub says that the comment is by ${writtenBy}, and not by ${author}: set comment-author to that, or every run writes a new one.`,
        ]),
  ];
}

const skips = {
  'older-run': 'The comment was left as it is: a newer run has written it.',
  'moved-on': 'The comment was left as it is: the pull request has moved on since this run began.',
} as const;

function textOf({ pull, deployment, state, record }: Note, { job, inputs }: ActionWorld): string {
  const firstLine = record ?? statusMarker({ deployment, run: job.run });
  const view = {
    deployment,
    job,
    commit: pull.head,
    summary: inputs.summary,
    planFile: inputs.planFile,
    firstLine: firstLine.length,
  };
  return `${firstLine}\n${renderComment(state, view)}`;
}
