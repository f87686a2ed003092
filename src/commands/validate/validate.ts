import { hasErrors } from '../../domain/problem.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { loadAndLint } from '../shared/load.ts';
import { invalidOutcome, locateAndSort } from '../shared/problems.ts';
import type { FileSelection } from '../../domain/file-selection.ts';
import { pathsOfWholeBundles } from '../shared/whole-bundles.ts';
import type { Outcome } from '../../domain/outcome.ts';

/** Checks the files without a token or a network. */
export async function validate(selection: FileSelection, runtime: Runtime): Promise<Outcome> {
  const { files, problems } = await loadAndLint(selection, runtime);
  if (hasErrors(problems)) return invalidOutcome(files, problems);
  return {
    kind: 'valid',
    problems: await locateAndSort(selection.source, problems),
    files: files.paths.length,
    policies: files.policies,
    completePaths: pathsOfWholeBundles(files),
  };
}
