import type { Bundle, BundleKind } from '../domain/bundle.ts';
import { type Locate, nowhere, type Place } from '../domain/problem.ts';
import { foreign, type Sentence } from '../domain/sentence.ts';
import { type DeclaredTest, namedTest, type TestResult } from '../domain/tests.ts';
import type { PolicyTest } from '../generated/types.ts';
import { proveDetection } from './detection.ts';
import { type PlacedName, provablePolicies } from './policies.ts';
import type { Proof } from './proof.ts';
import { RemediationProver } from './remediation.ts';

/** Runs tests over the bundles of their deployments, in order. */
export function proveTests(tests: readonly DeclaredTest[], bundles: readonly Bundle[], locate: Locate): TestResult[] {
  const byBundle = new Map(bundles.map((bundle) => [bundleKey(bundle.deployment, bundle.kind), proverOf(bundle)]));
  const proofs = tests.flatMap(({ test, at, deployments }) => {
    const kind = testedKind(test);
    return deployments.map((deployment) => {
      const prove = byBundle.get(bundleKey(deployment, kind));
      return { test, at, deployment, proof: prove === undefined ? unmanaged(kind) : prove(test) };
    });
  });
  const positionOf = positionsOf(
    proofs.flatMap(({ at, proof }) => [at, ...proof.why.decidedBy.map((policy) => policy.at)]),
    locate,
  );
  return proofs.map(({ test, at, deployment, proof: { verdict, why } }): TestResult => {
    const decidedBy = why.decidedBy.map((policy) => ({ name: policy.name, at: positionOf(policy.at) }));
    return {
      ...namedTest(test),
      deployment,
      at: positionOf(at) ?? { file: at.file, line: 1, column: 1 },
      verdict,
      isPassed: verdict === 'holds' || (verdict === 'unknown' && test.allow_unknown === true),
      why: why.words.flatMap((piece): Sentence => (isPlaced(piece) ? nameWithPlace(piece, positionOf) : [piece])),
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

/** What no file declares is not managed, so the files do not tell what it holds. */
const unmanaged = (kind: BundleKind): Proof => ({
  verdict: 'unknown',
  why: { words: [`no file declares ${kind} of this deployment`], decidedBy: [] },
  counterexample: null,
});

const isPlaced = (piece: Proof['why']['words'][number]): piece is PlacedName =>
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
  const found = new Map(declaredPlaces.map((place, index) => [place, positions[index] ?? null]));
  return (place) => found.get(place) ?? null;
}
