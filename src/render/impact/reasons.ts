import { type Estimate, type Limit, limitInWords } from '../../domain/impact.ts';
import { foreign, joined, type Sentence } from '../words/sentence.ts';

/** Reasons that name nothing from files or the platform. */
const ours: ReadonlySet<Limit['why']> = new Set(['findings', 'time', 'requests', 'form', 'unlisted']);

/** The same as a sentence that says what it means for the numbers: `at least so many: …`. */
export function whyPartial(estimates: readonly Estimate<unknown>[]): Sentence {
  const kinds = [
    ['at-least', 'At least so many'],
    ['not-estimable', 'Not estimable'],
  ] as const;
  const sentences = kinds.map(([kind, words]): Sentence => {
    const reasons = reasonsOf(estimates.filter((one) => one.kind === kind));
    return reasons.length === 0 ? [] : [`${words}: `, ...reasons];
  });
  return joined(
    sentences.filter((sentence) => sentence.length > 0),
    '. ',
  );
}

/** Why some estimates are not told in full, each reason once; empty when they are. */
export const reasonsOf = (estimates: readonly Estimate<unknown>[]): Sentence =>
  limitWords(estimates.flatMap((estimate) => (estimate.kind === 'estimate' ? [] : estimate.because)));

/** Each once, as they stand after a colon; a full stop of the platform's own would be one too many. */
export function limitWords(limits: readonly Limit[]): Sentence {
  const reasons = new Map(limits.map((limit) => [limitInWords(limit).replace(/\.$/, ''), limit]));
  return joined(
    [...reasons].map(([text, { why }]) => [ours.has(why) ? text : foreign(text)]),
    '; ',
  );
}
