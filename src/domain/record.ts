import type { BundleKind } from './bundle.ts';

/** What an apply is held to: the essence of a reviewed plan, signed with a key derived from the API token. */
export type RecordPayload = {
  readonly version: 1;
  readonly repository: string;
  readonly pull: number;
  readonly head: string;
  /** URL of the platform. */
  readonly platform: string;
  /** Digest of the guards, deployments and `on_stale` that the plan was judged by. */
  readonly settings: string;
  /** Digest of the plan of all deployments of the run. */
  readonly plan: string;
  readonly deployment: { readonly id: string; readonly slug: string };
  /** The bundles with changes. */
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
  /** A short digest of each change, to show what is new in a stale plan; null if there are too many for one line. */
  readonly changes: readonly string[] | null;
};

/** What the hidden lines of our comment claim: enough to find it and to know whether it is newer. */
export type Marker = {
  /** Slug; null for a comment about all deployments of its run. */
  readonly deployment: string | null;
  /** Digest of the path of the run's config. */
  readonly config: string;
  readonly run: { readonly id: number; readonly attempt: number };
  /** The previewed commit of the pull request's branch; null if unknown. */
  readonly head: string | null;
  /** 1 for the first comment of a deployment; the highest number counts. */
  readonly number: number;
  /** Kind of the state that it shows; null if unknown. */
  readonly state: string | null;
  /** Whether it has a record, which is trusted only once verified. */
  readonly hasRecord: boolean;
  /** Whether its hidden lines were edited. */
  readonly isDamaged: boolean;
};
