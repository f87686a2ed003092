import { describe, expect, test } from 'vitest';
import { applyPlan } from '../../src/apply/apply.ts';
import { defaultSettings } from '../../src/domain/settings.ts';
import { makePlan } from '../../src/plan/plan.ts';
import { applyContextOf, planBundleFrom, type ModelContent, falseClaims, ModelPlatform, type State } from './model.ts';

type Runtime = {
  readonly states: readonly State[];
  readonly onStale: 'refuse' | 'same-diff';
  readonly perDeployment: boolean;
};

const reviewed = [1, 2, 3].map((count) =>
  makePlan(Array.from({ length: count }, (_, bundle) => planBundleFrom(bundle, { content: 'old', versionCounter: 0 }))),
);

type Run = { readonly widths: readonly number[]; readonly kind: string; readonly results: readonly string[] };

async function run({ states, onStale, perDeployment }: Runtime, script: readonly number[]): Promise<Run> {
  const platform = new ModelPlatform(states, script, perDeployment);
  const plan = reviewed[states.length - 1]!;
  const report = await applyPlan(plan, applyContextOf(plan.bundles, platform), {
    onStale,
    limits: defaultSettings.guards,
    saveUndo: async (results) => platform.saveUndo(results),
  });
  platform.deliverLatePut(Infinity);
  const lies = falseClaims(report.kind, report.results, platform, onStale);
  if (report.results.length !== states.length) lies.push('a bundle without a result');
  if (lies.length > 0) {
    throw new Error(
      `${lies.join('; ')}: ${JSON.stringify({ states, onStale, perDeployment, script, results: report.results.map(({ result }) => result) })}`,
    );
  }
  return {
    widths: platform.faultCounts,
    kind: report.kind,
    results: report.results.map(({ result }) => result.kind),
  };
}

/** Every way in which a run can go with at most so many faults, wherever they strike. */
async function explore(
  runtime: Runtime,
  faults: number,
  seen: Map<string, number>,
  script: readonly number[] = [],
): Promise<void> {
  const { widths, kind, results } = await run(runtime, script);
  for (const word of ['run', kind, ...results]) seen.set(word, (seen.get(word) ?? 0) + 1);
  if (faults === 0) return;
  for (const [step, width] of widths.entries()) {
    if (step < script.length) continue;
    const start = [...script, ...Array.from({ length: step - script.length }, () => 0)];
    for (let fault = 1; fault < width; fault += 1) await explore(runtime, faults - 1, seen, [...start, fault]);
  }
}

const starts: readonly State[] = [
  ...(['old', 'new', 'foreign'] as const satisfies readonly ModelContent[]).map((content) => ({
    content,
    versionCounter: 0,
  })),
  { content: 'old', versionCounter: 1 },
];
const tuples = (length: number): State[][] =>
  length === 0 ? [[]] : tuples(length - 1).flatMap((rest) => starts.map((state) => [...rest, state]));
const ways = (['refuse', 'same-diff'] as const).flatMap((onStale) =>
  [true, false].map((perDeployment) => ({ onStale, perDeployment })),
);

describe('the report is true whatever the platform does', () => {
  test.for([
    { bundles: 1, faults: 5 },
    { bundles: 2, faults: 3 },
    { bundles: 3, faults: 2 },
  ])(
    'for $bundles bundles in every state, with every combination of up to $faults faults',
    async ({ bundles, faults }) => {
      const seen = new Map<string, number>();
      for (const states of tuples(bundles)) for (const way of ways) await explore({ states, ...way }, faults, seen);
      for (const result of [
        'applied',
        'already-applied',
        'unverified',
        'not-applied',
        'unknown',
        'partial',
        'stale',
        'failed',
        'invalid',
      ]) {
        expect([result, seen.has(result)]).toEqual([result, true]);
      }
    },
  );

  test('for three bundles that are as reviewed, with every combination of up to three faults', async () => {
    const seen = new Map<string, number>();
    const states = reviewed[2]!.bundles.map(() => ({ content: 'old' as const, versionCounter: 0 }));
    for (const way of ways) await explore({ states, ...way }, 3, seen);
    expect(seen.get('applied')).toBeGreaterThan(1000);
    expect(seen.get('partial')).toBeGreaterThan(1000);
  });

  test('the checker finds false reports', () => {
    const [one] = reviewed[0]!.bundles;
    const platform = new ModelPlatform([{ content: 'old', versionCounter: 0 }], [], false);
    const lie = (kind: 'applied' | 'not-applied'): unknown =>
      falseClaims(
        'applied',
        [
          {
            bundle: one!,
            result: kind === 'applied' ? { kind, reason: null, undo: null } : { kind, reason: '', current: null },
          },
        ],
        platform,
        'refuse',
      );
    expect(lie('applied')).toEqual(['applied without a stored PUT', 'applied without an undo']);
    expect(lie('not-applied')).toEqual(['the run is applied, but not every bundle']);
  });
});
