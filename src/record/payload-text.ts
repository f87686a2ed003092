import { bundleKinds } from '../domain/bundle.ts';
import { labelGuards } from '../domain/consent.ts';
import { isObject } from '../domain/json.ts';
import type { RecordedBundle, RecordedConsent, RecordPayload } from '../domain/record.ts';
import { rank } from './payload.ts';

/**
 * Canonical JSON of a payload: the fields in this order and no white space, so that there is one text for each payload. The text is what
 * is signed; a change of it needs a new version.
 */
export function writePayload(payload: RecordPayload): string {
  const { version, repository, pull, head, merge, platform, settings, plan, deployment, run, bundles } = payload;
  return JSON.stringify({
    version,
    repository,
    pull,
    head,
    merge,
    platform,
    settings,
    plan,
    deployment: { id: deployment.id, slug: deployment.slug },
    run: { id: run.id, attempt: run.attempt },
    bundles: bundles.map(({ kind, bundle, stateVersion, diff, creates, updates, deletes, changes }) => ({
      kind,
      bundle,
      stateVersion,
      diff,
      creates,
      updates,
      deletes,
      changes,
    })),
    // JSON leaves out what is undefined, so a payload without these is spelled as it was before there were any.
    shown: payload.shown,
    consent: payload.consent && {
      by: payload.consent.by,
      event: payload.consent.event,
      guards: payload.consent.guards,
    },
    config: payload.config,
  });
}

/** The payload of its canonical JSON; null for all other bytes, also for those that only spell it otherwise. */
export function readPayload(bytes: Uint8Array): RecordPayload | null {
  const value = parseJson(bytes);
  return isPayload(value) && Buffer.from(writePayload(value)).equals(bytes) ? value : null;
}

/** The value of a JSON text; undefined, which no JSON means, for anything else. */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString());
  } catch {
    // Anybody may have edited the comment; the only thing that JSON.parse throws is that the text is no JSON.
    return undefined;
  }
}

/** The first field that holds what no record may hold, or null. */
export const oddField = (payload: RecordPayload): string | null => oddIn(payload, fields);

type Check = (value: unknown) => boolean;
type Checks<T> = Readonly<Record<keyof T, Check>>;

const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

const isPayload = (value: unknown): value is RecordPayload => isObject(value) && oddIn(value, fields) === null;

const text =
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

// Every text is bounded, so that the line of a record is. The address and the repository have no line breaks: they are told apart by one
// where the key is derived.
const digest = text(/^sha256:[0-9a-f]{64}$/);
const commit = text(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);
const count = atLeast(0);
const shortDigest = text(/^[0-9a-f]{16}$/);

const bundle = object<RecordedBundle>({
  kind: (value) => bundleKinds.some((kind) => kind === value),
  bundle: digest,
  stateVersion: text(/^[\x21-\x7e]{1,1000}$/),
  diff: digest,
  creates: count,
  updates: count,
  deletes: count,
  changes: (value) => value === null || (Array.isArray(value) && value.length <= 100 && value.every(shortDigest)),
});

/** At least one bundle, each kind at most once, in the order of the kinds. */
function areBundles(value: unknown): boolean {
  if (!Array.isArray(value) || value.length === 0 || !value.every(bundle)) return false;
  const ranks = (value as RecordedBundle[]).map(({ kind }) => rank(kind));
  return ranks.every((one, index) => index === 0 || one > (ranks[index - 1] ?? one));
}

/** At least one guard, each at most once, in the order of `labelGuards`. */
const areGuards: Check = (value) =>
  Array.isArray(value) &&
  value.length > 0 &&
  labelGuards.filter((guard) => value.includes(guard)).join() === value.join();

const consent = object<RecordedConsent>({ by: text(/^[\w-]{1,100}$/), event: atLeast(1), guards: areGuards });

const fields: Checks<RecordPayload> = {
  version: (value) => value === 1,
  repository: text(/^[1-9][0-9]{0,18}$/),
  pull: atLeast(1),
  head: commit,
  merge: commit,
  platform: text(/^[\x21-\x7e]{1,300}$/),
  settings: digest,
  plan: digest,
  deployment: object<RecordPayload['deployment']>({ id: text(/^[0-9]{1,19}$/), slug: text(/^[^]{1,255}$/) }),
  run: object<RecordPayload['run']>({ id: atLeast(1), attempt: atLeast(1) }),
  bundles: areBundles,
  shown: optional(digest),
  consent: optional(consent),
  config: optional(shortDigest),
};
