import fc from 'fast-check';
import { expect, test } from 'vitest';
import { provablePolicies } from '../../src/prove/policies.ts';
import type { Proof } from '../../src/prove/proof.ts';
import { RemediationProver } from '../../src/prove/remediation.ts';
import {
  bundleOf,
  type ProofCase,
  expectedVerdict,
  type Finding,
  isInCube,
  isSubject,
  knownCase,
  outcomesOf,
  partlyUnknownCase,
  universe,
} from './bounded.ts';

const proofOf = ({ policies, test: policyTest }: ProofCase): Proof =>
  new RemediationProver(provablePolicies(bundleOf(policies))).prove(policyTest);

/** An example lacks names that no policy knows, which its cube leaves out. */
const shownBy = ({ counterexample }: Proof): Finding[] =>
  counterexample === null ? [] : universe.filter((finding) => isInCube(finding, counterexample.cube));

/** What is wrong with a proof whose verdict must be the counted one; null if nothing is. */
function findWrongVerdict(proofCase: ProofCase, proof: Proof, isExact: boolean): string | null {
  const { verdict, counterexample } = proof;
  const counted = expectedVerdict(proofCase);
  // What is unknown may be undecided, and never decided otherwise.
  const isRight = verdict === counted || (!isExact && verdict === 'unknown');
  if (!isRight) return `${verdict}, but counted ${counted}`;
  return verdict === 'broken' || counterexample !== null ? findWrongCounterexample(proofCase, proof) : null;
}

function findWrongCounterexample(proofCase: ProofCase, proof: Proof): string | null {
  const { verdict, counterexample } = proof;
  if (verdict !== 'broken') return counterexample === null ? null : 'a counterexample without a refutation';
  const isAbout = universe.some((finding) => isSubject(finding, proofCase.test));
  if (counterexample === null) return isAbout ? 'no counterexample' : null;
  const shown = shownBy(proof);
  const meant = shown.filter((finding) => isSubject(finding, proofCase.test));
  if (meant.length === 0) return 'an empty counterexample';
  if (proofCase.test.always !== undefined && meant.length < shown.length) return 'a counterexample of another kind';
  return meant.every((finding) => !outcomesOf(finding, proofCase).includes(true))
    ? null
    : 'a counterexample that is none';
}

function run(cases: fc.Arbitrary<ProofCase>, seed: number, isExact: boolean): ReadonlyMap<string, number> {
  const seen = new Map<string, number>();
  const property = fc.property(cases, (proofCase) => {
    const proof = proofOf(proofCase);
    seen.set(proof.verdict, (seen.get(proof.verdict) ?? 0) + 1);
    const wrong = findWrongVerdict(proofCase, proof, isExact);
    if (wrong !== null) throw new Error(wrong);
  });
  fc.assert(property, { seed, numRuns: 2000 });
  return seen;
}

test('a verdict is that of an enumeration of all findings, and a counterexample is one', () => {
  const seen = run(knownCase, 20_261_128, true);
  expect(Math.min(seen.get('holds') ?? 0, seen.get('broken') ?? 0)).toBeGreaterThan(200);
});

test('with unknown conditions and ignored findings, nothing is proven or refuted that an enumeration does not', () => {
  const seen = run(partlyUnknownCase, 20_261_129, false);
  expect(Math.min(...['holds', 'broken', 'unknown'].map((verdict) => seen.get(verdict) ?? 0))).toBeGreaterThan(100);
});
