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

/** Adds positions and source lines to problems, and sorts them. The code that finds positions is loaded only if there are problems. */
export async function locateAndSort(source: Source, problems: readonly Problem[]): Promise<readonly LocatedProblem[]> {
  if (problems.length === 0) return [];
  const { openDocuments, locateProblems } = await import('../../files/locate.ts');
  return locateProblems(openDocuments(source), problems);
}

/** Describes the first error, and says how many others there are and which command shows them. */
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
