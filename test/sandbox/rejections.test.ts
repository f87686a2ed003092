import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  codePath,
  detectionBundle,
  exception,
  type Json,
  open,
  policy,
  remediationPath,
  secretsPath,
  versionOf,
} from './harness.ts';

const conditions = (...all: object[]) => ({ ...policy('p'), filters: { mode: 'all', conditions: all } });
const actions = (...all: object[]) => ({ ...policy('p'), actions: all });
const remediation = (...policies: object[]) => ({ policies });

type Case = [string, { path: string; bundle: object; error: object; status: number; flat?: object }];

const cases: Case[] = [
  [
    'an unknown action type',
    {
      path: remediationPath,
      bundle: remediation(actions({ type: 'bloc' })),
      error: { code: 'UNSUPPORTED_ACTION_TYPE', policy_slug: 'p', context: { action_type: 'bloc' } },
      status: 400,
    },
  ],
  [
    'a block without a comment',
    {
      path: remediationPath,
      bundle: remediation(actions({ type: 'block' })),
      error: {
        code: 'MISSING_DEPENDENT_ACTION',
        policy_slug: 'p',
        context: { action_type: 'block', missing_companion: 'pr_comment' },
      },
      status: 400,
      flat: { missing_companion: 'pr_comment' },
    },
  ],
  [
    'a value that a condition does not take',
    {
      path: remediationPath,
      bundle: remediation(conditions({ type: 'severity', values: ['high', 'urgent'] })),
      error: {
        code: 'INVALID_CONDITION_VALUE',
        policy_slug: 'p',
        context: { condition_type: 'severity', value: 'urgent' },
      },
      status: 400,
    },
  ],
  [
    'an unknown condition type',
    {
      path: remediationPath,
      bundle: remediation(conditions({ type: 'serverity', values: ['high'] })),
      error: { code: 'UNSUPPORTED_CONDITION_TYPE', policy_slug: 'p', context: { condition_type: 'serverity' } },
      status: 400,
    },
  ],
  [
    'a tag that no project has',
    {
      path: remediationPath,
      bundle: remediation(conditions({ type: 'repository_tag', values: ['pci', 'nowhere'] })),
      error: {
        code: 'UNKNOWN_REFERENCE',
        policy_slug: 'p',
        context: { condition_type: 'repository_tag', kind: 'project_tag', value: 'nowhere' },
      },
      status: 400,
      flat: { missing_references: [{ kind: 'project_tag', value: 'nowhere' }] },
    },
  ],
  [
    'a channel that is not connected',
    {
      path: remediationPath,
      bundle: remediation(actions({ type: 'slack_app', config: { channel: '#nowhere' } })),
      error: {
        code: 'UNKNOWN_REFERENCE',
        policy_slug: 'p',
        context: { action_type: 'slack_app', kind: 'slack_channel', value: '#nowhere' },
      },
      status: 400,
      flat: { missing_references: [{ kind: 'slack_channel', value: '#nowhere' }] },
    },
  ],
  [
    'the slug of a system-managed policy',
    {
      path: remediationPath,
      bundle: remediation({ ...policy('x'), slug: undefined, name: 'Block malicious dependencies' }),
      error: { code: 'RESERVED_SLUG', policy_slug: 'block-malicious-dependencies', context: {} },
      status: 409,
    },
  ],
  [
    'the same slug twice',
    {
      path: remediationPath,
      bundle: remediation(policy('p'), policy('p', 'low')),
      error: { code: 'DUPLICATE_SLUG', policy_slug: 'p', context: {} },
      status: 400,
    },
  ],
  [
    'an exception for an unknown project',
    {
      path: codePath,
      bundle: detectionBundle({ exceptions: [exception('r', { project: 'acme/nowhere' })] }),
      error: {
        code: 'UNKNOWN_REFERENCE',
        policy_slug: '',
        context: { rule: 'r', kind: 'project', value: 'acme/nowhere' },
      },
      status: 400,
      flat: { missing_references: [{ kind: 'project', value: 'acme/nowhere' }] },
    },
  ],
  [
    'an exception with two scopes',
    {
      path: codePath,
      bundle: detectionBundle({
        exceptions: [exception('r', { project: 'acme/checkout-api', project_tag_name: 'pci' })],
      }),
      error: {
        code: 'INVALID_EXCEPTION_SCOPE',
        policy_slug: '',
        context: { rule: 'r', project: 'acme/checkout-api', project_tag_name: 'pci' },
      },
      status: 400,
    },
  ],
  [
    'an exception without a scope',
    {
      path: codePath,
      bundle: detectionBundle({ exceptions: [exception('r', {})] }),
      error: { code: 'INVALID_EXCEPTION_SCOPE', policy_slug: '', context: { rule: 'r' } },
      status: 400,
    },
  ],
  [
    'the same exception twice',
    {
      path: codePath,
      bundle: detectionBundle({ exceptions: [exception('r'), { ...exception('r'), exception_type: 'include' }] }),
      error: { code: 'DUPLICATE_EXCEPTION', policy_slug: '', context: { rule: 'r', project: 'acme/checkout-api' } },
      status: 400,
    },
  ],
  [
    'a ruleset for secrets',
    {
      path: secretsPath,
      bundle: detectionBundle({ rulesets: ['p/default'] }),
      error: { code: 'RULESETS_NOT_SUPPORTED', policy_slug: '', context: { value: 'p/default' } },
      status: 400,
    },
  ],
  [
    'a bundle of another product',
    {
      path: codePath,
      bundle: detectionBundle({ product: 'secrets' }),
      error: { code: 'PRODUCT_MISMATCH', policy_slug: '', context: { product: 'secrets' } },
      status: 400,
    },
  ],
];

