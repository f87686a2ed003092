import { type Json, defaultStyle, printInline } from '../../files/yaml/print.ts';
import type { FileSelection } from '../../domain/file-selection.ts';
import { hasErrors } from '../../domain/problem.ts';
import type { TestOutcome } from '../../domain/tests.ts';

import type { PolicyTest } from '../../generated/types.ts';
import { provablePolicies } from '../../prove/policies.ts';
import { suggestTests } from '../../prove/suggest.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { problemsOf, load } from '../shared/load.ts';
import { locateAndSort } from '../shared/problems.ts';

type Suggested = { readonly kind: 'suggested'; readonly text: string };

/** A file of tests with invariants that hold for the files, each proven. */
export async function suggest(
  selection: FileSelection,
  runtime: Runtime,
): Promise<Suggested | Extract<TestOutcome, { kind: 'invalid' }>> {
  const files = await load(selection, runtime);
  const problems = problemsOf(files, runtime);
  if (hasErrors(problems)) return { kind: 'invalid', problems: await locateAndSort(selection.source, problems) };
  const several = new Set(files.bundles.map(({ deployment }) => deployment)).size > 1;
  const tests = files.bundles.flatMap((bundle) => {
    if (bundle.kind !== 'remediation') return [];
    const slug = several && bundle.deployment !== null ? { deployment_slug: bundle.deployment } : {};
    return suggestTests(provablePolicies(bundle)).map((test) => ({ ...test, ...slug }));
  });
  return { kind: 'suggested', text: formatTestFile(tests) };
}

/** Tests as the text of a file. */
export const formatTestFile = (tests: readonly PolicyTest[]): string =>
  tests.length === 0
    ? '# Nothing is blocked, commented on or acted on for certain, so there is no invariant to suggest.\n'
    : `tests:\n${tests.map(formatTest).join('')}`;

function formatTest({ name, deployment_slug: slug, always, expect }: PolicyTest): string {
  const fields = Object.entries({ name, deployment_slug: slug, always, expect }).filter(
    ([, value]) => value !== undefined,
  );
  const lines = fields.map(
    ([key, value]) => `${key}: ${printInline(value as Json, key, defaultStyle, { inFlow: false })}\n`,
  );
  return `  - ${lines.join('    ')}`;
}
