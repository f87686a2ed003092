import { describe, expect, test } from 'vitest';
import type { Pull } from '../../src/domain/forge.ts';
import type { PlannedBundle } from '../../src/domain/plan.ts';
import { makePlan } from '../../src/plan/plan.ts';
import {
  type AnchoredRecord,
  type CurrentPlan,
  decideMerge,
  decideReview,
  type MergedFacts,
  type ReviewFacts,
} from '../../src/review/decide.ts';
import { makeRecord, recordDigest } from '../../src/review/record.ts';
import {
  anchor,
  bundles,
  commentOf,
  commitOf,
  coveredOf,
  currentOf,
  digestOf,
  pull,
  record,
  reviewed,
} from './build.ts';

// What becomes of an open pull request, and of a merged one, by what is known: one row a rule.

const kinds = ['detection/code', 'detection/secrets'] as const;
const nothing = { changes: [], diffDigest: digestOf('0') } as const;

/** The recorded plan, with another bundle for detection of code. */
const withCode = (to: Partial<PlannedBundle>): PlannedBundle[] =>
  bundles.map((bundle) => (bundle.kind === 'detection/code' ? ({ ...bundle, ...to } as PlannedBundle) : bundle));

const without = (kind: PlannedBundle['kind']): PlannedBundle[] => bundles.filter((bundle) => bundle.kind !== kind);

const moved = withCode({ stateVersion: 'v2' });
const otherDiff = withCode({ stateVersion: 'v2', diffDigest: digestOf('8') });
const otherFiles = withCode({ bundleDigest: digestOf('7'), diffDigest: digestOf('8') });

const comment = commentOf('words');
const intact: AnchoredRecord = { state: 'intact', anchor, record, comment, shown: 'planned' };
const none: AnchoredRecord = { state: 'none', hasForeign: false };

