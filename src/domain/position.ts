/** A way into a document, as ajv's `instancePath` but split and unescaped: `['policies', 0, 'actions']`. */
export type Pointer = readonly (string | number)[];

/** Where something stands, symbolically: stages speak in places, only the end turns them into positions. */
export type Place = {
  /** Path of the file, relative to the repository's root, with forward slashes. */
  readonly file: string;
  readonly pointer: Pointer;
  /** Whether the key itself is meant (an unknown key) rather than its value. */
  readonly key?: boolean;
};

/** Where a problem of no file at all stands. */
export const nowhere: Place = { file: '', pointer: [] };

/** A place in a file. Line and column count from 1; columns count UTF-16 units, as editors do. */
export type Position = { readonly file: string; readonly line: number; readonly column: number };

/** Turns places into positions, in the same order, in one pass a file. */
export type Locate = (places: readonly Place[]) => Position[];
