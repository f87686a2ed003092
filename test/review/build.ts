import type { Comment, Pull, Status } from '../../src/domain/forge.ts';
import type { Plan, PlannedBundle } from '../../src/domain/plan.ts';
import type { ReviewRecord } from '../../src/domain/review.ts';
import { makePlan } from '../../src/plan/plan.ts';
import { type RecordAnchor, makeRecordStatus } from '../../src/review/store/record-anchor.ts';
import { type HiddenFacts, makeHiddenLine, textDigest } from '../../src/review/store/hidden-line.ts';
import type { CurrentPlan } from '../../src/review/commit-previews.ts';
import { ReviewKey, type ReviewScope } from '../../src/review/store/review-key.ts';
import { type CoveredBundle, makeRecord, recordDigest, type ReviewedFacts } from '../../src/review/store/record.ts';
import { detection, diffOfDetection, diffOfPolicies, planned, policy, remediation } from '../plan/build.ts';

/** 24 characters, the fewest that may prove something. */
export const token = 'token-of-acme-0123456789';
export const digestOf = (digit: string): string => `sha256:${digit.repeat(64)}`;
export const commitOf = (digit: string): string => digit.repeat(40);

export const scope: ReviewScope = { forge: 'GitHub', repository: '4711', config: '' };
export const key = new ReviewKey(token, scope);

const sent = [policy('a'), policy('b', { active: false })];
const rules = detection({ rules: ['r'] });
const addsRule = diffOfDetection(detection({}).content, rules.content);

/** One bundle of each kind, all with changes, in another order than that of the kinds. */
export const bundles: readonly PlannedBundle[] = [
  planned({ ...rules, kind: 'detection/secrets' }, addsRule),
  planned(remediation(sent), diffOfPolicies([policy('b'), policy('c')], sent)),
  planned(rules, addsRule),
];
export const plan: Plan = makePlan(bundles);

/** Bundles that the files of a pull request change; the base declared something else. */
export const coveredOf = (of: readonly PlannedBundle[]): CoveredBundle[] =>
  of.map((bundle) => ({ bundle, base: digestOf('9') }));

export const reviewed: ReviewedFacts = {
  pull: 12,
  head: commitOf('a'),
  base: { branch: 'main', commit: commitOf('b') },
  platform: 'https://platform.example',
  settings: digestOf('5'),
};
export const record: ReviewRecord = makeRecord(plan, coveredOf(bundles), reviewed);

export const factsOf = (of: ReviewRecord | null, more: Partial<HiddenFacts> = {}): HiddenFacts => ({
  pull: reviewed.pull,
  head: reviewed.head,
  state: 'planned',
  run: { id: 900, attempt: 2 },
  text: textDigest(''),
  record: of,
  ...more,
});

/** The first line of the comment that holds the record, with its line break. */
export const line = makeHiddenLine(key, factsOf(record));

export const place = { pull: reviewed.pull, head: reviewed.head };
export const anchor: RecordAnchor = {
  number: 2,
  comment: 4321,
  digest: recordDigest(record),
  createdAt: '2026-11-20T12:00:00Z',
};

export const commentUrl = 'https://github.com/acme/policies/pull/12#issuecomment-4321';

/** The status of an anchor. */
export function statusOf(of: RecordAnchor, by: ReviewKey = key, at: typeof place = place): Status {
  return { ...makeRecordStatus(by, at, of, commentUrl), createdAt: of.createdAt };
}

export const pull: Pull = {
  number: reviewed.pull,
  author: 'mona',
  head: reviewed.head,
  base: 'main',
  merge: commitOf('c'),
  isOpen: false,
  mergedAt: '2026-11-20T12:00:10Z',
  isFork: false,
};

export const currentOf = (of: readonly PlannedBundle[], more: Partial<CurrentPlan> = {}): CurrentPlan => ({
  covered: coveredOf(of),
  platform: reviewed.platform,
  settings: reviewed.settings,
  onStale: 'refuse',
  ...more,
});

export const commentOf = (body: string, more: Partial<Comment> = {}): Comment => ({
  id: anchor.comment,
  pull: reviewed.pull,
  body,
  author: { login: 'github-actions[bot]', type: 'Bot' },
  url: commentUrl,
  ...more,
});
