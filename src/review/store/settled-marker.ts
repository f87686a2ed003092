import { createHash } from 'node:crypto';
import type { Status } from '../../domain/forge.ts';
import { type PendingMerge, nameOfMerge } from '../../domain/pending-merge.ts';
import type { ReviewKey, Verifier } from './review-key.ts';
import { statusContext } from './status-context.ts';

// A marker is a commit status with a proof: it says that a run settled the merges up to its commit.

/** The number of the marker where the first run starts: nothing older is considered. It does not settle the merge of its own commit. */
export const startMarkerNumber = 0;

/** What a marker says. Its commit is the last one that is settled. */
export type SettledMarker = {
  /** Counts up with each marker of the commit, from `startMarkerNumber`. */
  readonly number: number;
  /** Id of the run. */
  readonly run: number;
  /** The merges up to this commit that are not applied. */
  readonly pending: readonly PendingMerge[];
  /** Digest of the result of each bundle, by `resultsDigest`. */
  readonly results: string;
};

/** The result of a bundle. */
export type BundleResultText = readonly [slug: string, kind: string, result: string];

/** The first 64 bits of SHA-256 over the results of bundles, in 11 characters of base64url. */
export const resultsDigest = (results: readonly BundleResultText[]): string =>
  createHash('sha256').update(JSON.stringify(results)).digest().subarray(0, 8).toString('base64url');

/**
 * Makes the statuses that mark a commit as settled: one, or several if more merges are pending than one description can name. `summary`: for people, cut if
 * it is too long. `url`: of the run.
 */
export function makeSettledStatuses(
  key: ReviewKey,
  commit: string,
  { number, run, pending, results }: SettledMarker,
  { summary, url }: { readonly summary: string; readonly url: string },
): Omit<Status, 'createdAt'>[] {
  const parts = splitPending(pending);
  return parts.map((pendingText, index) => {
    const part = `${String(index + 1)}/${String(parts.length)}`;
    const proof = key.prove('applied', [commit, number, run, part, pendingText, results]);
    const facts = `[${String(number)} ${String(run)} ${part} ${pendingText} ${results} ${proof}]`;
    const maxSummaryLength = maxDescriptionLength - facts.length - 1;
    const shortSummary = summary.length > maxSummaryLength ? `${summary.slice(0, maxSummaryLength - 1)}…` : summary;
    const state = pending.length === 0 ? 'success' : 'failure';
    return { context: statusContext('applied', key.scope.config), state, description: `${shortSummary} ${facts}`, url };
  });
}

/** Forges cut longer descriptions, or refuse them. */
const maxDescriptionLength = 140;

/** In characters. The rest of a description is for the proof and a few words. */
const maxPendingLength = 60;

