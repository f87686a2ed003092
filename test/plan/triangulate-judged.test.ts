import { describe, expect, test } from 'vitest';
import type { Bundle } from '../../src/domain/bundle.ts';
import type { TriangulatedBundle } from '../../src/domain/drift.ts';
import { triangulateBundle } from '../../src/plan/three-way.ts';
import { detection, diffOfPolicies, exclude, locate, planned, policy, remediation } from './build.ts';
import { compared } from './drift-build.ts';
import { type Lists, rulesOf } from './triangulate-build.ts';

const triangulated = (base: Bundle, files: Bundle, bundle: ReturnType<typeof planned>): TriangulatedBundle =>
  triangulateBundle(compared(bundle, base), files, locate);

describe('what the files do by themselves', () => {
  const ownOf = ({ changes }: TriangulatedBundle, verb: string): string | null => {
    const found = changes.find(({ change }) => change.verb === verb && change.object !== 'DetectionPolicy');
    return found?.own === null || found === undefined ? null : `${found.own.effect}: ${found.own.says}`;
  };

  test('is told of an exception that looks idle only as long as somebody disables its rule on the platform', () => {
    const exceptions = [exclude('r', 'q')];
    const hidden = rulesOf({ rules: ['r'] }, { rules: ['r'], exceptions }, { rules: ['r'], disabled: ['r'] });
    expect(hidden.changes.find(({ change }) => change.verb === 'create')?.change.effect).toBe('neutral');
    expect(ownOf(hidden, 'create')).toBe('looser: excludes rule r in project q');
  });

  test('is nothing of an exception that is idle in the base, too', () => {
    const [rules, disabled, exceptions] = [['r'], ['r'], [exclude('r', 'q')]];
    const idle = rulesOf({ rules, disabled }, { rules: ['r', 'x'], disabled, exceptions }, { rules, disabled });
    expect(idle.changes.find(({ change }) => change.verb === 'create')?.change.effect).toBe('neutral');
    expect(ownOf(idle, 'create')).toBeNull();
  });
});

test('actions whose new order is live already are told in that order', () => {
  const actions = [{ type: 'block' }, { type: 'pr_comment' }, { type: 'jira' }];
  const turned = [{ type: 'jira' }, { type: 'pr_comment' }, { type: 'block' }];
  const files = remediation([policy('a', { name: 'New', actions: [...turned, { type: 'webhook' }] })]);
  const there = [policy('a', { actions: turned })];
  const bundle = planned(files, diffOfPolicies(there, files.content.policies));
  const { live } = triangulated(remediation([policy('a', { actions })]), files, bundle);
  expect(live).toMatchObject([{ before: { actions }, after: { name: 'Name of a', actions: turned } }]);
});

test('exceptions of secrets are told under their product', () => {
  const secrets = (content: Lists): Bundle => ({ ...detection(content), kind: 'detection/secrets' });
  const [base, files] = [secrets({}), secrets({ exceptions: [exclude('r')] })];
  expect(triangulated(base, files, planned(files)).live).toMatchObject([{ key: { product: 'secrets', rule: 'r' } }]);
});
