import type { Sentence } from '../domain/sentence.ts';
import type { Verdict } from '../domain/policy-tests.ts';
import type { PlacedName } from './policies.ts';
import type { Counterexample } from './region.ts';

/** The result of proving a test. */
export type Proof = {
  readonly verdict: Verdict;
  readonly reason: Reason;
  /** A finding that refutes the test; null for none, or for a test that no finding is about. */
  readonly counterexample: Counterexample | null;
};

/** Why a test does not hold, in words; the names of policies and exceptions among them get their positions later. `decidedBy`: what decides it. */
export type Reason = {
  readonly words: readonly (Sentence[number] | PlacedName)[];
  readonly decidedBy: readonly PlacedName[];
};

export const proven: Proof = { verdict: 'holds', reason: { words: [], decidedBy: [] }, counterexample: null };

/** The worst of several proofs: broken, else unknown, else proven. */
export const worstOf = (proofs: readonly Proof[]): Proof =>
  proofs.find(({ verdict }) => verdict === 'broken') ?? proofs.find(({ verdict }) => verdict === 'unknown') ?? proven;
