import { expect } from 'vitest';
import { applyPlan, type ApplyReport } from '../../src/apply/apply.ts';
import type { BundleContent, Deployment, Content } from '../../src/domain/bundle.ts';
import type { AppliedBundle } from '../../src/domain/outcome.ts';
import type { Plan } from '../../src/domain/plan.ts';
import type { DryRun } from '../../src/domain/dry-run.ts';
import type { PutResult } from '../../src/domain/platform.ts';
import { defaultLimits, type GuardLimits } from '../../src/domain/guards.ts';
import { makePlan } from '../../src/plan/plan.ts';
import { undoBundle } from '../../src/plan/undo.ts';
import { answerFor, applying, freshFor, indexOf, rejected, type State } from './model.ts';

export const old: State = { held: 'old', bump: 0 };
export const done: State = { held: 'new', bump: 0 };
export const edited: State = { held: 'foreign', bump: 0 };
export const moved: State = { held: 'old', bump: 1 };

export const planOf = (bundles: number): Plan =>
  makePlan(Array.from({ length: bundles }, (_, bundle) => freshFor(bundle, old)));
/** What a bundle of the model was before. */
export const before = (bundle = 0): Content | null => undoBundle(freshFor(bundle, old));
export const written: PutResult = { kind: 'written', stateVersion: 'after' };
export const stale: PutResult = { kind: 'stale', currentStateVersion: 'x', message: 'Conflict.' };
export const unanswered: PutResult = { kind: 'unanswered', message: 'No answer came.' };
export const contradicted: PutResult = { kind: 'contradicted', message: 'It answered for the deployment "umbrella".' };
/** An answer of success with the version that was sent. */
export const unmoved: PutResult = { kind: 'written', stateVersion: 'old.0' };

export type Look = State | Error | 'rejected' | 'inconsistent';
type Script = {
  readonly looks: readonly (readonly Look[])[];
  readonly puts?: readonly (PutResult | Error)[];
  readonly limits?: GuardLimits;
  readonly onStale?: 'refuse' | 'same-diff';
  /** How many PUTs are asked for before somebody wants to stop. */
  readonly stopsAfter?: number;
  readonly undo?: 'cannot be saved';
  /** Where the steps are noted. */
  readonly log?: string[];
};

/** Plays an apply in which every dry run of a bundle and every PUT ends as written down. */
export async function play({
  looks,
  puts = [],
  limits = defaultLimits,
  onStale = 'refuse',
  stopsAfter = Infinity,
  undo,
  log = [],
}: Script): Promise<{ report: ApplyReport; log: string[]; undone: readonly AppliedBundle[] }> {
  let undone: readonly AppliedBundle[] = [];
  const left = { looks: looks.map((one) => [...one]), puts: [...puts] };
  const platform = {
    async dryRun(deployment: Deployment): Promise<DryRun> {
      const index = indexOf({ deployment });
      log.push(`look ${String(index)}`);
      const look = left.looks[index]?.shift() ?? new Error('a dry run that nobody expected');
      if (look instanceof Error) throw look;
      if (look === 'inconsistent') return { ...answerFor(done), stateVersion: 'old.0' };
      return look === 'rejected' ? rejected : answerFor(look);
    },
    async put(deployment: Deployment, _: BundleContent, stateVersion: string): Promise<PutResult> {
      log.push(`PUT ${String(indexOf({ deployment }))} ${stateVersion}`);
      const put = left.puts.shift() ?? new Error('a PUT that nobody expected');
      if (put instanceof Error) throw put;
      return put;
    },
  };
  const plan = planOf(looks.length);
  const effects = {
    isStopRequested: () => log.filter((line) => line.startsWith('PUT')).length >= stopsAfter,
    pause: async (milliseconds: number) => void log.push(`wait ${String(milliseconds)}`),
  };
  const saveUndo = async (results: readonly AppliedBundle[]): Promise<void> => {
    log.push(`undo ${resultsOf({ results }).join(', ')}`);
    undone = results;
    if (undo === 'cannot be saved') throw new Error('The disk is full.');
  };
  const options = { onStale, limits, saveUndo };
  const report = await applyPlan(plan, applying(plan.bundles, platform, effects), options);
  expect(left).toEqual({ looks: looks.map(() => []), puts: [] });
  return { report, log, undone };
}

export const resultsOf = ({ results }: Pick<ApplyReport, 'results'>): string[] =>
  results.map(({ outcome }) => outcome.result);
export const reasonsOf = ({ results }: ApplyReport): (string | null)[] => results.map(({ outcome }) => outcome.reason);
