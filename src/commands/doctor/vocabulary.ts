import type { Bundle, Deployment } from '../../domain/bundle.ts';
import { inParallel } from '../../domain/in-parallel.ts';
import type { Platform } from '../../domain/preview.ts';
import type { ProblemCode } from '../../domain/problem.ts';
import { lint } from '../../files/lint.ts';
import type { World } from '../../world.ts';
import { failed, type Looked, ok, skipped } from './examination.ts';
import { firstOf } from '../first-problem.ts';

/** Whether the platform knows the types and values in the files of a deployment. */
export async function lookAtVocabulary(
  platform: Platform,
  deployment: Deployment,
  bundles: readonly Bundle[],
  { source, today }: Pick<World, 'source' | 'today'>,
): Promise<Looked<true>> {
  if (bundles.length === 0) return skipped('there are no files for this deployment');
  const answers = await inParallel(bundles, (bundle) => platform.vocabulary(deployment, bundle.kind));
  if (answers.every((answer) => answer === null))
    return ok('the platform has none to compare with; a preview tells what it does not know', true);
  const known = new Map(bundles.map((bundle, index) => [bundle, answers[index] ?? null]));
  const problems = lint(bundles, { today, vocabularyOf: (bundle) => known.get(bundle) ?? null });
  const unknown = problems.filter(({ code, severity }) => severity === 'error' && unknownCodes.has(code));
  if (unknown.length === 0) return ok('the platform knows every type and value in the files', true);
  const { says, fix } = firstOf(source, unknown, 'ifmatch preview');
  return failed(says, fix);
}

const unknownCodes: ReadonlySet<ProblemCode> = new Set([
  'unknown-condition-type',
  'unknown-action-type',
  'unknown-condition-value',
  'unsupported-exception',
  'missing-companion',
  'rulesets-in-secrets',
]);
