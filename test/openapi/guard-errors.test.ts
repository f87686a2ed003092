import { Ajv } from 'ajv';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../scripts/files.ts';
import { readDocument } from '../../scripts/generate/document.ts';
import { compact } from '../../scripts/generate/guard-code.ts';
import { jsonSchema } from '../../scripts/generate/schema.ts';
import { isConfig, isDetectionFile, isPolicyFile } from '../../src/generated/guards/files.js';
import type { Guard } from '../../src/generated/guards/guard.ts';
import { isPlanFile } from '../../src/generated/guards/plan.js';
import { isListFindingsQuery, isRemediationRequest } from '../../src/generated/guards/requests.js';

const options = { strict: false, allErrors: true, validateFormats: false, inlineRefs: false };
const ajv = new Ajv(options);
const schemas = Object.entries(readDocument(join(root, 'schemas/openapi.yaml')).schemas);
ajv.addSchema({
  $id: 'document',
  $defs: Object.fromEntries(schemas.map(([name, schema]) => [name, jsonSchema(schema)])),
});

type Case = readonly [shape: string, guard: Guard<unknown>, value: unknown, errors: number];

const condition = { type: 'severity', values: ['high', 7] };
const cases: readonly Case[] = [
  ['Config', isConfig, { deployments: { '': {}, ['x'.repeat(256)]: { id: 'x' } }, impact: 'on', other: 1 }, 6],
  ['Config', isConfig, [], 1],
  ['DetectionFile', isDetectionFile, { product: 'code', exceptions: [{ 'x-expires': 'soon' }, null], rules: 'all' }, 4],
  ['PolicyFile', isPolicyFile, { name: '', filters: { conditions: [condition] }, actions: [] }, 3],
  ['PlanFile', isPlanFile, { version: 2, outcome: 'fine', error: 5, bundles: [{ kind: 'other' }] }, 20],
  ['RemediationRequest', isRemediationRequest, { bundle: { policies: [{}, { slug: 'Not a slug' }] } }, 5],
  ['ListFindingsQuery', isListFindingsQuery, { page_size: 0, issue_type: 'sca', since: 'long ago' }, 2],
];

describe('the errors of a generated guard', () => {
  test.for(cases)('are those of ajv itself for a %s', ([shape, guard, value, least]) => {
    const original = ajv.getSchema(`document#/$defs/${shape}`)!;
    expect([guard(value), original(value)]).toEqual([false, false]);
    expect(guard.errors).toEqual(original.errors);
    expect(guard.errors!.length).toBeGreaterThanOrEqual(least);
  });
});

test.for([
  'const err0 = {};\nif(vErrors === null){\nvErrors.push(err0);',
  'all.concat(more)',
  'f(data, {parentData:x})',
])('code that ajv writes in another way than is known is refused: %s', (code) => {
  expect(() => compact(code)).toThrow('in a way that is not known here');
});
