import { byteLimit } from '../read-text.ts';
import { type Change, wishOf } from './change.ts';
import { type OwnFile, readFile } from './declared-files.ts';
import type { Undone } from './report.ts';
import { isSame, type Json } from './yaml/json.ts';
import { patchText } from './yaml/patch.ts';
import { fulfilled } from './yaml/wish.ts';

/** Does what can be done of some changes of a file, and says what cannot. The text is without a byte order mark. */
export function editFile(file: OwnFile, changes: readonly Change[]): { text: string; undone: Undone[] } {
  const work: Work = { file, done: [], text: file.text, undone: [] };
  attempt(work, changes);
  return { text: work.text, undone: work.undone };
}

type Work = { readonly file: OwnFile; done: readonly Change[]; text: string; readonly undone: Undone[] };

/** All at once if that works; else in halves, down to the one change that does not, which may replace the whole object at last. */
function attempt(work: Work, changes: readonly Change[]): void {
  if (tryAll(work, changes)) return;
  if (changes.length > 1) {
    const middle = changes.length >> 1;
    attempt(work, changes.slice(0, middle));
    attempt(work, changes.slice(middle));
    return;
  }
  const [change] = changes;
  if (change === undefined || tryAll(work, [anew(work.file, change)])) return;
  const { id } = change;
  const isLarge = sizeOf(work.text) + sizeOf(JSON.stringify(change)) > byteLimit;
  work.undone.push({ why: isLarge ? 'too-large' : 'layout', id, file: work.file.path });
}

const sizeOf = (text: string): number => Buffer.byteLength(text);

function tryAll(work: Work, changes: readonly Change[]): boolean {
  const all = [...work.done, ...changes];
  const text = edited(work.file, all);
  if (text === null) return false;
  work.done = all;
  work.text = text;
  return true;
}

/** The text with all the changes; null when it would not say just that. */
function edited(file: OwnFile, changes: readonly Change[]): string | null {
  const wish = wishOf(changes);
  const text = patchText(file.text, wish);
  if (text === null) return null;
  const read = readFile(file.path, file.mark + text);
  return read !== null && isSame(read.value, fulfilled(file.value, wish)) ? text : null;
}

/** The last resort: the object is printed as a whole, and what comments it had inside are lost. */
function anew(file: OwnFile, change: Change): Change {
  if (change.verb !== 'edit') return change;
  const { list, index } = change;
  const old = list === null ? file.value : itemOf(file.value, list, index);
  return { ...change, wish: { to: 'value', value: fulfilled(old, change.wish) } };
}

function itemOf(value: Json, list: string, index: number): Json {
  const items = (value as Readonly<Record<string, readonly Json[]>>)[list];
  return items?.[index] ?? null;
}
