import type { FileSelection } from '../../domain/file-selection.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { LocatedProblem, Problem } from '../../domain/problem.ts';
import type { Source } from '../../domain/source.ts';
import { positionText } from '../../report/words/labels.ts';

/** The outcome of a run whose files have errors. */
export const invalidOutcome = async (
  { selection }: { readonly selection: Pick<FileSelection, 'source'> },
  problems: readonly Problem[],
): Promise<Outcome> => ({
  kind: 'invalid',
  problems: await locateAndSort(selection.source, problems),
});

/** The problems with positions and source lines, sorted. A run without problems does not load the code that finds positions. */
export async function locateAndSort(source: Source, problems: readonly Problem[]): Promise<readonly LocatedProblem[]> {
  if (problems.length === 0) return [];
  const { openDocuments, locateProblems } = await import('../../files/locate.ts');
  return locateProblems(openDocuments(source), problems);
}

/** The first error as a text, and the number of others. */
export async function summarizeErrors(
  source: Source,
  problems: readonly Problem[],
  command = 'ifmatch validate',
): Promise<{ readonly message: string; readonly fix: string }> {
  const errors = await locateAndSort(
    source,
    problems.filter(({ severity }) => severity === 'error'),
  );
  const [first] = errors;
  if (first === undefined) throw new Error('no error among the problems');
  const { describeProblemPlainly } = await import('../../report/words/problems.ts');
  const { message, fix } = describeProblemPlainly(first.problem);
  const place = first.position === null ? '' : `${positionText(first.position)}  `;
  const more = errors.length === 1 ? '' : ` (and ${String(errors.length - 1)} more)`;
  return {
    message: `${place}${message}${more}`,
    fix: `${fix === '' ? '' : `${fix.replace(/(?<!\?)$/, '.')} `}\`${command}\` shows them all.`,
  };
}
