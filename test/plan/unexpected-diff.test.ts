import { describe, expect, test } from 'vitest';
import type { BundleContent, Content } from '../../src/domain/bundle.ts';
import type { DiffEntry } from '../../src/domain/dry-run.ts';
import type { RemediationPolicy } from '../../src/generated/types.ts';
import { describeDifferences } from '../../src/plan/differences.ts';
import { refuseUnexpectedDiff } from '../../src/plan/unexpected-diff.ts';
import { acme, declaredDetection, exclude, listsEntry, makePolicy, dryRunWith, declaredPolicies } from './build.ts';

const sent = makePolicy('a', { description: 'Two lines\nof text.\n', active: true });
const unnamed: RemediationPolicy = { ...makePolicy('b', { name: 'Block C#' }), slug: undefined } as never;

/** The entry of a policy in a diff: changed from another one, unless it is created or deleted. */
const entry = (slug: string, sides: Partial<Pick<DiffEntry, 'before' | 'after'>>): DiffEntry => ({
  object: 'RemediationPolicy',
  key: { slug },
  before: { ...makePolicy(slug), name: 'Old' },
  after: null,
  ...sides,
});
const exception = (project: string, sides: Partial<Pick<DiffEntry, 'before' | 'after'>>): DiffEntry => ({
  object: 'DetectionPolicyException',
  key: { product: 'code', scope_type: 'project', scope_target: project, rule: 'r', rule_type: 'rule' },
  before: null,
  after: null,
  ...sides,
});

