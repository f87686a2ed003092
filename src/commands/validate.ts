import { hasErrors } from '../domain/problem.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { check, invalid, load, located, type Wanted, pathsOfWhole } from './load.ts';
import type { Outcome } from '../domain/outcome.ts';

/** Checks the files without a token or a network. */
export async function validate(wanted: Wanted, runtime: Runtime): Promise<Outcome> {
  const files = await load(wanted, runtime);
  const problems = check(files, runtime);
  if (hasErrors(problems)) return invalid(files, problems);
  return {
    kind: 'valid',
    problems: await located(wanted.source, problems),
    files: files.files.length,
    policies: files.policies,
    whole: pathsOfWhole(files),
  };
}
