import type { Place } from '../../domain/problem.ts';
import { type Item, type Node, type Pair, readTree } from './tree.ts';
import { readEvents } from './parse.ts';

/**
 * Offsets of places in one document, in the order asked; null when it is no YAML. A place that is not there is shown at the nearest one
 * above it. A place that is an alias is the alias itself; one inside what an alias repeats is where that is written.
 */
export function offsetsOf(text: string, places: readonly Place[]): number[] | null {
  const start = places.every(({ pointer }) => pointer.length === 0) ? contentStart(text) : null;
  if (start !== null) return places.map(() => start);
  const events = readEvents(text);
  if ('code' in events || events.length === 0) return null;
  const root = readTree(text, events);
  return places.map((place) => offsetIn(root, place));
}

/** Where the content of a document begins, without reading it: for most files only that is asked. Null where that takes a reader. */
function contentStart(text: string): number | null {
  content.lastIndex = 0;
  return content.test(text) ? content.lastIndex : null;
}

// A carriage return ends a comment too. A pattern that may go back over millions of lines throws a RangeError.
const content = /(?: *(?:#[^\r\n]*)?\n){0,1000} *(?=[A-Za-z])/y;

function offsetIn(root: Node, { pointer, key: isKey }: Place): number {
  let node = root;
  let offset = root.body;
  for (const [index, step] of pointer.entries()) {
    const entry = entryAt(node, step);
    if (entry === undefined) break;
    node = entry.node;
    offset = isKey === true && index === pointer.length - 1 ? startOf(entry) : valueStart(entry);
  }
  return offset;
}

function entryAt(node: Node, step: string | number): Item | Pair | undefined {
  const written = node.kind === 'alias' ? node.target : node;
  if (written?.kind === 'map') return written.items.find(({ key }) => key === step);
  return written?.kind === 'list' ? written.items[Number(step)] : undefined;
}

/** A value that is not written is shown at its key or dash. */
const valueStart = (entry: Item | Pair): number =>
  entry.node.kind === 'scalar' && entry.node.style === 'nothing' ? startOf(entry) : entry.node.body;

const startOf = (entry: Item | Pair): number => ('keyStart' in entry ? entry.keyStart : entry.start);
