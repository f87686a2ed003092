import { type Estimate, type Limit, limitInWords } from '../../domain/impact.ts';
import { foreign, joined, type Sentence } from './sentence.ts';

/** Reasons that name nothing from files or the platform. */
const ours: ReadonlySet<Limit['why']> = new Set(['findings', 'time', 'requests', 'form', 'unlisted']);

/** Why some estimates are not told in full, each reason once; empty when they are. */
export function reasonsOf(estimates: readonly Estimate<unknown>[]): Sentence {
  const limits = estimates.flatMap((estimate) => (estimate.kind === 'estimate' ? [] : estimate.because));
  const reasons = new Map(limits.map((limit) => [limitInWords(limit), limit]));
  return joined(
    [...reasons].map(([text, { why }]) => [ours.has(why) ? text : foreign(text)]),
    '; ',
  );
}
