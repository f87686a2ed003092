import type { Outcome } from '../domain/plan.ts';
import { hasErrors } from '../domain/problem.ts';
import type { World } from '../world.ts';
import { check, invalid, load, type Wanted } from './load.ts';
import { pathsOfWhole } from './scope.ts';

/** Checks the files without a token or a network. */
export function validate(wanted: Wanted, world: World): Outcome {
  const files = load(wanted, world);
  const problems = check(files, world);
  if (hasErrors(problems)) return invalid(files, problems);
  return {
    kind: 'valid',
    problems: files.report(problems),
    files: files.files.length,
    policies: files.policies,
    whole: pathsOfWhole(files),
  };
}
