import { expect } from 'vitest';
import { applyPlan, type ApplyReport } from '../../src/apply/apply.ts';
import type { BundleContent, Deployment, Content } from '../../src/domain/bundle.ts';
import type { BundleWithResult } from '../../src/domain/outcome.ts';
import type { Plan } from '../../src/domain/plan.ts';
import type { DryRun } from '../../src/domain/dry-run.ts';
import type { PutResult } from '../../src/domain/platform.ts';
import { defaultLimits, type GuardLimits } from '../../src/domain/guards.ts';
import { makePlan } from '../../src/plan/plan.ts';
import { undoBundle } from '../../src/plan/undo.ts';
import { dryRunFrom, applyContextOf, planBundleFrom, indexOf, rejected, type State } from './model.ts';

export const oldState: State = { content: 'old', versionCounter: 0 };
export const newState: State = { content: 'new', versionCounter: 0 };
export const editedState: State = { content: 'foreign', versionCounter: 0 };
export const newerVersion: State = { content: 'old', versionCounter: 1 };

export const planOfModelBundles = (bundles: number): Plan =>
  makePlan(Array.from({ length: bundles }, (_, bundle) => planBundleFrom(bundle, oldState)));
/** The content that the undo of a bundle restores. */
export const contentBefore = (bundle = 0): Content | null => undoBundle(planBundleFrom(bundle, oldState));
export const written: PutResult = { kind: 'written', stateVersion: 'after' };
export const stale: PutResult = { kind: 'stale', currentStateVersion: 'x', message: 'Conflict.' };
export const unanswered: PutResult = { kind: 'unanswered', message: 'No answer came.' };
export const contradicted: PutResult = { kind: 'contradicted', message: 'It answered for the deployment "umbrella".' };
/** A success with the state version of the request, which a PUT must change. */
export const writtenAtOldVersion: PutResult = { kind: 'written', stateVersion: 'old.0' };

export type ScriptedDryRun = State | Error | 'rejected' | 'inconsistent';
type Script = {
  readonly dryRuns: readonly (readonly ScriptedDryRun[])[];
  readonly puts?: readonly (PutResult | Error)[];
  readonly limits?: GuardLimits;
  readonly onStale?: 'refuse' | 'same-diff';
  /** The number of PUTs after which a stop is requested. */
  readonly stopsAfterPuts?: number;
  readonly undo?: 'cannot be saved';
  /** Receives a line for each step. */
  readonly log?: string[];
};

/** Runs an apply with scripted results of each dry run, by bundle, and of each PUT, in order. */
export async function playApply({
  dryRuns,
  puts = [],
  limits = defaultLimits,
  onStale = 'refuse',
  stopsAfterPuts = Infinity,
  undo,
  log = [],
}: Script): Promise<{ report: ApplyReport; log: string[]; savedUndo: readonly BundleWithResult[] }> {
  let savedUndo: readonly BundleWithResult[] = [];
  const remaining = { dryRuns: dryRuns.map((dryRunsOfBundle) => [...dryRunsOfBundle]), puts: [...puts] };
  const platform = {
    async dryRun(deployment: Deployment): Promise<DryRun> {
      const index = indexOf({ deployment });
      log.push(`dry run ${String(index)}`);
      const dryRun = remaining.dryRuns[index]?.shift() ?? new Error('a dry run after the last scripted one');
      if (dryRun instanceof Error) throw dryRun;
      if (dryRun === 'inconsistent') return { ...dryRunFrom(newState), stateVersion: 'old.0' };
      return dryRun === 'rejected' ? rejected : dryRunFrom(dryRun);
    },
    async put(deployment: Deployment, _: BundleContent, stateVersion: string): Promise<PutResult> {
      log.push(`PUT ${String(indexOf({ deployment }))} ${stateVersion}`);
      const put = remaining.puts.shift() ?? new Error('a PUT after the last scripted one');
      if (put instanceof Error) throw put;
      return put;
    },
  };
  const plan = planOfModelBundles(dryRuns.length);
  const effects = {
    isStopRequested: () => log.filter((line) => line.startsWith('PUT')).length >= stopsAfterPuts,
    pause: async (milliseconds: number) => void log.push(`wait ${String(milliseconds)}`),
  };
  const saveUndo = async (results: readonly BundleWithResult[]): Promise<void> => {
    log.push(`undo ${resultsOf({ results }).join(', ')}`);
    savedUndo = results;
    if (undo === 'cannot be saved') throw new Error('The disk is full.');
  };
  const options = { onStale, limits, saveUndo };
  const report = await applyPlan(plan, applyContextOf(plan.bundles, platform, effects), options);
  expect(remaining).toEqual({ dryRuns: dryRuns.map(() => []), puts: [] });
  return { report, log, savedUndo };
}

export const resultsOf = ({ results }: Pick<ApplyReport, 'results'>): string[] =>
  results.map(({ result }) => result.kind);
export const reasonsOf = ({ results }: ApplyReport): (string | null)[] => results.map(({ result }) => result.reason);
