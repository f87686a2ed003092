import type { DiffEntry } from '../../generated/types.ts';
import type { BundleRow, DeploymentRow, Store } from '../store/store.ts';
import type { Known } from './known.ts';
import type { Rejection } from './rejection.ts';

export type Diff = { readonly creates: DiffEntry[]; readonly updates: DiffEntry[]; readonly deletes: DiffEntry[] };

/** What one kind of bundle is: `Sent` as a request holds it, `Content` in normal form, where equal means the same. */
export type Model<Sent, Content> = {
  /** Fills in defaults and takes out repetitions; only of a bundle that is not rejected. */
  normalize(sent: Sent): Content;
  load(store: Store, bundle: BundleRow): Content;
  /** Writes what is different. */
  save(store: Store, bundle: BundleRow, before: Content, after: Content): void;
  fingerprint(content: Content): string;
  diff(before: Content, after: Content): Diff;
  reject(sent: Sent, known: Known): Rejection[];
  /** As a read answers it. */
  show(content: Content, deployment: DeploymentRow): Record<string, unknown>;
};
