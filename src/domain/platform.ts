import type { BundleContent, BundleKind, Content, Deployment } from './bundle.ts';
import type { Preview } from './preview.ts';

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
