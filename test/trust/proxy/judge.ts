import { faults, type FaultName } from './faults.ts';
import type { Exchange } from './fault-proxy.ts';
import { type LoggedPut, type Kind, textOf } from './put-log.ts';
import type { ReviewedBundle } from './repository.ts';

/** A fault that occurred. `what` and `kind` are those of the exchange. */
export type Strike = { readonly fault: FaultName; readonly what: string; readonly kind: Kind | null };
/** A PUT as the tool sent it. */
export type SentPut = { readonly kind: Kind | null; readonly ifMatch: string | null; readonly content: string };

/** A run of the tool, and what the platform logged, once no request is under way. */
export type JudgedRun = {
  readonly reviewed: readonly ReviewedBundle[];
  readonly code: number;
  /** The result of each bundle in the report; empty if the report has none. */
  readonly results: ReadonlyMap<Kind, string>;
  readonly strikes: readonly Strike[];
  readonly puts: readonly SentPut[];
  readonly entries: readonly LoggedPut[];
};

/** The false claims of a report, and what was sent without a review. */
export function falseClaims(run: JudgedRun): string[] {
  return [
    ...run.reviewed.flatMap((bundle) => falseResults(bundle, run)),
    ...run.puts.flatMap((put) => reviewViolations(put, run.reviewed)),
    ...putsAfterFailure(run),
    ...falseExitCode(run),
  ];
}

/** After a bundle that was not written, no other bundle may be sent. */
function putsAfterFailure({ puts, results }: JudgedRun): string[] {
  const failed = puts.findIndex(({ kind }) => kind !== null && !written.has(results.get(kind) ?? ''));
  const after = puts.slice(failed + 1).find(({ kind }) => failed !== -1 && kind !== puts[failed]?.kind);
  return after === undefined
    ? []
    : [`a PUT of ${String(after.kind)} after ${String(puts[failed]?.kind)} was not written`];
}

const written = new Set(['applied', 'already-applied', 'unverified']);

/** What the platform and the proxy logged about one bundle. */
type Truth = {
  readonly commits: number;
  /** Whether exactly the reviewed bundle was committed, once. */
  readonly isExact: boolean;
  readonly strikes: readonly Strike[];
};

/** For each result, why it is false; null if it is true. */
const rules: Readonly<Record<string, (truth: Truth) => string | null>> = {
  applied: ({ isExact }) => (isExact ? null : 'without a commit of what was reviewed'),
  unverified({ isExact, strikes }) {
    if (!isExact) return 'without a commit of what was reviewed';
    const mayHaveKept = ({ what, fault }: Strike): boolean => what === 'dry run' || fault === 'refused';
    return strikes.some(mayHaveKept) ? null : 'although nothing kept it from being verified';
  },
  'already-applied': ({ commits, strikes }) =>
    commits === 0 || strikes.some(isRepeatedPut) ? null : 'but it was this run',
  'not-applied': ({ commits }) => (commits === 0 ? null : 'but there is a commit'),
  unknown: ({ strikes }) => (mayBeUnknown(strikes) ? null : 'although it can be known'),
  'no result': ({ commits }) => (commits === 0 ? null : 'but there is a commit'),
};

function falseResults({ kind, content }: ReviewedBundle, run: JudgedRun): string[] {
  const commits = run.entries.filter((entry) => entry.kind === kind && entry.content !== null);
  const result = run.results.get(kind) ?? 'no result';
  const rule = rules[result];
  if (rule === undefined) return [`${kind}: ${result} is no result`];
  const wrong = rule({
    commits: commits.length,
    isExact: commits.length === 1 && commits[0]?.content === content,
    // A refused connection has no exchange, so it may have been for any bundle.
    strikes: run.strikes.filter((strike) => strike.kind === kind || strike.fault === 'refused'),
  });
  return [
    ...(commits.length > 1 ? [`${kind}: ${String(commits.length)} commits`] : []),
    ...(wrong === null ? [] : [`${kind}: ${result}, ${wrong}`]),
  ];
}

/** If a proxy delivers a PUT twice, the second answer makes our own commit look like that of another client. */
const isRepeatedPut = ({ fault, what }: Strike): boolean => fault === 'delivered twice' && what === 'PUT';

/** `unknown` is allowed only if the answer to the PUT left its result open, and a later exchange failed, too. */
function mayBeUnknown(strikes: readonly Strike[]): boolean {
  const first = strikes.findIndex(({ fault, what }) => what === 'PUT' && isDoubtful(fault));
  return first !== -1 && strikes.length > first + 1;
}

const isDoubtful = (fault: FaultName): boolean => faults[fault].hidesResult;

/** Why a PUT was not reviewed: it has another bundle, or another state version. */
export function reviewViolations({ kind, ifMatch, content }: SentPut, reviewed: readonly ReviewedBundle[]): string[] {
  const bundle = reviewed.find((one) => one.kind === kind);
  if (bundle?.content !== content) return [`${String(kind)}: a PUT of what nobody reviewed`];
  return bundle.stateVersion === ifMatch ? [] : [`${String(kind)}: a PUT with If-Match ${String(ifMatch)}`];
}

/** Compares the exit code with the documented table, which this applies to the results and the log. */
function falseExitCode({ code, results, entries, strikes, reviewed }: JudgedRun): string[] {
  const all = [...results.values()];
  const commits = entries.filter(({ content }) => content !== null);
  const has = (...wanted: string[]): boolean => all.some((result) => wanted.includes(result));
  const expected = expectedCodes(all.length === 0, has);
  const reported = commits.filter(({ kind }) => results.get(kind) !== 'already-applied');
  return [
    ...(expected.includes(code) ? [] : [`exit code ${String(code)} for ${all.join(', ') || 'no results'}`]),
    ...(code !== 0 && code !== 6 && reported.length > 0
      ? [`exit code ${String(code)}, but something was written`]
      : []),
    ...(code !== 0 && strikes.length === 0 ? [`exit code ${String(code)} although nothing went wrong`] : []),
    ...(all.length !== 0 && all.length !== reviewed.length ? ['a bundle without a result'] : []),
  ];
}

function expectedCodes(none: boolean, has: (...wanted: string[]) => boolean): readonly number[] {
  // Before the first dry run: the platform refused, or does not list the deployment.
  if (none) return [1, 3, 64];
  if (has('unknown', 'unverified')) return [6];
  if (!has('not-applied')) return [0];
  return has('applied') ? [6] : [1, 3, 4];
}

export const toPut = ({ kind, headers, body }: Exchange): SentPut => ({
  kind,
  ifMatch: headers['if-match'] ?? null,
  content: textOf((JSON.parse(body.toString('utf8')) as { bundle: Record<string, unknown> }).bundle),
});
