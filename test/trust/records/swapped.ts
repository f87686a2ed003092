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
// One has the same slug as the first, another the same id.
const deployments = [
  { id: '1', slug: 'acme' },
  { id: '2', slug: 'acme' },
  { id: '1', slug: 'other' },
  { id: '12', slug: 'acme1' },
];
const platforms = ['https://platform.example', 'https://platform.example:8443'];

type RecordPlace = {
  readonly repository: string;
  readonly pull: number;
  readonly deployment: Deployment;
  readonly platform: string;
  readonly kind: BundleKind;
};

/** A merged pull request with its record. Reviews differ only in their places. */
type PlacedReview = {
  readonly place: RecordPlace;
  readonly key: ReviewKey;
  readonly pull: Pull;
  readonly bundle: PlannedBundle;
  readonly comment: Comment;
  readonly anchor: Status;
};

/** A bundle of this kind and deployment. Everything else is the same for all places. */
function makeBundleFor({ kind, deployment }: RecordPlace): PlannedBundle {
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

function makeReviewFor(place: RecordPlace): PlacedReview {
  const key = new ReviewKey(token, { ...reviewScope, repository: place.repository });
  const bundle = makeBundleFor(place);
  const reviewedPlan = { ...reviewedFacts, pull: place.pull, platform: place.platform };
  const record = makeRecord({ ...makePlan([bundle]), digest: digestOf('3') }, coveredBundlesOf([bundle]), reviewedPlan);
  const anchorPlace = { pull: place.pull, head: reviewedFacts.head };
  return {
    place,
    key,
    pull: { ...mergedPull, number: place.pull },
    bundle,
    comment: commentWith(
      `${makeHiddenLine(key, hiddenFactsOf(record, { pull: place.pull, text: textDigest('words') }))}words`,
    ),
    anchor: anchorStatusOf({ ...exampleAnchor, digest: recordDigest(record) }, key, anchorPlace),
  };
}

const allReviews: readonly PlacedReview[] = repositories.flatMap((repository) =>
  pulls.flatMap((number) =>
    deployments.flatMap((deployment) =>
      platforms.flatMap((platform) =>
        bundleKinds.map((kind) => makeReviewFor({ repository, pull: number, deployment, platform, kind })),
      ),
    ),
  ),
);

/** Decides a merge of `target` as if it had this comment and this anchor, which may be those of another review. */
async function decideWith(target: PlacedReview, comment: Comment, anchorStatus: Status): Promise<MergeDecision> {
  const forge = { comment: () => Promise.resolve(comment) } as unknown as Forge;
  const anchored = await readRecord({ forge, key: target.key }, target.pull, [anchorStatus]);
  return decideMerge({
    pull: target.pull,
    anchored,
    current: currentPlanOf([target.bundle], { platform: target.place.platform }),
    declared: [target.bundle],
    laterBundles: [],
    unanswered: [],
    isQueued: false,
  });
}

type Swap = { readonly source: PlacedReview; readonly target: PlacedReview };

/** Returns an error if a record is accepted in another place, or rejected in its own. */
async function findSwapError({ source, target }: Swap): Promise<string | null> {
  const decisionOfBoth = await decideWith(target, source.comment, source.anchor);
  if ((decisionOfBoth.kind === 'send') !== (source === target))
    return source === target
      ? `not sent at home: ${nameOf(source)}`
      : `the record of ${nameOf(source)} is sent at ${nameOf(target)}`;
  // With the target's own anchor, but with the comment of the other record.
  const decisionOfComment = await decideWith(target, source.comment, target.anchor);
  return source === target || decisionOfComment.kind !== 'send'
    ? null
    : `the comment of ${nameOf(source)} is good at ${nameOf(target)}`;
}

/** Tries the record of each review in the places of others. Returns the number of pairs, and the failures. */
export async function trySwaps(isFull: boolean): Promise<{ pairs: number; failures: string[] }> {
  const targets = isFull ? allReviews : allReviews.filter((_, index) => index % 30 === 7);
  const similarPairs = isFull
    ? []
    : allReviews.flatMap((source) =>
        allReviews.filter((target) => countDifferences(source, target) === 1).map((target) => ({ source, target })),
      );
  const pairs = [...targets.flatMap((target) => allReviews.map((source) => ({ source, target }))), ...similarPairs];
  const failures: string[] = [];
  for (const pair of pairs) {
    const error = await findSwapError(pair);
    if (error !== null) failures.push(error);
  }
  const distinctAnchors = new Set(allReviews.map(({ anchor: { description } }) => description)).size;
  return {
    pairs: pairs.length,
    failures: distinctAnchors === allReviews.length ? failures : ['two anchors are the same', ...failures],
  };
}

/** The number of fields in which two places differ. */
const countDifferences = ({ place: a }: PlacedReview, { place: b }: PlacedReview): number =>
  [
    a.repository !== b.repository,
    a.pull !== b.pull,
    a.deployment !== b.deployment,
    a.platform !== b.platform,
    a.kind !== b.kind,
  ].filter(Boolean).length;

const nameOf = ({ place }: PlacedReview): string => JSON.stringify(Object.values(place));

/** One record for each repository, pull request, deployment, platform and kind of bundle. */
export const recordCount: number = allReviews.length;
