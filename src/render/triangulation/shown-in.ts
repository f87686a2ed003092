import type { Triangulation } from '../../domain/triangulation.ts';

/** The part of a triangulation that is about one deployment, and what may be about it; all of it for null. */
export function shownIn(triangulation: Triangulation | null, slug: string | null): Triangulation | null {
  if (triangulation === null || slug === null) return triangulation;
  const { bundles, dropped } = triangulation;
  return {
    ...triangulation,
    bundles: bundles.filter(({ deployment }) => deployment.slug === slug),
    dropped: dropped.filter(({ deployment }) => deployment === null || deployment === slug),
  };
}
