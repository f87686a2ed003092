import { type Mode, modes } from '../domain/action-types.ts';
import { say, type Sentence } from '../domain/sentence.ts';
import { type ExpectedAction, type Expectation, expectationOf } from '../domain/policy-tests.ts';
import type { PolicyTest } from '../generated/types.ts';
import { type Cube, isEmpty } from '../plan/effect/filter-space.ts';
import type { Claim } from './claim.ts';
import { type BoundName, type ProvablePolicy, type Strictness, strictnessOf } from './policies.ts';
import { type Proof, proven, worstOf } from './proof.ts';
import { findCounterexample, type Region } from './region.ts';
import { openNamesIn, testedFindings } from './tested-findings.ts';
import { explainRefutation, explainUnknown } from './explain.ts';

/** Proves or refutes tests over the remediation policies of one bundle. */
export class RemediationProver {
  readonly policies: readonly ProvablePolicy[];
  private readonly knownNames: ReadonlySet<string>;
  /** The findings that some policy may ignore. */
  private readonly possiblyIgnored: readonly Cube[];
  private readonly findingsCache = new Map<string, readonly Cube[]>();

  constructor(policies: readonly ProvablePolicy[]) {
    this.policies = policies;
    this.knownNames = openNamesIn(policies.flatMap(({ possible }) => possible.findings));
    this.possiblyIgnored = possiblyIgnoredBy(policies);
  }

  /** Proves a test of findings: what it expects holds for every one of them. */
  prove(test: PolicyTest): Proof {
    const tested = testedFindings(test, this.knownNames);
    // Such a test would hold whatever the policies do.
    if (isEmpty(tested)) return broken(['no finding is of this kind, so the test says nothing']);
    const expectation = expectationOf(test);
    const missing = expectation.by.find((slug) => !this.policies.some((policy) => policy.name === slug));
    if (missing !== undefined) return broken(say`there is no policy with the slug ${missing}`);
    return worstOf(this.claimsOf(expectation).map((claim) => this.proveClaim(claim, tested, test)));
  }

  /** The parts of an expectation, all of which must hold. */
  private claimsOf({ modes: allowedModes, actions, by: slugs }: Expectation): Claim[] {
    return [
      ...(allowedModes === null ? [] : [this.modeClaim(allowedModes)]),
      ...actions.map((action) => this.actionClaim(action)),
      ...slugs.map((slug) => this.enforcedByClaim(slug, allowedModes ?? [])),
    ];
  }

  /** Claims that no finding gets one of the other modes. Neighbouring modes are checked together. */
  private modeClaim(allowedModes: readonly Mode[]): Claim {
    const forbidden = consecutiveRanges(modes.filter((mode) => !allowedModes.includes(mode)).map(strictnessOf));
    const weakestAllowed = weakestOf(allowedModes);
    return {
      expected: { kind: 'mode', allowedModes },
      couldFulfil: ({ possible }) => possible.strictness >= weakestAllowed && weakestAllowed > 0,
      certainCounterexamples: forbidden.map(([first, last]): Region => {
        const stricter = this.findingsEnforcedAtLeast('possible', last + 1);
        // Monitoring needs no policy, so every finding that no stricter policy matches is monitored.
        if (first === 0) return { inside: 'everything', outside: stricter };
        // Where a policy may ignore a finding, the others may not act on it.
        return {
          inside: this.findingsEnforcedAtLeast('certain', first),
          outside: [...stricter, ...this.possiblyIgnored],
        };
      }),
      possibleCounterexamples: forbidden.flatMap(([first, last]): Region[] => {
        const stricter = this.findingsEnforcedAtLeast('certain', last + 1);
        if (first > 0) return [{ inside: this.findingsEnforcedAtLeast('possible', first), outside: stricter }];
        return [
          { inside: 'everything', outside: stricter },
          // A finding that a policy may ignore may be left alone, whatever the other policies do.
          { inside: this.possiblyIgnored, outside: [] },
        ];
      }),
    };
  }

