import { expect, test } from 'vitest';
import { applyPlan, type Waves } from '../../src/apply/apply.ts';
import type { Deployment } from '../../src/domain/bundle.ts';
import { PlatformError } from '../../src/domain/errors.ts';
import type { PlannedBundle } from '../../src/domain/plan.ts';
import { defaultSettings } from '../../src/domain/settings.ts';
import { makePlan, planBundle } from '../../src/plan/plan.ts';
import { declaredDetection, listsEntry, fakeLocate, dryRunWith } from '../plan/build.ts';
import { applyContextOf } from './model.ts';

const content = { rulesets: [], rules: ['a', 'b'], disabled: [] };
const pending = {
  ...dryRunWith({ updates: [listsEntry({ ...content, rules: ['a'] }, content)] }),
  stateVersion: 'old',
};
const applied = { ...dryRunWith({}), stateVersion: 'new' };

/** Applies one bundle to each deployment, of which some refuse the PUT; answers what was sent, in order, and each result. */
async function play(waves: Waves, { refusing = [] }: { refusing?: readonly string[] } = {}) {
  const slugs = ['a', 'b', 'canary', 'c'];
  const bundles = slugs.map((slug, index): PlannedBundle =>
    planBundle(
      { ...declaredDetection({ rules: content.rules }), kind: 'detection/code' },
      { id: String(index), slug },
      pending,
      fakeLocate,
    ),
  );
  const sent: string[] = [];
  const written = new Set<string>();
  const platform = {
    dryRun: async ({ slug }: Deployment) => (written.has(slug) ? applied : pending),
    async put({ slug }: Deployment) {
      sent.push(slug);
      if (refusing.includes(slug)) throw new PlatformError('Forbidden.', { status: 403, unprocessed: true });
      written.add(slug);
      return { kind: 'written', stateVersion: 'new' } as const;
    },
  };
  const report = await applyPlan(makePlan(bundles), applyContextOf(bundles, platform), {
    onStale: 'refuse',
    limits: { ...defaultSettings.guards },
    waves,
    saveUndo: () => Promise.resolve(),
  });
  const results = report.results.map(({ bundle, result }) => `${bundle.deployment.slug} ${result.kind}`);
  return { kind: report.kind, sent, results, report };
}

test.for<[Waves, string[]]>([
  [[], ['a', 'b', 'canary', 'c']],
  [
    [['canary'], ['*']],
    ['canary', 'a', 'b', 'c'],
  ],
  [
    [['canary'], ['*'], ['a']],
    ['canary', 'b', 'c', 'a'],
  ],
  [[['c', 'canary']], ['canary', 'c', 'a', 'b']],
  [
    [['elsewhere'], ['c']],
    ['c', 'a', 'b', 'canary'],
  ],
])('the waves %j are sent in their order', async ([waves, order]) => {
  const { kind, sent, results } = await play(waves);
  expect([kind, sent]).toEqual(['applied', order]);
  expect(results).toEqual(['a', 'b', 'canary', 'c'].map((slug) => `${slug} applied`));
});

test('a wave with a failure is the last one', async () => {
  const { kind, sent, results, report } = await play([['canary'], ['*']], { refusing: ['canary'] });
  expect([kind, sent]).toEqual(['failed', ['canary']]);
  expect(results).toEqual(['a', 'b', 'canary', 'c'].map((slug) => `${slug} not-applied`));
  expect(report.results[0]?.result).toMatchObject({ reason: 'Not sent, because a wave before it failed: canary.' });
});

test('the others of a wave go on', async () => {
  const { kind, sent, results } = await play([['canary', 'a'], ['*']], { refusing: ['a'] });
  expect([kind, sent]).toEqual(['partial', ['a', 'canary']]);
  expect(results).toEqual(['a not-applied', 'b not-applied', 'canary applied', 'c not-applied']);
});
