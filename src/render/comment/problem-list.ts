import type { Position } from '../../domain/position.ts';
import type { LocatedProblem } from '../../domain/problem.ts';
import type { Detail } from '../markdown/detail.ts';
import { type Piece, fit } from '../markdown/fit.ts';
import { type Markdown, blocks, lines, link, md, nothing, ours } from '../markdown/template.ts';
import { phrase } from '../phrasebook.ts';
import { problemWords } from '../words/counts.ts';
import { placeWords } from '../words/place-words.ts';

/** Problems with a link to the line of each: errors first, and last to go; the rest is counted. */
export function problemList(problems: readonly LocatedProblem[], budget: number, detail: Detail): Markdown {
  if (problems.length === 0) return nothing;
  const pieces = problems.map((located) => pieceOf(located, detail)).toSorted((a, b) => a.rank - b.rank);
  const { texts, dropped } = fit(pieces, budget - 100);
  const rest =
    dropped.length === 0 ? nothing : md`Not shown here: ${ours(problemWords(dropped.map(({ located }) => located)))}.`;
  return blocks([lines(texts.map(ours)), rest]);
}

type ProblemPiece = Piece & { readonly located: LocatedProblem };

const pieceOf = (located: LocatedProblem, detail: Detail): ProblemPiece => ({
  located,
  rank: located.problem.severity === 'error' ? 0 : 1,
  sizes: [() => lineOf(located, detail).text, () => withFix(located, detail).text],
});

function lineOf({ problem, position }: LocatedProblem, detail: Detail): Markdown {
  const place = position === null ? nothing : md`${placeOf(position, detail)}: `;
  return md`- ${place}${ours(problem.severity === 'warning' ? 'warning, ' : '')}${phrase(problem).says}`;
}

function withFix(located: LocatedProblem, detail: Detail): Markdown {
  const { problem, first } = located;
  const { fix } = phrase(problem);
  const other = first === null ? nothing : md` (first: ${placeOf(first, detail)})`;
  return md`${lineOf(located, detail)}${other}${fix === '' ? nothing : md`. Fix: ${fix}`}`;
}

const placeOf = (position: Position, detail: Detail): Markdown =>
  link(md`${placeWords(position)}`, detail.linkTo(position));
