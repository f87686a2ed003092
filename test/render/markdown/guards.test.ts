import { expect, test } from 'vitest';
import type { Guard } from '../../../src/domain/plan.ts';
import { guardBlock } from '../../../src/render/markdown/refusal.ts';

const deletes: Guard = {
  guard: 'max-deletes',
  message:
    '12 of 40 remediation policies in acme would be deleted (limit 10). If that is meant, run again with --max-deletes 12.',
  consent: '--max-deletes 12',
};

test('the guards of a plan keep to their room', () => {
  const many = Array.from({ length: 200 }, () => deletes);
  expect(guardBlock(many, 2000, 'setting').text.length).toBeLessThan(2000);
});
