import type { Locate, Place, Position } from '../domain/position.ts';
import type { Source } from '../domain/source.ts';
import { readText } from './read-text.ts';
import { lineAt, lineStarts, positionAt } from './yaml/lines.ts';
import { offsetsOf } from './yaml/locate.ts';

/** The texts of a run, kept or read again to turn places into positions when they are asked for. */
export type Documents = {
  keep(file: string, text: string): void;
  readonly locate: Locate;
  /** Text of the line where something stands; null when the file cannot be read. */
  excerpt(position: Position): string | null;
};

export function openDocuments(source: Source): Documents {
  const texts = new Map<string, string | null>();
  const textOf = (file: string): string | null => {
    const known = texts.get(file);
    if (known !== undefined) return known;
    const read = file === '' ? null : readText(source, file);
    const text = read !== null && 'text' in read ? read.text : null;
    texts.set(file, text);
    return text;
  };
  const linesOf = remembered((file: string) => lineStarts(textOf(file) ?? ''));
  return {
    keep: (file, text) => void texts.set(file, text),
    locate: (places) => locateAll(places, textOf, linesOf),
    excerpt(position) {
      const text = textOf(position.file);
      return text === null ? null : lineAt(text, linesOf(position.file), position.line);
    },
  };
}

function locateAll(
  places: readonly Place[],
  textOf: (file: string) => string | null,
  linesOf: (file: string) => readonly number[],
): Position[] {
  const positions = places.map((place): Position => ({ file: place.file, line: 1, column: 1 }));
  for (const [file, indexes] of Map.groupBy(places.keys(), (index) => places[index]?.file ?? '')) {
    const text = textOf(file);
    const asked = indexes.map((index) => places[index] ?? { file, pointer: [] });
    const offsets = text === null ? null : offsetsOf(text, asked);
    for (const [nth, offset] of (offsets ?? []).entries()) {
      positions[indexes[nth] ?? 0] = positionAt(linesOf(file), file, offset);
    }
  }
  return positions;
}

function remembered<T>(make: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}
