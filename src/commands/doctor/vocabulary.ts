import type { Bundle, Deployment } from '../../domain/bundle.ts';
import { inParallel } from '../../domain/in-parallel.ts';
import type { Platform } from '../../domain/preview.ts';
import { lintKnown } from '../../files/lint.ts';
import type { World } from '../../world.ts';
import { failed, type Looked, ok, skipped } from './examination.ts';
import { firstProblem } from '../first-problem.ts';

/** Whether the platform knows the types and values in the files of a deployment. */
export async function lookAtVocabulary(
  platform: Platform,
  deployment: Deployment,
  bundles: readonly Bundle[],
  { source }: Pick<World, 'source'>,
): Promise<Looked<true>> {
  if (bundles.length === 0) return skipped('there are no files for this deployment');
  const answers = await inParallel(bundles, (bundle) => platform.vocabulary(deployment, bundle.kind));
  if (answers.every((answer) => answer === null))
    return ok('the platform has none to compare with; a preview tells what it does not know', true);
  const problems = bundles.flatMap((bundle, index) => {
    const vocabulary = answers[index] ?? null;
    return vocabulary === null ? [] : lintKnown(bundle, vocabulary);
  });
  const unknown = problems.filter(({ severity }) => severity === 'error');
  if (unknown.length === 0) return ok('the platform knows every type and value in the files', true);
  const { says, fix } = firstProblem(source, unknown, 'ifmatch preview');
  return failed(says, fix);
}
