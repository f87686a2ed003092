import { defaultStyle, printInline, printKey, printPair, type Style } from '../../../src/files/yaml/print.ts';
import { parse } from '../../../src/files/yaml/parse.ts';
import { describeProblemPlainly } from '../../../src/report/words/problems.ts';
import { isReadAsNonText, isMistakenNaN, readByOthers } from './other-readers.ts';
import { loadPolicy, policyWith } from './policy-with.ts';

/** A plain scalar must be refused if some parser does not read it as text. If it is accepted, all parsers must read the same text. */
export function findAmbiguityError(text: string): string | null {
  const quotedText = JSON.stringify(text);
  const file = policyWith(text);
  const { problems, description } = loadPolicy(file);
  const isQuotingSuggested = problems.some(
    ({ problem }) => problem.code === 'ambiguous-scalar' && /quote/.test(describeProblemPlainly(problem).fix),
  );
  if (isOneScalar(text) && isReadAsNonText(text) && !isQuotingSuggested)
    return `${quotedText} is in doubt and not refused as such`;
  if (description === null) return null;
  const others = readByOthers(file).map((value) => (value as { description?: unknown }).description);
  const misread = others.find((other) => other !== description && !isMistakenNaN(other, description));
  return misread === undefined
    ? null
    : `${quotedText} is ${JSON.stringify(description)} for us, another reader sees ${JSON.stringify(misread)}`;
}

/** Whether a text is a single plain scalar if it is alone on a line. */
const isOneScalar = (text: string): boolean =>
  text.trim() === text && /^(?!(?:[-?:]|---|\.\.\.)(?:\s|$))[\w+.:~ -]+$/.test(text) && !/:(?:\s|$)/.test(text);

const styles: readonly Style[] = (['plain', 'single', 'double'] as const).map((quotes) => ({
  ...defaultStyle,
  keys: quotes,
  quotes: new Map(['a', 'b', 'b[]'].map((role) => [role, quotes])),
}));

/** A text that ifmatch prints as a value, in a list and as a key must be the same text for ifmatch and for every other parser. */
export function findPrintError(text: string): string | null {
  for (const style of styles) {
    const failure =
      findMisreadText(valueFile(text, style), text) ?? findMisreadText(`${printKey(text, style)}: v\n`, text);
    if (failure !== null) return failure;
  }
  return null;
}

const valueFile = (text: string, style: Style): string =>
  `${printPair('a', text, 0, style).join('\n')}\nb: [${printInline(text, 'b[]', style)}, ${printInline(text, 'b[]', style)}]\n`;

function findMisreadText(file: string, text: string): string | null {
  const ours = parse('f', file);
  // Files must not contain forbidden characters. Only for these may ifmatch refuse what it prints itself.
  if ('problems' in ours)
    return hasForbiddenCharacter(text) ? null : `${JSON.stringify(text)} is printed as ${file}, which we refuse`;
  const misread = [ours.value, ...readByOthers(file)].find((value) => !hasExpectedText(value, text));
  return misread === undefined
    ? null
    : `${JSON.stringify(text)} is printed as ${file}, which reads as ${JSON.stringify(misread)}`;
}

const hasForbiddenCharacter = (text: string): boolean => /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u.test(text);

function hasExpectedText(value: unknown, text: string): boolean {
  const pairs = Object.entries(value as object) as [string, unknown][];
  if (pairs.length === 1) return pairs[0]?.[0] === text && pairs[0][1] === 'v';
  const { a, b } = value as { a?: unknown; b?: unknown };
  return pairs.length === 2 && a === text && JSON.stringify(b) === JSON.stringify([text, text]);
}
