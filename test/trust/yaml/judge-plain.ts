import type { Place, Pointer } from '../../../src/domain/problem.ts';
import { doubtIn, parseAny } from '../../../src/files/yaml/parse-any.ts';
import { offsetsInAny, offsetsOf } from '../../../src/files/yaml/locate.ts';
import { parse } from '../../../src/files/yaml/parse.ts';
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
  const failure = byJsYaml(json, text, other) ?? bySecondReader(json, text) ?? byPositions(value, text);
  return { kind: 'read', failure };
}

function byJsYaml(json: string, text: string, other: ReturnType<typeof parseAny>): string | null {
  if ('problems' in other) return `js-yaml refuses it: ${JSON.stringify(other.problems)}`;
  const otherJson = JSON.stringify(other.value);
  if (otherJson !== json) return `we read ${json}, js-yaml ${otherJson}`;
  if (other.doubtful || other.joined.length > 0) return `it is in doubt`;
  const [ours, theirs] = [doubtsIn(parse('f', text)), doubtsIn(other)];
  return ours === theirs ? null : `we doubt ${ours}, js-yaml ${theirs}`;
}

/** Both find every key and every value at the same offset. */
function byPositions(value: unknown, text: string): string | null {
  const places = placesIn(value, []);
  const [ours, theirs] = [offsetsOf(text, places), offsetsInAny(text, places)];
  const differs = places.findIndex((_, index) => ours?.[index] !== theirs?.[index]);
  if (differs < 0) return null;
  return `we find ${JSON.stringify(places[differs])} at ${String(ours?.[differs])}, js-yaml at ${String(theirs?.[differs])}`;
}

function placesIn(value: unknown, pointer: Pointer): Place[] {
  const inner = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const below = inner.flatMap(([step, one]) => placesIn(one, [...pointer, Array.isArray(value) ? Number(step) : step]));
  return [{ file: 'f', pointer }, { file: 'f', pointer, key: true }, ...below];
}

/** A day under `x-expires` is meant, so it does not matter whether it is in doubt. */
const doubtsIn = (parsed: ReturnType<typeof parse>): string =>
  JSON.stringify(
    'problems' in parsed ? null : parsed.doubts(),
    (_, value: unknown) => doubtIn(value) ?? value,
  ).replaceAll(/("x-expires":)\{"text":("[^"]*"),"reads":"date"\}/g, '$1$2');

function bySecondReader(json: string, text: string): string | null {
  const again = readAgain(Buffer.from(text));
  if (again.kind === 'refused') return `yaml refuses it: ${again.why}`;
  return again.json === json ? null : `we read ${json}, yaml ${again.json}`;
}
