import type { Pointer } from '../../domain/position.ts';
import type { Problem } from '../../domain/problem.ts';
import { parseAny } from './parse-any.ts';
import { beyondEntries } from './entries.ts';
import { isSimple, readPlain } from './plain.ts';

/**
 * A document as a value. `joined`: plain texts that go on in a line with a dash. `doubts()` is the same with a `Doubt` for each plain scalar
 * that some reader does not take for text; booleans and numbers that print as they were written may stand in it, too. `doubtIn` reads it.
 */
export type Parsed = {
  readonly value: unknown;
  readonly doubtful: boolean;
  readonly doubts: () => unknown;
  readonly joined: readonly Pointer[];
};

/** Makes a value of a YAML file, within limits that are checked before any value is made. `simple`: see `isSimple`, where that is known. */
export function parse(file: string, text: string, simple = isSimple(text)): Parsed | { readonly problems: Problem[] } {
  const value = simple && beyondEntries(text) === null ? readPlain(text) : undefined;
  if (value === undefined) return parseAny(file, text);
  return { value, doubtful: false, joined: [], doubts: () => value };
}
