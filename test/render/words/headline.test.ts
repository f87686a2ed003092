import { expect, test } from 'vitest';
import type { LocatedProblem } from '../../../src/domain/problem.ts';
import { headlineText } from '../../../src/render/verdict.ts';
import { bundle, plan, policy, remove } from '../build.ts';

const inFile = (file: string): LocatedProblem => ({
  problem: { severity: 'error', code: 'empty-file', at: { file, pointer: [] } },
  get position(): never {
    throw new Error('a file is searched');
  },
  first: null,
  excerpt: null,
});

test('files with problems are counted without a search for where those stand', () => {
  const problems = ['a.yaml', 'a.yaml', 'b.yaml'].map(inFile);
  expect(headlineText({ kind: 'invalid', problems })).toBe('Not valid: 3 errors in 2 files');
});

test('a problem of no file counts for none', () => {
  const problem: LocatedProblem = {
    problem: { severity: 'error', code: 'no-files', searched: ['policies'], at: { file: '', pointer: [] } },
    position: null,
    first: null,
    excerpt: null,
  };
  expect(headlineText({ kind: 'invalid', problems: [problem] })).toBe('Not valid: 1 error');
});

test('files that hold detection policies only are not said to hold no policies', () => {
  const valid = (policies: number) => headlineText({ kind: 'valid', policies, files: 2, whole: null, problems: [] });
  expect([valid(0), valid(1)]).toEqual(['Valid: 2 files', 'Valid: 1 policy in 2 files']);
});

test('a plan that somebody said no to is not told as one that a guard stopped', () => {
  const deletes = plan(bundle('remediation', [remove('RemediationPolicy', { slug: 'a' }, policy('a', []))]));
  expect(headlineText({ kind: 'needs-approval', plan: deletes, guards: [], problems: [] })).toMatch(
    /^Declined: nothing was applied to acme \(1 delete; /,
  );
});

test('a plan that was found there only after it was sent is not said to be unsent', () => {
  const deletes = plan(bundle('remediation', [remove('RemediationPolicy', { slug: 'a' }, policy('a', []))]));
  const already = (reason: string | null) => {
    const results = deletes.bundles.map((one) => ({
      bundle: one,
      outcome: { result: 'already-applied', reason, undo: null } as const,
    }));
    return headlineText({ kind: 'applied', plan: deletes, results, guards: [], problems: [] });
  };
  expect([already(null), already('It has exactly this.')]).toEqual([
    'Already applied to acme; nothing was sent',
    'Already applied to acme',
  ]);
});
