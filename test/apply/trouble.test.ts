import { describe, expect, test } from 'vitest';
import { PlatformError, type Put } from '../../src/domain/preview.ts';
import {
  contradicted,
  done,
  edited,
  type Look,
  moved,
  old,
  play,
  reasonsOf,
  resultsOf,
  stale,
  unanswered,
  unmoved,
  written,
} from './play.ts';

describe('a PUT that comes too late', () => {
  test('because of an earlier PUT of the same run is sent again if the diff is the reviewed one', async () => {
    const { report, log } = await play({
      looks: [
        [old, done],
        [old, moved, done],
      ],
      puts: [written, stale, written],
    });
    expect(log.filter((line) => line.startsWith('PUT'))).toEqual(['PUT 0 old.0', 'PUT 1 old.0', 'PUT 1 old.1']);
    expect(report.kind).toBe('applied');
    expect(
      (
        await play({
          looks: [
            [old, done],
            [old, edited],
          ],
          puts: [written, stale],
        })
      ).report.kind,
    ).toBe('partial');
  });

  test('is not sent again for an earlier PUT to another deployment', async () => {
    const looks = [
      [old, done],
      [old, done],
      [old, moved],
    ];
    const { report } = await play({ looks, puts: [written, written, stale] });
    expect(resultsOf(report)).toEqual(['applied', 'applied', 'not-applied']);
  });

  test('a second time is not sent a third time', async () => {
    const { report } = await play({
      looks: [[old, moved, { held: 'old', bump: 2 }]],
      puts: [stale, stale],
      onStale: 'same-diff',
    });
    expect(resultsOf(report)).toEqual(['not-applied']);
  });
});

describe('a PUT that is refused as a conflict, and nobody knows with what', () => {
  const conflict = new PlatformError('It answered 409.', { status: 409 });

  test('is not applied when the state is the same, as where somebody locked it', async () => {
    const { report, log } = await play({ looks: [[old, old]], puts: [conflict] });
    expect(report).toMatchObject({ kind: 'failed', error: conflict, results: [{ outcome: { current: null } }] });
    expect(resultsOf(report)).toEqual(['not-applied']);
    expect(reasonsOf(report)).toEqual(['It answered 409.']);
    expect(log).toEqual(['look 0', 'PUT 0 old.0', 'look 0']);
  });

  test('is stale when the platform changed', async () => {
    for (const now of [moved, edited]) {
      const { report } = await play({ looks: [[old, now]], puts: [conflict] });
      expect(report).toMatchObject({ kind: 'stale', results: [{ outcome: { result: 'not-applied' } }] });
      expect(reasonsOf(report)[0]).toMatch(/^It answered 409\. The platform changed since the review\./);
    }
  });

  test('but finds its content already there, is already applied: a proxy may have sent it twice', async () => {
    const { report } = await play({ looks: [[old, done]], puts: [conflict] });
    expect(resultsOf(report)).toEqual(['already-applied']);
    expect(report.results[0]?.outcome).toMatchObject({ undo: { stateVersion: 'new.0' } });
    expect(reasonsOf(report)).toEqual([
      'It answered 409. But the dry run after it shows that nothing is left to change.',
    ]);
  });

  test('is sent again to another state that is good enough, and once', async () => {
    const once = { looks: [[old, moved, done]], puts: [conflict, written], onStale: 'same-diff' } as const;
    expect((await play(once)).report.kind).toBe('applied');
    const twice = { looks: [[old, moved, moved]], puts: [conflict, conflict], onStale: 'same-diff' } as const;
    expect(resultsOf((await play(twice)).report)).toEqual(['not-applied']);
  });
});

