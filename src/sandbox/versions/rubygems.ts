import { isNumber, numberPart, type Ordering, type Part, type Parts, wordPart } from './parts.ts';

const ranks = { word: 0, number: 1 };
const zero = numberPart(ranks.number, '');

/**
 * Gem::Version: letters make a pre-release and come before numbers; where one version has no more segments, zeros stand. A hyphen
 * opens a pre-release as a dot does, and `1.0-1` is `1.0.pre.1`. Nothing at all is 0.
 */
export const rubygems: Ordering = { end: zero, read: readGem };

function readGem(text: string): Parts | null {
  if (text === '') return [];
  const [numbers = '', ...labels] = text.split('-');
  if (!/^[0-9]+(?:\.[0-9A-Za-z]+)*$/.test(numbers)) return null;
  if (!labels.every((label) => /^[0-9A-Za-z]+(?:\.[0-9A-Za-z]+)*$/.test(label))) return null;
  const segments = [numbers, ...labels.map(dotted)].join('.').match(/[0-9]+|[A-Za-z]+/g) ?? [];
  const first = segments.findIndex((segment) => !isNumber(segment));
  if (first === -1) return segments.map(part);
  const last = segments.findLastIndex((segment, index) => index < first && !/^0+$/.test(segment));
  return [...segments.slice(0, last + 1), ...withoutNeedlessPre(segments.slice(first))].map(part);
}

const dotted = (label: string): string => (/^[0-9]+(?:\.|$)/.test(label) ? `pre.${label}` : label);

/** An older Gem::Version wrote every hyphen as `.pre.`, which is why `1.0.pre.beta` is `1.0.beta`. */
const withoutNeedlessPre = (segments: readonly string[]): string[] =>
  segments.filter((segment, index) => segment !== 'pre' || isNumber(segments[index + 1] ?? '0'));

const part = (segment: string): Part =>
  isNumber(segment) ? numberPart(ranks.number, segment) : wordPart(ranks.word, segment);
