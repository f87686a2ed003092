import { expect, test } from 'vitest';
import { codePath, openSandbox, remediationPath } from '../rig/platform-api.ts';
import { detectionBundle, commentPolicy } from '../rig/policies.ts';

test.for([
  ['no field', {}, 'bundle'],
  ['no bundle at all', { bundle: null }, 'bundle'],
  ['no list', { bundle: {} }, 'policies'],
  ['an unknown field', { bundle: { policies: [], polices: [] } }, 'polices'],
  [
    'a policy without filters',
    { bundle: { policies: [{ name: 'a', actions: [] }] } },
    'policies[0].filters is missing',
  ],
  [
    'no condition',
    { bundle: { policies: [{ ...commentPolicy('a'), filters: { mode: 'all', conditions: [] } }] } },
    'policies[0].filters.conditions',
  ],
  [
    'no value',
    {
      bundle: {
        policies: [{ ...commentPolicy('a'), filters: { mode: 'all', conditions: [{ type: 'severity', values: [] }] } }],
      },
    },
    'values',
  ],
  [
    'a number as value',
    {
      bundle: {
        policies: [
          { ...commentPolicy('a'), filters: { mode: 'all', conditions: [{ type: 'severity', values: [1] }] } },
        ],
      },
    },
    'values[0]',
  ],
  [
    'an unknown mode',
    { bundle: { policies: [{ ...commentPolicy('a'), filters: { ...commentPolicy('a').filters, mode: 'most' } }] } },
    'mode',
  ],
  [
    'a setting that is no text',
    { bundle: { policies: [{ ...commentPolicy('a'), actions: [{ type: 'jira', config: { project: 1 } }] }] } },
    'config.project',
  ],
  ['a slug with a space', { bundle: { policies: [commentPolicy('a b')] } }, 'slug'],
  ['a prototype', '{"bundle":{"policies":[],"__proto__":{}}}', '__proto__'],
] as const)('a remediation body with %s is refused with a position', async ([, body, where]) => {
  const { call } = await openSandbox();
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
] as const)('a detection body with %s is refused with a position', async ([, body, where]) => {
  const { call } = await openSandbox();
  const answer = await call('POST', `${codePath}:dryRun`, { body });
  expect(answer.status).toBe(200);
  expect(answer.body.validation_errors[0].message).toContain(where);
});
