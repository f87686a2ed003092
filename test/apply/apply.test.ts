import { describe, expect, test } from 'vitest';
import { applyPlan } from '../../src/apply/apply.ts';
import type { Deployment } from '../../src/domain/bundle.ts';
import { PlatformError } from '../../src/domain/errors.ts';
import type { DryRun } from '../../src/domain/dry-run.ts';
import { defaultSettings } from '../../src/domain/settings.ts';
import { makePlan } from '../../src/plan/plan.ts';
import { diffOfPolicies, planOfBundle, makePolicy, dryRunWith, declaredPolicies } from '../plan/build.ts';
import { dryRunFrom, applyContextOf, planBundleFrom, indexOf } from './model.ts';
import {
  contentBefore,
  newState,
  editedState,
  newerVersion,
  oldState,
  planOfModelBundles,
  playApply,
  reasonsOf,
  resultsOf,
  written,
} from './play.ts';

const saveUndo = async (): Promise<void> => {};

describe('an apply', () => {
  test('dry-runs all, saves the undo, writes one after another with the reviewed versions, and verifies all', async () => {
    const { report, log } = await playApply({
      dryRuns: [
        [oldState, newState],
        [oldState, newState],
      ],
      puts: [written, written],
    });
    expect(log).toEqual([
      'dry run 0',
      'dry run 1',
      'undo unknown, unknown',
      'PUT 0 old.0',
      'PUT 1 old.0',
      'dry run 0',
      'dry run 1',
    ]);
    expect(report.kind).toBe('applied');
    expect(report.results.map(({ result }) => result)).toEqual(
      [0, 1].map(() => ({
        kind: 'applied',
        reason: null,
        undo: { stateVersion: 'new.0', content: contentBefore() },
      })),
    );
  });

  test('sends nothing if the undo cannot be saved', async () => {
    const dryRuns = [[oldState], [oldState]];
    const log: string[] = [];
    await expect(playApply({ dryRuns, undo: 'cannot be saved', log })).rejects.toThrow('The disk is full.');
    expect(log).toEqual(['dry run 0', 'dry run 1', 'undo unknown, unknown']);
  });

  test('saves the undo of what it sends and of what is applied already', async () => {
    const { savedUndo } = await playApply({ dryRuns: [[newState], [oldState, newState]], puts: [written] });
    expect(savedUndo.map(({ result }) => result)).toEqual([
      { kind: 'already-applied', reason: null, undo: { stateVersion: 'new.0', content: contentBefore() } },
      {
        kind: 'unknown',
        reason: 'The run ended before it reported whether this was written.',
        current: null,
        undo: { stateVersion: null, content: contentBefore(1) },
      },
    ]);
  });

  test('sends further bundles before it verifies the first, and reports one that is not confirmed', async () => {
    const { report, log } = await playApply({
      dryRuns: [
        [oldState, editedState],
        [oldState, newState],
      ],
      puts: [written, written],
    });
    expect(log.filter((line) => line.startsWith('PUT'))).toHaveLength(2);
    expect([report.kind, resultsOf(report)]).toEqual(['partial', ['unverified', 'applied']]);
  });

  test('skips a bundle that the platform already has, and still reports its undo', async () => {
    const { report, log } = await playApply({ dryRuns: [[newState]] });
    expect(log).toEqual(['dry run 0']);
    expect(report).toMatchObject({
      kind: 'applied',
      results: [{ result: { kind: 'already-applied', undo: { stateVersion: 'new.0', content: contentBefore() } } }],
    });
  });

  test('fails if the dry run shows no changes at the state version at which the review saw some', async () => {
    const { report, log } = await playApply({ dryRuns: [['inconsistent'], [oldState]] });
    expect(log).not.toContain('PUT 1 old.0');
    expect(report.kind).toBe('failed');
    expect(resultsOf(report)).toEqual(['not-applied', 'not-applied']);
    expect(reasonsOf(report)[0]).toMatch(
      /^Not sent.* shows no changes of detection.code of d0 at the very state version, old\.0,/,
    );
  });

  test('writes nothing when one bundle is stale, and reports the current changes', async () => {
    const { report } = await playApply({ dryRuns: [[oldState], [editedState], [newState]] });
    expect(report.kind).toBe('stale');
    expect(resultsOf(report)).toEqual(['not-applied', 'not-applied', 'already-applied']);
    expect(reasonsOf(report)[0]).toBe('Not sent: the platform changed detection/secrets of d1 since the review.');
    expect(report.results[1]?.result).toMatchObject({
      current: { stateVersion: 'foreign.0', changes: [{ before: { rules: ['c'] } }] },
    });
  });

  test('applies the reviewed diff at another state version only with same-diff', async () => {
    expect((await playApply({ dryRuns: [[newerVersion]] })).report.kind).toBe('stale');
    const { report, log } = await playApply({
      dryRuns: [[newerVersion, newState]],
      puts: [written],
      onStale: 'same-diff',
    });
    expect(log).toContain('PUT 0 old.1');
    expect(report.kind).toBe('applied');
    expect((await playApply({ dryRuns: [[editedState]], onStale: 'same-diff' })).report.kind).toBe('stale');
  });

  test('writes nothing when the platform rejects one bundle and another is stale', async () => {
    const { report } = await playApply({ dryRuns: [[editedState], ['rejected']] });
    expect(report).toMatchObject({ kind: 'invalid', rejected: [{ rejections: [{ code: 'X' }] }] });
    expect(resultsOf(report)).toEqual(['not-applied', 'not-applied']);
  });

  test('writes nothing when a guard requires approval', async () => {
    const gone = planOfBundle(declaredPolicies([]), diffOfPolicies([makePolicy('p')], []));
    const platform = {
      dryRun: async () => dryRunWith(diffOfPolicies([makePolicy('p')], [])),
      put: () => Promise.reject(new Error('sent')),
    };
    const limits = { ...defaultSettings.guards, allow_no_blocking: true, protected: ['p'] };
    const report = await applyPlan(makePlan([gone]), applyContextOf([gone], platform), {
      onStale: 'refuse',
      limits,
      saveUndo,
    });
    expect(report).toMatchObject({ kind: 'needs-approval', guards: [{ guard: 'protected' }] });
    expect(reasonsOf(report)).toEqual(['Nothing was sent: approval required.']);
  });

  test('writes nothing when a dry run gets no answer', async () => {
    const error = new PlatformError('No answer.', { fix: 'Try again.' });
    const { report } = await playApply({ dryRuns: [[oldState], [error]] });
    expect(report).toMatchObject({ kind: 'failed', error });
    expect(reasonsOf(report)).toEqual([0, 1].map(() => 'Not sent: the dry run failed. No answer. Try again.'));
  });

  test('stops in a deployment at the first bundle that fails, and goes on with the others', async () => {
    const error = new PlatformError('Forbidden.', { status: 403, fix: 'Check the token.', unprocessed: true });
    const { report } = await playApply({
      dryRuns: [[oldState], [oldState], [oldState, newState]],
      puts: [error, written],
    });
    expect(report.kind).toBe('partial');
    expect(resultsOf(report)).toEqual(['not-applied', 'not-applied', 'applied']);
    expect(reasonsOf(report)).toEqual([
      'Forbidden. Check the token.',
      'Not sent, because the apply stopped at detection/code of d0.',
      null,
    ]);
  });

  test('sends nothing of a deployment with a stale or rejected bundle, and the others', async () => {
    const stale = await playApply({ dryRuns: [[oldState], [editedState], [oldState, newState]], puts: [written] });
    expect(stale.report.kind).toBe('partial');
    expect(resultsOf(stale.report)).toEqual(['not-applied', 'not-applied', 'applied']);
    const rejected = await playApply({ dryRuns: [['rejected'], [oldState], [oldState, newState]], puts: [written] });
    expect(rejected.report).toMatchObject({ kind: 'partial', rejected: [{ rejections: [{ code: 'X' }] }] });
    expect(resultsOf(rejected.report)).toEqual(['not-applied', 'not-applied', 'applied']);
    const silent = await playApply({
      dryRuns: [[oldState, newState], [oldState, newState], [new PlatformError('No answer.')]],
      puts: [written, written],
    });
    expect(resultsOf(silent.report)).toEqual(['applied', 'applied', 'not-applied']);
  });

  test('that fails at its first PUT ends as failed, with the error', async () => {
    const error = new PlatformError('Forbidden.', { status: 403, unprocessed: true });
    expect((await playApply({ dryRuns: [[oldState], [oldState]], puts: [error] })).report).toMatchObject({
      kind: 'failed',
      error,
    });
  });

  test('that loses the platform and wrote nothing ends as failed, not stale', async () => {
    const error = new PlatformError('It cannot be reached.');
    expect((await playApply({ dryRuns: [[oldState, oldState]], puts: [error] })).report).toMatchObject({
      kind: 'failed',
      error,
    });
  });

  test('keeps its report when a bug ends it midway', async () => {
    const { report } = await playApply({
      dryRuns: [
        [oldState, newState],
        [oldState, oldState],
      ],
      puts: [written, new TypeError('undefined is not a function')],
    });
    expect(report.kind).toBe('partial');
    expect(resultsOf(report)).toEqual(['applied', 'not-applied']);
  });
});

