import type { Effect } from '../../../../src/generated/types.ts';
import { makePlan } from '../../../../src/plan/plan.ts';
import { detection, diffOfDetection, diffOfPolicies, planned, remediation } from '../../build.ts';
import type { Pair } from './pair.ts';

/** What a plan says of going from one state of the pair to the other. */
export function effectOf(pair: Pair): Effect {
  const plan =
    'live' in pair
      ? planned(detection(pair.sent), diffOfDetection(detection(pair.live).content, detection(pair.sent).content))
      : planned(remediation(pair.after), diffOfPolicies(pair.before, pair.after));
  return makePlan([plan]).summary.effect;
}
