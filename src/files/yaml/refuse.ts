import { COLLECTION_STYLE, EVENT_ID, SCALAR_STYLE } from 'js-yaml';
import type { Pointer } from '../../domain/position.ts';
import { isBlock, isNothing, isPlain, type Node, type Scalar, startOf, textOf } from './events.ts';
import { keyLimit } from './limits.ts';
import type { Refusal } from './refusal.ts';
import { isCore, isTwofold, readsAs } from './scalars.ts';

/** Tags that only say what is so without them. */
const harmlessTags: Readonly<Record<string, Node['type']>> = {
  '!!str': EVENT_ID.SCALAR,
  '!!seq': EVENT_ID.SEQUENCE,
  '!!map': EVENT_ID.MAPPING,
};

/** A tag would let a text decide what kind of value it becomes. */
export function refuseTag(text: string, node: Node): Refusal | null {
  if (node.type === EVENT_ID.ALIAS || node.tagStart < 0) return null;
  const tag = text.slice(node.tagStart, node.tagEnd);
  return harmlessTags[tag] === node.type && !isNothing(node)
    ? null
    : { code: 'unsupported-yaml', what: 'tag', text: tag, offset: node.tagStart };
}

/** Readers differ on where a name ends: `&a:` is the anchor `a:` or a key without a value, `&a[b]` an anchor with a list or a mistake. */
export function refuseAnchor(text: string, node: Node): Refusal | null {
  if (node.anchorStart < 0) return null;
  const isClear = text.charAt(node.anchorEnd - 1) !== ':' && /^[\s,\]}]?$/.test(text.charAt(node.anchorEnd));
  return isClear
    ? null
    : { code: 'syntax', reason: 'no space follows the name of an anchor', offset: node.anchorStart - 1 };
}

/** `a: &b c: d` is no YAML, but js-yaml reads a mapping in it; `after` is where the key of the node ends. */
export function refuseOnKeyLine(text: string, node: Node, after: number): Refusal | null {
  if (node.type !== EVENT_ID.MAPPING || node.style !== COLLECTION_STYLE.BLOCK) return null;
  if (/[\r\n]/.test(text.slice(after, node.start))) return null;
  return { code: 'syntax', reason: 'a nested mapping begins on the line of its key', offset: node.start };
}

/** Keys must be scalars that every reader takes for text; `pointer` leads to the mapping. */
export function refuseKey(text: string, node: Node, after: number, pointer: () => Pointer): Refusal | null {
  const offset = startOf(text, node, after);
  if (node.type === EVENT_ID.ALIAS) {
    return { code: 'unsupported-yaml', what: 'key', text: `*${text.slice(node.anchorStart, node.anchorEnd)}`, offset };
  }
  if (node.type !== EVENT_ID.SCALAR) {
    return { code: 'unsupported-yaml', what: 'key', text: text.charAt(node.start), offset };
  }
  if (node.valueEnd - node.valueStart > keyLimit) {
    return { code: 'syntax', reason: `a key has over ${String(keyLimit)} characters`, offset };
  }
  if (!isPlain(node)) return null;
  const key = textOf(text, node);
  if (key === '') return { code: 'unsupported-yaml', what: 'key', text: '', offset };
  if (key === '<<') return { code: 'unsupported-yaml', what: 'merge-key', text: key, offset };
  const reads = readsAs(key);
  return reads === null ? null : { code: 'ambiguous-scalar', text: key, reads, pointer: [...pointer(), key] };
}

/** What a text must not hold: an escape may stand for it too. */
export function refuseScalar(text: string, scalar: Scalar): Refusal | null {
  if (isBlock(scalar)) return refuseTabLine(text, scalar);
  if (scalar.style !== SCALAR_STYLE.DOUBLE_QUOTED || scalar.fast) return null;
  const offset = scalar.valueStart - 1;
  const written = text.slice(scalar.valueStart, scalar.valueEnd);
  if (!areAll(withinUnicode, written)) {
    return { code: 'syntax', reason: 'an escape stands for no character of Unicode', offset };
  }
  if (!areAll(withoutEmptyLine, written)) {
    return { code: 'syntax', reason: 'an empty line follows an escaped line break', offset };
  }
  const found = forbidden.exec(textOf(text, scalar));
  return found === null ? null : { code: 'control-character', codePoint: found[0].charCodeAt(0), offset };
}

/** Below a block text a line of tabs is its end for some readers, and a part of it for others. */
function refuseTabLine(text: string, scalar: Scalar): Refusal | null {
  tabLine.lastIndex = scalar.valueEnd;
  const found = tabLine.exec(text);
  if (found === null || /\r(?!\n)/.test(found[0])) return null;
  return {
    code: 'syntax',
    reason: 'a line of nothing but tabs follows a block of text',
    offset: tabLine.lastIndex - 1,
  };
}

const tabLine = /[ \r\n]*\t(?=[ \t]*(?:\r?\n|$))/y;
// js-yaml drops the line breaks that come next, which mean line breaks.
const withoutEmptyLine = /\\(?:[^\r\n]|\r?\n(?![ \t]*\r?\n))/gs;
const withinUnicode = /\\(?:[^U]|U00(?:0[\da-fA-F]|10)[\da-fA-F]{4})/gs;
/** Whether all escapes in a text are such. One pattern for the whole text throws where there are millions of characters. */
const areAll = (escapes: RegExp, text: string): boolean => !text.replaceAll(escapes, '').includes('\\');
// Control characters and halves of a pair; as in the file itself, but for the byte order mark, which here somebody wrote on purpose.
const forbidden = /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u;

/** Whether a plain text goes on in a line that begins with a dash: a wrong indent makes two entries of a list one. */
export const isJoined = (text: string, scalar: Scalar): boolean =>
  scalar.style === SCALAR_STYLE.PLAIN &&
  !scalar.fast &&
  /\n[ \t]*-(?:\s|$)/.test(text.slice(scalar.valueStart, scalar.valueEnd));

/** Whether a value is nothing, or something else for another reader than for us. A date under `x-expires` is meant. */
export function isDoubtful(text: string, scalar: Scalar, key: Scalar | null): boolean {
  if (!isPlain(scalar)) return false;
  const value = textOf(text, scalar);
  const reads = readsAs(value);
  if (reads === null) return false;
  if (reads === 'date') return key === null || textOf(text, key) !== 'x-expires';
  return reads === 'null' || !isCore(value) || isTwofold(value);
}
