import { describe, expect, test } from 'vitest';
import { applyPlan } from '../../src/apply/apply.ts';
import type { Effects } from '../../src/apply/check.ts';
import { PlatformError, type Put } from '../../src/domain/preview.ts';
import { defaultSettings } from '../../src/domain/settings.ts';
import { freshFor } from './model.ts';
import {
  before,
  contradicted,
  done,
  edited,
  type Look,
  moved,
  old,
  planOf,
  play,
  reasonsOf,
  resultsOf,
  stale,
  unanswered,
  written,
} from './play.ts';

const again = 'Review the current plan.';
const changed = `The platform changed since the review. ${again}`;

describe('a bundle that was not sent says why', () => {
  test.each<[string, readonly (readonly Look[])[], readonly (string | null)[]]>([
    [
      'the platform rejects two of three',
      [[old], ['rejected'], ['rejected']],
      [
        'Nothing was sent: the platform rejects remediation of d1, remediation of d2.',
        'The platform rejects it. Fix the files.',
        'The platform rejects it. Fix the files.',
      ],
    ],
    [
      'two of three are stale',
      [[edited], [old], [moved]],
      [
        changed,
        'Nothing was sent: the platform changed since the review in remediation of d0, remediation of d2.',
        changed,
      ],
    ],
  ])('when %s', async (_, looks, reasons) => {
    expect(reasonsOf((await play({ looks })).report)).toEqual(reasons);
  });
});

describe('a PUT that nobody confirms says what is known', () => {
  const unknown = (put: string, look: string): string =>
    `${put} Whether it was written is not known: ${look}. Preview again to find out.`;
  test.each<[string, Put, readonly Look[], string]>([
    ['nothing left', contradicted, [done], 'the dry run after it shows that nothing is left to change'],
    ['the state as it was', contradicted, [old], 'the dry run after it shows the state as it was'],
    [
      'another state',
      contradicted,
      [moved],
      'the dry run after it shows another state, with the same changes left to make',
    ],
    ['another diff', unanswered, [edited], 'the dry run after it shows other changes than the reviewed ones'],
    ['a rejection', unanswered, ['rejected'], 'the platform rejects the content in the dry run after it'],
    ['no answer', unanswered, [new Error('No.')], 'the dry run after it failed too'],
  ])('after a dry run that shows %s', async (_, put, looks, words) => {
    const { report } = await play({ looks: [[old, ...looks]], puts: [put] });
    const message = put.kind === 'written' ? '' : put.message;
    expect(reasonsOf(report)).toEqual([unknown(message, words)]);
  });

  test('when it is stale and a proxy may be to blame', async () => {
    const { report } = await play({ looks: [[old, old]], puts: [stale] });
    expect(reasonsOf(report)).toEqual([
      'Conflict. But the dry run after it shows the same state version as before. Look at the proxies in between: If-Match may not arrive as it was sent.',
    ]);
    expect(report).toMatchObject({ kind: 'stale', results: [{ outcome: { current: { stateVersion: 'old.0' } } }] });
  });

  test('when it is stale and somebody edited', async () => {
    const { report } = await play({ looks: [[old, edited]], puts: [stale] });
    expect(reasonsOf(report)).toEqual([`Conflict. ${changed}`]);
  });

  test('when it is stale, and then the platform does not answer', async () => {
    const { report } = await play({ looks: [[old, new PlatformError('No.')]], puts: [stale] });
    expect(resultsOf(report)).toEqual(['unknown']);
    expect(reasonsOf(report)).toEqual([unknown('Conflict.', 'the dry run after it failed too')]);
  });

  test('when it is stale and has what was wanted', async () => {
    const { report } = await play({ looks: [[old, done]], puts: [stale] });
    expect(report.results[0]?.outcome).toEqual({
      result: 'already-applied',
      reason: 'The platform reports a changed state, but already has exactly this.',
      undo: { stateVersion: 'new.0', content: before() },
    });
  });
});

