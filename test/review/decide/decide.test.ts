import { expect, test } from 'vitest';
import type { Comment } from '../../../src/domain/forge.ts';
import type { PlannedBundle } from '../../../src/domain/plan.ts';
import type { ReviewRecord } from '../../../src/domain/review.ts';
import type { AnchoredRecord } from '../../../src/review/store/read-review.ts';
import { decideMerge, type MergedFacts } from '../../../src/review/decide/decide-merge.ts';
import { decideReview, type ReviewFacts } from '../../../src/review/decide/decide-review.ts';
import { makeRecord, recordDigest } from '../../../src/review/store/record.ts';
import {
  exampleAnchor,
  exampleBundles,
  commentUrl,
  commitOf,
  coveredBundlesOf,
  digestOf,
  exampleHiddenLine,
  examplePlan,
  mergedPull,
  exampleRecord,
  reviewedFacts,
} from '../build.ts';

// One row for each rule: what is known, and what is decided.

const comment: Comment = {
  id: exampleAnchor.comment,
  pull: reviewedFacts.pull,
  body: exampleHiddenLine,
  author: { login: 'github-actions[bot]', type: 'Bot' },
  url: commentUrl,
};
const intact: AnchoredRecord = {
  state: 'intact',
  anchor: exampleAnchor,
  record: exampleRecord,
  comment,
  shown: 'planned',
};
const none: AnchoredRecord = { state: 'none', hasOtherToken: false };
const current = {
  covered: coveredBundlesOf(exampleBundles),
  platform: reviewedFacts.platform,
  settings: reviewedFacts.settings,
  onStale: 'refuse',
} as const;

const anchoredAs = (recorded: ReviewRecord): AnchoredRecord => ({ ...intact, record: recorded });
const replaced: AnchoredRecord = { state: 'replaced', anchor: exampleAnchor };

/** The plan with each bundle at another state version. */
const atStateVersion = (stateVersion: string, planned = exampleBundles): PlannedBundle[] =>
  planned.map((bundle) => ({ ...bundle, stateVersion }));
/** The platform has all of it. */
const applied = exampleBundles.map((bundle): PlannedBundle => ({ ...bundle, stateVersion: 'after', changes: [] }));
/** The same without any record of changes, as a preview finds it. */
const withoutChanges = applied.map((bundle): PlannedBundle => ({ ...bundle, diffDigest: digestOf('0') }));
/** The files declare something else. */
const withOtherFiles = exampleBundles.map((bundle): PlannedBundle => ({ ...bundle, bundleDigest: digestOf('7') }));
const open = { ...mergedPull, isOpen: true, mergedAt: null };

const review: ReviewFacts = {
  pull: open,
  base: reviewedFacts.base.commit,
  current,
  digest: recordDigest(exampleRecord),
  anchored: none,
  previous: null,
  isRerunByPerson: false,
};
/** The record of a plan that the platform has already. */
const unneeded = makeRecord(examplePlan, coveredBundlesOf(withoutChanges), reviewedFacts);
const earlier: ReviewRecord = makeRecord(examplePlan, coveredBundlesOf(exampleBundles), {
  ...reviewedFacts,
  head: commitOf('e'),
});
const previous = {
  head: earlier.head,
  record: earlier,
  anchor: { ...exampleAnchor, createdAt: '2026-11-20T11:00:00Z' },
  isVoid: false,
};
const later = { ...previous, anchor: { ...exampleAnchor, createdAt: '2026-11-20T12:00:05Z' } };
const moved = { ...current, covered: coveredBundlesOf(atStateVersion('moved')) };

