import { parse, readingOfScalar } from '../../../src/files/yaml/parse.ts';
import { readPlain } from '../../../src/files/yaml/plain.ts';
import { scalarsIn } from '../../../src/files/yaml/nodes.ts';
import { readWithSecondReader } from './second-reader.ts';

/** How a text is read: by our own reader of plain YAML, only by `yaml` (handed on), or by neither. */
export type PlainReading = { readonly kind: 'read' | 'handed on' | 'refused'; readonly failure: string | null };

/**
 * Reads a text with our own reader of plain YAML, and compares its value with two others: that of our parser for all other files, and that of
 * `yaml` alone with its core schema, which shares no code of ours.
 */
export function verifyPlain(text: string): PlainReading {
  const value = readPlain(text);
  const other = parse('f', text);
  if (value === undefined) return { kind: 'problems' in other ? 'refused' : 'handed on', failure: null };
  const json = JSON.stringify(value);
  const failure = compareWithParser(json, other) ?? compareWithSecondReader(json, text);
  return { kind: 'read', failure };
}

function compareWithParser(json: string, other: ReturnType<typeof parse>): string | null {
  if ('problems' in other) return `all other files are refused for it: ${JSON.stringify(other.problems)}`;
  const otherJson = JSON.stringify(other.value);
  if (otherJson !== json) return `we read ${json}, and of all other files ${otherJson}`;
  for (const [node, path] of scalarsIn(other.tree)) {
    const reading = readingOfScalar(node);
    // `x-expires` must be a date, so a date there is never ambiguous.
    const isUnambiguous = reading === null || (reading === 'date' && path.at(-1) === 'x-expires');
    if (node.isJoined || (!isUnambiguous && !/^(?:true|false|0|[1-9]\d{0,14})$/.test(node.value)))
      return `it is in doubt: ${node.value}`;
  }
  return null;
}

function compareWithSecondReader(json: string, text: string): string | null {
  const secondReading = readWithSecondReader(text);
  if (secondReading.kind === 'refused') return `yaml refuses it: ${secondReading.reason}`;
  return secondReading.json === json ? null : `we read ${json}, yaml ${secondReading.json}`;
}
