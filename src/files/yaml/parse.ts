import {
  constructFromEvents,
  CORE_SCHEMA,
  defineMappingTag,
  defineScalarTag,
  type Event,
  load,
  NOT_RESOLVED,
  parseEvents,
  Schema,
  seqTag,
  strTag,
  YAMLException,
} from 'js-yaml';
import { fileError, type Pointer, type Position, type Problem } from '../../domain/problem.ts';
import { firstToken } from './events.ts';
import { inspect } from './inspect.ts';
import { depthLimit, entryLimit, type Reading, readsAs, type Refusal } from './scalars.ts';
import { lineStarts, positionAt } from './lines.ts';
import { isSimple, type Mapping, newMapping, readPlain } from './plain.ts';

/**
 * A document as a value. `joined`: plain texts that go on in a line with a dash. `doubts()` is the same with a `Doubt` for each plain scalar
 * that some reader does not take for text; booleans and numbers that print as they were written may stand in it, too. `doubtIn` reads it.
 */
export type Parsed = {
  readonly value: unknown;
  /** Whether it is of the plain YAML that leaves no doubt. */
  readonly plain: boolean;
  readonly doubts: () => unknown;
  readonly joined: readonly Pointer[];
};

/** Makes a value of a YAML file, within limits that are checked before any value is made. */
export function parse(file: string, text: string): Parsed | { readonly problems: Problem[] } {
  // No value depends on how its lines end.
  const lines = text.includes('\r') ? text.replaceAll('\r\n', '\n') : text;
  const value = isSimple(lines) && beyondEntries(lines) === null ? readPlain(lines) : undefined;
  return value === undefined ? parseAny(file, text) : { value, plain: true, joined: [], doubts: () => value };
}

/** The same by js-yaml, which most files do not need: a run over them never loads it. */
export function parseAny(file: string, text: string): Parsed | { readonly problems: Problem[] } {
  const read = readEvents(text);
  if ('code' in read) return { problems: toProblems(file, text, [read]) };
  const { refusals, joined } = inspect(text, read);
  if (refusals.length > 0) return { problems: toProblems(file, text, refusals) };
  const construct = (schema: Schema): unknown => constructFromEvents(read, { source: text, schema })[0] ?? null;
  return { value: construct(plainSchema), plain: false, joined, doubts: () => construct(doubtSchema) };
}

/** The parser's events, which refer to the text by offsets; or the first thing that is no YAML. */
export function readEvents(text: string): Event[] | Refusal {
  const beyond = beyondEntries(text);
  if (beyond !== null) return { code: 'limit', what: 'entries', limit: entryLimit, offset: beyond };
  const first = firstToken(text, 0);
  // Some readers take an indented marker for text, others for a marker.
  if (/[ \t]/.test(text.charAt(first - 1)) && /^---(?:\s|$)/.test(text.slice(first, first + 4))) {
    return { code: 'syntax', reason: 'the document marker --- is indented', offset: first };
  }
  if (/^\.\.\.(?:\s|$)/.test(text.slice(first, first + 4)) && !/[ \t]/.test(text.charAt(first - 1))) {
    // Nothing for some readers, the end of an empty document for others.
    return { code: 'syntax', reason: 'the end marker ... stands before the document', offset: first };
  }
  if (text.charAt(first) === '%') {
    return { code: 'unsupported-yaml', what: 'directive', text: lineFrom(text, first), offset: first };
  }
  try {
    return parseEvents(text, { maxDepth: depthLimit });
  } catch (error) {
    return whyUnread(error, text, first);
  }
}

/** Why the parser gave up; what is no word of its own about the text is thrown on. `first`: where the text begins. */
function whyUnread(error: unknown, text: string, first: number): Refusal {
  // One of its patterns overflows at a tag of over eight million characters.
  if (error instanceof RangeError) return { code: 'syntax', reason: 'a tag in it is too long', offset: first };
  if (!(error instanceof YAMLException)) throw error; // else the text is no YAML, or nested too deep
  const offset = Math.min(error.mark?.position ?? 0, text.length);
  if (error.reason.includes('maxDepth')) return { code: 'limit', what: 'depth', limit: depthLimit, offset };
  const conflict = /^<{7} /m.exec(text);
  return conflict === null
    ? { code: 'syntax', reason: error.reason, offset }
    : { code: 'syntax', reason: 'unresolved merge conflict', offset: conflict.index };
}

const lineFrom = (text: string, offset: number): string => /[^\r\n]*/y.exec(text.slice(offset))?.[0] ?? '';

function toProblems(file: string, text: string, refusals: readonly Refusal[]): Problem[] {
  const starts = lineStarts(text);
  return refusals.map((refusal) => toProblem(file, refusal, (offset) => positionAt(starts, file, offset)));
}

function toProblem(file: string, refusal: Refusal, position: (offset: number) => Position): Problem {
  if (refusal.code === 'ambiguous-scalar') {
    const { pointer, ...facts } = refusal;
    return { severity: 'error', at: { file, pointer, key: true }, ...facts };
  }
  if (refusal.code === 'duplicate-key') {
    const { offset, first, ...facts } = refusal;
    return fileError(file, { ...facts, position: position(offset), first: position(first) });
  }
  const { offset, ...facts } = refusal;
  return fileError(file, { ...facts, position: position(offset) });
}

const objectTag = defineMappingTag<Mapping>('tag:yaml.org,2002:map', {
  create: newMapping,
  addPair(mapping, key, value) {
    if (typeof key !== 'string') throw new Error('a key that is no text was let through');
    mapping[key] = value;
    return '';
  },
  has: (mapping, key) => typeof key === 'string' && key in mapping,
  keys: (mapping) => Object.keys(mapping),
  get: (mapping, key) => mapping[String(key)],
  identify: () => false,
});

/** The core schema of YAML 1.2. */
const plainSchema = CORE_SCHEMA.withTags(objectTag);

const doubtTag = defineScalarTag<Doubt>('tag:ifmatch.invalid,2026:doubt', {
  implicit: true,
  resolve(source) {
    const reads = readsAs(source);
    return reads === null ? NOT_RESOLVED : new Doubt(source, reads);
  },
  identify: () => false,
});

/** Every plain scalar that is in doubt becomes a `Doubt`, also where it is a boolean or a number by right. */
const doubtSchema = new Schema([strTag, doubtTag, seqTag, objectTag]);

/** A plain scalar that not every reader takes for text, as it stands in the source. */
export class Doubt {
  readonly text: string;
  readonly reads: Reading;
  constructor(text: string, reads: Reading) {
    this.text = text;
    this.reads = reads;
  }
}

/** What is in doubt about a value of a document with doubts; null where nothing is. */
export function doubtIn(value: unknown): Doubt | null {
  if (value instanceof Doubt) return value;
  return typeof value === 'boolean' || typeof value === 'number'
    ? new Doubt(String(value), typeof value as Reading)
    : null;
}

/** The value of YAML that is no policy, such as a workflow: what is dubious in a policy has its usual meaning there. Undefined where it is no YAML. */
export function readForeign(text: string): unknown {
  try {
    return load(text);
  } catch {
    return undefined;
  }
}

/** Where a document has more places at which a value may begin than it may; null where it has not. It is asked before any value is made. */
export function beyondEntries(text: string): number | null {
  if (text.length <= entryLimit) return null;
  let left = entryLimit;
  begins.lastIndex = 0;
  while (begins.test(text)) if (left-- === 0) return begins.lastIndex - 1;
  return null;
}

/** A dash or a question mark begins one where a space follows; what follows a colon is counted by its line or comma. */
const begins = /[\n,[{]|[-?](?= )/g;
