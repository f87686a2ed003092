// What js-yaml reads: most files are plain, and a run over them never loads this.
import { constructFromEvents, type Event, parseEvents, YAMLException } from 'js-yaml';
import type { Position } from '../../domain/position.ts';
import type { Problem } from '../../domain/problem.ts';
import { duplicateKeys } from './duplicate-keys.ts';
import { beyondEntries } from './entries.ts';
import { firstToken } from './events.ts';
import { firstTab } from './first-tab.ts';
import { inspect } from './inspect.ts';
import { depthLimit, entryLimit } from './limits.ts';
import { lineStarts, positionAt } from './lines.ts';
import type { Parsed } from './parse.ts';
import type { Refusal } from './refusal.ts';
import { doubtSchema, plainSchema } from './schemas.ts';
import { slipBefore } from './slip.ts';

/** Makes a value of any YAML file. */
export function parseAny(file: string, text: string): Parsed | { readonly problems: Problem[] } {
  const read = readEvents(text);
  if ('code' in read) return { problems: toProblems(file, text, [read]) };
  const { refusals, doubtful, joined } = inspect(text, read);
  if (refusals.length > 0) return { problems: toProblems(file, text, [...refusals, ...duplicateKeys(text, read)]) };
  try {
    const [value = null] = constructFromEvents(read, { source: text, schema: plainSchema });
    return {
      value,
      doubtful,
      joined,
      doubts: () => constructFromEvents(read, { source: text, schema: doubtSchema })[0] ?? null,
    };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error; // else two equal keys: what else it refuses was refused above
    return { problems: toProblems(file, text, duplicateKeys(text, read)) };
  }
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
  return { code: 'syntax', ...blame(text, error.reason, offset) };
}

/** What the parser says, or the tab or slip that led it there; what comes in a later line is not the tab's doing. */
function blame(text: string, reason: string, offset: number): { reason: string; offset: number } {
  const tab = firstTab(text);
  return tab === null || text.slice(tab, offset).includes('\n')
    ? (slipBefore(text, offset, stopOf) ?? { reason, offset })
    : { reason: tabReason, offset: tab };
}

/** Where the parser stops; null where it does not, or for a reason that is none of a line. */
function stopOf(text: string): number | null {
  try {
    parseEvents(text, { maxDepth: depthLimit });
    return null;
  } catch (error) {
    return error instanceof YAMLException ? (error.mark?.position ?? null) : null;
  }
}

/** As js-yaml says it of any other line. */
const tabReason = 'tab characters must not be used in indentation';

const lineFrom = (text: string, offset: number): string => /[^\r\n]*/y.exec(text.slice(offset))?.[0] ?? '';

function toProblems(file: string, text: string, refusals: readonly Refusal[]): Problem[] {
  const starts = lineStarts(text);
  return refusals.map((refusal) => toProblem(file, refusal, (offset) => positionAt(starts, file, offset)));
}

function toProblem(file: string, refusal: Refusal, position: (offset: number) => Position): Problem {
  const common = { severity: 'error', at: { file, pointer: [] } } as const;
  if (refusal.code === 'ambiguous-scalar') {
    const { pointer, ...doubt } = refusal;
    return { ...common, ...doubt, at: { file, pointer, key: true } };
  }
  if (refusal.code === 'duplicate-key') {
    const { offset, first, ...facts } = refusal;
    return { ...common, ...facts, position: position(offset), first: position(first) };
  }
  const { offset, ...facts } = refusal;
  return { ...common, ...facts, position: position(offset) };
}
