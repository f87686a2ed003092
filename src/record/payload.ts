import { createHash } from 'node:crypto';
import { type BundleKind, bundleKinds, type Deployment } from '../domain/bundle.ts';
import { isObject } from '../domain/json.ts';
import { type Change, type Plan, type PlannedBundle, summarize } from '../domain/plan.ts';
import type { RecordedBundle, RecordPayload } from '../domain/record.ts';
import type { Settings } from '../domain/settings.ts';
import { diffDigest } from '../plan/digest.ts';

/** Three bundles with this many changes still fit into the longest line. */
const mostChanges = 100;

/** Identifies changes in messages only; the digest of the whole diff is what binds. */
export const shortDigest = (change: Change): string => diffDigest([change]).slice(7, 23);

/** A record's data beyond the plan: where and when it was reviewed. */
export type Review = Omit<RecordPayload, 'version' | 'plan' | 'bundles'>;

/** Summarizes a plan for one deployment. The same plan and review give the same payload, in any bundle order. */
export function recordPayload(plan: Plan, of: Review): RecordPayload {
  return { ...of, version: 1, plan: plan.digest, bundles: recordedBundles(plan.bundles, of.deployment) };
}

/** The changed bundles of a deployment, in the order of `bundleKinds`; the others pin nothing. A deployment is identified by id and slug. */
const recordedBundles = (bundles: readonly PlannedBundle[], { id, slug }: Deployment): RecordedBundle[] =>
  bundles
    .filter(({ deployment, changes }) => deployment.id === id && deployment.slug === slug && changes.length > 0)
    .toSorted((a, b) => rank(a.kind) - rank(b.kind))
    .map(toRecorded);

/** The position of a kind in `bundleKinds`. */
export const rank = (kind: BundleKind): number => bundleKinds.indexOf(kind);

function toRecorded({ kind, bundleDigest, stateVersion, diffDigest: diff, changes }: PlannedBundle): RecordedBundle {
  const { creates, updates, deletes } = summarize(changes);
  const digests = changes.length > mostChanges ? null : changes.map(shortDigest);
  return { kind, bundle: bundleDigest, stateVersion, diff, creates, updates, deletes, changes: digests };
}

/** Every field of a payload, in the order in which it is signed. */
const order =
  'version repository pull head merge platform settings plan deployment id slug run attempt bundles kind bundle stateVersion diff creates updates deletes changes config number'.split(
    ' ',
  );

/**
 * Canonical JSON of a payload: the fields in one order and no white space, so that each payload has one text. This text is signed; changing
 * it needs a new version.
 */
export const writePayload = (payload: RecordPayload): string => JSON.stringify(payload, order);

/** The payload of its canonical JSON; null for any other bytes, including equivalent JSON. */
export function readPayload(bytes: Uint8Array): RecordPayload | null {
  const value = parseJson(bytes);
  return isPayload(value) && Buffer.from(writePayload(value)).equals(bytes) ? value : null;
}

/** Parses JSON; returns undefined, which no JSON means, for anything else. */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString());
  } catch {
    // The comment may have been edited; JSON.parse throws only for invalid JSON.
    return undefined;
  }
}

/** The first field with an invalid value, or null. */
export const oddField = (payload: RecordPayload): string | null => oddIn(payload, fields);

type Check = (value: unknown) => boolean;
type Checks<T> = Readonly<Record<keyof T, Check>>;

const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

const isPayload = (value: unknown): value is RecordPayload => isObject(value) && oddIn(value, fields) === null;

const matching =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value);

const atLeast =
  (least: number): Check =>
  (value) =>
    Number.isSafeInteger(value) && Number(value) >= least;

const object =
  <T>(checks: Checks<T>): Check =>
  (value) =>
    isObject(value) && oddIn(value, checks) === null;

function oddIn<T>(value: object, checks: Checks<T>): string | null {
  const odd = Object.entries<Check>(checks).find(([field, check]) => !check((value as Record<string, unknown>)[field]));
  return odd?.[0] ?? null;
}

// Every text is bounded, and so is a record's line. Address and repository have no line breaks, since one separates them in the key
// derivation.
const digest = matching(/^sha256:[0-9a-f]{64}$/);
const commit = matching(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);
const count = atLeast(0);
const sixteenDigits = matching(/^[0-9a-f]{16}$/);

const bundle = object<RecordedBundle>({
  kind: (value) => bundleKinds.some((kind) => kind === value),
  bundle: digest,
  stateVersion: matching(/^[\x21-\x7e]{1,1000}$/),
  diff: digest,
  creates: count,
  updates: count,
  deletes: count,
  changes: (value) => value === null || (Array.isArray(value) && value.length <= 100 && value.every(sixteenDigits)),
});

/** Each kind at most once, in the order of the kinds. */
function areBundles(value: unknown): boolean {
  if (!Array.isArray(value) || !value.every(bundle)) return false;
  const ranks = (value as RecordedBundle[]).map(({ kind }) => rank(kind));
  return ranks.every((one, index) => index === 0 || one > (ranks[index - 1] ?? one));
}

const fields: Checks<RecordPayload> = {
  version: (value) => value === 1,
  repository: matching(/^[1-9][0-9]{0,18}$/),
  pull: atLeast(1),
  head: commit,
  merge: commit,
  platform: matching(/^[\x21-\x7e]{1,300}$/),
  settings: digest,
  plan: digest,
  deployment: object<RecordPayload['deployment']>({ id: matching(/^[0-9]{1,19}$/), slug: matching(/^[^]{1,255}$/) }),
  run: object<RecordPayload['run']>({ id: atLeast(1), attempt: atLeast(1) }),
  bundles: areBundles,
  config: optional(sixteenDigits),
  number: optional(atLeast(2)),
};

/**
 * SHA-256 over the settings that judge a plan: guards, deployments and `on_stale`. Field by field, and sorted where order has no meaning;
 * excludes the config's path, its common `policies` and `impact`.
 */
export function settingsDigest({ guards, deployments, onStale }: Settings): string {
  const text = JSON.stringify({
    guards: {
      max_deletes: guards.maxDeletes,
      max_delete_percent: guards.maxDeletePercent,
      allow_empty: guards.allowEmpty,
      protected: asSet(guards.protected),
      looser: guards.looser,
    },
    deployments: [...deployments]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([slug, { id, policies }]) => [slug, id, policies === null ? null : asSet(policies)]),
    on_stale: onStale,
  });
  return `sha256:${createHash('sha256').update(`settings 1\n${text}`).digest('hex')}`;
}

const asSet = (texts: readonly string[]): string[] => [...new Set(texts)].toSorted();
