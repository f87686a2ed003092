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
  /** Whether a merge is held to this plan: false for the preview of a pull request that could not, or should not, be recorded. */
  readonly isRecorded: boolean;
  /** Addresses of the comments. */
  readonly comments: readonly string[];
  /** What went wrong beside the job itself, or why there was nothing to do; a sentence each. */
  readonly notices: readonly string[];
  /** What the run could not do and somebody should see to; a sentence each. */
  readonly warnings: readonly string[];
  /** Whether the platform is something else than what the files declare; null for a run that did not look for drift. */
  readonly drift: {
    readonly found: boolean;
    /** Addresses of issues or pull requests. */
    readonly urls: readonly string[];
  } | null;
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
  isRecorded: true,
  comments: [],
  notices: [],
  warnings: [],
  drift: null,
  ...more,
});
