import type { Effect, RemediationBundle, RemediationPolicy } from '../generated/types.ts';
import {
  type BundleContent,
  type Deployment,
  type Notes,
  type ObjectId,
  policyId,
  slugOf,
  type Content,
} from './bundle.ts';
import type { DiffEntry } from './dry-run.ts';
import type { Position } from './problem.ts';
import type { Sentence } from './sentence.ts';

/** One object that a run creates, updates or deletes. */
export type Change = DiffEntry & {
  readonly verb: 'create' | 'update' | 'delete';
  readonly id: ObjectId;
  readonly effect: Effect;
  /** The effect in one sentence without the object's name, for example «stops blocking high». */
  readonly message: Sentence;
  /** Position of the object in the files; null for a delete. */
  readonly at: Position | null;
  readonly notes: Notes;
};

/** One bundle of a plan: the content to send, the state version, and the changes. */
export type PlannedBundle = BundleContent & {
  readonly deployment: Deployment;
  readonly stateVersion: string;
  readonly bundleDigest: string;
  readonly diffDigest: string;
  /** Sorted: deletes, updates, creates; then by identity. */
  readonly changes: readonly Change[];
};

/** All bundles of a run. The digest covers content and state versions only: no time, commit or run. */
export type Plan = {
  readonly bundles: readonly PlannedBundle[];
  readonly digest: string;
  readonly summary: Summary;
  /** For a rollback, the digest of the applied plan that it undoes. */
  readonly undoes?: string;
};

export type Summary = {
  readonly creates: number;
  readonly updates: number;
  readonly deletes: number;
  readonly effect: Effect;
};

/** The result of a bundle in an apply. */
export type BundleResult =
  | {
      readonly kind: 'applied' | 'already-applied' | 'unverified';
      readonly reason: string | null;
      readonly undo: Undo | null;
    }
  | {
      readonly kind: 'unknown';
      readonly reason: string;
      readonly current: CurrentDryRun | null;
      readonly undo: Undo;
    }
  | { readonly kind: 'not-applied'; readonly reason: string; readonly current: CurrentDryRun | null };

/** The current dry run of a stale bundle. */
export type CurrentDryRun = { readonly stateVersion: string; readonly changes: readonly Change[] };

/** The whole bundle before an apply, and the state version after it: null before the apply has ended, or if it is unknown whether it wrote. */
export type Undo = { readonly stateVersion: string | null; readonly content: Content };

/** What happens to an object of a diff. */
export function verbOf({ before, after }: Pick<DiffEntry, 'before' | 'after'>): Change['verb'] {
  if (before === null) return 'create';
  return after === null ? 'delete' : 'update';
}

/** Counts and combined effect of some changes. */
export function summarize(changes: readonly Change[]): Summary {
  const count = (verb: Change['verb']): number => changes.filter((change) => change.verb === verb).length;
  const effect = combineEffects(changes.map((change) => change.effect));
  return { creates: count('create'), updates: count('update'), deletes: count('delete'), effect };
}

/** Combines effects: unknown stays unknown, and stricter does not compensate looser. */
export function combineEffects(effects: readonly Effect[]): Effect {
  const present = new Set(effects);
  if (present.has('unknown')) return 'unknown';
  if (present.has('mixed') || (present.has('looser') && present.has('stricter'))) return 'mixed';
  if (present.has('looser')) return 'looser';
  return present.has('stricter') ? 'stricter' : 'neutral';
}

/** Whether a plan undoes an applied one. */
export const isRollback = ({ undoes }: Plan): boolean => undoes !== undefined;

/** A plan without its unchanged bundles. */
export const onlyChanged = (plan: Plan): Plan => ({
  ...plan,
  bundles: plan.bundles.filter(({ changes }) => changes.length > 0),
});

/** Finds the declared policy for a platform's slug, which may be derived from the name. */
type FindPolicy = (slug: string, name: unknown) => RemediationPolicy | null;

/** Indexes the policies of a bundle once, to find them by declared or derived slug, then by name among those without a slug. */
export function policyFinder({ policies }: RemediationBundle): FindPolicy {
  const byName = new Map(policies.filter(({ slug }) => slug === undefined).map((policy) => [policy.name, policy]));
  const bySlug = new Map(policies.map((policy) => [slugOf(policy), policy]));
  return (slug, name) => bySlug.get(slug) ?? (typeof name === 'string' ? byName.get(name) : undefined) ?? null;
}

/** The declared policies that a diff leaves unchanged, in order. */
export function unchangedPolicies(bundle: RemediationBundle, changes: readonly DiffEntry[]): RemediationPolicy[] {
  const findPolicy = policyFinder(bundle);
  const changed = new Set(
    changes.map(({ object, key, after }) =>
      object === 'RemediationPolicy' && after ? findPolicy(String(key['slug']), after['name']) : null,
    ),
  );
  return bundle.policies.filter((policy) => !changed.has(policy));
}

/** The identities in the files of changed objects, by those on the platform. They differ for a slug that each derives from the name in its own way. */
export function declaredIds(bundle: BundleContent, changes: readonly Change[]): ReadonlyMap<ObjectId, ObjectId> {
  const findPolicy = bundle.kind === 'remediation' ? policyFinder(bundle.content) : null;
  return new Map(
    changes.map(({ id, key, after }) => {
      const policy = after === null ? null : findPolicy?.(String(key['slug']), after['name']);
      return [id, policy ? policyId(slugOf(policy)) : id];
    }),
  );
}
