import type { Pointer, Position } from '../../domain/problem.ts';
import { isList, isObject } from '../../util/json.ts';
import { parse } from '../yaml/parse.ts';
import { type Edit, findEdits, findSyntaxEdits, type PlacedCorrection, quotesIn } from './correction-edits.ts';

/**
 * Makes corrections of a text, and checks that each does what it should and nothing else; all other bytes stay. A correction that would change
 * another value, or leave invalid YAML, is left out. `count`: how many corrections were made.
 */
export function correctText(
  file: string,
  text: string,
  corrections: readonly PlacedCorrection[],
): { readonly text: string; readonly count: number } {
  const corrected = applyCorrections(file, text, corrections);
  if (corrected !== null) return { text: corrected, count: corrections.length };
  if (corrections.length < 2) return { text, count: 0 };
  // One of them does not fit, so try each half. The later half comes first, so that the places of the earlier half stay valid.
  const middle = Math.floor(corrections.length / 2);
  const later = correctText(file, text, corrections.slice(middle));
  const earlier = correctText(file, later.text, corrections.slice(0, middle));
  return { text: earlier.text, count: later.count + earlier.count };
}

/** Returns null if the text cannot be corrected this way, or if anything else would change. */
function applyCorrections(file: string, text: string, corrections: readonly PlacedCorrection[]): string | null {
  const before = parse(file, text);
  if ('problems' in before) return applySyntaxCorrections(file, text, corrections);
  const quotes = quotesIn(before.tree);
  const edits: Edit[] = [];
  for (const correction of corrections) {
    const editsOfOne = findEdits(text, before.tree, correction, quotes);
    if (editsOfOne === null) return null;
    edits.push(...editsOfOne);
  }
  const corrected = applyEdits(text, edits);
  const after = parse(file, corrected);
  if ('problems' in after) return null;
  const changedPlaces = corrections.map((correction) => placeThatMayChange(correction));
  const isVerified =
    isSameExcept(before.value, after.value, changedPlaces) &&
    corrections.every((correction) => hasCorrectedValue(before.value, after.value, correction));
  return isVerified ? corrected : null;
}

/** Corrects a text that is not YAML yet. */
function applySyntaxCorrections(file: string, text: string, corrections: readonly PlacedCorrection[]): string | null {
  const edits: Edit[] = [];
  for (const { correction } of corrections) {
    const editsOfOne = correction.kind === 'syntax' ? findSyntaxEdits(text, correction) : [];
    if (editsOfOne.length === 0) return null;
    edits.push(...editsOfOne);
  }
  const corrected = applyEdits(text, edits);
  return readsFurther(parse(file, corrected), corrections) ? corrected : null;
}

/** Whether a text can be read at least up to a place behind the corrected ones. */
function readsFurther(parsed: ReturnType<typeof parse>, corrections: readonly PlacedCorrection[]): boolean {
  if (!('problems' in parsed)) return true;
  const isBefore = (a: Position, b: Position): boolean => a.line < b.line || (a.line === b.line && a.column < b.column);
  const errorPositions = parsed.problems.flatMap((problem) => ('position' in problem ? [problem.position] : []));
  return corrections.every(
    ({ correction }) =>
      correction.kind !== 'syntax' || errorPositions.every((position) => isBefore(correction.position, position)),
  );
}

/** Applies edits from the start to the end of a text. Two problems may ask for the same edit, which is made once. */
function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = '';
  let end = 0;
  const sorted = edits.toSorted((a, b) => a.start - b.start || a.end - b.end);
  for (const [index, edit] of sorted.entries()) {
    const previous = sorted[index - 1];
    const isRepeated = previous?.start === edit.start && previous.end === edit.end && previous.text === edit.text;
    if (isRepeated || edit.start < end) continue;
    result += text.slice(end, edit.start) + edit.text;
    end = edit.end;
  }
  return result + text.slice(end);
}

// ── Checks ──────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * The place whose value a correction may change. The correction of a key changes the mapping around it, and dashes may split one list entry into
 * several, which changes the list.
 */
function placeThatMayChange({ at: { pointer, key: isKey }, correction }: PlacedCorrection): Pointer {
  if (correction.kind === 'slug') return [...pointer, 'slug'];
  const splitsEntry = correction.kind === 'dash' && typeof pointer.at(-1) === 'number';
  return isKey === true || splitsEntry ? pointer.slice(0, -1) : pointer;
}

/** Whether two values are equal, except at some places. */
function isSameExcept(before: unknown, after: unknown, exceptions: readonly Pointer[]): boolean {
  if (exceptions.some((pointer) => pointer.length === 0)) return true;
  if (exceptions.length === 0) return JSON.stringify(before) === JSON.stringify(after);
  const exceptionsByStep = Map.groupBy(exceptions, ([step]) => step);
  const exceptionsBelow = (step: string | number): Pointer[] =>
    (exceptionsByStep.get(step) ?? []).map((pointer) => pointer.slice(1));
  if (isList(before) && isList(after))
    return (
      before.length === after.length &&
      before.every((value, index) => isSameExcept(value, after[index], exceptionsBelow(index)))
    );
  if (!isObject(before) || !isObject(after)) return false;
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.every((key) => isSameExcept(before[key], after[key], exceptionsBelow(key)));
}

/** Whether the value at the place of a correction is the one that it should produce. */
function hasCorrectedValue(before: unknown, after: unknown, placedCorrection: PlacedCorrection): boolean {
  const { at, correction } = placedCorrection;
  const { pointer, key: isKey } = at;
  if (correction.kind === 'text' && isKey === true) {
    const mapping = valueAt(after, pointer.slice(0, -1));
    return isObject(mapping) && Object.hasOwn(mapping, correction.text);
  }
  const newValue = valueAt(after, pointer);
  if (correction.kind === 'text') return newValue === correction.text;
  if (correction.kind === 'bare') return String(newValue) === correction.text && typeof newValue !== 'string';
  if (correction.kind === 'slug') return isObject(newValue) && newValue['slug'] === correction.slug;
  const changedPlace = placeThatMayChange(placedCorrection);
  const list = valueAt(after, changedPlace);
  return isList(list) && textWithoutListMarks(valueAt(before, changedPlace)) === textWithoutListMarks(list);
}

/** The text of a value without anything that could separate list entries: to check that dashes neither add nor drop a text. */
const textWithoutListMarks = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll(/\\n|[\s\-"[\]]/g, '')
    .replaceAll(',', '');

const valueAt = (root: unknown, pointer: Pointer): unknown =>
  pointer.reduce<unknown>((value, step) => {
    if (isList(value)) return value[Number(step)];
    return isObject(value) ? value[step] : undefined;
  }, root);
