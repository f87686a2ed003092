import { doubtIn, parse, parseAny } from '../../../src/files/yaml/parse.ts';
import { isSimple, readPlain } from '../../../src/files/yaml/plain.ts';
import { readAgain } from './second-reader.ts';

/** What becomes of a text: our own reader reads it, hands it on to js-yaml, which reads it, or js-yaml refuses it. */
export type PlainJudged = { readonly kind: 'read' | 'handed on' | 'refused'; readonly failure: string | null };

/** Reads a text with our own reader of plain YAML, and asks js-yaml and `yaml` about whatever that gives a value for. */
export function judgePlain(text: string): PlainJudged {
  const value = isSimple(text) ? readPlain(text) : undefined;
  const other = parseAny('f', text);
  if (value === undefined) return { kind: 'problems' in other ? 'refused' : 'handed on', failure: null };
  const json = JSON.stringify(value);
  const failure = byJsYaml(json, text, other) ?? bySecondReader(json, text);
  return { kind: 'read', failure };
}

function byJsYaml(json: string, text: string, other: ReturnType<typeof parseAny>): string | null {
  if ('problems' in other) return `js-yaml refuses it: ${JSON.stringify(other.problems)}`;
  const otherJson = JSON.stringify(other.value);
  if (otherJson !== json) return `we read ${json}, js-yaml ${otherJson}`;
  if (other.joined.length > 0) return `it is in doubt`;
  const [ours, theirs] = [doubtsIn(parse('f', text)), doubtsIn(other)];
  return ours === theirs ? null : `we doubt ${ours}, js-yaml ${theirs}`;
}

/** A day under `x-expires` is meant, so it does not matter whether it is in doubt. */
const doubtsIn = (parsed: ReturnType<typeof parse>): string =>
  JSON.stringify(
    'problems' in parsed ? null : parsed.doubts(),
    (_, value: unknown) => doubtIn(value) ?? value,
  ).replaceAll(/("x-expires":)\{"text":("[^"]*"),"reads":"date"\}/g, '$1$2');

function bySecondReader(json: string, text: string): string | null {
  const again = readAgain(text);
  if (again.kind === 'refused') return `yaml refuses it: ${again.why}`;
  return again.json === json ? null : `we read ${json}, yaml ${again.json}`;
}
