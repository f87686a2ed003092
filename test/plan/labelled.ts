import type { Effect } from '../../src/generated/types.ts';
import type { DiffEntry } from '../../src/domain/preview.ts';

/** A change with the effect that a security engineer gives it, and the words for it. */
export type Labelled = {
  readonly verb: 'create' | 'update' | 'delete';
  readonly entry: DiffEntry;
  readonly effect: Effect;
  readonly says: string;
};
