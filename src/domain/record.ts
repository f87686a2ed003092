import type { BundleKind } from './bundle.ts';

/** What binds a review to an apply: the essence of a plan, signed with a key that only a holder of the API token can make. */
export type RecordPayload = {
  readonly version: 1;
  readonly repository: string;
  readonly pull: number;
  readonly head: string;
  readonly merge: string;
  /** Address of the platform, as plans name it. */
  readonly platform: string;
  /** Digest of the guards, deployments and `on_stale` that the plan was judged by. */
  readonly settings: string;
  /** Digest of the whole plan of the run, also of other deployments. */
  readonly plan: string;
  readonly deployment: { readonly id: string; readonly slug: string };
  /** Those that the plan changes. */
  readonly bundles: readonly RecordedBundle[];
  /** Digest of the path of the run's config, to find a comment whose last line was cut. */
  readonly config: string;
};

export type RecordedBundle = {
  readonly kind: BundleKind;
  readonly bundle: string;
  readonly stateVersion: string;
  readonly diff: string;
  readonly creates: number;
  readonly updates: number;
  readonly deletes: number;
  /** A short digest of each change, so that a stale plan can tell what is new; null when there are too many for one line. */
  readonly changes: readonly string[] | null;
};

/** What a record turned out to be. `other-token`: signed with another token, so the token was rotated. `forged`: tampered with. */
export type Verified =
  | { readonly kind: 'valid'; readonly payload: RecordPayload }
  | { readonly kind: 'missing' }
  | { readonly kind: 'other-token' | 'forged' | 'unreadable'; readonly reason: string };

/** What the hidden lines of a comment of ours say without being believed: enough to find it and to know whether it is newer. */
export type Marker = {
  /** Slug; null in a comment that is about all deployments of its run. */
  readonly deployment: string | null;
  /** Digest of the path of the config that the run went by. */
  readonly config: string;
  readonly run: { readonly id: number; readonly attempt: number };
  /** Commit of the pull request's branch that it speaks of; null where nothing says so. */
  readonly head: string | null;
  /** 1 for the first comment of a deployment; of several, the one with the highest number counts. */
  readonly number: number;
  /** Kind of the state that it shows; null where nothing says so. */
  readonly state: string | null;
  /** Whether it carries a record, which only `verify` may read. */
  readonly hasRecord: boolean;
  /** Whether it carried a record, and its first line is none any more. */
  readonly isDamaged: boolean;
};
