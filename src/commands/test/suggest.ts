import type { FileSelection } from '../../domain/file-selection.ts';
import { hasErrors } from '../../domain/problem.ts';
import type { TestOutcome } from '../../domain/policy-tests.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { loadAndLint } from '../shared/load.ts';
import { locateAndSort } from '../shared/problems.ts';
import { formatTestFile, suggestTestsOfBundles } from '../shared/suggested-tests.ts';

type Suggested = { readonly kind: 'suggested'; readonly text: string };

/** Returns the text of a test file with invariants that hold for the files, each proven. */
export async function suggest(
  selection: FileSelection,
  runtime: Runtime,
): Promise<Suggested | Extract<TestOutcome, { kind: 'invalid' }>> {
  const { files, problems } = await loadAndLint(selection, runtime);
  if (hasErrors(problems)) return { kind: 'invalid', problems: await locateAndSort(selection.source, problems) };
  const tests = suggestTestsOfBundles(files.bundles).flatMap((suggested) => suggested.tests);
  return { kind: 'suggested', text: formatTestFile(tests) };
}
