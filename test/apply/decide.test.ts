import { describe, expect, test } from 'vitest';
import { decide, type Decision, type Attempts, type Shown, type Trouble } from '../../src/apply/results.ts';

const everyShown: readonly Shown[] = ['done', 'same', 'moved', 'other', 'rejected', 'silent', 'odd'];
const everyTrouble: readonly Trouble[] = [
  'stale',
  'conflict',
  'unanswered',
  'contradicted',
  'unmoved',
  'refused',
  'failed',
];
const histories: readonly Attempts[] = [null, 'No answer came.'].flatMap((lost) =>
  [false, true].flatMap((repeated) => [false, true].map((acceptsMoved) => ({ lost, repeated, acceptsMoved }))),
);
const clear = histories.filter(({ lost }) => lost === null);
const open = histories.filter(({ lost }) => lost !== null);

/** All that is decided for some troubles, dry runs and histories. */
const decisions = (troubles: readonly Trouble[], shown: readonly Shown[], of: readonly Attempts[]): Decision[] => [
  ...new Set(troubles.flatMap((trouble) => shown.flatMap((one) => of.map((history) => decide(trouble, one, history))))),
];

const first: Attempts = { lost: null, repeated: false, acceptsMoved: false };
const shows = (trouble: Trouble, history: Attempts): Decision[] =>
  everyShown.map((one) => decide(trouble, one, history));

describe('after a PUT without a usable answer', () => {
  test('the result is unknown when the answer contradicts the request, whatever the dry run shows', () => {
    expect(decisions(['contradicted', 'unmoved'], everyShown, histories)).toEqual(['unknown']);
  });

  test('no remaining changes mean that our write succeeded, unless the platform says it was stale', () => {
    const others = everyTrouble.filter(
      (trouble) => !['contradicted', 'unmoved', 'stale', 'conflict'].includes(trouble),
    );
    expect(decisions(others, ['done'], histories)).toEqual(['applied']);
    expect(decisions(['stale', 'conflict'], ['done'], clear)).toEqual(['already-applied']);
    expect(decisions(['stale', 'conflict'], ['done'], open)).toEqual(['applied']);
  });

  test('a PUT without an answer is never reported as not applied, since it may still arrive', () => {
    expect(
      decisions(
        everyTrouble,
        everyShown.filter((one) => one !== 'done'),
        open,
      ),
    ).toEqual(['unknown']);
  });

  test('a PUT without an answer is retried only at an unchanged state', () => {
    expect(shows('unanswered', first)).toEqual(['applied', 'again', ...everyShown.slice(2).map(() => 'unknown')]);
  });

  test('a stale PUT is retried only at an acceptable new state, and once', () => {
    const late = ['already-applied', 'not-applied', 'not-applied', 'not-applied', 'unknown', 'unknown', 'unknown'];
    for (const trouble of ['stale', 'conflict'] as const) {
      expect(shows(trouble, first)).toEqual(late);
      expect(shows(trouble, { ...first, repeated: true, acceptsMoved: true })).toEqual(late);
      expect(shows(trouble, { ...first, acceptsMoved: true })).toEqual(late.with(2, 'again'));
    }
  });

  test('a clear refusal, and a platform that was not reached, mean that nothing was written', () => {
    const rest = everyShown.filter((one) => one !== 'done');
    expect(decisions(['refused'], rest, clear)).toEqual(['not-applied']);
  });

  test('after another failure, an unchanged state means not applied, any other is unknown', () => {
    expect(shows('failed', first)).toEqual(['applied', 'not-applied', ...everyShown.slice(2).map(() => 'unknown')]);
  });
});
