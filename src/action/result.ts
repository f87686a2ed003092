import { ForgeError, PlatformError, UsageError } from '../domain/errors.ts';
import type { Previewed } from '../commands/shared/preview-files.ts';
import type { Outcome } from '../domain/outcome.ts';
import type { NoPreview, Refusal } from '../domain/review.ts';
import { makePlan } from '../plan/plan.ts';
import { SigningError } from '../plan/file/signing.ts';
import type { SettledRun } from '../review/merge/settle-merges.ts';
import type { ActionRuntime } from './action-runtime.ts';

/** How a run of the action ended. */
export type ActionResult = {
  readonly command: 'validate' | 'preview' | 'apply';
  /** The outcome of everything that the run did. */
  readonly outcome: Outcome;
  /** Why the run fails although its outcome is no failure. */
  readonly refusal: Refusal | null;
  /** The result of each merge; null for a run that does not apply merges. */
  readonly mergeRun: SettledRun | null;
  /** Sentences that list the merges which the next apply covers; empty for a run that does not list them. */
  readonly listing: readonly string[];
  /** Why the files were only validated; null if they were previewed. */
  readonly noPreview: NoPreview | null;
  /** Whether there is drift; null for a run that did not check. */
  readonly drift: {
    readonly found: boolean;
    /** URLs of the issues. */
    readonly urls: readonly string[];
  } | null;
};

/** `details`: the fields that are not null or empty. */
export const actionResult = (
  command: ActionResult['command'],
  outcome: Outcome,
  details: Partial<ActionResult> = {},
): ActionResult => ({
  command,
  outcome,
  refusal: null,
  mergeRun: null,
  listing: [],
  noPreview: null,
  drift: null,
  ...details,
});

/** The result of a run that has nothing to do. `why`: a sentence for people. */
export function nothingToDo(
  command: ActionResult['command'],
  why: string,
  { runMessages }: ActionRuntime,
): ActionResult {
  runMessages.notices.add(why);
  return actionResult(command, { kind: 'no-changes', plan: makePlan([]), problems: [], guards: [] });
}

export type Failed = Extract<Outcome, { kind: 'failed' }>;

/** Whether a preview failed: a preview that succeeded has no kind itself, but its outcome has. */
export const isFailed = (previewed: Previewed | Failed): previewed is Failed => 'kind' in previewed;

/** Whether an error is a refusal by the platform or GitHub, or a mistake in the setup. Any other error is a bug. */
export const isExpected = (error: unknown): error is Error =>
  [PlatformError, ForgeError, UsageError, SigningError].some((kind) => error instanceof kind);

/** Makes an outcome of an error, so that comments can report it. Throws errors that are not expected. */
export function toFailedOutcome(error: unknown): Failed {
  if (!isExpected(error)) throw error;
  return { kind: 'failed', error, problems: [], plan: null, results: [] };
}