test.for(cases)(
  '%s is a validation error of the preview and a refusal of the apply',
  async ([, { path, bundle, error, status, flat = {} }]) => {
    const { call } = await open();
    const version = await versionOf(call, path);
    const preview = await call('POST', `${path}:dryRun`, { body: { bundle } });
    const message = expect.stringMatching(/^.{10,}\.$/);
    expect(preview).toMatchObject({ status: 200 });
    expect(preview.body).toEqual({
      creates: [],
      updates: [],
      deletes: [],
      state_version: version,
      validation_errors: [{ ...error, message }],
    });

    const { code, policy_slug } = error as { code: string; policy_slug: string };
    const put = await call('PUT', path, { body: { bundle }, ifMatch: version });
    expect(put.status).toBe(status);
    expect(put.body).toEqual({ error: message, code, policy_slug, ...flat });
    expect(await versionOf(call, path)).toBe(version);
  },
);

test('every reason is given at once, in the order of the policies', async () => {
  const { call } = await open();
  const bundle = remediation(
    actions({ type: 'block' }),
    conditions({ type: 'severity', values: ['huge', 'tiny'] }),
    policy('fine'),
  );
  const { body } = await call('POST', `${remediationPath}:dryRun`, { body: { bundle } });
  expect(body.validation_errors.map(({ code }: { code: string }) => code)).toEqual([
    'MISSING_DEPENDENT_ACTION',
    'DUPLICATE_SLUG',
    'INVALID_CONDITION_VALUE',
    'INVALID_CONDITION_VALUE',
  ]);
});

test('a notification webhook that was created can be named from then on, by its deployment alone', async () => {
  const { sandbox, call } = await open();
  const naming = { ...policy('p'), actions: [{ type: 'webhook', config: { webhook: 'pager' } }] };
  const codes = async () => {
    const { body } = await call('POST', `${remediationPath}:dryRun`, { body: { bundle: remediation(naming) } });
    return body.validation_errors.map(({ code }: { code: string }) => code);
  };
  const create = async (id: string, token: string) =>
    call('POST', `/api/notification_webhooks/deployments/${id}/webhooks`, {
      token,
      body: { name: 'pager', url: 'https://pager.example/hook' },
    });
  expect(await codes()).toEqual(['UNKNOWN_REFERENCE']);
  expect((await create('2345', sandbox.mintUserToken('globex'))).status).toBe(200);
  expect(await codes()).toEqual(['UNKNOWN_REFERENCE']);
  expect((await create('1234', sandbox.userToken)).status).toBe(200);
  expect(await codes()).toEqual([]);
});

