import { expect, test } from 'vitest';
import type { PlannedBundle } from '../../src/domain/plan.ts';
import type { DiffEntry } from '../../src/domain/preview.ts';
import { countRemovals, type Removals } from '../../src/plan/removals.ts';
import { detection, exceptionEntry, exclude, listsEntry, planned } from './build.ts';

const [exception, gone] = [exclude('r'), exclude('s')];
const turned = exceptionEntry(exception, { exception_type: 'include' }, { exception_type: 'exclude' });
const removed = exceptionEntry(gone, { exception_type: 'exclude' }, null);
const fewer = listsEntry({ rules: ['a', 'b', 'c'] }, { rules: ['a', 'b'] });
const strange: DiffEntry = { object: 'DetectionPolicy', key: { product: 'sca' }, before: {}, after: null };

const bundleOf = (updates: DiffEntry[], deletes: DiffEntry[]): PlannedBundle =>
  planned(detection({ rules: ['a', 'b'], exceptions: [exception] }), { updates, deletes });

test.for<[string, DiffEntry[], DiffEntry[], Removals & { readonly essential: { readonly removed: number } }]>([
  [
    'where no list changes',
    [],
    [removed],
    { live: 4, removed: 1, essential: { noun: 'ruleset or rule', live: 2, removed: 0, left: 2 } },
  ],
  [
    'where only an exception is updated',
    [turned],
    [removed],
    { live: 4, removed: 1, essential: { noun: 'ruleset or rule', live: 2, removed: 0, left: 2 } },
  ],
  [
    'where a list and an exception are updated',
    [turned, fewer],
    [],
    { live: 4, removed: 1, essential: { noun: 'ruleset or rule', live: 3, removed: 1, left: 2 } },
  ],
  [
    'where the platform deletes other lists too',
    [fewer],
    [strange],
    { live: 5, removed: 2, essential: { noun: 'ruleset or rule', live: 3, removed: 1, left: 2 } },
  ],
])('rules and exceptions are counted %s', ([, updates, deletes, counts]) => {
  expect(countRemovals(bundleOf(updates, deletes))).toEqual(counts);
});
