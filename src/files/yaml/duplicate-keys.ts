import { type Event, EVENT_ID } from 'js-yaml';
import { endOf, type Node, startOf, textOf } from './events.ts';
import { problemLimit } from './limits.ts';
import type { Refusal } from './refusal.ts';

/** Every key that stands twice in one mapping; asked only of a document that is known to be bad. */
export function duplicateKeys(text: string, events: readonly Event[]): Refusal[] {
  const refusals: Refusal[] = [];
  const frames: Frame[] = [];
  let end = 0;
  for (const event of events) {
    if (refusals.length === problemLimit) break;
    if (event.type === EVENT_ID.POP) {
      frames.pop();
      finish(frames.at(-1));
    } else if (event.type === EVENT_ID.DOCUMENT) {
      frames.push({ keys: null, isKey: false });
    } else {
      refusals.push(...repeated(text, event, end, frames.at(-1)));
      end = endOf(event, end);
      enter(frames, event);
    }
  }
  return refusals;
}

/** `keys`: where each key of a mapping stands; null for a sequence or the document. */
type Frame = { readonly keys: Map<string, number> | null; isKey: boolean };

function repeated(text: string, node: Node, after: number, frame: Frame | undefined): Refusal[] {
  if (node.type !== EVENT_ID.SCALAR || !frame?.keys || !frame.isKey) return [];
  const key = textOf(text, node);
  const offset = startOf(text, node, after);
  const first = frame.keys.get(key);
  if (first !== undefined) return [{ code: 'duplicate-key', field: key, offset, first }];
  frame.keys.set(key, offset);
  return [];
}

function enter(frames: Frame[], node: Node): void {
  if (node.type === EVENT_ID.MAPPING) frames.push({ keys: new Map(), isKey: true });
  else if (node.type === EVENT_ID.SEQUENCE) frames.push({ keys: null, isKey: false });
  else finish(frames.at(-1));
}

function finish(frame: Frame | undefined): void {
  if (frame?.keys) frame.isKey = !frame.isKey;
}
