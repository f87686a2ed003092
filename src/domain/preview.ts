import type { BundleContent, BundleKind, Deployment, ObjectKey, ObjectKind } from './bundle.ts';
import { isObject, ruleLists } from './json.ts';

/** A platform object as JSON; unknown fields are kept. */
export type Content = Readonly<Record<string, unknown>>;

/** An object of the platform's diff: created without `before`, deleted without `after`, else updated. */
export type DiffEntry = {
  readonly object: ObjectKind;
  readonly key: ObjectKey;
  readonly before: Content | null;
  readonly after: Content | null;
};

/**
 * The object before a diff entry that updates or deletes it, as a bundle declares it. Null if the entry does not hold all of it: a platform may answer
 * only changed fields, but fields missing from a PUT are deleted.
 */
export function restoreObject({ object, key, before }: DiffEntry): Content | null {
  if (before === null) return null;
  if (object === 'RemediationPolicy')
    return typeof before['name'] === 'string' && isObject(before['filters'])
      ? { ...before, slug: before['slug'] ?? key['slug'] }
      : null;
  const scope = scopes.get(String(key['scope_type']));
  if (object !== 'DetectionPolicyException' || scope === undefined || typeof before['exception_type'] !== 'string')
    return null;
  // A platform may repeat the lists of the bundle here.
  const own = Object.entries(before).filter(([field]) => !['product', ...ruleLists].includes(field));
  const { rule, rule_type, scope_target } = key;
  return { ...Object.fromEntries(own), rule, rule_type, [scope]: scope_target };
}

/** The name of a scope in a diff, and in a bundle. */
const scopes: ReadonlyMap<string, string> = new Map([
  ['project', 'project'],
  ['project_tag', 'project_tag_name'],
]);

/** Why the platform rejects the bundle; `code` is an open list. */
export type Rejection = {
  readonly code: string;
  readonly message: string;
  /** Null for an error of the whole bundle. */
  readonly policySlug: string | null;
  readonly context: Readonly<Record<string, string>>;
};

/** A normalized dry run. With rejections there are no entries. */
export type Preview = {
  readonly stateVersion: string;
  readonly entries: readonly DiffEntry[];
  readonly rejections: readonly Rejection[];
};

/** The live bundle: `content` as answered, lists present, unknown fields kept. */
export type Live = { readonly stateVersion: string; readonly content: Content };

/** The platform's vocabulary; parts it does not report are empty, or null for `rulesetsAccepted`. */
export type Vocabulary = {
  readonly conditionTypes: readonly string[];
  /** Action types, with the other actions each requires. */
  readonly requires: ReadonlyMap<string, readonly string[]>;
  /** Allowed values by condition type; a missing type accepts anything. */
  readonly values: ReadonlyMap<string, readonly string[]>;
  readonly rulesetsAccepted: boolean | null;
};

/**
 * The result of a PUT. `unanswered`: no usable answer, so it is unknown whether it was written. `contradicted`: the answer claims success for
 * something else than what was sent, so it proves nothing.
 */
export type Put =
  | { readonly kind: 'written'; readonly stateVersion: string }
  | { readonly kind: 'stale'; readonly currentStateVersion: string | null; readonly message: string }
  | { readonly kind: 'unanswered' | 'contradicted'; readonly message: string };

/** A platform. Every method throws `PlatformError` if the platform refuses or its answer is unusable. */
export type Platform = {
  /** The address with its path prefix, without a trailing slash; `sandbox` for the embedded one. */
  readonly name: string;
  /** Throws if the list was truncated and lacks one of these slugs; `[]` accepts any part. */
  deployments(slugs?: readonly string[] | null): Promise<Deployment[]>;
  dryRun(deployment: Deployment, bundle: BundleContent): Promise<Preview>;
  /**
   * Sends the bundle once; retries only if it surely was not processed (nothing was sent, or 429). `stateVersion` goes into `If-Match` byte for
   * byte. Throws if refused, with `unprocessed` if certainly nothing was written; otherwise `unanswered` or `contradicted`.
   */
  put(deployment: Deployment, bundle: BundleContent, stateVersion: string): Promise<Put>;
  /** By GET if the platform has one for whole bundles, else by dry run of the empty bundle. */
  read(deployment: Deployment, kind: BundleKind): Promise<Live>;
  /** Null if the platform does not offer it, or truncated it. */
  vocabulary(deployment: Deployment, kind: BundleKind): Promise<Vocabulary | null>;
  close(): Promise<void>;
};

/** The platform refused, or its answer is unusable. */
export class PlatformError extends Error {
  override readonly name = 'PlatformError';
  readonly status: number | null = null;
  readonly code: string | null = null;
  /** The text of an error answer; may be empty. */
  readonly text: string = '';
  /** An error answer that is a JSON object, else empty. */
  readonly body: Content = {};
  readonly hint: string | null = null;
  readonly requestId: string | null = null;
  /** Whether a write was processed nevertheless. `contradicted`: the answer is about something else than the request. */
  readonly processed: 'no' | 'unknown' | 'contradicted' = 'no';
  /** Whether the request certainly never reached the platform. */
  readonly unsent: boolean = false;
  /** Whether the platform itself certainly refused before doing anything; a gateway may refuse after the fact. */
  readonly unprocessed: boolean = false;
  /** Whether a list was truncated. */
  readonly partial: boolean = false;

  constructor(message: string, { cause, ...facts }: Partial<Omit<PlatformError, 'name' | 'message' | 'stack'>> = {}) {
    super(message, { cause });
    Object.assign(this, { unprocessed: facts.unsent ?? false, ...facts });
  }
}

/** The checks of `doctor`, in display order. */
export type CheckId =
  | 'node'
  | 'files'
  | 'address'
  | 'connection'
  | 'clock'
  | 'token'
  | 'permission'
  | 'deployment'
  | 'migration'
  | 'products';

/** The result of a check, with the fix for a failure. */
export type CheckResult =
  | { readonly status: 'ok'; readonly message: string }
  | { readonly status: 'warning' | 'failed'; readonly message: string; readonly fix: string }
  /** The check could not run; `message` follows "because". */
  | { readonly status: 'skipped'; readonly message: string };

export type CheckStatus = CheckResult['status'];

/** One check; `about`: the deployment's slug, or null. */
export type Check = { readonly id: CheckId; readonly about: string | null } & CheckResult;

/** The result of all checks. */
export function worstOf(checks: readonly Check[]): 'ok' | 'warning' | 'failed' {
  const has = (status: CheckStatus): boolean => checks.some((check) => check.status === status);
  if (has('failed')) return 'failed';
  return has('warning') ? 'warning' : 'ok';
}
