import { parse, readingOfScalar } from '../../../src/files/yaml/parse.ts';
import { readPlain } from '../../../src/files/yaml/plain.ts';
import { scalarsIn } from '../../../src/files/yaml/nodes.ts';
import { readAgain } from './second-reader.ts';

/** What becomes of a text: our own reader reads it, hands it on to `yaml`, which reads it, or nothing reads it. */
export type PlainJudged = { readonly kind: 'read' | 'handed on' | 'refused'; readonly failure: string | null };

/**
 * Reads a text with our own reader of plain YAML. What that reads must be the same for `yaml` by the way that other files take, and for a whole
 * reading by `yaml` in its core schema, of which we use nothing.
 */
export function judgePlain(text: string): PlainJudged {
  const value = readPlain(text);
  const other = parse('f', text);
  if (value === undefined) return { kind: 'problems' in other ? 'refused' : 'handed on', failure: null };
  const json = JSON.stringify(value);
  const failure = byOtherWay(json, other) ?? bySecondReader(json, text);
  return { kind: 'read', failure };
}

function byOtherWay(json: string, other: ReturnType<typeof parse>): string | null {
  if ('problems' in other) return `all other files are refused for it: ${JSON.stringify(other.problems)}`;
  const otherJson = JSON.stringify(other.value);
  if (otherJson !== json) return `we read ${json}, and of all other files ${otherJson}`;
  for (const [node, way] of scalarsIn(other.tree)) {
    const reads = readingOfScalar(node);
    // A day under `x-expires` is meant, so it does not matter whether it is in doubt.
    const isMeant = reads === null || (reads === 'date' && way.at(-1) === 'x-expires');
    if (node.isJoined || (!isMeant && !/^(?:true|false|0|[1-9]\d{0,14})$/.test(node.value)))
      return `it is in doubt: ${node.value}`;
  }
  return null;
}

function bySecondReader(json: string, text: string): string | null {
  const again = readAgain(text);
  if (again.kind === 'refused') return `yaml refuses it: ${again.why}`;
  return again.json === json ? null : `we read ${json}, yaml ${again.json}`;
}
