import type { Blocked, Estimate, Figures, Limit, Matched, PolicyImpact } from '../../domain/impact.ts';
import { estimateOf, notEstimable } from '../estimate-of.ts';
import { FigureMaker, type Tallies } from '../figures.ts';
import type { Listed } from '../findings/list-findings.ts';
import { type Profile, profilesOf } from '../findings/profiles.ts';
import type { TagMap } from '../tags/tag-map.ts';
import { every, isDoubt, type Truth } from '../truth.ts';
import { enforcementOf, isBlocking, type Turn, turnOf } from './enforcement.ts';
import { acts, type HasOne } from './match.ts';
import type { Policy } from './read-policy.ts';
import type { ChangedPolicy, Sides } from './sides.ts';

/** Findings of which each condition says the same. */
type Alike = Pick<Profile, 'has'> & { readonly tallies: Tallies; readonly turn: Turn };
/** All that were looked at; `because`: why there may be more. */
type Seen = {
  readonly alike: readonly Alike[];
  readonly because: readonly Limit[];
  readonly sum: (tallies: readonly Tallies[]) => Figures;
};
type PolicyEstimate = Pick<PolicyImpact, 'matched' | 'blocked'> & { readonly policy: ChangedPolicy };

/** What the changes of a remediation bundle mean for the findings that were looked at. */
export function estimatePolicies(
  sides: Sides,
  { findings, because }: Listed,
  tags: TagMap,
): { readonly policies: readonly PolicyEstimate[]; readonly blocked: Estimate<Blocked> } {
  const enforcement = enforcementOf(sides);
  const maker = new FigureMaker(findings);
  const alike = profilesOf(findings, tags).map(({ has, findings: own }): Alike => ({
    has,
    tallies: maker.tally(own),
    turn: turnOf(enforcement, has),
  }));
  const seen: Seen = { alike, because, sum: (tallies) => maker.sum(tallies) };
  const isStill = enforcement.coming.length + enforcement.going.length === 0;
  return {
    policies: sides.changed.map((policy) => ({
      policy,
      matched: estimateMatched(policy, seen),
      blocked: isStill || !mayBlock(policy) ? noneBlocked : blockedOf(seen, turnBy(policy)),
    })),
    blocked: isStill ? noneBlocked : blockedOf(seen, ({ turn }) => turn),
  };
}

const noneBlocked = estimateOf<Blocked>(
  { newly: new FigureMaker([]).sum([]), noLonger: new FigureMaker([]).sum([]) },
  [],
);

const mayBlock = ({ before, after }: ChangedPolicy): boolean => isBlocking(before) || isBlocking(after);

/** The findings that turn and on which the policy itself blocks, on the side where they are blocked. */
function turnBy({ before, after }: ChangedPolicy): (one: Alike) => Turn {
  const blocks = (policy: Policy, has: HasOne): Truth => isBlocking(policy) && acts(policy, has);
  return ({ has, turn }) => ({
    newly: turn.newly === false ? false : every([blocks(after, has), turn.newly]),
    noLonger: turn.noLonger === false ? false : every([blocks(before, has), turn.noLonger]),
  });
}

/**
 * A policy with a condition that cannot be judged is not estimable: how many it matches would be a guess. Where only some findings lack what
 * is asked for, the others are at least so many.
 */
function estimateMatched({ before, after }: ChangedPolicy, { alike, because, sum }: Seen): Estimate<Matched> {
  if (alike.length === 0 && because.length > 0) return notEstimable(because);
  const was = count(alike, ({ has }) => acts(before, has));
  const is = count(alike, ({ has }) => acts(after, has));
  const doubts = [...was.doubts, ...is.doubts];
  const grave = doubts.filter(({ why }) => why !== 'field');
  if (grave.length > 0 || was.isBlind || is.isBlind) return notEstimable(grave.length > 0 ? grave : doubts);
  return estimateOf({ before: sum(was.tallies), after: sum(is.tallies) }, [...doubts, ...because]);
}

/** What is not known of some findings makes it a lower bound, or where nothing is certain not estimable. */
function blockedOf({ alike, because, sum }: Seen, turnsOf: (one: Alike) => Turn): Estimate<Blocked> {
  if (alike.length === 0 && because.length > 0) return notEstimable(because);
  const turns = alike.map((one) => ({ tallies: one.tallies, turn: turnsOf(one) }));
  const newly = count(turns, ({ turn }) => turn.newly);
  const noLonger = count(turns, ({ turn }) => turn.noLonger);
  const doubts = [...newly.doubts, ...noLonger.doubts];
  if (doubts.length > 0 && newly.tallies.length + noLonger.tallies.length === 0) return notEstimable(doubts);
  return estimateOf({ newly: sum(newly.tallies), noLonger: sum(noLonger.tallies) }, [...doubts, ...because]);
}

/** `isBlind`: nothing could be told of any finding. */
type Counted = {
  readonly tallies: readonly Tallies[];
  readonly doubts: readonly Limit[];
  readonly isBlind: boolean;
};

function count<One extends { readonly tallies: Tallies }>(all: readonly One[], test: (one: One) => Truth): Counted {
  const [tallies, doubts]: [Tallies[], Limit[]] = [[], []];
  for (const one of all) {
    const truth = test(one);
    if (isDoubt(truth)) doubts.push(truth.because);
    else if (truth) tallies.push(one.tallies);
  }
  return { tallies, doubts, isBlind: all.length > 0 && doubts.length === all.length };
}
