import type { Bundle, BundleContent } from '../../src/domain/bundle.ts';
import type { DiffEntry, Preview } from '../../src/domain/preview.ts';
import type { TriangulatedBundle } from '../../src/domain/drift.ts';
import type { DetectionBundle, DetectionException } from '../../src/generated/types.ts';
import { triangulateBundle } from '../../src/plan/three-way.ts';
import { detection, diffOfDetection, exclude, locate, planned } from './build.ts';
import { compared } from './drift-build.ts';

/** What comes of a platform's diff of the files; `since` is its diff of the base, null where it was not asked. */
export const triangulated = (
  base: BundleContent | null,
  files: Bundle,
  diff: Partial<Preview>,
  since: readonly DiffEntry[] | null = null,
): TriangulatedBundle => triangulateBundle(compared(planned(files, diff), base, { since }), files, locate);

export type Lists = Partial<DetectionBundle>;

/** A detection bundle in the base, in the files and on the platform. */
export function rulesOf(base: Lists, files: Lists, live: Lists): TriangulatedBundle {
  const [was, is] = [detection(base), detection(files)];
  return triangulated(was, is, diffOfDetection(detection(live).content, is.content));
}

export const include = (rule: string, project: string): DetectionException => ({
  ...exclude(rule, project),
  exception_type: 'include',
});
