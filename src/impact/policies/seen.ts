import type { Figures, Limit } from '../../domain/impact.ts';
import type { Tallies } from '../figures.ts';
import type { Profile } from '../findings/profiles.ts';
import { isDoubt, type Truth } from '../truth.ts';
import type { Turn } from './enforcement.ts';

/** Findings of which each condition says the same. */
export type Alike = Pick<Profile, 'has'> & { readonly tallies: Tallies; readonly turn: Turn };

/** All that were looked at; `because`: why there may be more. */
export type Seen = {
  readonly alike: readonly Alike[];
  readonly because: readonly Limit[];
  readonly sum: (tallies: readonly Tallies[]) => Figures;
};

export type Counted = { readonly tallies: readonly Tallies[]; readonly doubts: readonly Limit[] };

/** Those of which something is certainly true, and why it is not known of others. */
export function countSeen(alike: readonly Alike[], test: (one: Alike) => Truth): Counted {
  const [tallies, doubts]: [Tallies[], Limit[]] = [[], []];
  for (const one of alike) {
    const truth = test(one);
    if (isDoubt(truth)) doubts.push(truth.because);
    else if (truth) tallies.push(one.tallies);
  }
  return { tallies, doubts };
}