test.for<[rule: string, facts: Partial<ReviewFacts>, decision: object]>([
  ['a first preview records', {}, { kind: 'record', number: 1, changeSinceReview: null }],
  [
    'a plan without changes is recorded, too',
    { current: { ...current, covered: coveredBundlesOf(withoutChanges) } },
    { kind: 'record', number: 1, changeSinceReview: null },
  ],
  [
    'and confirmed, although the state version moved',
    {
      anchored: anchoredAs(unneeded),
      current: { ...current, covered: coveredBundlesOf(atStateVersion('moved', withoutChanges)) },
    },
    { kind: 'confirm' },
  ],
  [
    'and refused once the platform lacks it',
    { anchored: anchoredAs(unneeded) },
    { kind: 'refuse', difference: { cause: { code: 'stale' } } },
  ],
  ['without a covered bundle nothing is recorded', { current: { ...current, covered: [] } }, { kind: 'show' }],
  ['the same plan confirms', { anchored: intact }, { kind: 'confirm' }],
  ['another plan of the same commit is refused', { anchored: intact, current: moved }, { kind: 'refuse' }],
  [
    'a person gets another plan of the same commit, in a new comment',
    { anchored: intact, current: moved, isRerunByPerson: true },
    { kind: 'record', number: 3, changeSinceReview: { cause: { code: 'stale' } } },
  ],
  [
    'with on_stale: same-diff another version is the same plan',
    { anchored: intact, current: { ...moved, onStale: 'same-diff' } },
    { kind: 'confirm' },
  ],
  [
    'other settings are another plan',
    { anchored: intact, current: { ...current, settings: digestOf('6') } },
    { kind: 'refuse', difference: { cause: { code: 'settings' } } },
  ],
  [
    'another base branch is recorded again, with true words',
    { anchored: intact, pull: { ...open, base: 'release' } },
    { kind: 'record', number: 3, changeSinceReview: null },
  ],
  [
    'a deleted comment: the very same plan is shown again',
    { anchored: { state: 'comment-missing', anchor: exampleAnchor } },
    { kind: 'record', number: 3, changeSinceReview: null },
  ],
  [
    'an edited comment: another plan needs a person',
    { anchored: { state: 'edited', anchor: exampleAnchor, comment }, digest: 'another' },
    { kind: 'refuse', difference: { cause: { code: 'edited' } } },
  ],
  [
    'two records with one number: another plan needs a person',
    { anchored: { state: 'disputed', anchor: exampleAnchor }, digest: 'another' },
    { kind: 'refuse', difference: { cause: { code: 'disputed' } } },
  ],
  [
    'a push that changed the files alone stays in its comment',
    { previous, current: { ...current, covered: coveredBundlesOf(withOtherFiles) } },
    { kind: 'record', number: 1, changeSinceReview: null },
  ],
  [
    'a push after a plan that cannot be told gets a new comment',
    { previous: { ...previous, record: null } },
    { kind: 'record', number: 1, changeSinceReview: { cause: { code: 'edited' } } },
  ],
  [
    'a push after which the platform moved gets a new comment',
    { previous, current: moved },
    { kind: 'record', number: 1, changeSinceReview: { cause: { code: 'stale' } } },
  ],
  [
    'a branch that is back at a recorded commit compares with the last record',
    { anchored: intact, previous: later, current: { ...current, covered: coveredBundlesOf(withOtherFiles) } },
    { kind: 'record', number: 3, changeSinceReview: { cause: { code: 'files' } } },
  ],
  [
    'so it does if its own plan was replaced',
    { anchored: replaced, previous: { ...later, record: earlier } },
    { kind: 'record', number: 3, changeSinceReview: null },
  ],
  [
    'a replaced plan whose successor is gone gets a new comment',
    { anchored: replaced },
    { kind: 'record', number: 3, changeSinceReview: { cause: { code: 'replaced' } } },
  ],
  [
    'an older text in the comment is no newer record',
    { anchored: { state: 'edited', anchor: exampleAnchor, comment }, previous, digest: 'another' },
    { kind: 'refuse', difference: { cause: { code: 'edited' } } },
  ],
])('a preview: %s', ([, facts, decision]) => {
  expect(decideReview({ ...review, ...facts })).toMatchObject(decision);
});

