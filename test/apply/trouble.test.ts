import { describe, expect, test } from 'vitest';
import { PlatformError } from '../../src/domain/errors.ts';
import type { PutResult } from '../../src/domain/platform.ts';
import {
  contentBefore,
  contradicted,
  newState,
  editedState,
  type ScriptedDryRun,
  newerVersion,
  oldState,
  playApply,
  reasonsOf,
  resultsOf,
  stale,
  unanswered,
  writtenAtOldVersion,
  written,
} from './play.ts';

const changed = 'The platform changed since the review. Review the current plan.';
const proven = 'The dry run after it shows that it was written.';
const isUnknown = (put: string, look: string): string =>
  `${put} Whether it was written is not known: ${look}. Preview again to find out.`;

const conflict = new PlatformError('It answered 409.', { status: 409 });
const denied = new PlatformError('It answered 403.', { status: 403 });
const silent = new PlatformError('No answer.', { fix: 'Try later.' });
const unsent = new PlatformError('It cannot be reached.', { fix: 'Check the address.', unsent: true });

/** What PUTs of one bundle end with, what the dry runs after them show, how the run ends, what becomes of the bundle, and why. */
type Row = readonly [
  name: string,
  puts: readonly (PutResult | Error)[],
  dryRuns: readonly ScriptedDryRun[],
  kind: string,
  result: string,
  reason: string | RegExp | null,
  onStale?: 'same-diff',
];

const asTold = (reason: Row[5]): unknown => (reason instanceof RegExp ? expect.stringMatching(reason) : reason);

const late: readonly Row[] = [
  ['the state is the same, so a proxy may be to blame', [stale], [oldState], 'stale', 'not-applied', /^Conflict\. But the dry run after it shows the same state version as before\. Look at the proxies/],
  ['somebody edited', [stale], [editedState], 'stale', 'not-applied', `Conflict. ${changed}`],
  ['nobody answers', [stale], [silent], 'partial', 'unknown', isUnknown('Conflict.', 'the dry run after it failed too')],
  ['it has what was wanted', [stale], [newState], 'applied', 'already-applied', 'The platform reports a changed state, but already has exactly this.'],
  ['another version has the reviewed diff, twice', [stale, stale], [newerVersion, { content: 'old', versionCounter: 2 }], 'stale', 'not-applied', /^Conflict\./, 'same-diff'],
]; // prettier-ignore

const refused: readonly Row[] = [
  ['a conflict at the same state, as of a lock', [conflict], [oldState], 'failed', 'not-applied', 'It answered 409.'],
  ['a conflict at another version', [conflict], [newerVersion], 'stale', 'not-applied', `It answered 409. ${changed}`],
  ['a conflict at another diff', [conflict], [editedState], 'stale', 'not-applied', `It answered 409. ${changed}`],
  ['a conflict with what is there already, for a proxy may have sent it twice', [conflict], [newState], 'applied', 'already-applied', 'It answered 409. But the dry run after it shows that nothing is left to change.'],
  ['a conflict at another version that is good enough: sent again', [conflict, written], [newerVersion, newState], 'applied', 'applied', null, 'same-diff'],
  ['that twice: not sent a third time', [conflict, conflict], [newerVersion, newerVersion], 'failed', 'not-applied', /^It answered 409\./, 'same-diff'],
  ['a gateway that refuses the answer to what was written', [denied], [newState], 'applied', 'applied', `It answered 403. ${proven}`],
  ['a gateway that refuses the request', [denied], [oldState], 'failed', 'not-applied', 'It answered 403.'],
  ...[denied, newerVersion, editedState, 'rejected', 'inconsistent'].map((look): Row => ['a gateway, and then nobody can tell', [denied], [look as ScriptedDryRun], 'partial', 'unknown', /^It answered 403\. Whether it was written is not known: /, 'same-diff']),
  ...[400, 407, 409, 410, 499].map((status): Row => [`${String(status)} of the platform itself, a clear no: nothing is asked`, [new PlatformError('No.', { status, unprocessed: true })], [], 'failed', 'not-applied', 'No.']),
  ...[408, 500, 502, 599].flatMap((status): Row[] => {
    const error = new PlatformError('No.', { status });
    return [
      [`${String(status)}, which says nothing: sent again to the same state`, [error, written], [oldState, newState], 'applied', 'applied', null],
      [`${String(status)}, and then another diff`, [error], [editedState], 'partial', 'unknown', /Whether it was written/],
    ];
  }),
  ...[null, 399].flatMap((status): Row[] => {
    const error = new PlatformError('No.', { status });
    return [
      [`the odd status ${String(status)}: not sent again`, [error], [oldState], 'failed', 'not-applied', 'No.'],
      [`the odd status ${String(status)}, and then another diff`, [error], [editedState], 'partial', 'unknown', /Whether it was written/],
    ];
  }),
  ['a platform that is never reached: nothing is asked', [unsent], [], 'failed', 'not-applied', 'It cannot be reached. Check the address.'],
]; // prettier-ignore

