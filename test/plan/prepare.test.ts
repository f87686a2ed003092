import { expect, test } from 'vitest';
import { prepare } from '../../src/plan/plan.ts';
import { policy, remediation } from './build.ts';

const many = (count: number) => remediation(Array.from({ length: count }, (_, index) => policy(`p${String(index)}`)));

test.for([
  [0, 1],
  [99, 1],
  [100, 2],
  [250, 3],
] as const)('reading %i policies gives way %i times: after each hundred and before the digest', ([count, times]) => {
  expect([...prepare(many(count))]).toHaveLength(times);
});
