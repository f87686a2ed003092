import type { RemediationBundle, RemediationPolicy } from '../generated/types.ts';
import type { BundleContent } from './bundle.ts';
import { type ObjectId, policyId } from './object.ts';
import type { Change } from './plan.ts';
import type { Content, DiffEntry } from './preview.ts';
import { deriveSlug } from './slug.ts';

/** Finds what the files declare for a slug of the platform, which may have derived it from the name. */
export type FindPolicy = (slug: string, name: unknown) => RemediationPolicy | null;

/** The slug that the files give, or that follows from the name. */
export const slugOf = ({ slug, name }: Pick<RemediationPolicy, 'slug' | 'name'>): string => slug ?? deriveSlug(name);

/** By the slug that the files give or that follows from the name; else, among policies without a slug, by the name itself. */
export function policyFinder({ policies }: RemediationBundle): FindPolicy {
  const named = new Map(policies.filter(({ slug }) => slug === undefined).map((policy) => [policy.name, policy]));
  const bySlug = new Map(policies.map((policy) => [slugOf(policy), policy]));
  return (slug, name) => bySlug.get(slug) ?? (typeof name === 'string' ? named.get(name) : undefined) ?? null;
}

/** What a diff says of an object: who it is, and what it is afterwards. */
type Told = Pick<DiffEntry, 'object' | 'key'> & { readonly after?: Content | null };

/** The declared policies that a diff creates or updates. What it deletes is declared nowhere, whatever its slug is. */
export function touchedPolicies(bundle: RemediationBundle, changes: readonly Told[]): ReadonlySet<RemediationPolicy> {
  const find = policyFinder(bundle);
  const touched = changes.flatMap(({ object, key, after }) =>
    object === 'RemediationPolicy' && after ? (find(String(key['slug']), after['name']) ?? []) : [],
  );
  return new Set(touched);
}

/** The declared policies that a diff leaves alone, in their order. */
export function unchangedPolicies(bundle: RemediationBundle, changes: readonly Told[]): RemediationPolicy[] {
  const touched = touchedPolicies(bundle, changes);
  return bundle.policies.filter((policy) => !touched.has(policy));
}

/** By which identities the platform and the files know what a change is about: a policy without a slug may have got another one than we derive. */
export function identitiesIn(bundle: BundleContent): (change: Change) => ObjectId[] {
  if (bundle.kind !== 'remediation') return ({ id }) => [id];
  const find = policyFinder(bundle.content);
  return (change) => {
    const policy = change.verb === 'delete' ? null : find(String(change.key['slug']), change.after['name']);
    return policy === null ? [change.id] : [change.id, policyId(slugOf(policy))];
  };
}
