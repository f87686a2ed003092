import {
  codeOf,
  exposures,
  fixPullRequestStates,
  states,
  triageReasons,
  validationStates,
  verdicts,
} from '../findings/codes.ts';
import { triageNotes } from './data/words.ts';
import type { Candidate } from './dependencies.ts';
import type { Life } from './life.ts';
import { pickPlace } from './paths.ts';
import type { Random } from './random.ts';
import type { SeedRule } from './rules.ts';
import { Weighted } from './weighted.ts';

/** What a finding is beside its rule, its repository and its life. Codes are numbers of `findings/codes.ts`. */
export type Traits = {
  readonly path: string;
  readonly component: string | null;
  readonly line: number;
  readonly verdict: number | null;
  readonly fixPullRequest: number | null;
  readonly exposure: number | null;
  readonly validationState: number | null;
  readonly historical: boolean;
  readonly note: string | null;
};

const exposure = new Weighted(
  (['reachable', 'always_reachable', 'conditionally_reachable', 'unreachable', 'unknown'] as const).map((name) =>
    codeOf(exposures, name),
  ),
  [18, 8, 11, 38, 25],
);
const validation = new Weighted(
  (['confirmed_valid', 'confirmed_invalid', 'validation_error', 'no_validator'] as const).map((name) =>
    codeOf(validationStates, name),
  ),
  [18, 32, 8, 42],
);
const [truePositive, falsePositive] = [codeOf(verdicts, 'true_positive'), codeOf(verdicts, 'false_positive')];
const falseReason = codeOf(triageReasons, 'false_positive');
const fixed = codeOf(states, 'fixed');
const inCode = codeOf(exposures, 'conditionally_reachable');

export function traitsOf(
  rule: SeedRule,
  language: string,
  candidate: Candidate | null,
  life: Life,
  random: Random,
): Traits {
  const { issueType } = rule;
  const exposed = issueType === 'sca' ? exposure.pick(random) : null;
  const { path, component } = placeOf(rule, language, candidate, exposed, random);
  return {
    path,
    component,
    line: 1 + Math.floor(random.next() ** 2 * 600),
    verdict: issueType === 'sast' || issueType === 'ai_sast' ? verdictOf(life, random) : null,
    fixPullRequest: issueType === 'sast' || issueType === 'sca' ? fixOf(life, random) : null,
    exposure: exposed,
    validationState: issueType === 'secrets' ? validation.pick(random) : null,
    historical: issueType === 'secrets' && random.chance(0.15),
    note: life.triagedAt !== null && random.chance(0.6) ? random.pick(triageNotes) : null,
  };
}

/** A vulnerable package is found in the code where its function is called, else in the lock file. */
function placeOf(
  rule: SeedRule,
  language: string,
  candidate: Candidate | null,
  exposed: number | null,
  random: Random,
) {
  if (candidate !== null && (exposed ?? inCode) > inCode)
    return { path: candidate.dependency.lockfile, component: null };
  if (rule.issueType === 'secrets') return pickPlace('secrets', random);
  return pickPlace(rule.issueType === 'sast' ? rule.language : language, random);
}

function verdictOf({ triageReason }: Life, random: Random): number | null {
  if (!random.chance(0.45)) return null;
  return random.chance(triageReason === falseReason ? 0.2 : 0.8) ? truePositive : falsePositive;
}

function fixOf({ state }: Life, random: Random): number | null {
  if (!random.chance(0.04)) return null;
  return codeOf(fixPullRequestStates, state === fixed ? 'merged' : 'open');
}
