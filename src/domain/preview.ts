import type { BundleContent, BundleKind, Deployment, ObjectKey, ObjectKind } from './bundle.ts';

/** An object of the platform as plain JSON; fields that are not known yet are kept. */
export type Content = Readonly<Record<string, unknown>>;

/** One entry of the platform's diff. The lists of a preview tell what happens to it. */
export type DiffEntry = {
  readonly object: ObjectKind;
  readonly key: ObjectKey;
  readonly before: Content | null;
  readonly after: Content | null;
};

/** Why the platform would reject the bundle; `code` is an open list. */
export type Rejection = {
  readonly code: string;
  readonly message: string;
  /** Null for an error of the whole bundle. */
  readonly policySlug: string | null;
  readonly context: Readonly<Record<string, string>>;
};

/** The platform's answer to a dry run, with every list present. With rejections the three lists are empty. */
export type Preview = {
  readonly stateVersion: string;
  readonly creates: readonly DiffEntry[];
  readonly updates: readonly DiffEntry[];
  readonly deletes: readonly DiffEntry[];
  readonly rejections: readonly Rejection[];
};

/** A diff as an answer that rejects nothing. */
export const previewOf = (entries: readonly DiffEntry[], stateVersion = ''): Preview => ({
  stateVersion,
  creates: entries.filter(({ before }) => before === null),
  updates: entries.filter(({ before, after }) => before !== null && after !== null),
  deletes: entries.filter(({ after }) => after === null),
  rejections: [],
});

/** What stands on the platform now. `content` is as the platform answered it, lists present, unknown fields kept. */
export type Live = { readonly stateVersion: string; readonly content: Content };

/** What the platform knows; lists are empty and `rulesetsAccepted` null where it did not say. */
export type Vocabulary = {
  readonly conditionTypes: readonly string[];
  /** The action types, and which other actions each needs beside it. */
  readonly requires: ReadonlyMap<string, readonly string[]>;
  /** Allowed values by condition type; a type that is missing here accepts anything. */
  readonly values: ReadonlyMap<string, readonly string[]>;
  readonly rulesetsAccepted: boolean | null;
  readonly exceptionTypes: readonly string[];
  readonly ruleTypes: readonly string[];
};

/**
 * How a PUT ended. `unanswered`: nothing came, or something that does not tell whether it was written; the message says what.
 * `contradicted`: it was answered as written, but the answer is of something else than what was sent, so nothing is proved by it.
 */
export type Put =
  | { readonly kind: 'written'; readonly stateVersion: string }
  | { readonly kind: 'stale'; readonly currentStateVersion: string | null; readonly message: string }
  | { readonly kind: 'unanswered' | 'contradicted'; readonly message: string };

/** The platform in our words. Every method throws `PlatformError` when the platform says no or cannot be understood. */
export type Platform = {
  /** Its address with the path in front of the API and without a slash at the end, or `sandbox` for the embedded one. */
  readonly name: string;
  /** Throws where only a part of the list came, unless all that are sought are in it; of `[]`, any part will do. */
  deployments(sought?: readonly string[] | null): Promise<Deployment[]>;
  dryRun(deployment: Deployment, bundle: BundleContent): Promise<Preview>;
  /**
   * Sends the bundle once, and again only when it surely was not processed (nothing was sent, or 429). `stateVersion` goes into `If-Match`
   * byte for byte. Throws when it was refused, `unprocessed` where surely nothing was written; what is no refusal is `unanswered` or
   * `contradicted`.
   */
  put(deployment: Deployment, bundle: BundleContent, stateVersion: string): Promise<Put>;
  /** From a GET where the platform has one that answers the whole bundle, else from the dry run of an empty bundle. */
  read(deployment: Deployment, kind: BundleKind): Promise<Live>;
  /** Null when the platform does not offer it, or only a part of it. */
  vocabulary(deployment: Deployment, kind: BundleKind): Promise<Vocabulary | null>;
  close(): Promise<void>;
};

/** The platform said no, or what it said cannot be used. */
export class PlatformError extends Error {
  override readonly name = 'PlatformError';
  readonly status: number | null = null;
  readonly code: string | null = null;
  readonly hint: string | null = null;
  readonly requestId: string | null = null;
  /** Whether the request surely never reached the platform. */
  readonly unsent: boolean = false;
  /** Whether the platform itself surely refused it before it did anything: what stands between may refuse what is done already. */
  readonly unprocessed: boolean = false;
  /** Whether only a part of a list came. */
  readonly partial: boolean = false;

  constructor(message: string, { cause, ...facts }: Partial<Omit<PlatformError, 'name' | 'message' | 'stack'>> = {}) {
    super(message, { cause });
    Object.assign(this, { unprocessed: facts.unsent ?? false, ...facts });
  }
}

/** Everything that `doctor` looks at, in the order in which it is shown. */
export const checkIds = [
  'node',
  'git',
  'config',
  'files',
  'schemas',
  'workflows',
  'address',
  'proxy',
  'connection',
  'clock',
  'token',
  'permission',
  'deployment',
  'migration',
  'products',
  'vocabulary',
] as const;

export type CheckId = (typeof checkIds)[number];

/** How a check ended; what is not right comes with what to do. */
export type CheckResult =
  | { readonly status: 'ok'; readonly says: string }
  | { readonly status: 'warning' | 'failed'; readonly says: string; readonly fix: string }
  /** It could not be made; `says` goes on after "because". */
  | { readonly status: 'skipped'; readonly says: string };

export type CheckStatus = CheckResult['status'];

/** One thing that was looked at; `about` is the slug of the deployment, null where it is about none by name. */
export type Check = { readonly id: CheckId; readonly about: string | null } & CheckResult;

/** How all of them together ended. */
export function worstOf(checks: readonly Check[]): 'ok' | 'warning' | 'failed' {
  const has = (status: CheckStatus): boolean => checks.some((check) => check.status === status);
  if (has('failed')) return 'failed';
  return has('warning') ? 'warning' : 'ok';
}
