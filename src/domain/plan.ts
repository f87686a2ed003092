import type { Effect } from '../generated/types.ts';
import type { BundleContent, Deployment, Notes } from './bundle.ts';
import type { ObjectId, ObjectKey, ObjectKind } from './object.ts';
import type { Position } from './position.ts';
import type { Content } from './preview.ts';

export type { Effect } from '../generated/types.ts';

type ChangeFacts = {
  readonly object: ObjectKind;
  readonly key: ObjectKey;
  readonly id: ObjectId;
  readonly effect: Effect;
  /** The change in one plain sentence without the object's name, for example «stops blocking high». */
  readonly says: string;
};

/** One object that a run creates, updates or deletes. A delete stands nowhere in the files. */
export type Change =
  | (ChangeFacts & {
      readonly verb: 'create';
      readonly after: Content;
      readonly at: Position | null;
      readonly notes: Notes;
    })
  | (ChangeFacts & {
      readonly verb: 'update';
      readonly before: Content;
      readonly after: Content;
      readonly at: Position | null;
      readonly notes: Notes;
    })
  | (ChangeFacts & { readonly verb: 'delete'; readonly before: Content });

/** One bundle of a plan: what will be sent, against which state, and what that changes. */
export type PlannedBundle = BundleContent & {
  readonly deployment: Deployment;
  readonly stateVersion: string;
  readonly bundleDigest: string;
  readonly diffDigest: string;
  /** Deletes first, then updates, then creates; by identity within each. */
  readonly changes: readonly Change[];
};

/** All bundles of a run. The digest covers content and state versions only: no time, commit or run. */
export type Plan = {
  readonly bundles: readonly PlannedBundle[];
  readonly digest: string;
  readonly summary: Summary;
  /** For a rollback, the digest of the applied plan that it undoes: what it sends is then not what the files declare. */
  readonly undoes?: string;
};
export type Summary = {
  readonly creates: number;
  readonly updates: number;
  readonly deletes: number;
  readonly effect: Effect;
};

/** A reason why a person must say yes first, with the numbers and the way out. */
export type Guard = {
  readonly guard: 'max-deletes' | 'max-delete-percent' | 'empty' | 'protected' | 'looser';
  readonly message: string;
  /** The option that says yes, as it is typed. */
  readonly consent: string;
};

/** What a bundle came to in an apply. */
export type BundleResult =
  | {
      readonly result: 'applied' | 'already-applied' | 'unverified';
      readonly reason: string | null;
      readonly undo: Undo | null;
    }
  | { readonly result: 'not-applied' | 'unknown'; readonly reason: string; readonly current: Current | null };

/** What the platform answers now for a bundle that is stale. */
export type Current = { readonly stateVersion: string; readonly changes: readonly Change[] };
/** The whole bundle as it was before an apply, and the version that the apply made. */
export type Undo = { readonly stateVersion: string; readonly content: Content };
