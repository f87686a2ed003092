import {
  type Locate,
  type LocatedProblem,
  nowhere,
  type Place,
  type Position,
  type Problem,
  type Source,
} from '../domain/problem.ts';
import { lineStarts, positionAt, readText } from './disk.ts';
import { offsetIn, readTree } from './yaml/tree.ts';

/** The texts of a run, kept or read again to turn places into positions when they are asked for. */
export type Documents = {
  readonly keep: (file: string, text: string) => void;
  readonly locate: Locate;
  /** Text of the line where something stands; null when the file cannot be read. */
  excerpt(position: Position): string | null;
};

/** A text, and where its lines begin; empty where the file cannot be read. */
type Document = { readonly text: string; readonly starts: readonly number[] };

export function openDocuments(source: Source): Documents {
  const known = new Map<string, Document>();
  const keep = (file: string, text: string): Document => {
    const document = { text, starts: lineStarts(text) };
    known.set(file, document);
    return document;
  };
  const open = (file: string): Document => {
    const document = known.get(file);
    if (document !== undefined) return document;
    const read = file === '' ? null : readText(source, file);
    return keep(file, read !== null && 'text' in read ? read.text : '');
  };
  return {
    keep,
    locate(places) {
      const found = new Map<Place, Position>();
      for (const [file, own] of Map.groupBy(places, (place) => place.file)) {
        const { text, starts } = open(file);
        const tree = readTree(text);
        for (const place of own) found.set(place, positionAt(starts, file, 'code' in tree ? 0 : offsetIn(tree, place)));
      }
      return places.map((place) => found.get(place) ?? { file: place.file, line: 1, column: 1 });
    },
    excerpt({ file, line }) {
      const { text, starts } = open(file);
      return text === '' ? null : text.slice(starts[line - 1], starts[line]).replace(/[\r\n]+$/, '');
    },
  };
}

/**
 * Problems with their positions and source lines, sorted by file, line, column and code; what is said twice of one place is said once. A
 * file is searched for positions when someone asks for them, or when it has several problems: no one reads thousands of warnings.
 */
export function report(documents: Documents, problems: readonly Problem[]): LocatedProblem[] {
  const byFile = Map.groupBy(problems, (problem) => positioned(problem).file);
  return [...byFile.keys()].toSorted().flatMap((file) => {
    const located = locateLater(documents, byFile.get(file) ?? []);
    return located.length === 1 ? located : withoutRepeats(located.toSorted(inOrder));
  });
}

/** The problems of one file, which is searched once for all of them. */
function locateLater(documents: Documents, problems: readonly Problem[]): LocatedProblem[] {
  let found: ReadonlyMap<Place, Position> | undefined;
  const positionOf = (place: Place | Position | null): Position | null => {
    if (place === null || place.file === '') return null;
    if (!('pointer' in place)) return place;
    found ??= locateAll(documents, problems);
    return found.get(place) ?? null;
  };
  return problems.map((problem) => ({
    problem,
    get position() {
      return positionOf(positioned(problem));
    },
    get first() {
      return positionOf(firstOf(problem));
    },
    get excerpt() {
      return this.position === null || holdsSecret(problem) ? null : documents.excerpt(this.position);
    },
  }));
}

function locateAll(documents: Documents, problems: readonly Problem[]): Map<Place, Position> {
  const places = problems
    .flatMap((problem) => [positioned(problem), firstOf(problem)])
    .filter((place): place is Place => place !== null && 'pointer' in place);
  return new Map(documents.locate(places).map((position, index) => [places[index] ?? nowhere, position]));
}

/** Whether its line may show what no log should repeat: by its name, someone wrote a secret into a field that nothing has. */
const holdsSecret = (problem: Problem): boolean =>
  problem.code === 'unknown-field' && /token|secret|passw|credential|api.?key|private.?key/i.test(problem.field);

const positioned = (problem: Problem): Place | Position => ('position' in problem ? problem.position : problem.at);

const firstOf = (problem: Problem): Place | Position | null => ('first' in problem ? problem.first : null);

function inOrder(a: LocatedProblem, b: LocatedProblem): number {
  const [left, right] = [a.position, b.position];
  if (left !== null && right !== null && left.line !== right.line) return left.line - right.line;
  if (left !== null && right !== null && left.column !== right.column) return left.column - right.column;
  return a.problem.code < b.problem.code ? -1 : Number(a.problem.code > b.problem.code);
}

/** What stands at an anchor is checked once for each alias, too. Problems of one place and code differ in more than what is known. */
function withoutRepeats(located: readonly LocatedProblem[]): LocatedProblem[] {
  const seen = new Set<string>();
  return located.filter(({ problem, position, first }) => {
    const key = JSON.stringify([position ?? problem.at, first, { ...problem, at: null, known: null }]);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
