import type { BundleContent } from '../../domain/bundle.ts';
import type { PlannedBundle } from '../../domain/plan.ts';
import { countDifferences, declaredObjects, liveObjects } from './objects.ts';

/** What a bundle was at some time, newest first. */
export type Candidate<T> = { readonly of: T; readonly content: BundleContent };

export type Nearest<T> = Candidate<T> & {
  /** In how many objects, and items of lists, the platform differs from it. */
  readonly differs: number;
  /** Whether one before it fits worse, so that those before that are no better to all likelihood. */
  readonly olderIsWorse: boolean;
};

/** The candidate that is nearest to the platform; of equals the first one. Looks no further once one fits exactly. Null without any. */
export function nearestToLive<T>(bundle: PlannedBundle, candidates: Iterable<Candidate<T>>): Nearest<T> | null {
  let best: Nearest<T> | null = null;
  for (const candidate of candidates) {
    best = nearer(best, { ...candidate, differs: differencesFrom(bundle, candidate.content), olderIsWorse: false });
    if (best.differs === 0) break;
  }
  return best;
}

function nearer<T>(best: Nearest<T> | null, older: Nearest<T>): Nearest<T> {
  if (best === null || older.differs < best.differs) return older;
  return older.differs > best.differs ? { ...best, olderIsWorse: true } : best;
}

/** In how many objects, and items of lists, the platform differs from what was declared. */
export const differencesFrom = (bundle: PlannedBundle, content: BundleContent): number =>
  countDifferences(declaredObjects(content, bundle), liveObjects(bundle));