const open: readonly Row[] = [
  ['was written', [unanswered], [newState], 'applied', 'applied', `No answer came. ${proven}`],
  ['was not written: sent once more', [unanswered, written], [oldState, newState], 'applied', 'applied', null],
  ['arrives while it is sent again', [unanswered, stale], [oldState, newState], 'applied', 'applied', `No answer came. ${proven}`],
  ['none the second time either', [unanswered, unanswered], [oldState, oldState], 'partial', 'unknown', /Whether/],
  ['the second is too late', [unanswered, stale], [oldState, editedState], 'partial', 'unknown', /Whether/],
  ['the second never arrives, but the first still may', [unanswered, unsent], [oldState, oldState], 'partial', 'unknown', /Whether/],
  ['nothing left at the state as it was', [unanswered], ['inconsistent'], 'partial', 'unknown', /Whether/],
  ['another diff', [unanswered], [editedState], 'partial', 'unknown', isUnknown('No answer came.', 'the dry run after it shows other changes than the reviewed ones')],
  ['a rejection', [unanswered], ['rejected'], 'partial', 'unknown', isUnknown('No answer came.', 'the platform rejects the content in the dry run after it')],
  ['no answer again', [unanswered], [silent], 'partial', 'unknown', isUnknown('No answer came.', 'the dry run after it failed too')],
]; // prettier-ignore

const shown: readonly (readonly [ScriptedDryRun, string])[] = [
  [newState, 'the dry run after it shows that nothing is left to change'],
  [oldState, 'the dry run after it shows the state as it was'],
  [newerVersion, 'the dry run after it shows another state, with the same changes left to make'],
  [editedState, 'the dry run after it shows other changes than the reviewed ones'],
  ['rejected', 'the platform rejects the content in the dry run after it'],
  [silent, 'the dry run after it failed too'],
];
/** Sent to a platform that stores it in another form, for the second time. */
const otherForm =
  ' rules of the detection policy was sent as ["b"] and is [] on the platform. If the platform stores it in another form, run `ifmatch pull` to take that into the files.';
const contrary: readonly Row[] = shown.flatMap(([look, words]): Row[] => [
  [`another deployment; ${words}`, [contradicted], [look], 'partial', 'unknown', isUnknown('It answered for the deployment "umbrella".', words)],
  [`the old state version; ${words}`, [writtenAtOldVersion], [look], 'partial', 'unknown', `${isUnknown('The platform answered the PUT with the old state version.', words)}${look === oldState ? otherForm : ''}`],
]); // prettier-ignore

const unconfirmed: readonly Row[] = [
  ['the dry run fails', [written], [silent], 'partial', 'unverified', 'Written, but the dry run that verifies it failed. No answer. Try later.'],
  ['the platform rejects it', [written], ['rejected'], 'partial', 'unverified', 'Written, but the platform now rejects the same content. Preview again.'],
  ['a change is left', [written], [editedState], 'partial', 'unverified', /^Written, but rules of the detection policy was sent as \["a","b"\] and is \["c"\] on the platform\. .*`ifmatch pull`/],
]; // prettier-ignore

describe.each([
  ['a PUT that comes too late, after which', late],
  ['a PUT that is refused by', refused],
  ['a PUT without an answer that', open],
  ['a PUT whose answer contradicts what was sent:', contrary],
  ['a PUT that was written, but afterwards', unconfirmed],
])('%s', (_, rows) => {
  test.for(rows)('%s', async ([, puts, dryRuns, kind, result, reason, again]) => {
    const onStale = again ?? 'refuse';
    const { report } = await playApply({ dryRuns: [[oldState, ...dryRuns]], puts, onStale });
    expect([report.kind, resultsOf(report)]).toEqual([kind, [result]]);
    expect(reasonsOf(report)).toEqual([asTold(reason)]);
    const undone = report.results.map((applied) => 'undo' in applied.result && applied.result.undo?.content);
    expect(undone).toEqual([result !== 'not-applied' && contentBefore()]);
  });
});

