import { describe, expect, test } from 'vitest';
import {
  decideAfterFailedPut,
  type Decision,
  type EarlierAttempts,
  type DryRunFinding,
  type PutFailure,
} from '../../src/apply/results.ts';

const everyFinding: readonly DryRunFinding[] = [
  'no-changes',
  'as-reviewed',
  'state-changed',
  'plan-changed',
  'rejected',
  'no-answer',
  'inconsistent',
];
const everyFailure: readonly PutFailure[] = [
  'stale',
  'conflict',
  'unanswered',
  'contradicted',
  'old-version',
  'refused',
  'failed',
];
const allAttempts: readonly EarlierAttempts[] = [null, 'No answer came.'].flatMap((unansweredMessage) =>
  [false, true].flatMap((isRepeated) =>
    [false, true].map((acceptsOtherVersion) => ({ unansweredMessage, isRepeated, acceptsOtherVersion })),
  ),
);
const clear = allAttempts.filter(({ unansweredMessage }) => unansweredMessage === null);
const open = allAttempts.filter(({ unansweredMessage }) => unansweredMessage !== null);

/** All that is decided for some failures, dry runs and allAttempts. */
const decisions = (
  failures: readonly PutFailure[],
  shown: readonly DryRunFinding[],
  of: readonly EarlierAttempts[],
): Decision[] => [
  ...new Set(
    failures.flatMap((failure) =>
      shown.flatMap((one) => of.map((attempts) => decideAfterFailedPut(failure, one, attempts))),
    ),
  ),
];

const first: EarlierAttempts = { unansweredMessage: null, isRepeated: false, acceptsOtherVersion: false };
const shows = (failure: PutFailure, attempts: EarlierAttempts): Decision[] =>
  everyFinding.map((one) => decideAfterFailedPut(failure, one, attempts));

describe('after a PUT without a usable answer', () => {
  test('the result is unknown when the answer contradicts the request, whatever the dry run shows', () => {
    expect(decisions(['contradicted', 'old-version'], everyFinding, allAttempts)).toEqual(['unknown']);
  });

  test('no remaining changes mean that our write succeeded, unless the platform says it was stale', () => {
    const others = everyFailure.filter(
      (failure) => !['contradicted', 'old-version', 'stale', 'conflict'].includes(failure),
    );
    expect(decisions(others, ['no-changes'], allAttempts)).toEqual(['applied']);
    expect(decisions(['stale', 'conflict'], ['no-changes'], clear)).toEqual(['already-applied']);
    expect(decisions(['stale', 'conflict'], ['no-changes'], open)).toEqual(['applied']);
  });

  test('a PUT without an answer is never reported as not applied, since it may still arrive', () => {
    expect(
      decisions(
        everyFailure,
        everyFinding.filter((one) => one !== 'no-changes'),
        open,
      ),
    ).toEqual(['unknown']);
  });

  test('a PUT without an answer is retried only at an unchanged state', () => {
    expect(shows('unanswered', first)).toEqual(['applied', 'again', ...everyFinding.slice(2).map(() => 'unknown')]);
  });

  test('a stale PUT is retried only at an acceptable new state, and once', () => {
    const late = ['already-applied', 'not-applied', 'not-applied', 'not-applied', 'unknown', 'unknown', 'unknown'];
    for (const failure of ['stale', 'conflict'] as const) {
      expect(shows(failure, first)).toEqual(late);
      expect(shows(failure, { ...first, isRepeated: true, acceptsOtherVersion: true })).toEqual(late);
      expect(shows(failure, { ...first, acceptsOtherVersion: true })).toEqual(late.with(2, 'again'));
    }
  });

  test('a clear refusal, and a platform that was not reached, mean that nothing was written', () => {
    const rest = everyFinding.filter((one) => one !== 'no-changes');
    expect(decisions(['refused'], rest, clear)).toEqual(['not-applied']);
  });

  test('after another failure, an unchanged state means not applied, any other is unknown', () => {
    expect(shows('failed', first)).toEqual(['applied', 'not-applied', ...everyFinding.slice(2).map(() => 'unknown')]);
  });
});
