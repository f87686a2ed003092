import { byteLimit } from '../read-text.ts';
import { beyondEntries } from '../yaml/entries.ts';
import { type Change, wishOf } from './change.ts';
import { type OwnFile, readFile } from './declared-files.ts';
import type { Undone } from './report.ts';
import { isSame, type Json } from './yaml/json.ts';
import { patchText } from './yaml/patch.ts';
import { fulfilled } from './yaml/wish.ts';

/** Does what can be done of some changes of a file, and says what cannot. The text is without a byte order mark. */
export function editFile(file: OwnFile, changes: readonly Change[]): { text: string; undone: Undone[] } {
  const work: Work = { file, done: [], text: file.text, undone: [], tooLarge: Infinity };
  attempt(work, changes);
  return { text: work.text, undone: work.undone };
}

type Work = {
  readonly file: OwnFile;
  done: readonly Change[];
  text: string;
  readonly undone: Undone[];
  /** The size of the smallest new entry for which the file has no room. */
  tooLarge: number;
};

type Why = 'layout' | 'too-large';

/** All at once if that works; else in halves, down to the one change that does not, which may replace the whole object at last. */
function attempt(work: Work, all: readonly Change[]): void {
  // Where one does not fit, thousands of its size do not, and each that is tried would take as long as the whole file.
  const changes = all.filter((change) => sizeOfNew(change) < work.tooLarge);
  for (const change of all) if (sizeOfNew(change) >= work.tooLarge) giveUp(work, change, 'too-large');
  const [change] = changes;
  const failed = change === undefined ? null : tryAll(work, changes);
  if (change === undefined || failed === null) return;
  if (changes.length > 1) {
    const middle = changes.length >> 1;
    attempt(work, changes.slice(0, middle));
    attempt(work, changes.slice(middle));
    return;
  }
  const why = change.verb === 'edit' ? tryAll(work, [anew(work.file, change)]) : failed;
  if (why === null) return;
  if (why === 'too-large' && change.verb === 'add') work.tooLarge = sizeOfNew(change);
  giveUp(work, change, why);
}

const giveUp = ({ file, undone }: Work, { id }: Change, why: Why): void =>
  void undone.push({ why, id, file: file.path });

/** How much a change adds to the file; nothing for one that is no new entry. */
const sizeOfNew = (change: Change): number =>
  change.verb === 'add' ? Buffer.byteLength(JSON.stringify(change.value)) : -1;

/** Null when they are done, else why they are not. */
function tryAll(work: Work, changes: readonly Change[]): Why | null {
  const all = [...work.done, ...changes];
  const tried = edited(work.file, all);
  if ('why' in tried) return tried.why;
  work.done = all;
  work.text = tried.text;
  // What goes or becomes shorter makes room.
  if (changes.some(({ verb }) => verb !== 'add')) work.tooLarge = Infinity;
  return null;
}

/** The text with all the changes; or why there is none that would say just that. */
function edited(file: OwnFile, changes: readonly Change[]): { readonly text: string } | { readonly why: Why } {
  const wish = wishOf(changes, file.value);
  const text = patchText(file.text, wish);
  if (text === null) return { why: 'layout' };
  if (Buffer.byteLength(file.mark + text) > byteLimit || beyondEntries(text) !== null) return { why: 'too-large' };
  const read = readFile(file.path, file.mark + text, file.extra);
  return read !== null && isSame(read.value, fulfilled(file.value, wish)) ? { text } : { why: 'layout' };
}

/** The last resort: the object is printed as a whole, and what comments it had inside are lost. */
function anew(file: OwnFile, change: Extract<Change, { verb: 'edit' }>): Change {
  const { list, index } = change;
  const old = list === null ? file.value : itemOf(file.value, list, index);
  return { ...change, wish: { to: 'value', value: fulfilled(old, change.wish) } };
}

function itemOf(value: Json, list: string, index: number): Json {
  const items = (value as Readonly<Record<string, readonly Json[]>>)[list];
  return items?.[index] ?? null;
}
