import { ForgeError, PlatformError, UsageError } from '../domain/errors.ts';
import type { Outcome } from '../domain/outcome.ts';
import type { NoPreview, Refusal } from '../domain/review.ts';
import { makePlan } from '../plan/plan.ts';
import { SigningError } from '../plan/file/signing.ts';
import type { SettledRun } from '../review/merge/apply-merged.ts';
import type { ActionRuntime } from './action-runtime.ts';

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

export const actionResult = (
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
  return actionResult(command, { kind: 'no-changes', plan: makePlan([]), problems: [], guards: [] });
}

export type Failed = Extract<Outcome, { kind: 'failed' }>;

/** Whether an error is a refusal by the platform or GitHub, or a mistake in the setup, and no bug. */
export const isExpected = (error: unknown): error is Error =>
  [PlatformError, ForgeError, UsageError, SigningError].some((kind) => error instanceof kind);

/** Ends a run like any other, so that comments can report the error. Throws errors that are not expected. */
export function toFailedOutcome(error: unknown): Failed {
  if (!isExpected(error)) throw error;
  return { kind: 'failed', error, problems: [], plan: null, results: [] };
}
