import type { Bundle } from '../../src/domain/bundle.ts';
import type { Vocabulary } from '../../src/domain/preview.ts';
import type { Problem } from '../../src/domain/problem.ts';
import { isGuess, lint, lintKnown } from '../../src/files/lint.ts';

/** What a preview finds: of what a platform knows where there is a vocabulary, else as offline. */
export function linted(bundles: readonly Bundle[], known: Vocabulary | null, today = '2026-11-21'): Problem[] {
  const offline = lint(bundles, today);
  if (known === null) return offline;
  const sense = offline.filter((problem) => !isGuess(problem));
  return [...sense, ...bundles.flatMap((bundle) => lintKnown(bundle, known))];
}
