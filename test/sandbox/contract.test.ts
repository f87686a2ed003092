import { expect, test } from 'vitest';
import * as policyAnswers from '../../src/generated/guards/answers.js';
import type { Guard } from '../../src/generated/guards/guard.ts';
import * as otherAnswers from '../../src/generated/guards/web-api-answers.js';
import { type OperationId, operations } from '../../src/generated/operations.ts';
import { codePath, detectionBundle, open, policies, policy, remediationPath } from './harness.ts';
import { bodies, pathOf } from './requests.ts';

test.for(Object.keys(operations) as OperationId[])('%s answers what the document says', async (id) => {
  const { sandbox, call } = await open();
  // The legacy policies are those of a deployment that was not migrated.
  const slug = id === 'listLegacyPolicies' ? 'globex' : 'acme';
  const wantsUser = operations[id].security.length === 1 && operations[id].security[0] === 'Jwt';
  const token = wantsUser ? sandbox.mintUserToken(slug) : sandbox.mintToken(slug);
  const path = pathOf(id, slug);
  const body: unknown = bodies[id];
  const ifMatch = operations[id].method === 'PUT' ? { ifMatch: (await call('GET', path)).body.state_version } : {};
  const answer = await call(operations[id].method, path, {
    token,
    ...(body === undefined ? {} : { body }),
    ...ifMatch,
  });
  expect([answer.status, answer.body]).toEqual([200, answer.body]);
  expect(answer.headers['content-type']).toBe('application/json');
  expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  const guard = ({ ...policyAnswers, ...otherAnswers } as Record<string, Guard<unknown>>)[
    `is${operations[id].answer}`
  ]!;
  expect([guard(answer.body), guard.errors]).toEqual([true, null]);
});

test.for([
  ['no field', {}, 'bundle'],
  ['no bundle at all', { bundle: null }, '/bundle'],
  ['no list', { bundle: {} }, 'policies'],
  ['an unknown field', { bundle: { policies: [], polices: [] } }, 'polices'],
  [
    'a policy without filters',
    { bundle: { policies: [{ name: 'a', actions: [] }] } },
    'policies[0].filters is missing',
  ],
  [
    'no condition',
    { bundle: { policies: [{ ...policy('a'), filters: { mode: 'all', conditions: [] } }] } },
    'policies[0].filters.conditions',
  ],
  [
    'no value',
    {
      bundle: {
        policies: [{ ...policy('a'), filters: { mode: 'all', conditions: [{ type: 'severity', values: [] }] } }],
      },
    },
    'values',
  ],
  [
    'a number as value',
    {
      bundle: {
        policies: [{ ...policy('a'), filters: { mode: 'all', conditions: [{ type: 'severity', values: [1] }] } }],
      },
    },
    'values[0]',
  ],
  [
    'an unknown mode',
    { bundle: { policies: [{ ...policy('a'), filters: { ...policy('a').filters, mode: 'most' } }] } },
    'mode',
  ],
  [
    'a setting that is no text',
    { bundle: { policies: [{ ...policy('a'), actions: [{ type: 'jira', config: { project: 1 } }] }] } },
    'config.project',
  ],
  ['a slug with a space', { bundle: { policies: [policy('a b')] } }, 'slug'],
  ['a prototype', '{"bundle":{"policies":[],"__proto__":{}}}', '__proto__'],
] as const)('a remediation body with %s is refused and says where', async ([, body, where]) => {
  const { call } = await open();
  for (const [method, path] of [
    ['POST', `${remediationPath}:dryRun`],
    ['PUT', remediationPath],
  ] as const) {
    const answer = await call(method, path, { body, ifMatch: 'x' });
    // What is wrong inside of a bundle is content, which a dry run reports together.
    const isContent = method === 'POST' && !where.endsWith('bundle');
    expect(answer.status).toBe(isContent ? 200 : 400);
    expect(isContent ? answer.body.validation_errors[0].message : answer.body.error).toContain(where);
  }
});

