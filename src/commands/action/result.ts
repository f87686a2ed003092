import type { NoPreview, Refusal } from '../../domain/comment.ts';
import type { Outcome } from '../../domain/outcome.ts';

/** How a run of the action ended. */
export type ActionResult = {
  readonly command: 'validate' | 'preview' | 'apply';
  readonly outcome: Outcome;
  /** Why a merge was not applied before anything was sent. */
  readonly refusal: Refusal | null;
  /** Why the files were only validated. */
  readonly noPreview: NoPreview | null;
  /** First lines of the comments, with their records. */
  readonly records: readonly string[];
  /** Addresses of the comments. */
  readonly comments: readonly string[];
  /** What went wrong beside the job itself, or why there was nothing to do; a sentence each. */
  readonly notices: readonly string[];
};

export const ended = (
  command: ActionResult['command'],
  outcome: Outcome,
  more: Partial<ActionResult> = {},
): ActionResult => ({
  command,
  outcome,
  refusal: null,
  noPreview: null,
  records: [],
  comments: [],
  notices: [],
  ...more,
});
