import { entriesOf, type Entry } from './entries.ts';
import type { Comment } from './write-by-hand.ts';

/** What an edit of a text did wrong to its comments and to what did not change; a sentence for each. */
export function judgeEdit(before: string, after: string, comments: readonly Comment[]): string[] {
  const old = new Text(before);
  const now = new Text(after);
  return [...comments.flatMap((comment) => misplaced(comment, old, now)), ...changedBytes(old, now)];
}

/** A text and its entries. */
class Text {
  readonly text: string;
  readonly entries: ReadonlyMap<string, Entry>;

  constructor(text: string) {
    this.text = text.replace(/^\uFEFF/, '');
    this.entries = entriesOf(this.text);
  }

  /** The offsets of a text in this one. */
  offsets(part: string): number[] {
    const found: number[] = [];
    for (let at = this.text.indexOf(part); at >= 0; at = this.text.indexOf(part, at + 1)) found.push(at);
    return found;
  }

  lineEnd(offset: number): number {
    const end = this.text.indexOf('\n', offset);
    return end < 0 ? this.text.length : end;
  }

  children(path: string): Entry[] {
    return [...this.entries.values()].filter(({ parent }) => parent === path);
  }

  has(path: string): boolean {
    return path === '' || this.entries.has(path);
  }
}

function misplaced(comment: Comment, old: Text, now: Text): string[] {
  const { tag, owner, place } = comment;
  const [at, ...more] = now.offsets(tag);
  if (more.length > 0) return [`${tag} is there twice`];
  if (at === undefined) return now.has(owner) ? [`${tag} ${place} ${owner} is gone`] : [];
  if (!now.has(owner)) return mayStay(comment, old) ? [] : [`${tag} of ${owner}, which is gone, is still there`];
  const entry = now.entries.get(owner);
  if (place === 'apart' || entry === undefined) return outOfOrder(tag, owner, old, now);
  const isRight = place === 'above' ? isAbove(at, entry, now) : isBeside(at, entry, now);
  return isRight ? [] : [`${tag} is not ${place} ${owner}`];
}

/** Whether a comment may stay when its entry has gone. */
function mayStay({ owner, place }: Comment, old: Text): boolean {
  // The comment above the first of several texts is about all of them.
  const entry = old.entries.get(owner);
  if (place === 'above' && entry?.isScalar === true) return true;
  // The comment at the beginning of a file is about the file.
  if (place === 'above' && entry?.parent === '' && entry.index === 0) return true;
  // Of several conditions of one type, or actions, nothing tells which one was edited and which is new.
  return owner.includes('{');
}

/** With nothing but other comments between the comment and the line of the entry, or of its dash. */
function isAbove(at: number, { start }: Entry, now: Text): boolean {
  const below = now.text.slice(now.lineEnd(at) + 1, start).replace(/^(?:[ \t]*#[^\n]*\n)*/, '');
  if (/^[ \t]*\r?\n/.test(below)) return false;
  return /^\s*(?:-\s*)?(?:&\w+\s*)?(?:\{\s*)?(?:\? *)?$/.test(below.replaceAll(/(?<=^|\s)#[^\n]*/g, ''));
}

/** On the line where the entry starts or ends, with nothing of another entry in between. */
function isBeside(at: number, { start, end }: Entry, now: Text): boolean {
  if (at >= end) return /^[ \t,]*$/.test(now.text.slice(end, at));
  // Behind the key, and the bracket or the sign of several lines.
  if (at > start)
    return /^(?:(["']?)[\w-]+\1\s*:)?[ \t]*(?:&\w+ +)?(?:[[{]|[|>][-+]?)?[ \t]*$/.test(now.text.slice(start, at));
  const lineStart = now.text.lastIndexOf('\n', at) + 1;
  const isOnDash = /- *(?:&\w+ *)?$/.test(now.text.slice(lineStart, at));
  return isOnDash && /^(?:\s*#[^\n]*\n)*\s*$/.test(now.text.slice(now.lineEnd(at), start));
}

/** Whether what was above or below a comment that belongs to no entry is still there. */
function outOfOrder(tag: string, parent: string, old: Text, now: Text): string[] {
  const [before = 0] = old.offsets(tag);
  const [after = 0] = now.offsets(tag);
  return old.children(parent).flatMap(({ path, start }) => {
    const entry = now.entries.get(path);
    return entry === undefined || start < before === entry.start < after ? [] : [`${tag} is beyond ${path}`];
  });
}

/** Entries with their old value whose bytes are others, and gaps between entries that are neighbours as before. */
function changedBytes(old: Text, now: Text): string[] {
  // When a value with an anchor changes, all aliases of its file may be written out.
  if (anchorsIn(old) !== anchorsIn(now)) return [];
  return [...old.entries.values()].flatMap((entry) => {
    const next = now.entries.get(entry.path);
    if (next?.value !== entry.value) return [];
    return [...movedBytes(entry, old, next, now), ...changedGap(entry, old, next, now)];
  });
}

const anchorsIn = ({ text }: Text): string => (text.match(/[*&]a\d+/g) ?? []).join(' ');

function movedBytes(entry: Entry, old: Text, next: Entry, now: Text): string[] {
  // A text of several lines may be the last of a file without a line break.
  const source = ({ text }: Text, { start, end }: Entry): string => text.slice(start, end).trimEnd();
  const column = ({ text }: Text, { start }: Entry): number => start - (text.lastIndexOf('\n', start) + 1);
  const isMoved = !entry.isFlow && column(old, entry) !== column(now, next);
  return [
    ...(source(old, entry) === source(now, next) ? [] : [`${entry.path} has other bytes`]),
    ...(isMoved ? [`${entry.path} moved sideways`] : []),
  ];
}

/** Whether an unchanged entry has the same unchanged entry below it as before, but not the same space and comments in between. */
function changedGap(entry: Entry, old: Text, next: Entry, now: Text): string[] {
  const below = old.children(entry.parent)[entry.index + 1];
  const nextBelow = now.children(entry.parent)[next.index + 1];
  if (below === undefined || nextBelow?.path !== below.path || nextBelow.value !== below.value) return [];
  const gap = old.text.slice(entry.end, below.start);
  return gap === now.text.slice(next.end, nextBelow.start) ? [] : [`the gap below ${entry.path} is another`];
}