describe('a PUT that is refused, and nobody knows by whom', () => {
  const denied = new PlatformError('It answered 403.', { status: 403 });

  test('is applied where the dry run shows that it was written: a gateway may refuse the answer', async () => {
    const { report, log } = await play({ looks: [[old, done]], puts: [denied] });
    expect(report).toMatchObject({ kind: 'applied', results: [{ outcome: { undo: { stateVersion: 'new.0' } } }] });
    expect(reasonsOf(report)).toEqual(['It answered 403. The dry run after it shows that it was written.']);
    expect(log).toEqual(['look 0', 'PUT 0 old.0', 'look 0']);
  });

  test('is not applied where the dry run shows the state as it was', async () => {
    const { report, log } = await play({ looks: [[old, old]], puts: [denied] });
    expect(report).toMatchObject({ kind: 'failed', error: denied, results: [{ outcome: { current: null } }] });
    expect(resultsOf(report)).toEqual(['not-applied']);
    expect(reasonsOf(report)).toEqual(['It answered 403.']);
    expect(log).toEqual(['look 0', 'PUT 0 old.0', 'look 0']);
  });

  test.each([
    ['is refused too', denied],
    ['shows another state', moved],
    ['shows other changes', edited],
    ['is rejected', 'rejected'],
    ['shows nothing left at the state as it was', 'odd'],
  ] as const)('is not known where the dry run %s', async (_, look) => {
    const { report, log } = await play({ looks: [[old, look]], puts: [denied], onStale: 'same-diff' });
    expect(report.kind).toBe('partial');
    expect(resultsOf(report)).toEqual(['unknown']);
    expect(reasonsOf(report)[0]).toMatch(/^It answered 403\. Whether it was written is not known: .*\. Preview again/);
    expect(log).toEqual(['look 0', 'PUT 0 old.0', 'look 0']);
  });
});

describe('a PUT without an answer', () => {
  test('that was written is applied, and not sent again', async () => {
    const { report } = await play({ looks: [[old, done]], puts: [unanswered] });
    expect(report).toMatchObject({
      kind: 'applied',
      results: [{ outcome: { result: 'applied', undo: { stateVersion: 'new.0' } } }],
    });
    expect(reasonsOf(report)[0]).toBe('No answer came. The dry run after it shows that it was written.');
  });

  test('that was not written is sent once more', async () => {
    const { report, log } = await play({ looks: [[old, old, done]], puts: [unanswered, written] });
    expect(log).toEqual(['look 0', 'PUT 0 old.0', 'look 0', 'PUT 0 old.0', 'look 0']);
    expect(report.kind).toBe('applied');
  });

  test.for<[string, readonly Look[], readonly Put[]]>([
    ['and none the second time either', [old, old, old], [unanswered, unanswered]],
    ['whose dry run fails', [old, new PlatformError('No answer.')], [unanswered]],
    ['whose dry run is rejected', [old, 'rejected'], [unanswered]],
    ['whose dry run shows nothing left at the state as it was', [old, 'odd'], [unanswered]],
    ['after which somebody edited', [old, edited], [unanswered]],
    ['that is too late the second time, with other content there', [old, old, edited], [unanswered, stale]],
  ])('%s is not known', async ([, looks, puts]) => {
    const { report } = await play({ looks: [looks, [old]], puts });
    expect(report.kind).toBe('partial');
    expect(resultsOf(report)).toEqual(['unknown', 'not-applied']);
    expect(reasonsOf(report)[0]).toMatch(/Whether it was written is not known: .*\. Preview again to find out\.$/);
  });

  test('that arrives while it is sent again is applied, and the reason is the first one', async () => {
    const { report } = await play({ looks: [[old, old, done]], puts: [unanswered, stale] });
    expect(resultsOf(report)).toEqual(['applied']);
    expect(reasonsOf(report)[0]).toBe('No answer came. The dry run after it shows that it was written.');
  });

  test.for(['the platform answered 204.', 'the platform answered 303, a redirect.', 'the platform answered 502.'])(
    'that says what is so tells what came: %s',
    async (message) => {
      const { report } = await play({ looks: [[old, done]], puts: [{ kind: 'unanswered', message }] });
      expect(reasonsOf(report)[0]).toBe(`${message} The dry run after it shows that it was written.`);
    },
  );
});

