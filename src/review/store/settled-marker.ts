import { createHash } from 'node:crypto';
import type { Status } from '../../domain/forge.ts';
import { type PendingMerge, pendingName } from '../../domain/pending-merge.ts';
import type { ReviewKey, Verifier } from './review-key.ts';
import { statusContext } from './status-context.ts';

// A marker is a commit status with a proof: it says that a run settled the merges up to its commit.

/** The number of a marker where the first run begins: nothing older is considered. It does not settle the merge of that commit. */
export const startMarkerNumber = 0;

/** How far a run has settled the history, on the commit up to which it did. */
export type SettledMarker = {
  /** Counts up with each marker of the commit, after `startNumber`. */
  readonly number: number;
  /** Id of the run. */
  readonly run: number;
  /** The merges up to this commit that are not applied. */
  readonly pending: readonly PendingMerge[];
  /** Digest of the result of each bundle, by `resultsDigest`. */
  readonly results: string;
};

/** The first 64 bits of SHA-256 over what became of some bundles, in 11 characters of base64url. */
export const resultsDigest = (results: readonly (readonly [slug: string, kind: string, result: string])[]): string =>
  createHash('sha256').update(JSON.stringify(results)).digest().subarray(0, 8).toString('base64url');

/**
 * The statuses that mark a commit as settled: one, or several if more merges are pending than a description can name. `summary`: for people, cut if it
 * is too long.
 */
export function settledStatuses(
  key: ReviewKey,
  commit: string,
  { number, run, pending, results }: SettledMarker,
  { summary, url }: { readonly summary: string; readonly url: string },
): Omit<Status, 'createdAt'>[] {
  const parts = splitPending(pending);
  return parts.map((written, index) => {
    const part = `${String(index + 1)}/${String(parts.length)}`;
    const proof = key.prove('applied', [commit, number, run, part, written, results]);
    const facts = `[${String(number)} ${String(run)} ${part} ${written} ${results} ${proof}]`;
    const room = maxDescriptionLength - facts.length - 1;
    const shortSummary = summary.length > room ? `${summary.slice(0, room - 1)}…` : summary;
    const state = pending.length === 0 ? 'success' : 'failure';
    return { context: statusContext('applied', key.scope.config), state, description: `${shortSummary} ${facts}`, url };
  });
}

/** Forges cut longer descriptions, or refuse them. */
const maxDescriptionLength = 140;

/** In characters: the rest of a description is for the proof and a few words. */
const maxPendingLength = 60;

/** The pending merges, as many per description as fit; `-` for none. */
function splitPending(pending: readonly PendingMerge[]): string[] {
  if (pending.length === 0) return ['-'];
  const parts: string[] = [];
  let part = '';
  for (const merge of pending) {
    const name = pendingName(merge);
    const longer = part === '' ? name : `${part},${name}`;
    if (longer.length <= maxPendingLength) {
      part = longer;
      continue;
    }
    parts.push(part);
    part = name;
  }
  return [...parts, part];
}

