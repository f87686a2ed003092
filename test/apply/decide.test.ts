import { describe, expect, test } from 'vitest';
import { decide, type Decision, type History, type Shown, type Trouble } from '../../src/apply/report.ts';

const everyShown: readonly Shown[] = ['done', 'same', 'moved', 'other', 'rejected', 'silent', 'odd'];
const everyTrouble: readonly Trouble[] = [
  'stale',
  'conflict',
  'unanswered',
  'contradicted',
  'refused',
  'unsent',
  'failed',
];
const histories: readonly History[] = [null, 'No answer came.'].flatMap((lost) =>
  [false, true].flatMap((repeated) => [false, true].map((acceptsMoved) => ({ lost, repeated, acceptsMoved }))),
);
const clear = histories.filter(({ lost }) => lost === null);
const open = histories.filter(({ lost }) => lost !== null);

/** All that is decided for some troubles, dry runs and histories. */
const decisions = (troubles: readonly Trouble[], shown: readonly Shown[], of: readonly History[]): Decision[] => [
  ...new Set(troubles.flatMap((trouble) => shown.flatMap((one) => of.map((history) => decide(trouble, one, history))))),
];

const first: History = { lost: null, repeated: false, acceptsMoved: false };
const shows = (trouble: Trouble, history: History): Decision[] =>
  everyShown.map((one) => decide(trouble, one, history));

describe('after a PUT that did not end with a proper answer', () => {
  test('nothing is known when the answer contradicts what was sent, whatever the dry run shows', () => {
    expect(decisions(['contradicted'], everyShown, histories)).toEqual(['unknown']);
  });

  test('it was us who wrote when nothing is left to change, unless the platform says that somebody was faster', () => {
    const others = everyTrouble.filter((trouble) => !['contradicted', 'stale', 'conflict'].includes(trouble));
    expect(decisions(others, ['done'], histories)).toEqual(['applied']);
    expect(decisions(['stale', 'conflict'], ['done'], clear)).toEqual(['already-applied']);
    expect(decisions(['stale', 'conflict'], ['done'], open)).toEqual(['applied']);
  });

  test('a PUT that got no answer may still arrive, so nobody can say any more that nothing was written', () => {
    expect(
      decisions(
        everyTrouble,
        everyShown.filter((one) => one !== 'done'),
        open,
      ),
    ).toEqual(['unknown']);
  });

  test('a PUT without an answer is sent again only to the very same state', () => {
    expect(shows('unanswered', first)).toEqual(['applied', 'again', ...everyShown.slice(2).map(() => 'unknown')]);
  });

  test('a PUT that came too late is sent again only to a moved state that is good enough, and once', () => {
    const late = ['already-applied', 'not-applied', 'not-applied', 'not-applied', 'unknown', 'unknown', 'unknown'];
    for (const trouble of ['stale', 'conflict'] as const) {
      expect(shows(trouble, first)).toEqual(late);
      expect(shows(trouble, { ...first, repeated: true, acceptsMoved: true })).toEqual(late);
      expect(shows(trouble, { ...first, acceptsMoved: true })).toEqual(late.with(2, 'again'));
    }
  });

  test('a clear no, and a platform that was never reached, mean that nothing was written', () => {
    const rest = everyShown.filter((one) => one !== 'done');
    expect(decisions(['refused', 'unsent'], rest, clear)).toEqual(['not-applied']);
  });

  test('what failed otherwise was not written if the state is the same, and else is not known', () => {
    expect(shows('failed', first)).toEqual(['applied', 'not-applied', ...everyShown.slice(2).map(() => 'unknown')]);
  });
});
