import { isNumber, numberPart, type Ordering, wordPart } from './parts.ts';

const ranks = { word: 0, number: 1 };

/**
 * For ecosystems that have no order here: runs of digits are numbers, runs of letters are words, all else separates them. Words come
 * before numbers, so `1.0-beta` before `1.0`; where one version has no more, zeros stand, so `1` is `1.0`. Every text is a version.
 */
export const generic: Ordering = {
  end: numberPart(ranks.number, ''),
  read: (text) =>
    (text.replace(/^v(?=[0-9])/, '').match(/[0-9]+|\p{L}+/gu) ?? []).map((run) =>
      isNumber(run) ? numberPart(ranks.number, run) : wordPart(ranks.word, run),
    ),
};
