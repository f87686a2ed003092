import { expect, test } from 'vitest';
import type { DetectionItem } from '../../../src/domain/impact.ts';
import { detectionPolicyId } from '../../../src/domain/bundle.ts';
import type { Change } from '../../../src/domain/plan.ts';
import { partOfImpact } from '../../../src/render/impact-words.ts';

test('the part of a change that brings half of a hundred thousand rules has the findings of these alone', () => {
  const rules = Array.from({ length: 100_000 }, (_, index) => `rule-${String(index)}`);
  const [some, others] = [rules.slice(0, 50_000), rules.slice(50_000)];
  const change: Change = {
    object: 'DetectionPolicy',
    key: { product: 'code' },
    id: detectionPolicyId,
    verb: 'update',
    before: { rules: others },
    after: { rules },
    effect: 'stricter',
    says: '',
    at: null,
    notes: {},
  };
  const findings = { kind: 'not-estimable', because: [] } as const;
  const items = rules.map((name): DetectionItem => ({
    list: 'rules',
    name,
    verb: 'added',
    issues: findings,
    findings,
  }));
  const part = partOfImpact({ ...change, about: 'detection', items }, change);
  expect(part?.about === 'detection' && part.items.map(({ name }) => name)).toEqual(some);
});
