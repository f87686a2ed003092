import { describe, expect, test } from 'vitest';
import { bundleKinds, type BundleKind } from '../../src/domain/bundle.ts';
import type { PlannedBundle } from '../../src/domain/plan.ts';
import type { Bindings } from '../../src/record/match-bindings.ts';
import { recordPayload } from '../../src/record/payload.ts';
import { signRecord } from '../../src/record/sign.ts';
import { isAccepted, isNightly, planOf, review, sameBundleOf, token, digestOfChange } from './build-record.ts';

const repositories = ['1', '2', '3', '12', '21', '4711'];
const pulls = [1, 2, 3, 11, 12];
// One has the slug, another the id of the first.
const deployments = [
  { id: '1', slug: 'acme' },
  { id: '2', slug: 'acme' },
  { id: '1', slug: 'other' },
  { id: '12', slug: 'acme1' },
];
const platforms = ['https://platform.example', 'https://platform.example:8443'];

type Spot = { readonly of: Bindings; readonly bundles: readonly PlannedBundle[]; readonly record: string };

/** A record, and the one place where it is good; everything that is not named here is the same everywhere. */
function spot(of: Pick<Bindings, 'repository' | 'pull' | 'deployment' | 'platform'>, kind: BundleKind): Spot {
  const bundles = [sameBundleOf(kind, of.deployment)];
  const here = { ...review, ...of };
  return { of: here, bundles, record: signRecord(recordPayload(planOf(bundles), here, digestOfChange), token) };
}

const grid: readonly Spot[] = repositories.flatMap((repository) =>
  pulls.flatMap((pull) =>
    deployments.flatMap((deployment) =>
      platforms.flatMap((platform) =>
        bundleKinds.map((kind) => spot({ repository, pull, deployment, platform }, kind)),
      ),
    ),
  ),
);

/** How many records of the grid are believed at each of these places. */
const acceptedAt = (spots: readonly Spot[]): number[] =>
  spots.map((at) => grid.filter(({ record }) => isAccepted(record, at)).length);

describe('720 records of six repositories, five pull requests, four deployments, three products and two platforms', () => {
  test('are all different', () => {
    expect(grid).toHaveLength(720);
    expect(new Set(grid.map(({ record }) => record)).size).toBe(720);
  });

  test('are each good in their own place', () => {
    expect(grid.filter((one) => isAccepted(one.record, one))).toHaveLength(720);
  });

  test('are good in no other place, seen from 24 of them', () => {
    const places = grid.filter((_, index) => index % 30 === 7);
    expect(places).toHaveLength(24);
    expect(acceptedAt(places)).toEqual(places.map(() => 1));
  });

  test('are good in no place that differs in one thing only', () => {
    const differences = (a: Spot, b: Spot): number =>
      [
        a.of.repository !== b.of.repository,
        a.of.pull !== b.of.pull,
        a.of.deployment !== b.of.deployment,
        a.of.platform !== b.of.platform,
        a.bundles[0]?.kind !== b.bundles[0]?.kind,
      ].filter(Boolean).length;
    const pairs = grid.flatMap((one) =>
      grid.filter((other) => differences(one, other) === 1).map((at) => ({ one, at })),
    );
    // Five other repositories, four pull requests, three deployments, one platform, two products.
    expect(pairs).toHaveLength(720 * 15);
    expect(pairs.filter(({ one, at }) => isAccepted(one.record, at))).toEqual([]);
  });

  test.runIf(isNightly)('are good in no other place at all', { timeout: 600_000 }, () => {
    expect(acceptedAt(grid)).toEqual(grid.map(() => 1));
  });
});