test('a plan whose content was swapped after the review is never sent', async () => {
  const plan = planOfModelBundles(1);
  const swapped = makePlan(plan.bundles.map((bundle) => ({ ...bundle, bundleDigest: 'sha256:0' })));
  let puts = 0;
  const report = await applyPlan(
    swapped,
    applyContextOf(plan.bundles, {
      dryRun: async () => dryRunFrom(oldState),
      put: async () => {
        puts += 1;
        return written;
      },
    }),
    { onStale: 'same-diff', limits: defaultSettings.guards, saveUndo },
  );
  expect(report.kind).toBe('stale');
  expect(puts).toBe(0);
});

test('bundles are dry-run eight at a time and reported in the order of the plan', async () => {
  let [running, most] = [0, 0];
  const plan = makePlan(
    Array.from({ length: 20 }, (_, index) => ({
      ...planBundleFrom(0, oldState),
      deployment: { id: String(index), slug: `d${String(index)}` },
    })),
  );
  const dryRun = async (): Promise<DryRun> => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    return dryRunFrom(newState);
  };
  const platform = { dryRun, put: () => Promise.reject(new Error('sent')) };
  const { results } = await applyPlan(plan, applyContextOf(plan.bundles, platform), {
    onStale: 'refuse',
    limits: defaultSettings.guards,
    saveUndo,
  });
  expect(most).toBe(8);
  expect(results.map(({ bundle }) => bundle.deployment.id)).toEqual(
    plan.bundles.map(({ deployment }) => deployment.id),
  );
});

test('an apply reports its progress', async () => {
  const lines: string[] = [];
  const applied = new Set<number>();
  const platform = {
    dryRun: async (deployment: Deployment) => dryRunFrom(applied.has(indexOf({ deployment })) ? newState : oldState),
    put: async (deployment: Deployment) => {
      applied.add(indexOf({ deployment }));
      return written;
    },
  };
  const progress = (line: string): void => void lines.push(line);
  applied.add(1);
  const plan = planOfModelBundles(3);
  await applyPlan(plan, applyContextOf(plan.bundles, platform, { progress }), {
    onStale: 'refuse',
    limits: defaultSettings.guards,
    saveUndo,
  });
  expect(lines).toEqual([
    'Checking 3 bundles before anything is written',
    'Applying detection/code of d0',
    'Verifying 1 bundle',
    'Applying detection/code of d2',
    'Verifying 1 bundle',
  ]);
});
