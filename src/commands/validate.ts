import { hasErrors } from '../domain/problem.ts';
import type { Runtime } from '../runtime.ts';
import { check, invalid, load, type Wanted } from './load.ts';
import { pathsOfWhole } from './scope.ts';
import type { Outcome } from '../domain/outcome.ts';

/** Checks the files without a token or a network. */
export function validate(wanted: Wanted, runtime: Runtime): Outcome {
  const files = load(wanted, runtime);
  const problems = check(files, runtime);
  if (hasErrors(problems)) return invalid(files, problems);
  return {
    kind: 'valid',
    problems: files.report(problems),
    files: files.files.length,
    policies: files.policies,
    whole: pathsOfWhole(files),
  };
}
