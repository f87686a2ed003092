import { expect, test } from 'vitest';
import { applyPlan } from '../../src/apply/apply.ts';
import type { ApplySteps } from '../../src/apply/steps.ts';
import type { PlannedBundle } from '../../src/domain/plan.ts';
import { freshFor, indexOf, type State } from './model.ts';
import { done, moved, old, planOf, written } from './play.ts';

/** What an apply over bundles in these states tells while it runs, what it asks the guards about, and of what it makes an undo. */
async function watch(states: readonly State[], onStale: 'refuse' | 'same-diff' = 'refuse') {
  const [lines, guarded, undone]: [string[], PlannedBundle[][], string[]] = [[], [], []];
  const applied = new Set<number>();
  const steps: ApplySteps = {
    preview: async (bundle) =>
      freshFor(indexOf(bundle), applied.has(indexOf(bundle)) ? done : states[indexOf(bundle)]!),
    put: async (bundle) => {
      applied.add(indexOf(bundle));
      return written;
    },
    undo: ({ stateVersion }) => {
      undone.push(stateVersion);
      return { was: stateVersion };
    },
    guard: (bundles) => {
      guarded.push([...bundles]);
      return [];
    },
    stopped: () => false,
    pause: () => Promise.resolve(),
    progress: (line) => lines.push(line),
  };
  const report = await applyPlan(planOf(states.length), steps, { onStale });
  return { report, lines, guarded, undone };
}

test('an apply says what it is about to do', async () => {
  expect((await watch([old])).lines).toEqual([
    'Checking 1 bundle before anything is written',
    'Applying remediation of d0',
  ]);
  expect((await watch([old, done, old])).lines).toEqual([
    'Checking 3 bundles before anything is written',
    'Applying remediation of d0',
    'Applying remediation of d2',
  ]);
});

test('the guards are asked once, about what will be sent, as the platform shows it now', async () => {
  const { guarded } = await watch([moved, done, old], 'same-diff');
  expect(guarded).toEqual([[freshFor(0, moved), freshFor(2, old)]]);
});

test('the undo of a bundle that is there already is of the change that was reviewed', async () => {
  const { report, undone } = await watch([done]);
  expect(undone).toEqual(['old.0']);
  expect(report.results[0]?.outcome).toMatchObject({ undo: { stateVersion: 'new.0' } });
});

test('there is no undo of a bundle that changes nothing', async () => {
  const same = freshFor(0, done);
  const report = await applyPlan(
    { ...planOf(1), bundles: [same] },
    {
      preview: async () => same,
      put: () => Promise.reject(new Error('sent')),
      undo: () => ({ was: 'something' }),
      guard: () => [],
      stopped: () => false,
      pause: () => Promise.resolve(),
      progress: () => {},
    },
    { onStale: 'refuse' },
  );
  expect(report).toMatchObject({
    kind: 'applied',
    results: [{ outcome: { result: 'already-applied', reason: null, undo: null } }],
  });
});
