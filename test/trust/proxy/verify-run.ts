import { faults, type FaultName } from './network-faults.ts';
import type { Exchange } from './fault-proxy.ts';
import { type LoggedPut, type ShortKind, toLoggedContent } from './put-log.ts';
import type { ReviewedBundle } from './repository.ts';

/** A fault that was injected, with the operation and the kind of bundle of its exchange. */
export type InjectedFault = { readonly fault: FaultName; readonly operation: string; readonly kind: ShortKind | null };
/** A PUT as the tool sent it. */
export type SentPut = { readonly kind: ShortKind | null; readonly ifMatch: string | null; readonly content: string };

/** A run of the tool and the log of the platform, taken when no request is on its way any more. */
export type LoggedRun = {
  readonly reviewed: readonly ReviewedBundle[];
  readonly code: number;
  /** The result of each bundle in the report; empty if the report has none. */
  readonly results: ReadonlyMap<ShortKind, string>;
  readonly injectedFaults: readonly InjectedFault[];
  readonly puts: readonly SentPut[];
  readonly loggedPuts: readonly LoggedPut[];
};

/** Returns every false claim of the report and the exit code, and every PUT that was not reviewed or came after a failure. */
export function findFalseClaims(run: LoggedRun): string[] {
  return [
    ...run.reviewed.flatMap((bundle) => findFalseResults(bundle, run)),
    ...run.puts.flatMap((put) => findReviewViolations(put, run.reviewed)),
    ...findPutsAfterFailure(run),
    ...findExitCodeErrors(run),
  ];
}

/** After a bundle that was not written, no other bundle may be sent. */
function findPutsAfterFailure({ puts, results }: LoggedRun): string[] {
  const failedIndex = puts.findIndex(({ kind }) => kind !== null && !writtenResults.has(results.get(kind) ?? ''));
  const laterPut = puts
    .slice(failedIndex + 1)
    .find(({ kind }) => failedIndex !== -1 && kind !== puts[failedIndex]?.kind);
  return laterPut === undefined
    ? []
    : [`a PUT of ${String(laterPut.kind)} after ${String(puts[failedIndex]?.kind)} was not written`];
}

const writtenResults = new Set(['applied', 'already-applied', 'unverified']);

/** What the platform and the proxy logged about one bundle. */
type LoggedBundle = {
  readonly commitCount: number;
  /** Whether exactly the reviewed bundle was committed, once. */
  readonly isReviewedCommittedOnce: boolean;
  readonly injectedFaults: readonly InjectedFault[];
};

/** For each result of a report: returns why it is false, or null if it is true. */
const resultRules: Readonly<Record<string, (logged: LoggedBundle) => string | null>> = {
  applied: ({ isReviewedCommittedOnce }) => (isReviewedCommittedOnce ? null : 'without a commit of what was reviewed'),
  unverified({ isReviewedCommittedOnce, injectedFaults }) {
    if (!isReviewedCommittedOnce) return 'without a commit of what was reviewed';
    const mayPreventVerification = ({ operation, fault }: InjectedFault): boolean =>
      operation === 'dry run' || fault === 'refused';
    return injectedFaults.some(mayPreventVerification) ? null : 'although nothing kept it from being verified';
  },
  'already-applied': ({ commitCount, injectedFaults }) =>
    commitCount === 0 || injectedFaults.some(isRepeatedPut) ? null : 'but it was this run',
  'not-applied': ({ commitCount }) => (commitCount === 0 ? null : 'but there is a commit'),
  unknown: ({ injectedFaults }) => (isUnknownAllowed(injectedFaults) ? null : 'although it can be known'),
  'no result': ({ commitCount }) => (commitCount === 0 ? null : 'but there is a commit'),
};

