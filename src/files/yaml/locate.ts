import { type Event, EVENT_ID } from 'js-yaml';
import type { Place } from '../../domain/problem.ts';
import { anchorOf, endOf, firstToken, isNothing, nextToken, startOf, textOf } from './events.ts';
import { foundAt, readEvents, type Sought, soughtBy } from './parse-any.ts';
import { isSimple, readPlain } from './plain.ts';

/**
 * Offsets of places in one document, in the order asked; null when it is no YAML. A place that is not there is shown at the nearest one
 * above it. A place that is an alias is the alias itself; one inside what an alias repeats is where that is written.
 */
export function offsetsOf(text: string, places: readonly Place[]): number[] | null {
  const start = places.every(isWhole) ? nodeStart(text) : null;
  if (start !== null) return places.map(() => start);
  const root = soughtBy(places);
  const isRead = isSimple(text) && readPlain(text, root) !== undefined;
  return isRead ? places.map((place) => foundAt(root, place)) : offsetsInAny(text, places);
}

const isWhole = ({ pointer }: Place): boolean => pointer.length === 0;

/** Where the document begins, for most files are one policy and only that is asked; null where that takes a reader. */
function nodeStart(text: string): number | null {
  content.lastIndex = 0;
  return content.test(text) ? content.lastIndex : null;
}

// A carriage return ends a comment too. A pattern that may go back over millions of lines throws a RangeError.
const content = /(?: *(?:#[^\r\n]*)?\n){0,1000} *(?=[A-Za-z])/y;

/** As `offsetsOf`, in any YAML: in one walk over the parser's events. */
export function offsetsInAny(text: string, places: readonly Place[]): number[] | null {
  const events = readEvents(text);
  if ('code' in events) return null;
  const root = soughtBy(places);
  const walk: Walk = { text, events, targets: targetsOf(text, events), end: 0 };
  visit(walk, 1, root);
  return places.map((place) => foundAt(root, place));
}

type Walk = {
  readonly text: string;
  readonly events: readonly Event[];
  readonly targets: ReadonlyMap<number, number>;
  /** Where the token before ends. */
  end: number;
};

/** What each alias repeats, by the indexes of both. An anchor may be given again, so it depends on where the alias stands. */
function targetsOf(text: string, events: readonly Event[]): Map<number, number> {
  const anchors = new Map<string, number>();
  const targets = new Map<number, number>();
  for (const [index, event] of events.entries()) {
    if (event.type === EVENT_ID.DOCUMENT || event.type === EVENT_ID.POP) continue;
    const anchor = anchorOf(text, event);
    if (anchor === null) continue;
    const target = anchors.get(anchor);
    if (event.type !== EVENT_ID.ALIAS) anchors.set(anchor, index);
    else if (target !== undefined) targets.set(index, target);
  }
  return targets;
}

/** Walks the node at an index of the events and answers the index after it. */
function visit(walk: Walk, index: number, sought: Sought | undefined): number {
  const node = walk.events[index];
  if (node === undefined || node.type === EVENT_ID.DOCUMENT || node.type === EVENT_ID.POP) return index + 1;
  if (sought !== undefined) sought.value ??= startOf(walk.text, node, walk.end);
  walk.end = endOf(node, walk.end);
  if (node.type === EVENT_ID.ALIAS) return follow(walk, index, sought);
  if (node.type === EVENT_ID.SCALAR) return index + 1;
  return node.type === EVENT_ID.MAPPING ? visitPairs(walk, index + 1, sought) : visitItems(walk, index + 1, sought);
}

function follow(walk: Walk, index: number, sought: Sought | undefined): number {
  const target = walk.targets.get(index);
  if (target !== undefined && sought !== undefined && sought.children.size > 0) {
    const { end } = walk;
    visit(walk, target, sought);
    walk.end = end;
  }
  return index + 1;
}

function visitItems(walk: Walk, first: number, sought: Sought | undefined): number {
  let index = first;
  for (let item = 0; isOpen(walk, index); item++) {
    const dash = isUnwritten(walk, index) ? nextToken(walk.text, walk.end) : null;
    index = visit(walk, index, sought?.children.get(String(item)));
    if (dash !== null) walk.end = dash + 1;
  }
  return index + 1;
}

function visitPairs(walk: Walk, first: number, sought: Sought | undefined): number {
  let index = first;
  while (isOpen(walk, index)) {
    const pair = sought && openPair(walk, index, sought);
    const value = visit(walk, index, undefined);
    if (isUnwritten(walk, value)) passColon(walk);
    index = visit(walk, value, pair);
  }
  return index + 1;
}

/** Whether nothing at all stands where a node could: what comes next must not be looked for at the token before it. */
function isUnwritten({ events }: Walk, index: number): boolean {
  const node = events[index];
  return node?.type === EVENT_ID.SCALAR && isNothing(node) && node.anchorStart < 0 && node.tagStart < 0;
}

/** In brackets a key may have no colon. */
function passColon(walk: Walk): void {
  const next = firstToken(walk.text, walk.end);
  if (walk.text.charAt(next) === ':') walk.end = next + 1;
}

/** What is sought at the key that stands at an index. A key without a value stands for its value too. */
function openPair(walk: Walk, index: number, sought: Sought): Sought | undefined {
  const [key, value] = walk.events.slice(index, index + 2);
  if (key?.type !== EVENT_ID.SCALAR) return undefined;
  const pair = sought.children.get(textOf(walk.text, key));
  if (pair === undefined) return undefined;
  pair.key ??= startOf(walk.text, key, walk.end);
  if (value?.type === EVENT_ID.SCALAR && isNothing(value)) pair.value ??= pair.key;
  return pair;
}

function isOpen(walk: Walk, index: number): boolean {
  const event = walk.events[index];
  return event !== undefined && event.type !== EVENT_ID.POP;
}
