import { expect, test } from 'vitest';
import { outcomeOf } from '../../src/apply/report.ts';
import type { BundleResult } from '../../src/domain/plan.ts';
import { freshFor } from './model.ts';

const bundle = freshFor(0, { held: 'old', bump: 0 });
const results: Record<string, BundleResult> = {
  applied: { result: 'applied', reason: null, undo: null },
  already: { result: 'already-applied', reason: null, undo: null },
  unverified: { result: 'unverified', reason: 'x', undo: null },
  stale: { result: 'not-applied', reason: 'x', current: { stateVersion: 'v', changes: [] } },
  not: { result: 'not-applied', reason: 'x', current: null },
  unknown: { result: 'unknown', reason: 'x', current: null },
};

test.for([
  ['', 'applied'],
  ['applied', 'applied'],
  ['already', 'applied'],
  ['applied already', 'applied'],
  ['applied not', 'partial'],
  ['applied stale', 'partial'],
  ['applied unverified', 'partial'],
  ['unverified', 'partial'],
  ['unverified not', 'partial'],
  ['unknown', 'partial'],
  ['unknown not', 'partial'],
  ['unknown stale', 'partial'],
  ['already unknown', 'partial'],
  ['stale', 'stale'],
  ['stale not', 'stale'],
  ['not stale', 'stale'],
  ['already stale', 'stale'],
  ['not', 'failed'],
  ['not not', 'failed'],
  ['already not', 'failed'],
] as const)('«%s» amounts to %s', ([words, kind]) => {
  const outcomes = words.split(' ').flatMap((word) => results[word] ?? []);
  expect(outcomeOf(outcomes.map((outcome) => ({ bundle, outcome })))).toBe(kind);
});