  private actionClaim({ type, isTaken }: ExpectedAction): Claim {
    const takesAction = ({ actions }: ProvablePolicy): boolean => actions?.has(type) === true;
    const mayTakeAction = (policy: ProvablePolicy): boolean => takesAction(policy) || policy.actions === null;
    const certain = this.policies.filter(takesAction).flatMap((policy) => policy.certain.findings);
    const possible = this.policies.filter(mayTakeAction).flatMap((policy) => policy.possible.findings);
    const claim = { expected: { kind: 'action', type, isTaken }, couldFulfil: takesAction } as const;
    // A policy that ignores findings may keep others from acting, but not itself.
    const ignored = type === 'triage' ? [] : this.possiblyIgnored;
    if (!isTaken)
      return {
        ...claim,
        certainCounterexamples: [{ inside: certain, outside: ignored }],
        possibleCounterexamples: [{ inside: possible, outside: [] }],
      };
    return {
      ...claim,
      certainCounterexamples: [{ inside: 'everything', outside: possible }],
      possibleCounterexamples: [
        { inside: 'everything', outside: certain },
        { inside: ignored, outside: [] },
      ],
    };
  }

  /** Claims that the policy with a slug enforces at least the weakest of the allowed modes. */
  private enforcedByClaim(slug: string, allowedModes: readonly Mode[]): Claim {
    const weakestAllowed = weakestOf(allowedModes);
    const named = this.policies.filter((policy) => policy.name === slug);
    const enforcedIn = (bound: BoundName): Cube[] =>
      named.flatMap((policy) => (policy[bound].strictness >= weakestAllowed ? policy[bound].findings : []));
    return {
      expected: { kind: 'enforced-by', slug, mode: modes[weakestAllowed] },
      couldFulfil: (policy) => policy.name === slug,
      certainCounterexamples: [{ inside: 'everything', outside: enforcedIn('possible') }],
      possibleCounterexamples: [{ inside: 'everything', outside: enforcedIn('certain') }],
    };
  }

  /** The findings of the policies that are at least so strict; none for more than the strictest mode. */
  private readonly findingsEnforcedAtLeast = (bound: BoundName, strictness: number): readonly Cube[] => {
    const key = `${bound} ${String(strictness)}`;
    const cached = this.findingsCache.get(key);
    if (cached !== undefined) return cached;
    const policiesAtLeast = this.policies.filter((policy) => policy[bound].strictness >= strictness);
    const findings = policiesAtLeast.flatMap((policy) => policy[bound].findings);
    this.findingsCache.set(key, findings);
    return findings;
  };

  private proveClaim(claim: Claim, tested: Cube, test: PolicyTest): Proof {
    const possible = findCounterexample(tested, claim.possibleCounterexamples);
    if (possible === 'none') return proven;
    const certain = findCounterexample(tested, claim.certainCounterexamples);
    const context = { tested, test, policies: this.policies, findingsEnforcedAtLeast: this.findingsEnforcedAtLeast };
    if (typeof certain === 'object')
      return { verdict: 'broken', reason: explainRefutation(certain, claim, context), counterexample: certain };
    return { verdict: 'unknown', reason: explainUnknown(possible, claim, context), counterexample: null };
  }
}

/** The findings that some of the policies may ignore. */
export const possiblyIgnoredBy = (policies: readonly ProvablePolicy[]): Cube[] =>
  policies.filter(({ mayIgnoreFindings }) => mayIgnoreFindings).flatMap(({ possible }) => possible.findings);

const broken = (words: Sentence): Proof => ({
  verdict: 'broken',
  reason: { words, decidedBy: [] },
  counterexample: null,
});

const weakestOf = (allowedModes: readonly Mode[]): Strictness =>
  Math.min(...allowedModes.map(strictnessOf)) as Strictness;

/** Groups neighbouring modes, each group as its weakest and its strictest. */
function consecutiveRanges(forbidden: readonly Strictness[]): [Strictness, Strictness][] {
  const ranges: [Strictness, Strictness][] = [];
  for (const strictness of forbidden) {
    const range = ranges.at(-1);
    if (range !== undefined && range[1] + 1 === strictness) range[1] = strictness;
    else ranges.push([strictness, strictness]);
  }
  return ranges;
}
