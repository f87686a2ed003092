import type { LocatedProblem } from '../../domain/problem.ts';
import { phrase } from '../phrasebook.ts';
import { excerptAt } from '../terminal/excerpt.ts';
import { problemWords } from '../words/counts.ts';
import { placeWords } from '../words/place-words.ts';
import { budgets, takeWithin } from './budget.ts';
import { type Html, markup, nothing } from './template.ts';

/** Columns of a line of source around the place of a problem. */
const columns = 100;

/** Each problem with its place, the line of source with a caret, and what to do; errors first. */
export function problemList(problems: readonly LocatedProblem[]): Html {
  if (problems.length === 0) return nothing;
  const sorted = problems.toSorted((a, b) => rankOf(a) - rankOf(b));
  const { parts } = takeWithin(sorted, budgets.problems, oneProblem);
  const left = sorted.slice(parts.length);
  const rest = left.length === 0 ? nothing : markup`<p class="more">Not shown here: ${problemWords(left)}.</p>`;
  return markup`<ol class="problems">${parts}</ol>${rest}`;
}

const rankOf = ({ problem }: LocatedProblem): number => (problem.severity === 'error' ? 0 : 1);

function oneProblem(located: LocatedProblem): Html {
  const { position, first, problem } = located;
  const { says, fix } = phrase(problem);
  const place = position === null ? nothing : markup` <code>${placeWords(position)}</code>`;
  return markup`<li><p><span class="severity ${problem.severity}">${problem.severity}</span>${place} ${says}</p>${source(located)}${
    first === null ? nothing : markup`<p class="meta">first: <code>${placeWords(first)}</code></p>`
  }${fix === '' ? nothing : markup`<p><span class="fix">fix:</span> ${fix}</p>`}</li>`;
}

function source({ position, excerpt }: LocatedProblem): Html {
  if (position === null || excerpt === null || excerpt.trim() === '') return nothing;
  const number = String(position.line);
  const { text, caret } = excerptAt(excerpt, position.column, columns);
  return markup`<pre>${number} | ${text}
${' '.repeat(number.length)} | ${' '.repeat(caret)}^</pre>`;
}