test('no further bundle is sent after one that is unknown or refused', async () => {
  for (const [put, look] of [
    [unanswered, editedState],
    [contradicted, newState],
    [denied, oldState],
  ] as const) {
    const { report } = await playApply({ dryRuns: [[oldState, look], [oldState]], puts: [put] });
    expect(resultsOf(report)[1]).toBe('not-applied');
  }
});

describe('a PUT made stale by an earlier one of the same run', () => {
  const sent = (log: readonly string[]) => log.filter((line) => line.startsWith('PUT'));

  test('is retried if the diff is still the reviewed one', async () => {
    const dryRuns = [
      [oldState, newState],
      [oldState, newerVersion, newState],
    ];
    const { report, log } = await playApply({ dryRuns, puts: [written, stale, written] });
    expect([report.kind, sent(log)]).toEqual(['applied', ['PUT 0 old.0', 'PUT 1 old.0', 'PUT 1 old.1']]);
    const other = [
      [oldState, newState],
      [oldState, editedState],
    ];
    expect((await playApply({ dryRuns: other, puts: [written, stale] })).report.kind).toBe('partial');
  });

  test('is not retried if the earlier one went to another deployment', async () => {
    const dryRuns = [
      [oldState, newState],
      [oldState, newState],
      [oldState, newerVersion],
    ];
    const { report } = await playApply({ dryRuns, puts: [written, written, stale] });
    expect(resultsOf(report)).toEqual(['applied', 'applied', 'not-applied']);
  });
});

describe('a platform that reads from a lagging replica', () => {
  test.each<[string, readonly ScriptedDryRun[], string, readonly number[]]>([
    [
      'is asked again until it shows another state than before the PUT',
      [oldState, oldState, newState],
      'applied',
      [1, 2],
    ],
    ['in its version only is asked again as well', ['inconsistent', newState], 'applied', [1]],
    [
      'for longer than 15 seconds is not said to have it',
      [oldState, oldState, oldState, oldState, oldState, oldState],
      'unverified',
      [1, 2, 4, 4, 4],
    ],
    ['is not waited for once it shows a state that nobody reviewed', [oldState, editedState], 'unverified', [1]],
  ])('%s', async (_, dryRuns, result, waits) => {
    const { report, log } = await playApply({ dryRuns: [[oldState, ...dryRuns]], puts: [written] });
    expect(resultsOf(report)).toEqual([result]);
    expect(log.filter((line) => line.startsWith('wait'))).toEqual(waits.map((wait) => `wait ${String(wait)}000`));
  });

  test('is not waited for once a stop is requested', async () => {
    const { report, log } = await playApply({ dryRuns: [[oldState, oldState]], puts: [written], stopsAfterPuts: 1 });
    expect([resultsOf(report), log.includes('wait 1000')]).toEqual([['unverified'], false]);
  });
});

describe('a bundle that was not sent has a reason', () => {
  test.each<[string, readonly (readonly ScriptedDryRun[])[], readonly (string | null)[]]>([
    [
      'the platform rejects two of three',
      [[oldState], ['rejected'], ['rejected']],
      [
        'Not sent: the platform rejects detection/secrets of d1.',
        'The platform rejects it. Fix the files.',
        'The platform rejects it. Fix the files.',
      ],
    ],
    [
      'two of three are stale',
      [[editedState], [oldState], [newerVersion]],
      [changed, 'Not sent: the platform changed detection/code of d0 since the review.', changed],
    ],
  ])('when %s', async (_, dryRuns, reasons) => {
    expect(reasonsOf((await playApply({ dryRuns })).report)).toEqual(reasons);
  });
});

test('a bug before the first PUT is thrown, not reported as an answer of the platform', async () => {
  const bug = new TypeError('undefined is not a function');
  await expect(playApply({ dryRuns: [[bug]] })).rejects.toBe(bug);
});

test('the current state is reported beside a bundle if a dry run showed it', async () => {
  const current = async (put: PutResult | Error, look: ScriptedDryRun): Promise<unknown> => {
    const { report } = await playApply({ dryRuns: [[oldState, look]], puts: [put] });
    const [result] = report.results;
    return result !== undefined && 'current' in result.result ? result.result.current?.stateVersion : 'none';
  };
  expect(await current(unanswered, editedState)).toBe('foreign.0');
  expect(await current(contradicted, oldState)).toBe('old.0');
  expect(await current(stale, editedState)).toBe('foreign.0');
  expect(await current(unanswered, silent)).toBeUndefined();
  expect(await current(new Error('Broken.'), oldState)).toBeUndefined();
});
