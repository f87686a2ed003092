import type { Bundle, BundleKind } from '../domain/bundle.ts';
import { type Locate, nowhere, type Place } from '../domain/problem.ts';
import { foreign, type Sentence } from '../domain/sentence.ts';
import { type DeclaredTest, namedTest, type TestResult } from '../domain/policy-tests.ts';
import type { PolicyTest } from '../generated/types.ts';
import { proveDetection } from './detection.ts';
import { type PlacedName, provablePolicies } from './policies.ts';
import type { Proof } from './proof.ts';
import { RemediationProver } from './remediation.ts';

// How a test is proven. A finding has one severity, one confidence and so on, and any number of tags and classes, so there are too many findings to try
// them all. A `Cube` (plan/effect/filter-space.ts) stands for all findings that meet some conditions: `allowedValues` has one bit for each
// allowed value; of each list in `anyOf` a finding has at least one name; it has no name in `noneOf`. A policy matches the findings of a few cubes.
//
// Take the test that every critical finding is blocked. The findings that it is about are one cube (tested-findings.ts). It is refuted by any finding
// of this cube that is in none of the cubes of the policies that block: such a finding is searched for (region.ts). If there is none, the test holds.
//
// Parts of a policy may be unknown to this version: a condition, an action, the settings of an action. So each policy has two bounds (policies.ts): what
// it does for certain, and what it may do at most. A critical finding that no policy can possibly block refutes the test. If every critical finding is
// blocked for certain, it holds. In between, the verdict is `unknown` (remediation.ts), and explain.ts says what decides it.
//
// Three answers have three names: a `Verdict` is of a test (holds, broken, unknown), a `Certainty` is of a fact about a rule (detection.ts), and the bounds
// `certain` and `possible` are of a policy. A search that takes too long has `gave-up`, which makes the verdict unknown.

/** Runs tests over the bundles of their deployments, in order. */
export function proveTests(tests: readonly DeclaredTest[], bundles: readonly Bundle[], locate: Locate): TestResult[] {
  const provers = new Map(bundles.map((bundle) => [bundleKey(bundle.deployment, bundle.kind), proverOf(bundle)]));
  const proofs = tests.flatMap(({ test, at, deployments }) => {
    const kind = testedKind(test);
    return deployments.map((deployment) => {
      const prove = provers.get(bundleKey(deployment, kind));
      return { test, at, deployment, proof: prove === undefined ? proofForUnmanaged(kind) : prove(test) };
    });
  });
  const positionOf = positionsOf(
    proofs.flatMap(({ at, proof }) => [at, ...proof.reason.decidedBy.map((decisive) => decisive.at)]),
    locate,
  );
  return proofs.map(({ test, at, deployment, proof: { verdict, reason } }): TestResult => {
    const decidedBy = reason.decidedBy.map(({ name, at: place }) => ({ name, at: positionOf(place) }));
    return {
      ...namedTest(test),
      deployment,
      at: positionOf(at) ?? { file: at.file, line: 1, column: 1 },
      verdict,
      isPassed: verdict === 'holds' || (verdict === 'unknown' && test.allow_unknown === true),
      why: reason.words.flatMap((piece): Sentence =>
        isPlacedName(piece) ? nameWithPlace(piece, positionOf) : [piece],
      ),
      decidedBy,
    };
  });
}

const bundleKey = (deployment: string | null, kind: BundleKind): string => JSON.stringify([deployment, kind]);

/** The bundle that a test is about. */
export function testedKind({ project, product = 'code' }: PolicyTest): BundleKind {
  return project === undefined ? 'remediation' : `detection/${product}`;
}

function proverOf(bundle: Bundle): (test: PolicyTest) => Proof {
  if (bundle.kind !== 'remediation') return (test) => proveDetection(test, bundle);
  const prover = new RemediationProver(provablePolicies(bundle));
  return (test) => prover.prove(test);
}

/** The proof of a test of a bundle that no file declares: its content is not known. */
const proofForUnmanaged = (kind: BundleKind): Proof => ({
  verdict: 'unknown',
  reason: { words: [`no file declares ${kind} of this deployment`], decidedBy: [] },
  counterexample: null,
});

const isPlacedName = (piece: Proof['reason']['words'][number]): piece is PlacedName =>
  typeof piece !== 'string' && 'at' in piece;

type PositionOf = (place: Place) => ReturnType<Locate>[number] | null;

function nameWithPlace({ name, at }: PlacedName, positionOf: PositionOf): Sentence {
  const position = positionOf(at);
  return position === null
    ? [foreign(name)]
    : [foreign(name), ' at ', foreign(`${position.file}:${String(position.line)}`)];
}

/** The positions of places, each file read once. A policy of the platform has none. */
function positionsOf(places: readonly Place[], locate: Locate): PositionOf {
  const declaredPlaces = [...new Set(places)].filter((place) => place !== nowhere && place.file !== '');
  const positions = locate(declaredPlaces);
  const positionByPlace = new Map(declaredPlaces.map((place, index) => [place, positions[index] ?? null]));
  return (place) => positionByPlace.get(place) ?? null;
}
