import type { BundleContent, BundleKind, Content, Deployment } from './bundle.ts';
import type { DryRun } from './dry-run.ts';

/** The live bundle. `content` is normalized: lists are present, unknown fields are kept. */
export type LiveBundle = { readonly stateVersion: string; readonly content: Content };

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
 * The result of a PUT. `unanswered`: there is no usable response, so it is unknown whether the bundle was written. `contradicted`: the response
 * reports success for something else than what was sent, so it is unknown as well.
 */
export type PutResult =
  | { readonly kind: 'written'; readonly stateVersion: string }
  | { readonly kind: 'stale'; readonly currentStateVersion: string | null; readonly message: string }
  | { readonly kind: 'unanswered' | 'contradicted'; readonly message: string };

/** A platform. Every method throws `PlatformError` if the platform refuses or its response is unusable. */
export type Platform = {
  /** The address with its path prefix, without a trailing slash; `sandbox` for the embedded one. */
  readonly name: string;
  /** Throws if the list is truncated and lacks one of these slugs; with `[]`, a truncated list is accepted. */
  deployments(slugs?: readonly string[] | null): Promise<Deployment[]>;
  dryRun(deployment: Deployment, bundle: BundleContent): Promise<DryRun>;
  /**
   * Sends the bundle once; retries only if it cannot have been processed (nothing was sent, or 429). `stateVersion` goes into `If-Match` byte for
   * byte. Throws if refused, with `unprocessed` if it is certain that nothing was written; otherwise `unanswered` or `contradicted`.
   */
  put(deployment: Deployment, bundle: BundleContent, stateVersion: string): Promise<PutResult>;
  /** Reads a bundle by GET if the platform has one, else by a dry run of the empty bundle. */
  read(deployment: Deployment, kind: BundleKind): Promise<LiveBundle>;
  /** Null if the platform does not offer it, or truncated it. */
  vocabulary(deployment: Deployment, kind: BundleKind): Promise<Vocabulary | null>;
  close(): Promise<void>;
};