describe('an open pull request', () => {
  const open: Pull = { ...pull, isOpen: true, mergedAt: null };
  const decide = (facts: Partial<ReviewFacts>) =>
    decideReview({
      pull: open,
      base: reviewed.base.commit,
      current: currentOf(bundles),
      digest: recordDigest(record),
      anchored: none,
      previous: null,
      isRerunByPerson: false,
      ...facts,
    });
  const previous = { record: { ...record, head: commitOf('f') }, anchor: { ...anchor, number: 7 }, comment };

  test.for<[string, Partial<ReviewFacts>, number, cause: string | null]>([
    ['of a first commit', {}, 1, null],
    ['of another commit with the same plan', { previous }, 1, null],
    ['of a push that changes the files', { previous, current: currentOf(otherFiles) }, 1, null],
    ['of a push after the platform moved', { previous, current: currentOf(moved) }, 1, 'stale'],
    [
      'of a push after the platform moved, with same-diff',
      { previous, current: currentOf(moved, { onStale: 'same-diff' }) },
      1,
      null,
    ],
    [
      'of a push after the guards changed',
      { previous, current: currentOf(bundles, { settings: digestOf('6') }) },
      1,
      'settings',
    ],
    [
      'of a push after the base changed the files',
      { previous, current: { ...currentOf(bundles), covered: bundles.map((bundle) => ({ bundle, base: null })) } },
      1,
      'files',
    ],
    ['of the same plan for another base branch', { anchored: intact, pull: { ...open, base: 'release' } }, 3, null],
    [
      'of an earlier commit that the branch is back at',
      {
        anchored: intact,
        previous: { ...previous, anchor: { ...anchor, createdAt: '2026-11-20T12:05:00Z' } },
        current: currentOf(otherFiles),
      },
      3,
      'files',
    ],
    ['of a comment that was deleted', { anchored: { state: 'comment-missing', anchor } }, 3, null],
    ['of a comment that was edited', { anchored: { state: 'edited', anchor, comment } }, 3, null],
    ['of one of two plans that were recorded at once', { anchored: { state: 'disputed', anchor } }, 3, null],
  ])('gets a record %s', ([, facts, number, cause]) => {
    const decision = decide(facts);
    expect(decision).toMatchObject({ kind: 'record', number });
    expect('since' in decision ? (decision.since?.cause.code ?? null) : undefined).toBe(cause);
  });

  test.for<[string, Partial<ReviewFacts>]>([
    ['the plan is the recorded one', { anchored: intact }],
    ['the order of bundles is another one', { anchored: intact, current: currentOf(bundles.toReversed()) }],
    [
      'only the state version is another one, and that is accepted',
      { anchored: intact, current: currentOf(moved, { onStale: 'same-diff' }) },
    ],
  ])('has its record confirmed if %s', ([, facts]) => {
    expect(decide(facts)).toEqual({ kind: 'confirm' });
  });

  const other = recordDigest({ ...record, plan: digestOf('6') });
  test.for<[string, Partial<ReviewFacts>, cause: string]>([
    ['the platform moved', { anchored: intact, current: currentOf(moved) }, 'stale'],
    ['the changes are others', { anchored: intact, current: currentOf(otherDiff) }, 'stale'],
    ['the changes are gone', { anchored: intact, current: currentOf(withCode(nothing)) }, 'stale'],
    ['the files are others', { anchored: intact, current: currentOf(otherFiles) }, 'files'],
    ['a bundle is gone', { anchored: intact, current: currentOf(without('detection/code')) }, 'bundles'],
    [
      'a bundle is new',
      {
        anchored: { ...intact, record: makeRecord(makePlan(bundles), coveredOf(without('detection/code')), reviewed) },
      },
      'bundles',
    ],
    ['the guards changed', { anchored: intact, current: currentOf(bundles, { settings: digestOf('6') }) }, 'settings'],
    [
      'it is another platform',
      { anchored: intact, current: currentOf(bundles, { platform: 'https://other.example' }) },
      'other-platform',
    ],
    [
      'its comment was deleted and the plan is another one',
      { anchored: { state: 'comment-missing', anchor }, digest: other },
      'comment-missing',
    ],
    [
      'its comment was edited and the plan is another one',
      { anchored: { state: 'edited', anchor, comment }, digest: other },
      'edited',
    ],
    [
      'two plans were recorded at once, and this is neither',
      { anchored: { state: 'disputed', anchor }, digest: other },
      'disputed',
    ],
  ])('gets no other record if %s, unless a person asks for it', ([, facts, code]) => {
    expect(decide(facts)).toMatchObject({ kind: 'refuse', difference: { cause: { code } } });
    expect(decide({ ...facts, isRerunByPerson: true })).toMatchObject({
      kind: 'record',
      number: anchor.number + 1,
      since: { cause: { code } },
    });
  });

  test.for<[string, CurrentPlan]>([
    ['changes no bundle', currentOf([])],
    ['changes a bundle that the platform has already', currentOf(bundles.map((one) => ({ ...one, ...nothing })))],
  ])('is shown and not recorded if it %s', ([, current]) => {
    for (const isRerunByPerson of [false, true]) expect(decide({ current, isRerunByPerson })).toEqual({ kind: 'show' });
  });
});

