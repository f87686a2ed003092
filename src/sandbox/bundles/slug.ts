import { createHash } from 'node:crypto';

const longest = 100;

/** The slug that a policy without one gets: its name in small ASCII letters, digits and hyphens. */
export function slugOf(policy: { readonly slug?: string; readonly name: string }): string {
  if (policy.slug !== undefined) return policy.slug;
  const plain = policy.name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const slug = plain
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replaceAll(/^-|-$/g, '');
  return slug === '' ? `policy-${createHash('sha256').update(policy.name).digest('hex').slice(0, 8)}` : slug;
}
