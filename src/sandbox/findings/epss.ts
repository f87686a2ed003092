export const epssProbabilities = ['low', 'medium', 'high'] as const;
export type EpssProbability = (typeof epssProbabilities)[number];

/** The word for the probability (0 to 1) that a vulnerability is exploited in the next 30 days. Where the words begin is our choice. */
export function epssProbabilityOf(score: number): EpssProbability {
  if (score >= 0.5) return 'high';
  return score >= 0.1 ? 'medium' : 'low';
}
