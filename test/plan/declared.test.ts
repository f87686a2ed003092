import { describe, expect, test } from 'vitest';
import { policyId } from '../../src/domain/bundle.ts';
import { declaredId } from '../../src/plan/plan.ts';
import { policy, policyEntry, remediation } from './build.ts';

describe('the files know a policy', () => {
  const { slug: _, ...unnamed } = policy('x', { name: 'Block it' });
  const idOf = declaredId(remediation([policy('own', { name: 'Named' }), unnamed]));

  test('by its slug, or by its name where they give no slug', () => {
    expect(idOf(policyEntry('own', null, { name: 'Else' }))).toBe(policyId('own'));
    expect(idOf(policyEntry('block-it-2', null, { name: 'Block it' }))).toBe(policyId('block-it'));
  });

  test('by its slug even where another one without a slug has the same name', () => {
    const alike = declaredId(remediation([policy('block-it-2', { name: 'Block it' }), unnamed]));
    expect(alike(policyEntry('block-it-2', null, { name: 'Block it' }))).toBe(policyId('block-it-2'));
    expect(alike(policyEntry('block-it-3', null, { name: 'Block it' }))).toBe(policyId('block-it'));
  });

  test('and not by the name where they give another slug, nor by what is no name', () => {
    expect(idOf(policyEntry('other', null, { name: 'Named' }))).toBe(policyId('other'));
    expect(idOf(policyEntry('other', null, { name: 7 }))).toBe(policyId('other'));
  });
});
