import { type Event, EVENT_ID } from 'js-yaml';
import { endOf, type Node, startOf, textOf } from './events.ts';
import { problemLimit } from './limits.ts';
import type { Refusal } from './refusal.ts';

/** Every key that stands twice in one mapping; asked only of a document that is known to be bad. */
export function duplicateKeys(text: string, events: readonly Event[]): Refusal[] {
  const refusals: Refusal[] = [];
  const frames: (Frame | null)[] = [];
  let end = 0;
  for (const event of events) {
    if (refusals.length === problemLimit) break;
    if (event.type === EVENT_ID.POP) {
      frames.pop();
      finish(frames.at(-1));
    } else if (event.type !== EVENT_ID.DOCUMENT) {
      refusals.push(...repeated(text, event, end, frames.at(-1)));
      end = endOf(event, end);
      enter(frames, event);
    }
  }
  return refusals;
}

/** A mapping that is being read: where each of its keys stands, and whether a key comes next. A sequence has none. */
type Frame = { readonly keys: Map<string, number>; isKey: boolean };

function repeated(text: string, node: Node, after: number, frame: Frame | null | undefined): Refusal[] {
  if (node.type !== EVENT_ID.SCALAR || !frame?.isKey) return [];
  const key = textOf(text, node);
  const offset = startOf(text, node, after);
  const first = frame.keys.get(key);
  if (first !== undefined) return [{ code: 'duplicate-key', field: key, offset, first }];
  frame.keys.set(key, offset);
  return [];
}

function enter(frames: (Frame | null)[], node: Node): void {
  if (node.type === EVENT_ID.MAPPING) frames.push({ keys: new Map(), isKey: true });
  else if (node.type === EVENT_ID.SEQUENCE) frames.push(null);
  else finish(frames.at(-1));
}

function finish(frame: Frame | null | undefined): void {
  if (frame) frame.isKey = !frame.isKey;
}
