import { validate } from '../commands/validate.ts';
import { ForgeError, PlatformError, UsageError } from '../domain/errors.ts';
import type { Outcome } from '../domain/outcome.ts';
import type { NoPreview, Refusal } from '../domain/review.ts';
import { makePlan } from '../plan/plan.ts';
import { SigningError } from '../plan/signing.ts';
import type { SettledRun } from '../review/apply-merged.ts';
import type { ActionRuntime } from './action-runtime.ts';
import { fixes, selectCheckout } from './files.ts';

/** How a run of the action ended. */
export type ActionResult = {
  readonly command: 'validate' | 'preview' | 'apply';
  /** Of all that the run did. */
  readonly outcome: Outcome;
  /** Why the run fails although its outcome does not. */
  readonly refusal: Refusal | null;
  /** What became of each merge, for a run that applies them. */
  readonly settled: SettledRun | null;
  /** The merges that the next apply settles, in sentences; empty for a run that does not list them. */
  readonly listing: readonly string[];
  /** Why the files were only validated. */
  readonly noPreview: NoPreview | null;
  /** Whether there is drift; null for a run that did not check. */
  readonly drift: {
    readonly found: boolean;
    /** URLs of the issues. */
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
  settled: null,
  listing: [],
  noPreview: null,
  drift: null,
  ...more,
});

/** A run that had nothing to do. `why`: a sentence for people. */
export function nothingToDo(command: ActionResult['command'], why: string, { notes }: ActionRuntime): ActionResult {
  notes.notices.add(why);
  return ended(command, { kind: 'no-changes', plan: makePlan([]), problems: [], guards: [] });
}

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
export function requireConnection(action: ActionRuntime): void {
  const missing = whatIsMissing(action);
  if (missing === 'no-token') throw new UsageError('No API token.', { fix: 'Set the input api-token from a secret.' });
  if (missing === 'no-address') throw new UsageError('No platform address.', { fix: 'Set the input base-url.' });
}

/** A run must report on the files of its own commit: with others checked out, "no changes" would be silently wrong. Throws UsageError. */
export function refuseOtherCheckout({ git, job, runtime }: ActionRuntime): void {
  const head = git.commit('HEAD');
  if (head === null && runtime.source.list('').length === 0)
    throw new UsageError('The workspace is empty.', { fix: 'Add actions/checkout before this step.' });
  if (head === null || head === job.sha) return;
  throw new UsageError(`The checkout is at ${head}, and not at ${job.sha}.`, {
    fix: 'Remove "ref:" from actions/checkout.',
  });
}

/** Refuses a run without git, or outside of a clone. Throws UsageError. */
export function requireClone({ git }: ActionRuntime): void {
  if (git.textOrNull('--version') === null)
    throw new UsageError('git is not installed, and the action reads the commits with it.', { fix: fixes.noGit });
  if (git.commit('HEAD') !== null) return;
  const refusal = git.whyRefused();
  if (refusal !== null) throw new UsageError(`git cannot read this repository: ${refusal}`);
  throw new UsageError('No commit is checked out: the working directory is in no clone.', { fix: fixes.noClone });
}

/** Validates the files of the checkout without a platform, under the settings of a branch. */
export async function validateOnly(
  action: ActionRuntime,
  branch: string,
  noPreview: NoPreview | null = null,
): Promise<ActionResult> {
  const selection = await selectCheckout(action, branch);
  return ended('validate', await validate(selection, action.runtime), { noPreview });
}
