import { faults, type FaultName } from './faults.ts';
import type { Exchange } from './fault-proxy.ts';
import { type Entry, type Kind, textOf } from './journal.ts';
import type { ReviewedBundle } from './repository.ts';

/** A fault that struck, in order; `what` and `kind` are those of the exchange. */
export type Strike = { readonly fault: FaultName; readonly what: string; readonly kind: Kind | null };
/** A PUT as it left the tool. */
export type SentPut = { readonly kind: Kind | null; readonly ifMatch: string | null; readonly content: string };

/** One run of the tool beside the platform's truth, once nothing is on its way any more. */
export type Judged = {
  readonly reviewed: readonly ReviewedBundle[];
  readonly code: number;
  /** What the report says of each bundle; empty when it came to none. */
  readonly results: ReadonlyMap<Kind, string>;
  readonly strikes: readonly Strike[];
  readonly puts: readonly SentPut[];
  readonly entries: readonly Entry[];
};

/** What is false in a report, or was done without a review. */
export function isInPath(run: Judged): string[] {
  return [
    ...run.reviewed.flatMap((bundle) => liesOf(bundle, run)),
    ...run.puts.flatMap((put) => unreviewed(put, run.reviewed)),
    ...wentOn(run),
    ...exitLies(run),
  ];
}

/** Nothing is sent for another bundle after one that was not written. */
function wentOn({ puts, results }: Judged): string[] {
  const failed = puts.findIndex(({ kind }) => kind !== null && !written.has(results.get(kind) ?? ''));
  const after = puts.slice(failed + 1).find(({ kind }) => failed !== -1 && kind !== puts[failed]?.kind);
  return after === undefined
    ? []
    : [`a PUT of ${String(after.kind)} after ${String(puts[failed]?.kind)} was not written`];
}

const written = new Set(['applied', 'already-applied', 'unverified']);

/** What the platform's log and the proxy say of one bundle. */
type Truth = {
  readonly commits: number;
  /** Whether there is one commit, of exactly what was reviewed. */
  readonly exact: boolean;
  readonly strikes: readonly Strike[];
};

/** For each result, what is false in it; null when it is true. */
const rules: Readonly<Record<string, (truth: Truth) => string | null>> = {
  applied: ({ exact }) => (exact ? null : 'without a commit of what was reviewed'),
  unverified({ exact, strikes }) {
    if (!exact) return 'without a commit of what was reviewed';
    const mayHaveKept = ({ what, fault }: Strike): boolean => what === 'dry run' || fault === 'refused';
    return strikes.some(mayHaveKept) ? null : 'although nothing kept it from being verified';
  },
  'already-applied': ({ commits, strikes }) =>
    commits === 0 || strikes.some(isRepeatedPut) ? null : 'but it was this run',
  'not-applied': ({ commits }) => (commits === 0 ? null : 'but there is a commit'),
  unknown: ({ strikes }) => (mayBeUnknown(strikes) ? null : 'although it can be known'),
  'no result': ({ commits }) => (commits === 0 ? null : 'but there is a commit'),
};

function liesOf({ kind, content }: ReviewedBundle, run: Judged): string[] {
  const commits = run.entries.filter((entry) => entry.kind === kind && entry.content !== null);
  const result = run.results.get(kind) ?? 'no result';
  const rule = rules[result];
  if (rule === undefined) return [`${kind}: ${result} is no result`];
  const wrong = rule({
    commits: commits.length,
    exact: commits.length === 1 && commits[0]?.content === content,
    // Nobody can say which exchange, and so which bundle, a connection that was refused would have been for.
    strikes: run.strikes.filter((strike) => strike.kind === kind || strike.fault === 'refused'),
  });
  return [
    ...(commits.length > 1 ? [`${kind}: ${String(commits.length)} commits`] : []),
    ...(wrong === null ? [] : [`${kind}: ${result}, ${wrong}`]),
  ];
}

/** A proxy that delivers twice makes our own commit look like that of somebody else. */
const isRepeatedPut = ({ fault, what }: Strike): boolean => fault === 'delivered twice' && what === 'PUT';

/** Only when the PUT got no clear answer, and what came after it was struck as well. */
function mayBeUnknown(strikes: readonly Strike[]): boolean {
  const first = strikes.findIndex(({ fault, what }) => what === 'PUT' && isDoubtful(fault));
  return first !== -1 && strikes.length > first + 1;
}

const isDoubtful = (fault: FaultName): boolean => faults[fault].doubtful;

/** What is wrong with a PUT: it is not the reviewed bundle, or not against the reviewed version. */
export function unreviewed({ kind, ifMatch, content }: SentPut, reviewed: readonly ReviewedBundle[]): string[] {
  const bundle = reviewed.find((one) => one.kind === kind);
  if (bundle?.content !== content) return [`${String(kind)}: a PUT of what nobody reviewed`];
  return bundle.stateVersion === ifMatch ? [] : [`${String(kind)}: a PUT with If-Match ${String(ifMatch)}`];
}

/** The table of exit codes, once more: told from the results and the platform's truth. */
function exitLies({ code, results, entries, strikes, reviewed }: Judged): string[] {
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
  // Before the first dry run: the platform said no, or showed no such deployment.
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
