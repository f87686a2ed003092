import { expect, test } from 'vitest';
import { recordPayload } from '../../src/record/payload.ts';
import { plan, review } from './build-record.ts';

test('a record holds the config of its run, where there is one', () => {
  const config = '0123456789abcdef';
  expect(recordPayload(plan, { ...review, config })).toMatchObject({ config });
  expect(recordPayload(plan, review)).not.toHaveProperty('config');
});
