import { type BundleKind, bundleKinds } from '../../../src/domain/bundle.ts';
import type { PlannedBundle } from '../../../src/domain/plan.ts';
import { signRecord } from '../../../src/record/record.ts';
import { recordPayload, type Review } from '../../../src/record/payload.ts';
import { isAccepted, planOf, review, sameBundleOf, token } from '../../record/build-record.ts';

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

type Spot = { readonly of: Review; readonly bundles: readonly PlannedBundle[]; readonly record: string };

/** A record, and the one place where it is good; everything that is not named here is the same everywhere. */
function spot(of: Pick<Review, 'repository' | 'pull' | 'deployment' | 'platform'>, kind: BundleKind): Spot {
  const bundles = [sameBundleOf(kind, of.deployment)];
  const here = { ...review, ...of };
  return { of: here, bundles, record: signRecord(recordPayload(planOf(bundles), here), token) };
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

/** How many pairs of a record and a place were tried, and where one was believed that belongs elsewhere, or not at home. */
export function trySwaps(isFull: boolean): { pairs: number; failures: string[] } {
  const places = isFull ? grid : grid.filter((_, index) => index % 30 === 7);
  const near = isFull
    ? []
    : grid.flatMap((one) => grid.filter((at) => differences(one, at) === 1).map((at) => ({ one, at })));
  const pairs = [...places.flatMap((at) => grid.map((one) => ({ one, at }))), ...near];
  const failures = pairs.filter(({ one, at }) => isAccepted(one.record, at) !== (one === at)).map(inWords);
  const distinct = new Set(grid.map(({ record }) => record)).size;
  return {
    pairs: pairs.length,
    failures: distinct === grid.length ? failures : ['two records are the same', ...failures],
  };
}

/** In how many things two places differ. */
const differences = (a: Spot, b: Spot): number =>
  [
    a.of.repository !== b.of.repository,
    a.of.pull !== b.of.pull,
    a.of.deployment !== b.of.deployment,
    a.of.platform !== b.of.platform,
    a.bundles[0]?.kind !== b.bundles[0]?.kind,
  ].filter(Boolean).length;

const inWords = ({ one, at }: { one: Spot; at: Spot }): string =>
  one === at
    ? `a record is not good at home: ${nameOf(one)}`
    : `the record of ${nameOf(one)} is good for ${nameOf(at)}`;

const nameOf = ({ of, bundles }: Spot): string =>
  JSON.stringify([of.repository, of.pull, of.deployment, of.platform, bundles[0]?.kind]);

/** One for each repository, pull request, deployment, platform and product. */
export const records: number = grid.length;
