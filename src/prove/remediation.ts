import { type Mode, modes } from '../domain/action-types.ts';
import { say, type Sentence } from '../domain/sentence.ts';
import { type ExpectedAction, type Expectation, expectationOf } from '../domain/tests.ts';
import type { PolicyTest } from '../generated/types.ts';
import { type Cube, isEmpty } from '../plan/effect/filter-space.ts';
import { namesIn, testedFindings } from './kinds.ts';
import { type ProvablePolicy, type Rank, rankOf } from './policies.ts';
import type { Claim } from './claim.ts';
import { worstOf, type Proof, proven } from './proof.ts';
import { type Counterexample, findIn, type Region } from './region.ts';
import { brokenWords, unknownWords } from './words.ts';

/** Proves or refutes tests over the remediation policies of one bundle. */
export class RemediationProver {
  readonly policies: readonly ProvablePolicy[];
  private readonly names: ReadonlySet<string>;
  /** Where policies may take findings out of sight. */
  private readonly hiding: readonly Cube[];
  private readonly coveredByRank = new Map<string, readonly Cube[]>();

  constructor(policies: readonly ProvablePolicy[]) {
    this.policies = policies;
    this.names = namesIn(policies.flatMap(({ possible }) => possible));
    this.hiding = policies.flatMap((one) => (one.mayHide ? one.possible : []));
  }

  /** Proves a test of findings: what it expects holds for every one of them. */
  prove(test: PolicyTest): Proof {
    const space = testedFindings(test, this.names);
    // Such a test would hold whatever the policies do.
    if (isEmpty(space)) return broken(['no finding is of this kind, so the test says nothing']);
    const expectation = expectationOf(test);
    const missing = expectation.by.find((slug) => !this.policies.some((one) => one.name === slug));
    if (missing !== undefined) return broken(say`there is no policy with the slug ${missing}`);
    return worstOf(this.claimsOf(expectation).map((claim) => this.proveClaim(claim, space, test)));
  }

  /** The parts of an expectation, all of which must hold. */
  private claimsOf({ modes: right, actions, by }: Expectation): Claim[] {
    return [
      ...(right === null ? [] : [this.modeClaim(right)]),
      ...actions.map((action) => this.actionClaim(action)),
      ...by.map((slug) => this.byClaim(slug, right ?? [])),
    ];
  }

  /** Claims that no finding gets one of the other modes. Neighbouring modes are checked together. */
  private modeClaim(right: readonly Mode[]): Claim {
    const wrong = consecutiveRanks(modes.filter((mode) => !right.includes(mode)).map(rankOf));
    const least = Math.min(...right.map(rankOf)) as Rank;
    return {
      about: { kind: 'mode', right },
      helpers: (one) => one.possibleRank >= least && least > 0,
      certain: wrong.map(([first, last]): Region => ({
        inside: first === 0 ? null : this.findingsReaching('certain', first),
        outside: [...this.findingsReaching('possible', last + 1), ...(first === 0 ? [] : this.hiding)],
      })),
      possible: wrong.flatMap(([first, last]): Region[] => [
        {
          inside: first === 0 ? null : this.findingsReaching('possible', first),
          outside: this.findingsReaching('certain', last + 1),
        },
        // What a policy may hide may be left alone, whatever other policies do.
        ...(first === 0 ? [{ inside: this.hiding, outside: [] }] : []),
      ]),
    };
  }

  private actionClaim({ type, isTaken }: ExpectedAction): Claim {
    const takes = (one: ProvablePolicy): boolean => one.actions?.has(type) === true;
    const certain = this.policies.flatMap((one) => (takes(one) ? one.certain : []));
    const possible = this.policies.flatMap((one) => (takes(one) || one.actions === null ? one.possible : []));
    const about = { kind: 'action', type, isTaken } as const;
    // A policy that ignores findings may keep others from acting, but not itself.
    const hiding = type === 'triage' ? [] : this.hiding;
    if (!isTaken)
      return {
        about,
        helpers: takes,
        certain: [{ inside: certain, outside: hiding }],
        possible: [{ inside: possible, outside: [] }],
      };
    return {
      about,
      helpers: takes,
      certain: [{ inside: null, outside: possible }],
      possible: [
        { inside: null, outside: certain },
        { inside: hiding, outside: [] },
      ],
    };
  }

  private byClaim(slug: string, right: readonly Mode[]): Claim {
    const least = Math.min(...right.map(rankOf)) as Rank;
    const named = this.policies.filter((one) => one.name === slug);
    return {
      about: { kind: 'by', slug, mode: modes[least] },
      helpers: (one) => one.name === slug,
      certain: [{ inside: null, outside: named.flatMap((one) => (one.possibleRank >= least ? one.possible : [])) }],
      possible: [{ inside: null, outside: named.flatMap((one) => (one.certainRank >= least ? one.certain : [])) }],
    };
  }

  /** The findings of policies that reach a rank; none reaches one above the highest. */
  private readonly findingsReaching = (bound: 'certain' | 'possible', rank: number): readonly Cube[] => {
    const key = `${bound} ${String(rank)}`;
    const known = this.coveredByRank.get(key);
    if (known !== undefined) return known;
    const found = this.policies.flatMap((one) => (one[`${bound}Rank`] >= rank ? one[bound] : []));
    this.coveredByRank.set(key, found);
    return found;
  };

  private proveClaim(claim: Claim, space: Cube, test: PolicyTest): Proof {
    const doubt = firstCounterexample(claim.possible, space);
    if (doubt === null) return proven;
    const refuted = firstCounterexample(claim.certain, space);
    const context = { space, test, policies: this.policies, findingsReaching: this.findingsReaching };
    if (refuted !== null && refuted !== 'unknown')
      return { verdict: 'broken', why: brokenWords(refuted, claim, context), counterexample: refuted };
    return { verdict: 'unknown', why: unknownWords(doubt, claim, context), counterexample: null };
  }
}

const broken = (words: Sentence): Proof => ({ verdict: 'broken', why: { words, decidedBy: [] }, counterexample: null });

/** Groups neighbouring ranks, each group as its first and last. */
function consecutiveRanks(ranks: readonly Rank[]): [Rank, Rank][] {
  const runs: [Rank, Rank][] = [];
  for (const rank of ranks) {
    const last = runs.at(-1);
    if (last !== undefined && last[1] + 1 === rank) last[1] = rank;
    else runs.push([rank, rank]);
  }
  return runs;
}

function firstCounterexample(regions: readonly Region[], space: Cube): Counterexample | null | 'unknown' {
  let isUnclear = false;
  for (const region of regions) {
    const found = findIn([space], region);
    if (found === 'unknown') isUnclear = true;
    else if (found !== null) return found;
  }
  return isUnclear ? 'unknown' : null;
}
