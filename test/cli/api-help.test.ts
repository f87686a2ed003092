import { expect, test } from 'vitest';
import { type OperationId, operations } from '../../src/generated/operations.ts';
import { requests } from '../../src/generated/requests.ts';
import { bodyOnly, flagsOf } from '../../src/commands/api.ts';
import { runApi } from './run-api.ts';

const ids = Object.keys(operations) as OperationId[];

test.for(ids)('the help of %s has each of its inputs, its rules, its marks and an example', async (id) => {
  const { out } = await runApi([id, '--help']);
  const { summary, maturity, deprecated, writes } = operations[id];
  const words = out.replaceAll(/\s+/g, ' ');
  for (const { name } of flagsOf(id)) expect(words).toContain(` ${name} `);
  for (const { path } of bodyOnly(id)) expect(words).toContain(path.join('.'));
  for (const { description, enum: allowed = [] } of requests[id].inputs.filter(
    ({ sameAsPath, otherName, in: place }) => sameAsPath !== true && otherName === undefined && place !== 'path',
  )) {
    expect(words).toContain(description.replaceAll(/\s+/g, ' '));
    expect(words).toContain(allowed.length > 0 ? `one of ${allowed.join(', ')}` : '');
  }
  for (const rule of requests[id].rules) expect(words).toContain(rule);
  expect(words).toContain(summary);
  expect(words.includes('$IFMATCH_USER_JWT')).toBe((operations[id].security as readonly string[]).includes('Jwt'));
  for (const [mark, has] of [
    ['beta', maturity === 'beta'],
    ['experimental', maturity === 'experimental'],
    ['deprecated', deprecated],
    ['writes', writes],
  ] as const) {
    expect(new RegExp(`\\([^)]*${mark}[^)]*\\)`).test(words.split('Request:')[0] ?? '')).toBe(has);
  }
  expect(words).toContain(`Example: $ ifmatch api ${id}`);
});