/** The texts of pending merges, as many in each as fit into a description; `-` for none. */
function splitPending(pending: readonly PendingMerge[]): string[] {
  if (pending.length === 0) return ['-'];
  const parts: string[] = [];
  let part = '';
  for (const merge of pending) {
    const name = nameOfMerge(merge);
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

/** Parses pending merges as a description has them; null if they have another form. */
function parsePending(text: string): PendingMerge[] | null {
  if (text === '-') return [];
  const merges: PendingMerge[] = [];
  for (const name of text.split(',')) {
    const [, pull, commit] = /^(?:#(\d{1,15})|([\da-f]{7}))$/.exec(name) ?? [];
    if (pull !== undefined) merges.push({ pull: Number(pull) });
    else if (commit !== undefined) merges.push({ commit });
    else return null;
  }
  return merges;
}

const settledPattern = /\[(\d{1,9}) (\d{1,15}) (\d{1,3})\/(\d{1,3}) ([\da-f#,-]{1,60}) ([\w-]{11}) ([\w-]{22})\]$/;

/** One status of a marker: for example the first of two. `index` starts at 1. */
type MarkerPart = PublishedMarker & { readonly index: number; readonly total: number };

/** A marker as the forge has it, with its status: the last one if it has several. */
export type PublishedMarker = SettledMarker & { readonly status: Status };

/** Reads the newest marker of a commit that has all its parts. `hasOtherToken`: there are markers that this token did not make. */
export function readSettledMarker(
  key: Verifier,
  commit: string,
  statuses: readonly Status[],
): { readonly marker: SettledMarker | null; readonly hasOtherToken: boolean } {
  const markerStatuses = statuses.filter((status) => isInMarkerContext(key, status));
  const parts = readMarkerParts(key, commit, markerStatuses);
  const [newest] = joinMarkers(parts).toSorted((a, b) => b.number - a.number);
  return {
    marker: newest === undefined ? null : withoutStatus(newest),
    hasOtherToken: parts.length < markerStatuses.length,
  };
}

const withoutStatus = ({ number, run, pending, results }: PublishedMarker): SettledMarker => ({
  number,
  run,
  pending,
  results,
});

/** Reads all markers of a commit that have all their parts. */
export function readSettledMarkers(key: Verifier, commit: string, statuses: readonly Status[]): PublishedMarker[] {
  const markerStatuses = statuses.filter((status) => isInMarkerContext(key, status));
  return joinMarkers(readMarkerParts(key, commit, markerStatuses));
}

const isInMarkerContext = ({ scope }: Verifier, { context }: Status): boolean =>
  context === statusContext('applied', scope.config);

const readMarkerParts = (key: Verifier, commit: string, statuses: readonly Status[]): MarkerPart[] =>
  statuses.flatMap((status): MarkerPart[] => {
    const [, number = '', run = '', index = '', total = '', pendingText = '', results = '', proof = ''] =
      settledPattern.exec(status.description) ?? [];
    const facts = [commit, Number(number), Number(run), `${index}/${total}`, pendingText, results];
    const pending = parsePending(pendingText);
    if (proof === '' || pending === null || !key.verify(proof, 'applied', facts)) return [];
    const part = { index: Number(index), total: Number(total) };
    return [{ number: Number(number), run: Number(run), ...part, pending, results, status }];
  });

function joinMarkers(parts: readonly MarkerPart[]): PublishedMarker[] {
  const markers = Map.groupBy(parts, ({ number, run, total }) => `${String(number)} ${String(run)} ${String(total)}`);
  return [...markers.values()].flatMap(joinParts);
}

/** Joins the parts of a marker. There is none while a part is missing, since a run was killed before it wrote all. */
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

/** How many statuses of one context a forge accepts for a commit. */
const maxStatuses = 1000;

/** Whether a commit has so many statuses in the context of markers that another one may be refused. Somebody must have added them. */
export const isMarkerContextFull = (key: ReviewKey, statuses: readonly Status[]): boolean =>
  statuses.filter((status) => isInMarkerContext(key, status)).length > maxStatuses / 2;

const manualSummaryPattern = /^Applied by hand by (\S+): plan ([\da-f]{12})\. \[/;

/** What a marker says beside the pending merges: a text for people, and the digest of the results. */
export type MarkerText = { readonly summary: string; readonly results: string };

/** The text of a marker that a run by hand sets. `by`: login of who started it. `plan`: digest of the plan that it applied. The results prove both. */
export function describeManualApply(by: string, plan: string): MarkerText {
  const shortPlan = plan.replace('sha256:', '').slice(0, 12);
  const results = resultsDigest([[by, 'by hand', shortPlan]]);
  return { summary: `Applied by hand by ${by}: plan ${shortPlan}.`, results };
}

/** Reads who set a marker by hand, and the first 12 digits of the digest of the applied plan. Null for a marker of an apply on merge. */
export function readManualApply({
  status,
  results,
}: PublishedMarker): { readonly by: string; readonly plan: string } | null {
  const [, by = '', plan = ''] = manualSummaryPattern.exec(status.description) ?? [];
  return by !== '' && describeManualApply(by, plan).results === results ? { by, plan } : null;
}
