import type { Store } from '../store/store.ts';

/** What a deployment's platform knows, so that a bundle can be judged. */
export type Known = {
  /** Allowed values by condition type; an empty set accepts anything. */
  readonly conditions: ReadonlyMap<string, ReadonlySet<string>>;
  /** Action types that an action needs beside it, by action type. */
  readonly companions: ReadonlyMap<string, readonly string[]>;
  /** Slugs of system-managed policies. */
  readonly reserved: ReadonlySet<string>;
  /** Projects, tags and integrations that may be named, by kind. */
  readonly targets: ReadonlyMap<string, ReadonlySet<string>>;
};

/** Reads it all at once. Of all this, operations only ever add notification webhooks. */
export function loadKnown(store: Store, deployment: string): Known {
  const conditions = new Map(store.conditionTypes({}).map(({ type }) => [type, new Set<string>()]));
  for (const { type, value } of store.conditionValues({})) conditions.get(type)?.add(value);
  const companions = new Map(store.actionTypes({}).map(({ type }) => [type, [] as string[]]));
  for (const { type, companion } of store.actionCompanions({})) companions.get(type)?.push(companion);
  const targets = new Map<string, Set<string>>();
  for (const { kind, target } of store.referenceTargets({ deployment_id: deployment })) {
    targets.set(kind, (targets.get(kind) ?? new Set()).add(target));
  }
  const reserved = new Set(store.systemPolicies({ deployment_id: deployment }).map(({ slug }) => slug));
  return { conditions, companions, reserved, targets };
}