function findFalseResults({ kind, content }: ReviewedBundle, run: LoggedRun): string[] {
  const commits = run.loggedPuts.filter((entry) => entry.kind === kind && entry.content !== null);
  const result = run.results.get(kind) ?? 'no result';
  const rule = resultRules[result];
  if (rule === undefined) return [`${kind}: ${result} is no result`];
  const reason = rule({
    commitCount: commits.length,
    isReviewedCommittedOnce: commits.length === 1 && commits[0]?.content === content,
    // A refused connection has no exchange, so it may have been for any bundle.
    injectedFaults: run.injectedFaults.filter((injected) => injected.kind === kind || injected.fault === 'refused'),
  });
  return [
    ...(commits.length > 1 ? [`${kind}: ${String(commits.length)} commits`] : []),
    ...(reason === null ? [] : [`${kind}: ${result}, ${reason}`]),
  ];
}

/** If a proxy delivers a PUT twice, the response to the second one makes our own commit look like that of another client. */
const isRepeatedPut = ({ fault, operation }: InjectedFault): boolean =>
  fault === 'delivered twice' && operation === 'PUT';

/** `unknown` is allowed only if the response to the PUT left its result open and a later exchange failed, too. */
function isUnknownAllowed(injectedFaults: readonly InjectedFault[]): boolean {
  const firstUnclear = injectedFaults.findIndex(
    ({ fault, operation }) => operation === 'PUT' && leavesResultOpen(fault),
  );
  return firstUnclear !== -1 && injectedFaults.length > firstUnclear + 1;
}

const leavesResultOpen = (fault: FaultName): boolean => faults[fault].hidesResult;

/** Returns why a PUT is not the reviewed one: its bundle or its state version differs. */
export function findReviewViolations(
  { kind, ifMatch, content }: SentPut,
  reviewed: readonly ReviewedBundle[],
): string[] {
  const bundle = reviewed.find((candidate) => candidate.kind === kind);
  if (bundle?.content !== content) return [`${String(kind)}: a PUT of what nobody reviewed`];
  return bundle.stateVersion === ifMatch ? [] : [`${String(kind)}: a PUT with If-Match ${String(ifMatch)}`];
}

/** Compares the exit code with the one that the documented table gives for these results, and with the log. */
function findExitCodeErrors({ code, results, loggedPuts, injectedFaults, reviewed }: LoggedRun): string[] {
  const reportedResults = [...results.values()];
  const commits = loggedPuts.filter(({ content }) => content !== null);
  const hasResult = (...expectedResults: string[]): boolean =>
    reportedResults.some((result) => expectedResults.includes(result));
  const allowedCodes = allowedExitCodes(reportedResults.length === 0, hasResult);
  const commitsOfRun = commits.filter(({ kind }) => results.get(kind) !== 'already-applied');
  return [
    ...(allowedCodes.includes(code)
      ? []
      : [`exit code ${String(code)} for ${reportedResults.join(', ') || 'no results'}`]),
    ...(code !== 0 && code !== 6 && commitsOfRun.length > 0
      ? [`exit code ${String(code)}, but something was written`]
      : []),
    ...(code !== 0 && injectedFaults.length === 0 ? [`exit code ${String(code)} although nothing went wrong`] : []),
    ...(reportedResults.length !== 0 && reportedResults.length !== reviewed.length
      ? ['a bundle without a result']
      : []),
  ];
}

function allowedExitCodes(
  isWithoutResults: boolean,
  hasResult: (...expectedResults: string[]) => boolean,
): readonly number[] {
  // No results: the run ended before the first dry run, because the platform refused or does not list the deployment.
  if (isWithoutResults) return [1, 3, 64];
  if (hasResult('unknown', 'unverified')) return [6];
  if (!hasResult('not-applied')) return [0];
  return hasResult('applied') ? [6] : [1, 3, 4];
}

export const toSentPut = ({ kind, headers, body }: Exchange): SentPut => ({
  kind,
  ifMatch: headers['if-match'] ?? null,
  content: toLoggedContent((JSON.parse(body.toString('utf8')) as { bundle: Record<string, unknown> }).bundle),
});
