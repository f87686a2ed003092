import { expect, test } from 'vitest';
import { bundleDigest } from '../../src/plan/digest.ts';
import { prepare, prepareNow } from '../../src/plan/plan.ts';
import { detection, policy, remediation } from './build.ts';

const many = (count: number) => remediation(Array.from({ length: count }, (_, index) => policy(`p${String(index)}`)));

test.for([
  [0, 1],
  [99, 1],
  [100, 2],
  [250, 3],
] as const)('reading %i policies gives way %i times: after each hundred and before the digest', ([count, times]) => {
  expect([...prepare(many(count))]).toHaveLength(times);
});

test('reading rules does not give way', () => {
  expect([...prepare(detection({ rules: ['a', 'b'] }))]).toEqual([]);
});

test.for([many(3), detection({ rules: ['a', 'b'] })])(
  'what is prepared of $kind has the digest of the bundle',
  (bundle) => {
    expect(prepareNow(bundle)).toEqual({ bundle, bundleDigest: bundleDigest(bundle) });
  },
);
