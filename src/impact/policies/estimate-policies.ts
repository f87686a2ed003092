import type { BlockedEstimate, Estimate, Matched, PolicyImpact } from '../../domain/impact.ts';
import { estimateOf, notEstimable } from '../estimate-of.ts';
import { FigureMaker } from '../figures.ts';
import type { Listed } from '../findings/list-findings.ts';
import { profilesOf } from '../findings/profiles.ts';
import type { TagMap } from '../tags/tag-map.ts';
import { enforcementOf, turnOf } from './enforcement.ts';
import { allOf, estimateBlocked, turnBy, waysFinder } from './estimate-blocked.ts';
import { acts } from './match.ts';
import type { Policy } from './read-policy.ts';
import { type Alike, type Counted, countSeen, type Seen } from './seen.ts';
import type { ChangedPolicy, Sides } from './sides.ts';

type PolicyEstimate = Pick<PolicyImpact, 'matched' | 'blocked'> & { readonly policy: ChangedPolicy };

/** What the changes of a remediation bundle mean for the findings that were looked at. */
export function estimatePolicies(
  sides: Sides,
  { findings, because }: Listed,
  tags: TagMap,
): { readonly policies: readonly PolicyEstimate[]; readonly blocked: BlockedEstimate } {
  const enforcement = enforcementOf(sides);
  const maker = new FigureMaker(findings);
  const alike = profilesOf(findings, tags).map(({ has, findings: own }): Alike => ({
    has,
    tallies: maker.tally(own),
    turn: turnOf(enforcement, has),
  }));
  const seen: Seen = { alike, because, sum: (tallies) => maker.sum(tallies) };
  const waysOf = waysFinder(enforcement);
  return {
    policies: sides.changed.map((policy) => ({
      policy,
      matched: estimateMatched(policy, seen),
      blocked: estimateBlocked(seen, turnBy(policy), waysOf(policy)),
    })),
    blocked: estimateBlocked(seen, ({ turn }) => turn, allOf(sides.changed.map(waysOf))),
  };
}

/** What is certain of each side is a lower bound; a side of which nothing is would be a guess. */
function estimateMatched({ before, after }: ChangedPolicy, { alike, because, sum }: Seen): Estimate<Matched> {
  if (alike.length === 0 && because.length > 0) return notEstimable(because);
  const matching = (policy: Policy): Counted => countSeen(alike, ({ has }) => acts(policy, has));
  const [was, is] = [matching(before), matching(after)];
  const doubts = [...was.doubts, ...is.doubts];
  const grave = doubts.filter(isGrave);
  if ([was, is].some((side) => isGuess(side, alike.length))) return notEstimable(grave.length > 0 ? grave : doubts);
  return estimateOf({ before: sum(was.tallies), after: sum(is.tallies) }, [...doubts, ...because]);
}

/** That some findings lack what is asked for leaves the others; of any other doubt nobody knows how many it is about. */
const isGrave = ({ why }: Counted['doubts'][number]): boolean => why !== 'field';

const isGuess = ({ tallies, doubts }: Counted, all: number): boolean =>
  (tallies.length === 0 && doubts.some(isGrave)) || (all > 0 && doubts.length === all);
