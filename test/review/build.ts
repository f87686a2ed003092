import type { Comment, Pull, Status } from '../../src/domain/forge.ts';
import type { Plan, PlannedBundle } from '../../src/domain/plan.ts';
import type { ReviewRecord } from '../../src/domain/review.ts';
import { makePlan } from '../../src/plan/plan.ts';
import { type RecordAnchor, makeRecordStatus } from '../../src/review/store/record-anchor.ts';
import { type HiddenFacts, makeHiddenLine, textDigest } from '../../src/review/store/hidden-line.ts';
import type { CoveredPlan } from '../../src/review/commit-previews.ts';
import { ReviewKey, type ReviewScope } from '../../src/review/store/review-key.ts';
import { type CoveredBundle, makeRecord, recordDigest, type ReviewedFacts } from '../../src/review/store/record.ts';
import {
  declaredDetection,
  diffOfDetection,
  diffOfPolicies,
  planOfBundle,
  makePolicy,
  declaredPolicies,
} from '../plan/build.ts';

/** 24 characters, the fewest that may prove something. */
export const token = 'token-of-acme-0123456789';
export const digestOf = (digit: string): string => `sha256:${digit.repeat(64)}`;
export const commitOf = (digit: string): string => digit.repeat(40);

export const reviewScope: ReviewScope = { forge: 'GitHub', repository: '4711', config: '' };
export const reviewKey = new ReviewKey(token, reviewScope);

const remediationPolicies = [makePolicy('a'), makePolicy('b', { active: false })];
const detectionOfOneRule = declaredDetection({ rules: ['r'] });
const diffOfAddedRule = diffOfDetection(declaredDetection({}).content, detectionOfOneRule.content);

/** One bundle of each kind, all with changes, in another order than that of the kinds. */
export const exampleBundles: readonly PlannedBundle[] = [
  planOfBundle({ ...detectionOfOneRule, kind: 'detection/secrets' }, diffOfAddedRule),
  planOfBundle(
    declaredPolicies(remediationPolicies),
    diffOfPolicies([makePolicy('b'), makePolicy('c')], remediationPolicies),
  ),
  planOfBundle(detectionOfOneRule, diffOfAddedRule),
];
export const examplePlan: Plan = makePlan(exampleBundles);

/** Bundles that the files of a pull request change; the base declared something else. */
export const coveredBundlesOf = (bundles: readonly PlannedBundle[]): CoveredBundle[] =>
  bundles.map((bundle) => ({ bundle, base: digestOf('9') }));

export const reviewedFacts: ReviewedFacts = {
  pull: 12,
  head: commitOf('a'),
  base: { branch: 'main', commit: commitOf('b') },
  platform: 'https://platform.example',
  settings: digestOf('5'),
};
export const exampleRecord: ReviewRecord = makeRecord(examplePlan, coveredBundlesOf(exampleBundles), reviewedFacts);

export const hiddenFactsOf = (record: ReviewRecord | null, more: Partial<HiddenFacts> = {}): HiddenFacts => ({
  pull: reviewedFacts.pull,
  head: reviewedFacts.head,
  state: 'planned',
  run: { id: 900, attempt: 2 },
  text: textDigest(''),
  record,
  ...more,
});

/** The first line of the comment that holds the record, with its line break. */
export const exampleHiddenLine = makeHiddenLine(reviewKey, hiddenFactsOf(exampleRecord));

export const exampleHead = { pull: reviewedFacts.pull, head: reviewedFacts.head };
export const exampleAnchor: RecordAnchor = {
  number: 2,
  comment: 4321,
  digest: recordDigest(exampleRecord),
  createdAt: '2026-11-20T12:00:00Z',
};

export const commentUrl = 'https://github.com/acme/policies/pull/12#issuecomment-4321';

/** The status that records an anchor. */
export function anchorStatusOf(
  anchor: RecordAnchor,
  key: ReviewKey = reviewKey,
  head: typeof exampleHead = exampleHead,
): Status {
  return { ...makeRecordStatus(key, head, anchor, commentUrl), createdAt: anchor.createdAt };
}

export const mergedPull: Pull = {
  number: reviewedFacts.pull,
  author: 'mona',
  head: reviewedFacts.head,
  base: 'main',
  merge: commitOf('c'),
  isOpen: false,
  mergedAt: '2026-11-20T12:00:10Z',
  isFork: false,
};

export const currentPlanOf = (bundles: readonly PlannedBundle[], more: Partial<CoveredPlan> = {}): CoveredPlan => ({
  covered: coveredBundlesOf(bundles),
  platform: reviewedFacts.platform,
  settings: reviewedFacts.settings,
  onStale: 'refuse',
  ...more,
});

export const commentWith = (body: string, more: Partial<Comment> = {}): Comment => ({
  id: exampleAnchor.comment,
  pull: reviewedFacts.pull,
  body,
  author: { login: 'github-actions[bot]', type: 'Bot' },
  url: commentUrl,
  ...more,
});
