import { slugOf, unchangedPolicies } from '../../domain/declared-policies.ts';
import type { DiffEntry } from '../../domain/preview.ts';
import type { RemediationBundle } from '../../generated/types.ts';
import type { Sides } from './compare.ts';
import { enforcementOf } from './enforcement.ts';
import { both, sideOf, type Enforced } from './side.ts';

/**
 * All policies of a bundle before and after: what is sent, and what the diff says of it. A policy of a form that nobody knows covers
 * nothing. What the platform itself manages stands in no bundle and in no diff, so it is on neither side.
 */
export function policySides(bundle: RemediationBundle, entries: readonly DiffEntry[]): Sides {
  const changed = entries.filter(({ object }) => object === 'RemediationPolicy');
  const unchanged = unchangedPolicies(bundle, changed).flatMap((policy) => enforced(slugOf(policy), policy));
  const one = (side: 'before' | 'after'): Enforced[] =>
    changed.flatMap((entry) => enforced(String(entry.key['slug']), entry[side]));
  const kept = sideOf(unchanged);
  return { before: both(sideOf(one('before')), kept), after: both(sideOf(one('after')), kept) };
}

function enforced(slug: string, content: DiffEntry['before']): Enforced[] {
  const enforcement = enforcementOf(content);
  return enforcement === null ? [] : [{ ...enforcement, slug }];
}
