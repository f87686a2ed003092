import { wantedFrom } from './deployments.ts';
import { validate } from '../commands/validate.ts';
import type { NoPreview, Refusal } from '../domain/github.ts';
import { UsageError } from '../domain/json.ts';
import type { Outcome } from '../domain/plan.ts';
import { PlatformError } from '../domain/preview.ts';
import type { ActionRuntime } from '../runtime/action-runtime.ts';

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

type Failed = Extract<Outcome, { kind: 'failed' }>;

/** The platform's refusals, and what the user set up wrongly, as an end of the run that comments can tell. */
export async function whileAsking<T>(ask: () => Promise<T>): Promise<T | Failed> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof PlatformError || error instanceof UsageError)) throw error;
    return { kind: 'failed', error, problems: [], plan: null, results: [] };
  }
}

/** What a run lacks so that it could ask the platform, or null. */
export function whatIsMissing({ inputs }: ActionRuntime): Exclude<NoPreview, 'fork'> | null {
  if (!inputs.hasToken) return 'no-token';
  return inputs.hasAddress ? null : 'no-address';
}

/** Where files that are only validated would mean that nobody applies or checks them. Throws UsageError. */
export function requireConnection(action: ActionRuntime): void {
  const missing = whatIsMissing(action);
  if (missing !== null) throw new UsageError(words[missing]);
}

const words = {
  'no-token': 'This run got no API token, so it can neither preview nor apply. Set the input api-token from a secret.',
  'no-address':
    "This run was not told the platform's address, so it can neither preview nor apply. Give it as base-url.",
} as const;

/**
 * What a run says of its commit must be about the files of that commit: of others, "no changes" would be wrong without a word. A folder
 * that is no clone tells nothing. Throws UsageError.
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

/** Checks the files of the checkout, and asks no platform. */
export async function validateOnly(action: ActionRuntime): Promise<ActionResult> {
  const wanted = await wantedFrom(action.runtime.source, action.job.repository.defaultBranch, action);
  return ended('validate', validate(wanted, action.runtime));
}