const merged: MergedFacts = {
  pull: mergedPull,
  anchored: intact,
  current,
  declared: exampleBundles,
  laterBundles: [],
  unanswered: [],
  isQueued: false,
};
const withCurrent = (planned: readonly PlannedBundle[]): Partial<MergedFacts> => ({
  current: { ...current, covered: coveredBundlesOf(planned) },
  declared: planned,
});

test.for<[rule: string, facts: Partial<MergedFacts>, decision: object]>([
  ['the reviewed plan is sent', {}, { kind: 'send' }],
  ['what is already there settles it', withCurrent(applied), { kind: 'settled' }],
  [
    'what is already there settles it without a record',
    { ...withCurrent(applied), anchored: none },
    { kind: 'settled' },
  ],
  ['a merge that changes nothing is settled', { ...withCurrent([]), anchored: none }, { kind: 'settled', bundles: [] }],
  ['without a record', { anchored: none }, { kind: 'refuse', cause: { code: 'no-record' } }],
  [
    'from a fork without a record',
    { anchored: none, pull: { ...mergedPull, isFork: true } },
    { cause: { code: 'fork' } },
  ],
  [
    'anchors of another token',
    { anchored: { state: 'none', hasOtherToken: true } },
    { cause: { code: 'other-token' } },
  ],
  [
    'recorded in the second of the merge',
    { pull: { ...mergedPull, mergedAt: exampleAnchor.createdAt } },
    { cause: { code: 'recorded-late' } },
  ],
  [
    'a deleted comment',
    { anchored: { state: 'comment-missing', anchor: exampleAnchor } },
    { cause: { code: 'comment-missing' } },
  ],
  ['a plan that was replaced', { anchored: replaced }, { cause: { code: 'replaced' } }],
  [
    'a recorded plan without changes is settled',
    { ...withCurrent(withoutChanges), anchored: anchoredAs(unneeded) },
    { kind: 'settled' },
  ],
  [
    'a recorded plan without changes, which the platform lacks by now',
    { anchored: anchoredAs(unneeded) },
    { cause: { code: 'stale' } },
  ],
  [
    'an edited comment',
    { anchored: { state: 'edited', anchor: exampleAnchor, comment } },
    { cause: { code: 'edited' } },
  ],
  [
    'another platform',
    { current: { ...current, platform: 'https://other.example' } },
    { cause: { code: 'other-platform' } },
  ],
  ['other settings', { current: { ...current, settings: digestOf('6') } }, { cause: { code: 'settings' } }],
  ['another base branch', { pull: { ...mergedPull, base: 'release' } }, { cause: { code: 'other-base' } }],
  ['invalid files', { current: null, declared: [] }, { cause: { code: 'invalid' } }],
  ['other files', withCurrent(withOtherFiles), { cause: { code: 'files' } }],
  ['a recorded bundle that is gone', withCurrent(exampleBundles.slice(1)), { cause: { code: 'bundles' } }],
  [
    'a bundle that was not recorded',
    { anchored: { ...intact, record: { ...exampleRecord, bundles: exampleRecord.bundles.slice(1) } } },
    { cause: { code: 'bundles' } },
  ],
  ['another state version is left to the apply', withCurrent(atStateVersion('moved')), { kind: 'send' }],
  [
    'in a queue it is refused before the merge',
    { ...withCurrent(atStateVersion('moved')), isQueued: true },
    { cause: { code: 'stale' } },
  ],
  ['what later merges bring is not sent', { laterBundles: exampleBundles }, { kind: 'settled', bundles: [] }],
  [
    'what later merges do not bring is sent',
    { laterBundles: exampleBundles.slice(1) },
    { kind: 'send', bundles: [{ kind: exampleBundles[0]?.kind }] },
  ],
])('a merge: %s', ([, facts, decision]) => {
  expect(decideMerge({ ...merged, ...facts })).toMatchObject(decision);
});
