import type { Place, Position } from '../domain/position.ts';
import type { LocatedProblem, Problem } from '../domain/problem.ts';
import type { Documents } from './documents.ts';

/** Problems with their positions and source lines, sorted by file, line, column and code; what is said twice of one place is said once. */
export function report(documents: Documents, problems: readonly Problem[]): LocatedProblem[] {
  const asked = problems.flatMap((problem) =>
    [positioned(problem), firstOf(problem)].filter((place) => place !== null),
  );
  const places = asked.filter((place): place is Place => 'pointer' in place);
  const found = new Map(documents.locate(places).map((position, index) => [places[index], position]));
  const positionOf = (place: Place | Position | null): Position | null => {
    if (place === null || place.file === '') return null;
    return 'pointer' in place ? (found.get(place) ?? null) : place;
  };
  const located = problems.map((problem): LocatedProblem => {
    const position = positionOf(positioned(problem));
    const excerpt = position === null ? null : documents.excerpt(position);
    return { problem, position, first: positionOf(firstOf(problem)), excerpt };
  });
  return withoutRepeats(located.toSorted(inOrder));
}

const positioned = (problem: Problem): Place | Position => ('position' in problem ? problem.position : problem.at);

const firstOf = (problem: Problem): Place | Position | null => ('first' in problem ? problem.first : null);

function inOrder(a: LocatedProblem, b: LocatedProblem): number {
  const [left, right] = [a, b].map(({ problem, position }) => [...placeOf(position), problem.code]);
  return compareAll(left ?? [], right ?? []);
}

const placeOf = (position: Position | null): readonly (string | number)[] =>
  position === null ? ['', 0, 0] : [position.file, position.line, position.column];

function compareAll(a: readonly (string | number)[], b: readonly (string | number)[]): number {
  const at = a.findIndex((one, index) => one !== b[index]);
  if (at < 0) return 0;
  return (a[at] ?? '') < (b[at] ?? '') ? -1 : 1;
}

/** What stands at an anchor is checked once for each alias, too. */
function withoutRepeats(located: readonly LocatedProblem[]): LocatedProblem[] {
  const seen = new Set<string>();
  return located.filter(({ problem, position, first }) => {
    const { at: _, ...facts } = problem;
    const key = JSON.stringify([position ?? problem.at, facts, first]);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