/** Reads pending merges as a description has them; null if it is none of ours. */
function readPending(written: string): PendingMerge[] | null {
  if (written === '-') return [];
  const merges: PendingMerge[] = [];
  for (const name of written.split(',')) {
    const [, pull, commit] = /^(?:#(\d{1,15})|([\da-f]{7}))$/.exec(name) ?? [];
    if (pull !== undefined) merges.push({ pull: Number(pull) });
    else if (commit !== undefined) merges.push({ commit });
    else return null;
  }
  return merges;
}

const settledPattern = /\[(\d{1,9}) (\d{1,15}) (\d{1,3})\/(\d{1,3}) ([\da-f#,-]{1,60}) ([\w-]{11}) ([\w-]{22})\]$/;

/** A marker, or a part of one: the first of two, for example. */
type MarkerPart = PublishedMarker & { readonly index: number; readonly total: number };

/** A marker with its status, the last one if it has several. */
export type PublishedMarker = SettledMarker & { readonly status: Status };

/** The newest marker among the statuses of a commit that has all its parts; `hasOtherToken`: others exist that this token did not make. */
export function readSettledMarker(
  key: Verifier,
  commit: string,
  statuses: readonly Status[],
): { readonly marker: SettledMarker | null; readonly hasOtherToken: boolean } {
  const context = statusContext('applied', key.scope.config);
  const inContext = statuses.filter((status) => status.context === context);
  const parts = readMarkerParts(key, commit, inContext);
  const [newest] = joinMarkers(parts).toSorted((a, b) => b.number - a.number);
  return {
    marker: newest === undefined ? null : withoutStatus(newest),
    hasOtherToken: parts.length < inContext.length,
  };
}

const withoutStatus = ({ number, run, pending, results }: PublishedMarker): SettledMarker => ({
  number,
  run,
  pending,
  results,
});

/** All markers among the statuses of a commit that have all their parts. */
export function readSettledMarkers(key: Verifier, commit: string, statuses: readonly Status[]): PublishedMarker[] {
  const context = statusContext('applied', key.scope.config);
  const inContext = statuses.filter((status) => status.context === context);
  return joinMarkers(readMarkerParts(key, commit, inContext));
}

const readMarkerParts = (key: Verifier, commit: string, statuses: readonly Status[]): MarkerPart[] =>
  statuses.flatMap((status): MarkerPart[] => {
    const [, number = '', run = '', index = '', total = '', written = '', results = '', proof = ''] =
      settledPattern.exec(status.description) ?? [];
    const facts = [commit, Number(number), Number(run), `${index}/${total}`, written, results];
    const pending = readPending(written);
    if (proof === '' || pending === null || !key.verify(proof, 'applied', facts)) return [];
    const part = { index: Number(index), total: Number(total) };
    return [{ number: Number(number), run: Number(run), ...part, pending, results, status }];
  });

function joinMarkers(parts: readonly MarkerPart[]): PublishedMarker[] {
  const markers = Map.groupBy(parts, ({ number, run, total }) => `${String(number)} ${String(run)} ${String(total)}`);
  return [...markers.values()].flatMap(joinParts);
}

/** The marker that some parts make; none while one is missing, since a run was killed between two. */
function joinParts(parts: readonly MarkerPart[]): PublishedMarker[] {
  const byIndex = new Map(parts.map((part) => [part.index, part]));
  const [first] = parts;
  if (first === undefined || byIndex.size < first.total) return [];
  const sorted = [...byIndex.values()].toSorted((a, b) => a.index - b.index);
  const { number, run, results } = first;
  const statuses = sorted.map(({ status }) => status).toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
  const pending = sorted.flatMap((part) => part.pending);
  return statuses.slice(0, 1).map((status) => ({ number, run, results, pending, status }));
}

/** How many statuses of one context a forge keeps per commit; nothing can be marked beyond. */
const maxStatuses = 1000;

/** Whether a commit has so many statuses in the context of markers that another one may be refused: somebody added them. */
export const isMarkerContextFull = (key: ReviewKey, statuses: readonly Status[]): boolean =>
  statuses.filter(({ context }) => context === statusContext('applied', key.scope.config)).length > maxStatuses / 2;

const manualSummaryPattern = /^Applied by hand by (\S+): plan ([\da-f]{12})\. \[/;

/** Words and results of a marker that a run by hand sets. `plan`: digest of the plan that it applied. The results bind both facts. */
export function manualMarker(by: string, plan: string): { readonly summary: string; readonly results: string } {
  const short = plan.replace('sha256:', '').slice(0, 12);
  return { summary: `Applied by hand by ${by}: plan ${short}.`, results: resultsDigest([[by, 'by hand', short]]) };
}

/** Who set a marker by hand, and the first 12 digits of the digest of the plan that was applied; null for one of an apply on merge. */
export function readManualApply({
  status,
  results,
}: PublishedMarker): { readonly by: string; readonly plan: string } | null {
  const [, by = '', plan = ''] = manualSummaryPattern.exec(status.description) ?? [];
  return by !== '' && manualMarker(by, plan).results === results ? { by, plan } : null;
}