describe('a merged pull request', () => {
  const decide = (facts: Partial<MergedFacts>) =>
    decideMerge({
      pull,
      anchored: intact,
      current: currentOf(bundles),
      declared: bundles,
      later: [],
      isQueued: false,
      ...facts,
    });
  const at = (now: readonly PlannedBundle[], more: Partial<CurrentPlan> = {}): Partial<MergedFacts> => ({
    current: currentOf(now, more),
    declared: now,
  });
  const elsewhere = bundles.map((bundle) => ({ ...bundle, deployment: { id: '99', slug: 'hooli' } }));

  test.for<[string, Partial<MergedFacts>]>([
    ['the plan is the recorded one', {}],
    ['bundles are in another order', at(bundles.toReversed())],
    ['other deployments are declared beside it', { declared: [...elsewhere, ...bundles] }],
    ['the state moved: the apply decides that', at(moved)],
    ['a part is done', at(withCode(nothing))],
    ['no changes are left at the very state of the review: the apply refuses that', at(withCode(nothing))],
    ['the state moved while it is queued, with same-diff', { ...at(moved, { onStale: 'same-diff' }), isQueued: true }],
  ])('is sent as it was recorded if %s', ([, facts]) => {
    const decision = decide(facts);
    const sent = 'bundles' in decision ? decision.bundles : [];
    expect(decision.kind).toBe('send');
    expect(
      sent.map(({ kind, stateVersion, bundleDigest, diffDigest }) => [kind, stateVersion, bundleDigest, diffDigest]),
    ).toEqual(record.bundles.map(({ kind, stateVersion, bundle, diff }) => [kind, stateVersion, bundle, diff]));
  });

  const done = bundles.map((bundle): PlannedBundle => ({ ...bundle, ...nothing, stateVersion: 'v9' }));
  test.for<[string, Partial<MergedFacts>]>([
    ['the platform has all of it', at(done)],
    ['it changes no bundle', { current: currentOf([]), declared: bundles, anchored: none }],
    ['the platform has all of it, also without a record', { ...at(done), anchored: none }],
    ['a later merge brings all of it', { later: bundles }],
  ])('is settled if %s', ([, facts]) => {
    expect(decide(facts)).toMatchObject({ kind: 'settled' });
  });

  test('leaves to a later merge what that brings, and sends the rest', () => {
    const later = bundles.filter(({ kind }) => kind === 'remediation');
    const decision = decide({ later });
    expect(decision.kind).toBe('send');
    expect('bundles' in decision ? decision.bundles.map(({ kind }) => kind) : []).toEqual(kinds);
  });

  const at10 = { ...anchor, createdAt: pull.mergedAt ?? '' };
  const at11 = { ...anchor, createdAt: '2026-11-20T12:00:11Z' };
  test.for<[string, Partial<MergedFacts>, object]>([
    ['its files are invalid', { current: null }, { code: 'invalid', pull: 12 }],
    ['it has no record', { anchored: none }, { code: 'no-record', pull: 12, head: pull.head }],
    ['it came from a fork without a record', { anchored: none, pull: { ...pull, isFork: true } }, { code: 'fork' }],
    ['another token recorded it', { anchored: { state: 'none', hasForeign: true } }, { code: 'other-token' }],
    ['its comment is gone', { anchored: { state: 'comment-missing', anchor } }, { code: 'comment-missing' }],
    ['its comment was edited', { anchored: { state: 'edited', anchor, comment } }, { code: 'edited', pull: 12 }],
    ['two plans were recorded at once', { anchored: { state: 'disputed', anchor } }, { code: 'disputed', pull: 12 }],
    [
      'it was recorded in the second of the merge',
      { anchored: { ...intact, anchor: at10 } },
      { code: 'recorded-late' },
    ],
    ['it was recorded after the merge', { anchored: { ...intact, anchor: at11 } }, { code: 'recorded-late' }],
    ['it was merged elsewhere', { pull: { ...pull, base: 'release' } }, { code: 'other-base', reviewed: 'main' }],
    ['it is another platform', at(bundles, { platform: 'https://other.example' }), { code: 'other-platform' }],
    ['the guards changed', at(bundles, { settings: digestOf('6') }), { code: 'settings' }],
    ['the changes are others', at(otherDiff), { code: 'stale' }],
    ['the changes are others, also with same-diff', at(otherDiff, { onStale: 'same-diff' }), { code: 'stale' }],
    ['the files are others', at(otherFiles), { code: 'files' }],
    ['a recorded bundle is not declared', at(without('detection/code')), { code: 'bundles' }],
    ['a recorded bundle is of another deployment', at(elsewhere), { code: 'bundles' }],
    [
      'it changes a bundle that was not recorded',
      { anchored: { ...intact, record: { ...record, bundles: record.bundles.slice(1) } } },
      { code: 'bundles' },
    ],
    ['the state moved while it is queued', { ...at(moved), isQueued: true }, { code: 'stale' }],
  ])('is refused if %s', ([, facts, cause]) => {
    expect(decide(facts)).toMatchObject({ kind: 'refuse', cause });
  });
});