describe('a PUT whose answer contradicts what was sent', () => {
  const ways: readonly [string, Put, RegExp][] = [
    ['is of another deployment', contradicted, /^It answered for the deployment "umbrella"\. Whether it was written/],
    ['has the old state version', unmoved, /^The platform answered the PUT with the old state version\. Whether/],
  ];
  const looks: readonly [string, Look][] = [
    ['nothing left', done],
    ['the same state', old],
    ['another version', moved],
    ['another diff', edited],
    ['a rejection', 'rejected'],
    ['nothing', new PlatformError('No answer.')],
  ];
  test.for(ways.flatMap((way) => looks.map((look) => [...way, ...look] as const)))(
    'because it %s is not known, and not sent again, when the dry run shows $3',
    async ([, put, reason, , look]) => {
      const { report, log } = await play({ looks: [[old, look], [old]], puts: [put] });
      expect(report.kind).toBe('partial');
      expect(resultsOf(report)).toEqual(['unknown', 'not-applied']);
      expect(reasonsOf(report)[0]).toMatch(reason);
      expect(reasonsOf(report)[0]).not.toMatch(/^It was written|that it was written/);
      expect(log.filter((line) => line.startsWith('PUT'))).toHaveLength(1);
    },
  );
});

describe('a PUT that never reached the platform', () => {
  const unsent = new PlatformError('It cannot be reached.', { hint: 'Check the address.', unsent: true });

  test('is not applied, and nothing more is asked', async () => {
    const { report, log } = await play({ looks: [[old], [old]], puts: [unsent] });
    expect(log).toEqual(['look 0', 'look 1', 'PUT 0 old.0']);
    expect(report).toMatchObject({ kind: 'failed', error: unsent });
    expect(reasonsOf(report)[0]).toBe('It cannot be reached. Check the address.');
  });

  test('the second time is not known, for the first may still arrive', async () => {
    const { report } = await play({ looks: [[old, old, old]], puts: [unanswered, unsent] });
    expect(resultsOf(report)).toEqual(['unknown']);
  });
});

describe('a platform that reads from a copy which is behind', () => {
  test('is asked again until it shows another state than before the PUT', async () => {
    const { report, log } = await play({ looks: [[old, old, old, done]], puts: [written] });
    expect(report.kind).toBe('applied');
    expect(log).toEqual(['look 0', 'PUT 0 old.0', 'look 0', 'wait 1000', 'look 0', 'wait 2000', 'look 0']);
  });

  test('in its version only is asked again as well', async () => {
    const { report, log } = await play({ looks: [[old, 'odd', done]], puts: [written] });
    expect(report.kind).toBe('applied');
    expect(log).toContain('wait 1000');
    const odd = (await play({ looks: [[old, 'odd', 'odd', 'odd', 'odd', 'odd', 'odd']], puts: [written] })).report;
    expect(resultsOf(odd)).toEqual(['unverified']);
  });

  test('for longer than 15 seconds is not said to have it', async () => {
    const { report, log } = await play({ looks: [[old, old, old, old, old, old, old], [old]], puts: [written] });
    expect(resultsOf(report)).toEqual(['unverified', 'not-applied']);
    expect(reasonsOf(report)[0]).toMatch(/still shows the old state/);
    expect(log.filter((line) => line.startsWith('wait'))).toEqual([1, 2, 4, 4, 4].map((wait) => `wait ${wait}000`));
  });

  test('is not waited for once it shows a state that nobody reviewed', async () => {
    const { report, log } = await play({ looks: [[old, old, edited]], puts: [written] });
    expect(reasonsOf(report)[0]).toMatch(/still shows 1 change\./);
    expect(log.filter((line) => line.startsWith('wait'))).toEqual(['wait 1000']);
  });

  test('is not waited for by a run that somebody wants to stop', async () => {
    const { report, log } = await play({ looks: [[old, old]], puts: [written], stopsAfter: 1 });
    expect(resultsOf(report)).toEqual(['unverified']);
    expect(log).not.toContain('wait 1000');
  });
});