describe('a PUT that was written but not verified says why', () => {
  test.each<[string, Look, string]>([
    [
      'the dry run fails',
      new PlatformError('No answer.', { hint: 'Try later.' }),
      'Written, but the dry run that verifies it failed. No answer. Try later.',
    ],
    ['the platform rejects it', 'rejected', 'Written, but the platform now rejects the same content. Preview again.'],
    ['a change is left', edited, 'Written, but the dry run afterwards still shows 1 change. Preview again.'],
  ])('when %s', async (_, look, reason) => {
    const { report } = await play({ looks: [[old, look], [old]], puts: [written] });
    expect(report.kind).toBe('partial');
    expect(resultsOf(report)).toEqual(['unverified', 'not-applied']);
    expect(report.results[0]?.outcome).toEqual({
      result: 'unverified',
      reason,
      undo: { stateVersion: 'after', content: before() },
    });
  });

  test('when several changes are left', async () => {
    const twice = freshFor(0, edited);
    let looks = 0;
    const effects: Effects = {
      preview: async () => {
        looks += 1;
        return looks === 1 ? freshFor(0, old) : { ...twice, changes: [...twice.changes, ...twice.changes] };
      },
      put: async () => written,
      stopped: () => false,
      pause: () => Promise.resolve(),
      progress: () => {},
    };
    const report = await applyPlan(planOf(1), effects, { onStale: 'refuse', limits: defaultSettings.guards });
    expect(report.results[0]?.outcome).toEqual({
      result: 'unverified',
      reason: 'Written, but the dry run afterwards still shows 2 changes. Preview again.',
      undo: { stateVersion: 'after', content: before() },
    });
  });
});

describe('an error of a PUT', () => {
  test.each([400, 407, 409, 410, 499])(
    'of the platform itself is a clear no: nothing more is asked, %i',
    async (status) => {
      const error = new PlatformError('No.', { status, unprocessed: true });
      const { report, log } = await play({ looks: [[old]], puts: [error] });
      expect(log).toEqual(['look 0', 'PUT 0 old.0']);
      expect(report).toMatchObject({ kind: 'failed', error, results: [{ outcome: { reason: 'No.', current: null } }] });
    },
  );

  test.each([408, 500, 502, 599])(
    'of status %i says nothing: the PUT is sent again to the same state',
    async (status) => {
      const error = new PlatformError('No.', { status });
      const { log } = await play({ looks: [[old, old, done]], puts: [error, written] });
      expect(log).toEqual(['look 0', 'PUT 0 old.0', 'look 0', 'PUT 0 old.0', 'look 0']);
      expect(resultsOf((await play({ looks: [[old, edited]], puts: [error] })).report)).toEqual(['unknown']);
    },
  );

  test.each([null, 399])('of status %s is not sent again, and the platform is asked', async (status) => {
    const error = new PlatformError('No.', { status });
    expect(resultsOf((await play({ looks: [[old, old]], puts: [error] })).report)).toEqual(['not-applied']);
    expect(resultsOf((await play({ looks: [[old, edited]], puts: [error] })).report)).toEqual(['unknown']);
  });

  test('that nobody threw as an error is told as a text', async () => {
    const effects: Effects = {
      preview: async () => freshFor(0, old),
      // Foreign code may throw anything.
      // oxlint-disable-next-line typescript/prefer-promise-reject-errors
      put: () => Promise.reject('a bare text'),
      stopped: () => false,
      pause: () => Promise.resolve(),
      progress: () => {},
    };
    const report = await applyPlan(planOf(1), effects, { onStale: 'refuse', limits: defaultSettings.guards });
    expect(report).toMatchObject({ kind: 'failed', error: { message: 'a bare text' } });
    expect(reasonsOf(report)).toEqual(['a bare text']);
  });

  test('a bug before anything is sent is no answer of the platform, and is thrown', async () => {
    const bug = new TypeError('undefined is not a function');
    await expect(play({ looks: [[bug]] })).rejects.toBe(bug);
  });
});

describe('the end of a run', () => {
  test('is stale as soon as one bundle is, when nothing was written', async () => {
    expect((await play({ looks: [[old, edited]], puts: [stale] })).report.kind).toBe('stale');
    expect((await play({ looks: [[old, edited], [done]], puts: [stale] })).report.kind).toBe('stale');
  });

  test('comes after all bundles when one of them was there already before its PUT', async () => {
    const { report } = await play({
      looks: [
        [old, done],
        [old, done],
      ],
      puts: [stale, written],
    });
    expect(resultsOf(report)).toEqual(['already-applied', 'applied']);
  });
});

test('what the platform says now stands beside a bundle only where that matters', async () => {
  const current = async (put: Put | Error, look: Look): Promise<unknown> => {
    const { report } = await play({ looks: [[old, look]], puts: [put] });
    const [result] = report.results;
    return result !== undefined && 'current' in result.outcome ? result.outcome.current?.stateVersion : 'none';
  };
  expect(await current(unanswered, edited)).toBe('foreign.0');
  expect(await current(contradicted, old)).toBe('old.0');
  expect(await current(stale, edited)).toBe('foreign.0');
  expect(await current(unanswered, new Error('No.'))).toBeUndefined();
  expect(await current(new Error('Broken.'), old)).toBeUndefined();
});
