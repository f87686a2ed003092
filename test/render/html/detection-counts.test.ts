import { expect, test } from 'vitest';
import type { PlannedBundle } from '../../../src/domain/plan.ts';
import { detectionCounts } from '../../../src/render/html/enforcement.ts';
import { bundle, create, exceptionKey, remove, update } from '../build.ts';

type Detection = Exclude<PlannedBundle, { kind: 'remediation' }>;

const excludes = { exception_type: 'exclude' };
const includes = { exception_type: 'include' };

const changing = {
  ...bundle('detection/code', [
    remove('DetectionPolicyException', exceptionKey('a', 'prod'), excludes),
    create('DetectionPolicyException', exceptionKey('b', 'prod'), excludes),
    update('DetectionPolicyException', exceptionKey('c', 'prod'), [includes, excludes]),
    update('DetectionPolicy', { product: 'code' }, [
      { rulesets: ['p/a', 'p/b'], rules: ['r', 's'], disabled: null },
      { rulesets: ['p/b', 'p/c'], rules: ['s', 's'], disabled: [{ id: 1 }] },
    ]),
  ]),
  content: { rulesets: [], rules: [], disabled: [], exceptions: [{ rule: 'b' }, { rule: 'c' }] },
} as unknown as Detection;

test('a list of which as many items went as came is not the same', () => {
  expect(detectionCounts(changing)).toEqual([
    { what: 'rulesets', before: 2, after: 2, change: '+1, −1' },
    { what: 'rules', before: 2, after: 1, change: '−1' },
    { what: 'disabled rules', before: 0, after: 1, change: '+1' },
    { what: 'exceptions', before: 2, after: 2, change: '+1, −1, 1 changed' },
  ]);
});