test('output-only fields of a bundle are ignored', async () => {
  const { call } = await open();
  const { body } = await call('GET', codePath);
  const preview = await call('POST', `${codePath}:dryRun`, {
    body: { bundle: { ...body.bundle, deployment_slug: 'another' } },
  });
  expect(preview.body).toMatchObject({ creates: [], updates: [], deletes: [], validation_errors: [] });
});

test('a system-managed policy is in no bundle and in no diff', async () => {
  const { call } = await open();
  const state = await call('GET', remediationPath);
  const preview = await call('POST', `${remediationPath}:dryRun`, { body: { bundle: remediation() } });
  expect(JSON.stringify([state.body, preview.body])).not.toContain('malicious');
});

test('the page on what the sandbox decides names each code that was not seen in the field', () => {
  const page = readFileSync('docs/sandbox.md', 'utf8');
  const sources = ['remediation', 'detection'].map((kind) => readFileSync(`src/sandbox/${kind}.ts`, 'utf8'));
  const codes = new Set(sources.join('').match(/(?<=')[A-Z]+(?:_[A-Z]+)+(?=')/g));
  const seen = [
    'PRODUCT_NOT_ENABLED',
    'UNSUPPORTED_ACTION_TYPE',
    'MISSING_DEPENDENT_ACTION',
    'RESERVED_SLUG',
    'INVALID_CONDITION_VALUE',
  ];
  const own = [...codes].filter((code) => !seen.includes(code));
  expect(own).toHaveLength(6);
  for (const code of own) expect(page).toContain(`\`${code}\``);
});

test('a bundle whose parts have wrong shapes is answered with all that is wrong with it, and nothing is hidden', async () => {
  const { call } = await open();
  const bundle = remediation(
    { ...policy('none'), filters: { mode: 'all', conditions: [] } },
    {
      ...policy('modes'),
      filters: { mode: 'some', conditions: [{ type: 'severity', values: ['high'], mode: 'not' }] },
    },
    { name: 'Only a name' },
    { ...policy('p'), actions: [{ type: 'block' }], severity: 'high' },
    actions({ type: 'block' }),
  );
  const { status, body } = await call('POST', `${remediationPath}:dryRun`, { body: { bundle } });
  expect(status).toBe(200);
  expect([body.creates, body.updates, body.deletes]).toEqual([[], [], []]);
  const told = body.validation_errors.map(({ code, policy_slug, context }: Json) => [code, policy_slug, context.field]);
  expect(told).toHaveLength(7);
  expect(told).toEqual(
    expect.arrayContaining([
      ['INVALID_FIELD', 'none', 'policies[0].filters.conditions'],
      ['INVALID_FIELD', 'modes', 'policies[1].filters.mode'],
      ['INVALID_FIELD', 'modes', 'policies[1].filters.conditions[0].mode'],
      ['INVALID_FIELD', 'only-a-name', 'policies[2].filters'],
      ['INVALID_FIELD', 'only-a-name', 'policies[2].actions'],
      ['INVALID_FIELD', 'p', 'policies[3].severity'],
      ['MISSING_DEPENDENT_ACTION', 'p', undefined],
    ]),
  );
  const put = await call('PUT', remediationPath, { body: { bundle }, ifMatch: body.state_version });
  expect([put.status, put.body.code]).toEqual([400, 'INVALID_FIELD']);
});

test('a list that is missing, and a type of exception that nobody knows, are reasons too', async () => {
  const { call } = await open();
  const exceptions = [{ ...exception('a'), exception_type: 'skip' }, exception('b', {})];
  const bundle = { rulesets: [], rules: ['a', 7], exceptions };
  const { status, body } = await call('POST', `${codePath}:dryRun`, { body: { bundle } });
  expect(status).toBe(200);
  expect(body.validation_errors.map(({ message }: Json) => message).toSorted()).toEqual([
    'An exception needs either a project or a project tag.',
    'disabled is missing.',
    'exceptions[0].exception_type must be equal to one of the allowed values.',
    'rules[1] must be string.',
  ]);
});

test.each([{}, { bundle: null }, { bundle: [] }, { bundle: { policies: [] }, force: true }, []])(
  'a body that is no bundle, %j, is refused as a request',
  async (body) => {
    const { call } = await open();
    expect((await call('POST', `${remediationPath}:dryRun`, { body })).status).toBe(400);
  },
);
