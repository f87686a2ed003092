import { defaultStyle, printInline, printKey, printPair, type Style } from '../../../src/files/yaml/print.ts';
import { parse } from '../../../src/files/yaml/parse.ts';
import { describeProblemPlainly } from '../../../src/report/words/problems.ts';
import { isReadOtherwise, isSlip, readByOthers } from './other-readers.ts';
import { load, policyWith } from './policy-with.ts';

/** A plain scalar that some reader takes for something else is refused, and whatever is accepted all of them read as the same text. */
export function doubtFailure(text: string): string | null {
  const written = JSON.stringify(text);
  const file = policyWith(text);
  const { problems, description } = load(file);
  const isQuoteIt = problems.some(
    ({ problem }) => problem.code === 'ambiguous-scalar' && /quote/.test(describeProblemPlainly(problem).fix),
  );
  if (isOneScalar(text) && isReadOtherwise(text) && !isQuoteIt) return `${written} is in doubt and not refused as such`;
  if (description === null) return null;
  const others = readByOthers(file).map((value) => (value as { description?: unknown }).description);
  const odd = others.find((other) => other !== description && !isSlip(other, description));
  return odd === undefined
    ? null
    : `${written} is ${JSON.stringify(description)} for us, another reader sees ${JSON.stringify(odd)}`;
}

/** Whether a text may stand alone as one plain scalar on a line. */
const isOneScalar = (text: string): boolean =>
  text.trim() === text && /^(?!(?:[-?:]|---|\.\.\.)(?:\s|$))[\w+.:~ -]+$/.test(text) && !/:(?:\s|$)/.test(text);

const styles: readonly Style[] = (['plain', 'single', 'double'] as const).map((quotes) => ({
  ...defaultStyle,
  keys: quotes,
  quotes: new Map(['a', 'b', 'b[]'].map((role) => [role, quotes])),
}));

/** A text that we print, as a value, in a list and as a key, is the same text for us and for every other reader. */
export function printFailure(text: string): string | null {
  for (const style of styles) {
    const failure = differsIn(valueFile(text, style), text) ?? differsIn(`${printKey(text, style)}: v\n`, text);
    if (failure !== null) return failure;
  }
  return null;
}

const valueFile = (text: string, style: Style): string =>
  `${printPair('a', text, 0, style).join('\n')}\nb: [${printInline(text, 'b[]', style)}, ${printInline(text, 'b[]', style)}]\n`;

function differsIn(file: string, text: string): string | null {
  const ours = parse('f', file);
  // No file may hold what is no character: the only refusal of what we print ourselves.
  if ('problems' in ours)
    return isNoText(text) ? null : `${JSON.stringify(text)} is printed as ${file}, which we refuse`;
  const odd = [ours.value, ...readByOthers(file)].find((value) => !isRight(value, text));
  return odd === undefined
    ? null
    : `${JSON.stringify(text)} is printed as ${file}, which reads as ${JSON.stringify(odd)}`;
}

const isNoText = (text: string): boolean => /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u.test(text);

function isRight(value: unknown, text: string): boolean {
  const pairs = Object.entries(value as object) as [string, unknown][];
  if (pairs.length === 1) return pairs[0]?.[0] === text && pairs[0][1] === 'v';
  const { a, b } = value as { a?: unknown; b?: unknown };
  return pairs.length === 2 && a === text && JSON.stringify(b) === JSON.stringify([text, text]);
}
