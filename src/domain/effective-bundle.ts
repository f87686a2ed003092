import type { BundleKind, BundleObject } from './bundle.ts';
import type { Position } from './problem.ts';

/** What the files declare for one deployment, shared and own ones together. */
export type EffectiveBundle = {
  readonly kind: BundleKind;
  readonly objects: readonly EffectiveObject[];
  /** Shared objects that the config leaves out of the deployment. */
  readonly excluded: readonly EffectiveObject[];
};

export type EffectiveObject = {
  readonly object: BundleObject;
  readonly at: Position;
  /** Where a shared file declares the object that this one replaces; null if it replaces none. */
  readonly overrides: Position | null;
};
