import { wantedFrom } from './sources.ts';
import { type Previewed, previewFiles } from '../commands/preview.ts';
import { validate } from '../commands/validate.ts';
import { ForgeError, UsageError, PlatformError } from '../domain/errors.ts';
import type { NoPreview, Refusal } from '../domain/github.ts';
import type { Source } from '../domain/source.ts';
import { SigningError } from '../plan/signing.ts';
import type { ActionRuntime } from '../runtime/action-runtime.ts';
import type { Outcome } from '../domain/outcome.ts';

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
  /** Whether a merge is held to this plan: false if the preview of a pull request could not, or should not, be recorded. */
  readonly isRecorded: boolean;
  /** Whether there is drift; null for a run that did not check. */
  readonly drift: {
    readonly found: boolean;
    /** URLs of issues or pull requests. */
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
  drift: null,
  ...more,
});

export type Failed = Extract<Outcome, { kind: 'failed' }>;

/** Whether an error is a refusal by the platform or GitHub, or a mistake in the setup, and no bug. */
export const isExpected = (error: unknown): error is Error =>
  [PlatformError, ForgeError, UsageError, SigningError].some((kind) => error instanceof kind);

/** Ends a run like any other, so that comments can report the error. Throws errors that are not expected. */
export function failedBy(error: unknown): Failed {
  if (!isExpected(error)) throw error;
  return { kind: 'failed', error, problems: [], plan: null, results: [] };
}

/** What a run lacks to ask the platform, or null. */
export function whatIsMissing({ inputs }: ActionRuntime): Exclude<NoPreview, 'fork'> | null {
  if (!inputs.hasToken) return 'no-token';
  return inputs.hasAddress ? null : 'no-address';
}

/** Refuses to only validate where an apply or a check is expected. Throws UsageError. */
function requireConnection(action: ActionRuntime): void {
  const missing = whatIsMissing(action);
  if (missing !== null) throw new UsageError(words[missing]);
}

const words = {
  'no-token': 'No API token. Set the input api-token from a secret.',
  'no-address': 'No platform address. Set the input base-url.',
} as const;

/**
 * A run must report on the files of its own commit: with others checked out, "no changes" would be silently wrong. A folder that is no
 * clone passes. Throws UsageError.
 */
export function refuseOtherCheckout({ git, job, runtime }: ActionRuntime, what = ''): void {
  const head = git.commit('HEAD');
  if (head === null && runtime.source.list('').length === 0)
    throw new UsageError('The workspace is empty. Add actions/checkout before this step.');
  if (head === null || head === job.sha) return;
  throw new UsageError(
    `The checkout is at ${head}, and not at ${what}${job.sha}. Remove "ref:" from actions/checkout.`,
  );
}

/** Validates the files of the checkout without a platform. */
export async function validateOnly(action: ActionRuntime): Promise<ActionResult> {
  const wanted = await wantedFrom(action.runtime.source, action.job.repository.defaultBranch, action);
  return ended('validate', await validate(wanted, action.runtime));
}

/** Previews files under the settings of another commit. Throws UsageError, and PlatformError. */
export async function previewFrom(
  source: Source,
  baseCommit: string,
  action: ActionRuntime,
  readsLive = false,
): Promise<Previewed> {
  const wanted = await wantedFrom(source, baseCommit, action);
  return previewFiles({ ...wanted, approval: action.inputs.approval, readsLive }, action.runtime);
}

/** Previews the checkout, which must be of the run's commit. */
export async function previewCheckout(
  baseCommit: string,
  action: ActionRuntime,
  readsLive?: boolean,
): Promise<Previewed> {
  requireConnection(action);
  refuseOtherCheckout(action);
  return previewFrom(action.runtime.source, baseCommit, action, readsLive);
}