/** Why the diff is refused, or null. */
function reason(bundle: BundleContent, ...entries: readonly DiffEntry[]): string | null {
  try {
    refuseUnexpectedDiff(bundle, acme, dryRunWith({ entries }));
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

const policies = declaredPolicies([sent, unnamed]);
const code = declaredDetection({ rulesets: ['p/a'], rules: ['x', 'y'], exceptions: [exclude('r', 'acme/api')] });
const shown = { ...sent, id: 7, updated_at: '2026-11-20', description: sent.description };

describe('a dry run is refused if it shows', () => {
  test.each<[string, BundleContent, DiffEntry, string]>([
    ['a policy of the bundle deleted', policies, entry('a', {}), 'it would delete policy a, which is in it.'],
    ['another policy created', policies, entry('z', { before: null, after: makePolicy('z') }), 'it would create policy z, which is not in it.'],
    ['another policy updated', policies, entry('z', { after: makePolicy('z') }), 'it would update policy z, which is not in it.'],
    ['a text in another form', policies, entry('a', { after: { ...shown, description: 'Two lines\nof text.' } }), String.raw`it would store description of policy a as "Two lines\nof text.", not as "Two lines\nof text.\n".`],
    ['a field left out', policies, entry('a', { after: { ...shown, description: undefined } }), String.raw`it would store description of policy a as null, not as "Two lines\nof text.\n".`],
    ['a field added', policies, entry('block-c', { before: null, after: { ...unnamed, slug: 'block-c', description: 'Added.' } }), 'it would store description of policy block-c as "Added.", not as null.'],
    ['another value deep inside', policies, entry('a', { after: { ...shown, filters: { ...sent.filters, conditions: [{ type: 'severity', values: ['critical'] }] } } }), 'it would store filters.conditions[0].values of policy a as [], not as ["high"].'],
    ['another action', policies, entry('a', { after: { ...shown, actions: [{ type: 'block' }, { type: 'jira' }] } }), 'it would store actions[1].type of policy a as "jira", not as "pr_comment".'],
    ['an inactive policy', policies, entry('a', { after: { ...shown, active: false } }), 'it would store active of policy a as false, not as true.'],
    ['another list', code, listsEntry({ rules: ['x'] }, { rulesets: ['p/a'], rules: ['x'] }), 'it would leave the rules ["x"], not ["x","y"].'],
    ['a list emptied', code, listsEntry({ rulesets: ['p/a'] }, { rules: ['x', 'y'] }), 'it would leave the rulesets [], not ["p/a"].'],
    ['an exception of the bundle deleted', code, exception('acme/api', { before: { exception_type: 'exclude' } }), 'it would delete exception for r in project acme/api, which is in it.'],
    ['another exception created', code, exception('acme/web', { after: { exception_type: 'exclude' } }), 'it would create exception for r in project acme/web, which is not in it.'],
    ['an exception of another type', code, exception('acme/api', { after: { exception_type: 'include' } }), 'it would store exception_type of exception for r in project acme/api as "include", not as "exclude".'],
  ])('%s', (_, bundle, one, says) => {
    expect(reason(bundle, one)).toBe(
      `The platform's dry run of ${bundle.kind} of acme shows something else than what was sent: ${says} Nothing is applied.`,
    );
  }); // prettier-ignore
});

describe('a dry run is accepted if it shows', () => {
  const other: Content = { exception_type: 'exclude', rulesets: [], rules: [], disabled: [], id: 'x' };
  test.each<[string, BundleContent, DiffEntry]>([
    ['what was sent, with fields that only the platform has', policies, entry('a', { after: shown })],
    ['defaults filled in', policies, entry('a', { after: { ...shown, filters: { mode: 'all', conditions: [{ type: 'severity', values: ['critical', 'high'], mode: 'any' }] }, actions: sent.actions.map((one) => ({ ...one, config: {} })) } })],
    ['defaults left out', policies, entry('a', { after: { ...shown, active: undefined } })],
    ['sets in another order', policies, entry('a', { after: { ...shown, filters: { mode: 'all', conditions: [{ type: 'severity', values: ['high', 'critical'] }] } } })],
    ['a slug derived in its own way', policies, entry('block-c-sharp', { before: null, after: { ...unnamed, slug: 'block-c-sharp', description: '' } })],
    ['a policy deleted whose slug we derive for another', policies, entry('block-c', {})],
    ['other policies deleted', policies, entry('z', {})],
    ['the lists', code, listsEntry({ rulesets: ['p/b'] }, { rulesets: ['p/a'], rules: ['y', 'x'] })],
    ['only the list that changes', code, listsEntry({ rules: ['x'] }, { rules: ['y', 'x'] })],
    ['an exception with the lists repeated', code, exception('acme/api', { after: other })],
    ['an object of an unknown kind', policies, { object: 'PolicyOrder', key: { id: 1 }, before: {}, after: null }],
  ])('%s', (_, bundle, one) => {
    expect(reason(bundle, one)).toBeNull();
  }); // prettier-ignore

  test('extra fields as they were sent', () => {
    const extra = { ...sent, priority: 3, actions: [{ type: 'jira', board: 'A' }] };
    const bundle = declaredPolicies([extra]);
    expect(reason(bundle, entry('a', { after: extra }))).toBeNull();
    expect(reason(bundle, entry('a', { after: { ...extra, priority: 4 } }))).toContain(
      'store priority of policy a as 4, not as 3.',
    );
    const [moved] = [{ ...extra, actions: [{ type: 'jira', board: 'B' }] }];
    expect(reason(bundle, entry('a', { after: moved }))).toContain('actions[0].board of policy a as "B", not as "A".');
  });
});

describe('differences in words', () => {
  test('name the field and both values of each object, shortened around the difference', () => {
    const long = 'x'.repeat(200);
    const trimmed = entry('a', { before: { ...sent, description: long }, after: { ...sent, description: `${long} ` } });
    const lists = listsEntry({ rules: ['x', 'y'] }, { rules: ['x', 'Y'] });
    expect(describeDifferences([trimmed, lists])).toBe(
      `description of policy a was sent as …${'x'.repeat(30)} " and is …${'x'.repeat(30)}" on the platform; rules of the detection policy was sent as ["Y"] and is ["y"] on the platform.`,
    );
  });

  test('name three objects', () => {
    const one = (slug: string): DiffEntry => entry(slug, { before: { name: 'A' }, after: { name: 'B' } });
    expect(describeDifferences(['a', 'b', 'c', 'd', 'e'].map(one))).toMatch(/policy c was [^;]*; and 2 more\.$/);
  });

  test('are none if an object is created or deleted', () => {
    expect(describeDifferences([entry('a', {})])).toBeNull();
    expect(describeDifferences([])).toBeNull();
  });
});
