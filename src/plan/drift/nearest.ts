import type { BundleContent } from '../../domain/bundle.ts';
import type { PlannedBundle } from '../../domain/plan.ts';
import { countDifferences, declaredObjects, liveObjects } from './objects.ts';

/** What a bundle was at some time, newest first. */
export type Candidate<T> = { readonly of: T; readonly content: BundleContent };

export type Nearest<T> = Candidate<T> & {
  /** In how many objects, and items of lists, the platform differs from it. */
  readonly differs: number;
};

/** The candidate that is nearest to the platform; of equals the first one. Looks no further once one fits exactly. Null without any. */
export function nearestToLive<T>(bundle: PlannedBundle, candidates: Iterable<Candidate<T>>): Nearest<T> | null {
  let best: Nearest<T> | null = null;
  for (const candidate of candidates) {
    const differs = differencesFrom(bundle, candidate.content);
    if (best === null || differs < best.differs) best = { ...candidate, differs };
    if (differs === 0) break;
  }
  return best;
}

/** In how many objects, and items of lists, the platform differs from what was declared. */
export const differencesFrom = (bundle: PlannedBundle, content: BundleContent): number =>
  countDifferences(declaredObjects(content, bundle), liveObjects(bundle));
