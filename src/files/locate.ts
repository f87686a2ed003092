import { maskLine, maskInSameWidth } from '../domain/credentials.ts';
import type { Locate, LocatedProblem, Place, Position, Problem } from '../domain/problem.ts';
import type { Source } from '../domain/source.ts';
import { offsetIn } from './yaml/nodes.ts';
import { readTree } from './yaml/read.ts';
import { lineStarts, positionAt, readText } from './text.ts';

/** The files of a run, which are read again when a place must be converted to a line and column. */
export type Documents = {
  readonly locate: Locate;
  /** The text of the line at a position; null if the file cannot be read. */
  excerpt(position: Position): string | null;
};

/** The text of a file, which is empty if the file cannot be read, and the offsets where its lines start. */
type Document = { readonly text: string; readonly starts: readonly number[] };

export function openDocuments(source: Source): Documents {
  const cache = new Map<string, Document>();
  const open = (file: string): Document => {
    const cached = cache.get(file);
    if (cached !== undefined) return cached;
    const read = file === '' ? null : readText(source, file);
    const text = read !== null && 'text' in read ? read.text : '';
    const document = { text, starts: lineStarts(text) };
    cache.set(file, document);
    return document;
  };
  return {
    locate(places) {
      const positions = new Map<Place, Position>();
      for (const [file, placesInFile] of Map.groupBy(places, (place) => place.file)) {
        const { text, starts } = open(file);
        const tree = readTree(text);
        for (const place of placesInFile)
          positions.set(place, positionAt(starts, file, 'code' in tree ? 0 : offsetIn(tree, place)));
      }
      return places.map((place) => positions.get(place) ?? { file: place.file, line: 1, column: 1 });
    },
    excerpt({ file, line }) {
      const { text, starts } = open(file);
      return text === '' ? null : text.slice(starts[line - 1], starts[line]).replace(/\r?\n$/, '');
    },
  };
}

/** Adds positions and source lines to problems. The result is sorted by file, line, column and code, without repeated problems. */
export function locateProblems(documents: Documents, problems: readonly Problem[]): LocatedProblem[] {
  const toLocate = problems.map((problem) => ({ problem, at: placeOf(problem), first: firstOf(problem) }));
  const places = toLocate
    .flatMap(({ at, first }) => [at, first])
    .filter((place) => place !== null && 'pointer' in place);
  const positions = new Map(documents.locate(places).map((position, index) => [places[index], position]));
  const positionOf = (place: Place | Position | null): Position | null => {
    if (place === null || place.file === '') return null;
    return 'pointer' in place ? (positions.get(place) ?? null) : place;
  };
  const located = toLocate.map(({ problem, at, first }) => {
    const position = positionOf(at);
    return {
      problem,
      position,
      first: positionOf(first),
      /** Read only when it is shown: of thousands of problems, a hundred are shown. */
      get excerpt() {
        const line = position === null || mayHoldSecret(problem) ? null : documents.excerpt(position);
        return line === null ? null : maskLine(line, maskInSameWidth);
      },
    };
  });
  return dropRepeated(located.toSorted(byPosition));
}

/** Whether the line of a problem may contain a secret, which no log should repeat: an unknown field whose name suggests one. */
const mayHoldSecret = (problem: Problem): boolean =>
  (problem.code === 'unknown-field' || problem.code === 'connection-setting') &&
  /token|secret|passw|credential|api.?key|private.?key/i.test(problem.field);

const placeOf = (problem: Problem): Place | Position => ('position' in problem ? problem.position : problem.at);

const firstOf = (problem: Problem): Place | Position | null => ('first' in problem ? problem.first : null);

function byPosition(a: LocatedProblem, b: LocatedProblem): number {
  const positionA = a.position ?? startOfFile(a.problem);
  const positionB = b.position ?? startOfFile(b.problem);
  if (positionA.file !== positionB.file) return positionA.file < positionB.file ? -1 : 1;
  const order = positionA.line - positionB.line || positionA.column - positionB.column;
  return order || (a.problem.code < b.problem.code ? -1 : Number(a.problem.code > b.problem.code));
}

/** A position before all others in the file, for problems without a position. */
const startOfFile = ({ at: { file } }: Problem): Position => ({ file, line: 0, column: 0 });

/** Drops repeated problems, which occur because the content of an anchor is checked once for each alias. Others of the same place and code stay. */
function dropRepeated(located: readonly LocatedProblem[]): LocatedProblem[] {
  const keys = new Set<string>();
  return located.filter(({ problem, position, first }) => {
    const key = JSON.stringify([position ?? problem.at, first, { ...problem, at: null, known: null }]);
    if (keys.has(key)) return false;
    keys.add(key);
    return true;
  });
}
