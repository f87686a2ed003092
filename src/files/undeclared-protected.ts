import { slugOf } from '../domain/declared-policies.ts';
import { nowhere } from '../domain/position.ts';
import type { Bundle } from '../domain/bundle.ts';
import type { Problem } from '../domain/problem.ts';
import type { Settings } from '../domain/settings.ts';
import type { Source } from '../domain/source.ts';
import { placesOfProtected } from './config.ts';
import { nearestOfMany } from './nearest.ts';

/** Protected slugs that no file declares: such an entry protects nothing, or the policy is about to go. */
export function undeclaredProtected(source: Source, settings: Settings, bundles: readonly Bundle[]): Problem[] {
  if (settings.guards.protected.length === 0) return [];
  const declared = new Set(
    bundles.flatMap((bundle) => (bundle.kind === 'remediation' ? bundle.content.policies.map(slugOf) : [])),
  );
  const missing = [...new Set(settings.guards.protected)].filter((slug) => !declared.has(slug));
  if (missing.length === 0) return [];
  const places = settings.file === undefined ? [] : placesOfProtected(source, settings.file, missing);
  const nearestOf = nearestOfMany();
  const slugs = [...declared];
  return missing.map((slug, index) => ({
    severity: 'warning',
    at: places[index] ?? nowhere,
    code: 'protected-undeclared',
    slug,
    nearest: nearestOf(slug, slugs),
  }));
}
