import type { Problem } from '../domain/problem.ts';
import type { Source } from '../domain/source.ts';
import { openDocuments } from '../files/documents.ts';
import { report } from '../files/report.ts';
import { phrase } from '../render/phrasebook.ts';
import { placeWords } from '../render/words/place-words.ts';

/** The first error in words, and how many more there are. */
export function firstProblem(
  source: Source,
  problems: readonly Problem[],
  command = 'ifmatch validate',
): { readonly says: string; readonly fix: string } {
  const errors = report(
    openDocuments(source),
    problems.filter(({ severity }) => severity === 'error'),
  );
  const [first] = errors;
  if (first === undefined) throw new Error('no error among the problems');
  const { says, fix } = phrase(first.problem);
  const place = first.position === null ? '' : `${placeWords(first.position)}  `;
  const more = errors.length === 1 ? '' : ` (and ${String(errors.length - 1)} more)`;
  return {
    says: `${place}${says}${more}`,
    fix: `${fix === '' ? '' : `${fix.replace(/(?<!\?)$/, '.')} `}\`${command}\` shows them all.`,
  };
}
