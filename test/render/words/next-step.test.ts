import { describe, expect, test } from 'vitest';
import type { Guard, Outcome } from '../../../src/domain/plan.ts';
import { nowhere, type Place, type Problem } from '../../../src/domain/problem.ts';
import type { View } from '../../../src/render/shown-plan.ts';
import { nextStep } from '../../../src/render/next-step.ts';
import { bundle, plan, policy, remove } from '../build.ts';

const guard = (name: Guard['guard'], option: string): Guard => ({ guard: name, message: 'Too much.', option });
const guards = [
  guard('max-deletes', '--max-deletes 12'),
  guard('empty', '--allow-empty'),
  guard('empty', '--allow-empty'),
];
const deletes = plan(bundle('remediation', [remove('RemediationPolicy', { slug: 'a' }, policy('a', []))]));
const outcome = (kind: 'changes' | 'needs-approval', found: readonly Guard[] = []): Outcome => ({
  kind,
  plan: deletes,
  guards: found,
  problems: [],
});
const inFile = (...pointer: string[]): Place => ({ file: 'a.yaml', pointer });
const invalid = (problem: Problem): Outcome => ({
  kind: 'invalid',
  problems: [{ problem, position: null, first: null, excerpt: null }],
});
const view: View = { command: 'preview', platform: null, again: 'policies', plan: 'plan.json' };

describe('the next step', () => {
  test('after a preview applies the same files by the same plan', () => {
    expect(nextStep(outcome('changes'), view)?.command).toBe('ifmatch apply policies --plan plan.json');
  });

  test('after a part of a rollback applies the rest of it, and never the files, wherever its plan came from', () => {
    const rolledBack: Outcome = {
      kind: 'partial',
      plan: { ...deletes, undoes: 'sha256:0' },
      results: [],
      guards: [],
      problems: [],
    };
    const after = (saved: string | null) =>
      nextStep(rolledBack, { ...view, command: 'apply', plan: saved, reviewed: 'pipe' })?.command;
    expect(after('r.json')).toBe('ifmatch apply policies --plan r.json');
    expect(after(null)).toBe('ifmatch apply policies --plan pipe');
  });

  test('holds what a guard wants, once', () => {
    expect(nextStep(outcome('changes', guards), view)?.command).toBe(
      'ifmatch apply policies --plan plan.json --max-deletes 12 --allow-empty',
    );
    expect(nextStep(outcome('needs-approval', guards), { ...view, command: 'apply', plan: null })?.command).toBe(
      'ifmatch apply policies --max-deletes 12 --allow-empty',
    );
  });

  test('after an apply of a saved plan is about that plan, not about a fresh one', () => {
    const applying: View = { ...view, command: 'apply', plan: 'report.json', reviewed: 'my plan.json' };
    expect(nextStep(outcome('needs-approval', guards), applying)?.command).toBe(
      "ifmatch apply policies --plan 'my plan.json' --report report.json --max-deletes 12 --allow-empty",
    );
    expect(nextStep({ kind: 'invalid', problems: [] }, applying)?.command).toBe(
      "ifmatch apply policies --plan 'my plan.json' --report report.json",
    );
  });

  test('once the errors are fixed keeps the file of the plan', () => {
    const after = (other: Partial<View>): string | undefined =>
      nextStep({ kind: 'invalid', problems: [] }, { ...view, ...other })?.command;
    expect(after({})).toBe('ifmatch preview policies --out plan.json');
    expect(after({ command: 'validate', plan: null })).toBe('ifmatch validate policies');
    expect(after({ command: 'rollback', reviewed: 'applied.json' })).toBe(
      'ifmatch rollback policies applied.json --save plan.json',
    );
  });

  test.each([
    [{ code: 'path-missing', path: 'polices' }, nowhere],
    [{ code: 'path-outside', path: '../x' }, nowhere],
    [{ code: 'config-is-folder', path: 'policies', inside: null }, nowhere],
    [{ code: 'config-is-no-policy', path: 'ifmatch.yaml' }, nowhere],
    [{ code: 'deployment-unknown', slug: 'b', configured: ['a'], nearest: null }, nowhere],
    [{ code: 'deployment-unknown', slug: 'b', configured: ['a'], nearest: null }, inFile('deployments')],
  ] as const)('repeats no command line that is the error itself: %j', (facts, at) => {
    expect(nextStep(invalid({ severity: 'error', at, ...facts }), view)).toBeNull();
  });

  test.each([
    [{ code: 'path-missing', path: 'polices' }, inFile('policies')],
    [{ code: 'config-is-folder', path: 'ifmatch.yaml', inside: null }, inFile()],
    [{ code: 'deployment-unknown', slug: 'b', configured: ['a'], nearest: null }, inFile('deployment_slug')],
    [{ code: 'no-files', searched: ['policies'] }, nowhere],
  ] as const)('repeats the one that a file can mend: %j', (facts, at) => {
    expect(nextStep(invalid({ severity: 'error', at, ...facts }), view)).not.toBeNull();
  });

  test('after a guard stopped an apply keeps the undo where it was wanted', () => {
    const applying: View = { ...view, command: 'apply', plan: 'report.json', reviewed: null };
    expect(nextStep(outcome('needs-approval', guards), applying)?.command).toBe(
      'ifmatch apply policies --report report.json --max-deletes 12 --allow-empty',
    );
    const saved: View = { ...view, command: 'apply', plan: 'plan.json', reviewed: 'plan.json' };
    expect(nextStep(outcome('needs-approval', guards), saved)?.command).toBe(
      'ifmatch apply policies --plan plan.json --max-deletes 12 --allow-empty',
    );
  });

  test('quotes the path of the plan for a shell', () => {
    expect(nextStep(outcome('changes'), { ...view, plan: 'my plan.json' })?.command).toBe(
      "ifmatch apply policies --plan 'my plan.json'",
    );
  });

  test('is not told while somebody is being asked', () => {
    expect(nextStep(outcome('changes'), { ...view, command: 'apply', midway: true })).toBeNull();
  });

  test('is not told to a person who just said no', () => {
    expect(nextStep(outcome('needs-approval'), { ...view, command: 'apply', plan: null })).toBeNull();
  });
});
