import { type BundleKind, bundleKinds, type Deployment } from '../../../src/domain/bundle.ts';
import type { Comment, Pull, Status } from '../../../src/domain/forge.ts';
import type { PlannedBundle } from '../../../src/domain/plan.ts';
import { makePlan } from '../../../src/plan/plan.ts';
import { makeHiddenLine, textDigest } from '../../../src/review/store/hidden-line.ts';
import { readRecord } from '../../../src/review/store/read-review.ts';
import { decideMerge, type MergeDecision } from '../../../src/review/decide/decide-merge.ts';
import type { Forge } from '../../../src/review/forge.ts';
import { ReviewKey } from '../../../src/review/store/review-key.ts';
import { makeRecord, recordDigest } from '../../../src/review/store/record.ts';
import {
  exampleAnchor,
  commentWith,
  coveredBundlesOf,
  currentPlanOf,
  digestOf,
  hiddenFactsOf,
  examplePlan,
  mergedPull,
  reviewedFacts,
  reviewScope,
  anchorStatusOf,
  token,
} from '../../review/build.ts';

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

type Where = {
  readonly repository: string;
  readonly pull: number;
  readonly deployment: Deployment;
  readonly platform: string;
  readonly kind: BundleKind;
};

/** A merged pull request with its record; everything that is not named by its place is the same everywhere. */
type Spot = {
  readonly where: Where;
  readonly key: ReviewKey;
  readonly pull: Pull;
  readonly bundle: PlannedBundle;
  readonly comment: Comment;
  readonly anchor: Status;
};

/** A bundle of whatever kind and deployment; nothing else in it differs. */
function bundleOf({ kind, deployment }: Where): PlannedBundle {
  const facts = {
    deployment,
    stateVersion: 'v1',
    bundleDigest: digestOf('1'),
    diffDigest: digestOf('2'),
    changes: examplePlan.bundles.flatMap(({ changes }) => changes),
  };
  const content = { rulesets: [], rules: [], disabled: [], exceptions: [] };
  return kind === 'remediation' ? { kind, content: { policies: [] }, ...facts } : { kind, content, ...facts };
}

function spotAt(where: Where): Spot {
  const key = new ReviewKey(token, { ...reviewScope, repository: where.repository });
  const bundle = bundleOf(where);
  const of = { ...reviewedFacts, pull: where.pull, platform: where.platform };
  const record = makeRecord({ ...makePlan([bundle]), digest: digestOf('3') }, coveredBundlesOf([bundle]), of);
  const here = { pull: where.pull, head: reviewedFacts.head };
  return {
    where,
    key,
    pull: { ...mergedPull, number: where.pull },
    bundle,
    comment: commentWith(
      `${makeHiddenLine(key, hiddenFactsOf(record, { pull: where.pull, text: textDigest('words') }))}words`,
    ),
    anchor: anchorStatusOf({ ...exampleAnchor, digest: recordDigest(record) }, key, here),
  };
}

const grid: readonly Spot[] = repositories.flatMap((repository) =>
  pulls.flatMap((number) =>
    deployments.flatMap((deployment) =>
      platforms.flatMap((platform) =>
        bundleKinds.map((kind) => spotAt({ repository, pull: number, deployment, platform, kind })),
      ),
    ),
  ),
);

/** What a run at a place would do if its pull request had the comment and the anchor of others. */
async function decideAt(at: Spot, comment: Comment, status: Status): Promise<MergeDecision> {
  const forge = { comment: () => Promise.resolve(comment) } as unknown as Forge;
  const anchored = await readRecord({ forge, key: at.key }, at.pull, [status]);
  return decideMerge({
    pull: at.pull,
    anchored,
    current: currentPlanOf([at.bundle], { platform: at.where.platform }),
    declared: [at.bundle],
    laterBundles: [],
    unanswered: [],
    isQueued: false,
  });
}

type Swap = { readonly one: Spot; readonly at: Spot };

/** Where a record is sent that belongs elsewhere, or is not sent at home. */
async function faultOf({ one, at }: Swap): Promise<string | null> {
  const whole = await decideAt(at, one.comment, one.anchor);
  if ((whole.kind === 'send') !== (one === at))
    return one === at ? `not sent at home: ${nameOf(one)}` : `the record of ${nameOf(one)} is sent at ${nameOf(at)}`;
  // The anchor is that of the place, and the comment holds another record.
  const comment = await decideAt(at, one.comment, at.anchor);
  return one === at || comment.kind !== 'send' ? null : `the comment of ${nameOf(one)} is good at ${nameOf(at)}`;
}

/** How many pairs of a record and a place were tried, and what went wrong. */
export async function trySwaps(isFull: boolean): Promise<{ pairs: number; failures: string[] }> {
  const places = isFull ? grid : grid.filter((_, index) => index % 30 === 7);
  const near = isFull
    ? []
    : grid.flatMap((one) => grid.filter((at) => differences(one, at) === 1).map((at) => ({ one, at })));
  const pairs = [...places.flatMap((at) => grid.map((one) => ({ one, at }))), ...near];
  const failures: string[] = [];
  for (const pair of pairs) {
    const fault = await faultOf(pair);
    if (fault !== null) failures.push(fault);
  }
  const distinct = new Set(grid.map(({ anchor: { description } }) => description)).size;
  return {
    pairs: pairs.length,
    failures: distinct === grid.length ? failures : ['two anchors are the same', ...failures],
  };
}

/** In how many things two places differ. */
const differences = ({ where: a }: Spot, { where: b }: Spot): number =>
  [
    a.repository !== b.repository,
    a.pull !== b.pull,
    a.deployment !== b.deployment,
    a.platform !== b.platform,
    a.kind !== b.kind,
  ].filter(Boolean).length;

const nameOf = ({ where }: Spot): string => JSON.stringify(Object.values(where));

/** One for each repository, pull request, deployment, platform and product. */
export const records: number = grid.length;
