import { describe, expect, test } from 'vitest';
import {
  newState,
  newerVersion,
  oldState,
  playApply,
  reasonsOf,
  resultsOf,
  stale,
  unanswered,
  written,
} from './play.ts';

const reason = 'Stopped before it was sent.';

describe('an apply that is stopped', () => {
  test('before its first PUT ends as failed and sends nothing', async () => {
    const { report, log } = await playApply({ dryRuns: [[oldState], [oldState]], stopsAfterPuts: 0 });
    expect(log).toEqual(['dry run 0', 'dry run 1', 'undo unknown, unknown']);
    expect(report).toMatchObject({
      kind: 'failed',
      error: { message: 'The apply was stopped before everything was sent.', fix: 'Rerunning it is safe.' },
    });
    expect(resultsOf(report)).toEqual(['not-applied', 'not-applied']);
    expect(reasonsOf(report)).toEqual([reason, reason]);
  });

  test('between two PUTs verifies the first and sends nothing else', async () => {
    const { report, log } = await playApply({
      dryRuns: [[oldState, newState], [oldState], [newState]],
      puts: [written],
      stopsAfterPuts: 1,
    });
    expect(log).toEqual([
      'dry run 0',
      'dry run 1',
      'dry run 2',
      'undo unknown, unknown, already-applied',
      'PUT 0 old.0',
      'dry run 0',
    ]);
    expect(report.kind).toBe('partial');
    expect(resultsOf(report)).toEqual(['applied', 'not-applied', 'already-applied']);
    expect(reasonsOf(report)).toEqual([null, reason, null]);
  });

  test('after its last PUT ends as applied', async () => {
    const { report } = await playApply({ dryRuns: [[oldState, newState]], puts: [written], stopsAfterPuts: 1 });
    expect(report.kind).toBe('applied');
  });

  test('with nothing left to send ends as already applied', async () => {
    expect((await playApply({ dryRuns: [[newState]], stopsAfterPuts: 0 })).report.kind).toBe('applied');
  });

  test('does not retry a PUT without an answer, and reports it as unknown', async () => {
    const { report } = await playApply({
      dryRuns: [[oldState, oldState], [oldState]],
      puts: [unanswered],
      stopsAfterPuts: 1,
    });
    expect(resultsOf(report)).toEqual(['unknown', 'not-applied']);
    expect(report.kind).toBe('partial');
  });

  test('does not retry a stale PUT', async () => {
    const { report } = await playApply({
      dryRuns: [[oldState, newerVersion]],
      puts: [stale],
      onStale: 'same-diff',
      stopsAfterPuts: 1,
    });
    expect(report).toMatchObject({ kind: 'failed', error: { message: reason } });
    expect(reasonsOf(report)).toEqual([reason]);
  });
});
