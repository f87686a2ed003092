import type { Problem } from '../../domain/problem.ts';

import { beyondEntries, type Parsed, parseAny } from './parse-any.ts';
import { isSimple, readPlain } from './plain.ts';

/** Makes a value of a YAML file, within limits that are checked before any value is made. */
export function parse(file: string, text: string): Parsed | { readonly problems: Problem[] } {
  const value = isSimple(text) && beyondEntries(text) === null ? readPlain(text) : undefined;
  if (value === undefined) return parseAny(file, text);
  return { value, doubtful: false, joined: [], doubts: () => value };
}