test.for([
  ['a list left out', { bundle: { rulesets: [], rules: [], disabled: [] } }, 'exceptions'],
  [
    'an unknown exception type',
    {
      bundle: detectionBundle({ exceptions: [{ exception_type: 'skip', rule: 'a', rule_type: 'rule', project: 'p' }] }),
    },
    'exception_type',
  ],
  ['an unknown product', { bundle: detectionBundle({ product: 'sca' }) }, 'product'],
] as const)('a detection body with %s is refused and says where', async ([, body, where]) => {
  const { call } = await open();
  const answer = await call('POST', `${codePath}:dryRun`, { body });
  expect(answer.status).toBe(200);
  expect(answer.body.validation_errors[0].message).toContain(where);
});

test.for([
  ['not JSON', '{"bundle":', {}, 400],
  ['empty', '', {}, 400],
  ['half a surrogate pair', '{"bundle":{"policies":[],"deployment_slug":"\\ud800"}}', {}, 400],
  ['a NUL', '{"bundle":{"policies":[],"deployment_slug":"\\u0000"}}', {}, 400],
  ['a form', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ['compressed', '{}', { 'content-encoding': 'gzip' }, 415],
] as const)('a body that is %s is refused', async ([, body, headers, status]) => {
  const { call } = await open();
  const answer = await call('POST', `${remediationPath}:dryRun`, {
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });
  expect(answer.status).toBe(status);
  expect(answer.body.error).toEqual(expect.any(String));
});

test('an escaped backslash before u0000 is no NUL', async () => {
  const { call } = await open();
  const body = { bundle: { policies: [{ ...policy('a'), description: String.raw`\u0000 and \ud800` }] } };
  expect((await call('POST', `${remediationPath}:dryRun`, { body })).status).toBe(200);
});

test('unknown paths are 404, other methods of a known path are 405 and name the right ones', async () => {
  const { call } = await open();
  for (const path of [
    '/',
    '/api/v1/deployments/',
    `${policies}/1234/detection-policy/sca`,
    `${policies}/12x4/vocab`,
    `${policies}/%/vocab`,
    `${remediationPath}:apply`,
  ]) {
    expect([path, (await call('GET', path)).status]).toEqual([path, 404]);
  }
  for (const [method, path, allow] of [
    ['DELETE', remediationPath, 'GET, PUT'],
    ['GET', `${codePath}:dryRun`, 'POST'],
    ['POST', codePath, 'GET, PUT'],
    ['PATCH', '/api/v1/deployments', 'GET'],
  ] as const) {
    const answer = await call(method, path);
    expect([method, path, answer.status, answer.headers['allow']]).toEqual([method, path, 405, allow]);
  }
});

test('a question mark within a query belongs to its value, and what follows counts', async () => {
  const { call } = await open();
  const findings = '/api/v1/deployments/acme/findings';
  const { findings: all } = (await call('GET', findings)).body;
  const asked = await call('GET', `${findings}?ref=${all[0].ref}?`);
  expect([asked.status, asked.body.findings]).toEqual([200, []]);
  for (const search of ['?ref=a?b&status=bogus', '??ref=main']) {
    expect((await call('GET', findings + search)).status).toBe(400);
  }
});

test('the vocabulary is narrowed to a product', async () => {
  const { call } = await open();
  const vocabulary = async (query: string) => (await call('GET', `${policies}/1234/vocab${query}`)).body;
  const whole = await vocabulary('');
  expect(Object.keys(whole)).toEqual(['condition_types', 'action_types']);
  expect(whole.action_types.find(({ type }: { type: string }) => type === 'block').requires).toEqual(['pr_comment']);
  expect((await vocabulary('?product=remediation')).value_enums[0]).toEqual({
    type: 'severity',
    values: ['low', 'medium', 'high', 'critical'],
  });
  expect((await vocabulary('?product=secrets')).detection_constraints.rulesets_accepted).toBe(false);
  expect((await vocabulary('?product=code')).detection_constraints.rulesets_accepted).toBe(true);
  expect((await call('GET', `${policies}/1234/vocab?product=sca`)).status).toBe(400);
});
