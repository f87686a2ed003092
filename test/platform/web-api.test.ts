import { describe, expect, test } from 'vitest';
import { PlatformError } from '../../src/domain/preview.ts';
import { UsageError } from '../../src/domain/json.ts';
import { type OperationId, operations } from '../../src/generated/operations.ts';
import { requests } from '../../src/generated/requests.ts';
import { shapes } from '../../src/platform/answers.ts';
import { secretFields } from '../../src/platform/token.ts';
import type { WebApi } from '../../src/platform/web-api.ts';
import { secret } from './server.ts';
import { always, jwt, meetApi } from './web-api-rig.ts';

const state = { bundle: {}, state_version: 'v1' };
const path = { deploymentId: '12' };
const bundle = { rulesets: [], rules: [], disabled: [], exceptions: [] };

/** Each operation, called once, with the request line and an answer of its shape. */
const calls: { [Id in OperationId]: [(api: WebApi) => Promise<unknown>, string, unknown] } = {
  listDeployments: [(api) => api.call('listDeployments', {}), 'GET /api/v1/deployments', { deployments: [] }],
  listFindings: [
    (api) => api.call('listFindings', { path: { deploymentSlug: 'acme' }, query: {} }),
    'GET /api/v1/deployments/acme/findings',
    { findings: [] },
  ],
  triageFindings: [
    (api) => api.call('triageFindings', { path: { deploymentSlug: 'acme' }, body: { issue_type: 'sast' } }),
    'POST /api/v1/deployments/acme/triage',
    { num_triaged: 0, triaged_issues: [] },
  ],
  listDependencies: [
    (api) => api.call('listDependencies', { path, body: {} }),
    'POST /api/sca/deployments/12/dependencies',
    { dependencies: [], hasMore: false },
  ],
  getResolutionConfigs: [
    (api) => api.call('getResolutionConfigs', { path: { ...path, projectId: 'p' } }),
    'GET /api/agent/deployments/12/projects/p/resolution_configs',
    { resolutionConfigs: { perSubproject: {} } },
  ],
  reportGuardrailsActivity: [
    (api) => api.call('reportGuardrailsActivity', { path, body: { filters: {} } }),
    'POST /api/reporting/12/reports/guardrails-activity',
    { buckets: [], totalFixed: 0, totalOpened: 0 },
  ],
  reportBacklogByRule: [
    (api) => api.call('reportBacklogByRule', { path, body: { filters: {} } }),
    'POST /api/reporting/12/reports/backlog/by-rule',
    { buckets: [] },
  ],
  searchIssues: [
    (api) => api.call('searchIssues', { path, body: {} }),
    'POST /api/agent/deployments/12/issues/search',
    { groups: [], cursor: '', total: '0', fetched: '0' },
  ],
  getRemediationPolicies: [
    (api) => api.call('getRemediationPolicies', { path }),
    'GET /api/policies/v2/deployments/12/remediation-policies',
    state,
  ],
  applyRemediationPolicies: [
    (api) => api.call('applyRemediationPolicies', { path, body: { bundle: { policies: [] } }, ifMatch: 'v1' }),
    'PUT /api/policies/v2/deployments/12/remediation-policies',
    state,
  ],
  previewRemediationPolicies: [
    (api) => api.call('previewRemediationPolicies', { path, body: { bundle: { policies: [] } } }),
    'POST /api/policies/v2/deployments/12/remediation-policies:dryRun',
    { state_version: 'v1' },
  ],
  getDetectionPolicySummary: [
    (api) => api.call('getDetectionPolicySummary', { path }),
    'GET /api/policies/v2/deployments/12/detection-policy',
    { code: state },
  ],
  getDetectionPolicy: [
    (api) => api.call('getDetectionPolicy', { path: { ...path, product: 'secrets' } }),
    'GET /api/policies/v2/deployments/12/detection-policy/secrets',
    state,
  ],
  applyDetectionPolicy: [
    (api) => api.call('applyDetectionPolicy', { path: { ...path, product: 'code' }, body: { bundle }, ifMatch: 'v1' }),
    'PUT /api/policies/v2/deployments/12/detection-policy/code',
    state,
  ],
  previewDetectionPolicy: [
    (api) => api.call('previewDetectionPolicy', { path: { ...path, product: 'code' }, body: { bundle } }),
    'POST /api/policies/v2/deployments/12/detection-policy/code:dryRun',
    { state_version: 'v1' },
  ],
  getVocabulary: [
    (api) => api.call('getVocabulary', { path, query: { product: 'code' } }),
    'GET /api/policies/v2/deployments/12/vocab?product=code',
    { condition_types: [], action_types: [] },
  ],
  listLegacyPolicies: [
    (api) => api.call('listLegacyPolicies', { path }),
    'GET /api/policies/v1/deployments/12',
    { policies: [] },
  ],
  listScmSubscriptions: [
    (api) => api.call('listScmSubscriptions', { path: { ...path, configId: 'c' } }),
    'GET /api/scm/deployments/12/subscriptions/c',
    { deploymentId: '12', configId: 'c', subscriptions: [] },
  ],
  createNotificationWebhook: [
    (api) => api.call('createNotificationWebhook', { path, body: { name: 'n', url: 'https://hooks.example/' } }),
    'POST /api/notification_webhooks/deployments/12/webhooks',
    { webhook: { id: '1', name: 'n', url: 'https://hooks.example/', hasSecret: false, useNetworkBroker: false } },
  ],
  createPatternFixTask: [
    (api) => api.call('createPatternFixTask', { body: { pattern: 'p', language: 'go' } }),
    'POST /api/ai/pattern_fix',
    { taskTokenJwt: 'a.b.c' },
  ],
};
const each = Object.entries(calls) as [OperationId, (typeof calls)[OperationId]][];
const writing = each.filter(([id]) => operations[id].writes);
const reading = each.filter(([id]) => !operations[id].writes);

describe('an operation', () => {
  test.for(each)('%s is sent as the document says, and its answer comes back', async ([, [call, line, answer]]) => {
    const { api, server } = await meetApi(always(200, answer));
    expect(await call(api)).toEqual(answer);
    expect(server.seen.map((request) => `${request.method} ${request.path}`)).toEqual([line]);
  });

  test.for(each)('%s refuses an answer of another shape', async ([id, [call]]) => {
    const { api } = await meetApi(always(200, []));
    await expect(call(api)).rejects.toThrow(operations[id].summary);
    await expect(call(api)).rejects.toThrow('in a shape that is not understood');
  });

  test('has a shape each, and the table of them is complete', async () => {
    for (const id of Object.keys(operations) as OperationId[]) expect(await shapes[id]()).toBeTypeOf('function');
  });

  test('that has a finding of another type than was asked for is refused', async () => {
    const { api } = await meetApi(always(200, { findings: [{ id: 1, is_malicious: 'perhaps' }] }));
    const asked = { path: { deploymentSlug: 'acme' } };
    expect(await api.call('listFindings', { ...asked, query: { issue_type: 'ai_sast' } })).toBeDefined();
    await expect(api.call('listFindings', { ...asked, query: { issue_type: 'sca' } })).rejects.toThrow('is_malicious');
  });

  test('repeats the deployment of its path in the body, and refuses another one', async () => {
    const { api, server } = await meetApi(always(200, { dependencies: [] }));
    await api.call('listDependencies', { path, body: {} });
    await api.call('listDependencies', { path: { deploymentId: '9223372036854775807' }, body: {} });
    expect(server.seen.map(({ body }) => body)).toEqual(['{"deploymentId":12}', '{}']);
    await expect(api.call('listDependencies', { path, body: { deploymentId: 13 } })).rejects.toThrow(
      'deploymentId is 13 in the body of listDependencies and "12" in its path. Leave it out of the body.',
    );
  });
});

describe('a query', () => {
  const query = { repos: ['a b', 'c&d'], since: 1.5, page: 2, dedup: false, ref: '', rules: [], status: undefined };
  test.for<['repeat' | 'comma', string]>([
    ['repeat', 'repos=a+b&repos=c%26d&since=1.5&page=2&dedup=false&ref='],
    ['comma', 'repos=a+b%2Cc%26d&since=1.5&page=2&dedup=false&ref='],
  ])('writes lists by the profile %s, and leaves out what is absent', async ([arrays, written]) => {
    const { api, server } = await meetApi(always(200, { findings: [] }), { profile: { arrays } });
    await api.call('listFindings', { path: { deploymentSlug: 'acme' }, query: query as never });
    expect(server.seen[0]?.path.split('?')[1]).toBe(written);
  });

  test('with a comma in a value is not sent where commas part the values', async () => {
    const { api, server } = await meetApi(always(200, { findings: [] }), { profile: { arrays: 'comma' } });
    const asked = api.call('listFindings', { path: { deploymentSlug: 'acme' }, query: { rules: ['a', 'b,c'] } });
    await expect(asked).rejects.toThrow(UsageError);
    await expect(asked).rejects.toThrow('"b,c" in rules holds a comma');
    expect(server.seen).toEqual([]);
  });
});

describe('credentials', () => {
  const both = { WebToken: `Bearer ${secret}`, Jwt: `Bearer ${jwt}` };
  test.for(each)(
    'of %s are the API token where it takes one, else the token of the user',
    async ([id, [call, , answer]]) => {
      const { api, server } = await meetApi(always(200, answer));
      await call(api);
      const [scheme]: readonly ('WebToken' | 'Jwt')[] = operations[id].security;
      expect(server.seen[0]?.headers.authorization).toBe(scheme && both[scheme]);
    },
  );

  const schemesOf = (id: OperationId): readonly string[] => operations[id].security;
  const lost = each.filter(([id]) => schemesOf(id).includes('WebToken') && !schemesOf(id).includes('Jwt'));
  const kept = each.filter((one) => !lost.includes(one));

  test.for(kept)('of %s without an API token are those of the user, or none', async ([id, [call, , answer]]) => {
    const { api, server } = await meetApi(always(200, answer), { token: null });
    await call(api);
    expect(server.seen[0]?.headers.authorization).toBe(schemesOf(id).length === 0 ? undefined : both.Jwt);
  });

  test.for(lost)('of %s without an API token are missing', async ([, [call]]) => {
    const { api, server } = await meetApi(always(200, {}), { token: null });
    await expect(call(api)).rejects.toThrow('needs an API token. Set IFMATCH_API_TOKEN.');
    expect(server.seen).toEqual([]);
  });

  test('that do not fit are told before anything is sent', async () => {
    const { api, server } = await meetApi(always(200, {}), { userToken: null });
    await expect(calls.createNotificationWebhook[0](api)).rejects.toThrow(
      "Create a notification webhook (createNotificationWebhook) needs a user's JSON Web Token. Set IFMATCH_USER_JWT.",
    );
    const none = await meetApi(always(200, {}), { token: null, userToken: null });
    await expect(calls.reportBacklogByRule[0](none.api)).rejects.toThrow(
      "needs an API token or a user's JSON Web Token. Set IFMATCH_API_TOKEN or IFMATCH_USER_JWT.",
    );
    expect([...server.seen, ...none.server.seen]).toEqual([]);
  });

  test('that are refused are named by the variable they came from', async () => {
    const { api } = await meetApi(always(401, {}));
    const refused = await calls.createNotificationWebhook[0](api).catch((error: unknown) => error);
    expect(refused).toMatchObject({ hint: expect.stringContaining('IFMATCH_USER_JWT') });
    const other = await calls.listFindings[0](api).catch((error: unknown) => error);
    expect(other).toMatchObject({ hint: expect.stringContaining('IFMATCH_API_TOKEN') });
  });
});

describe('secrets', () => {
  test('of a body are known by the fields that the document calls write-only', () => {
    const writeOnly = each.flatMap(([id]) => {
      const names = requests[id].inputs.filter((input) => input.writeOnly === true).map((input) => input.path[0]);
      return names.length === 0 ? [] : [[id, names]];
    });
    expect(secretFields).toEqual(Object.fromEntries(writeOnly));
  });

  test('are in no error and no log line, whatever the platform echoes', async () => {
    const hook = 'canary/of+the"hook';
    for (const status of [200, 400, 500]) {
      const echo = { error: `${secret} ${jwt} ${hook}`, [secret]: [jwt], hook };
      const { api, lines } = await meetApi(always(status, status === 200 ? [echo] : echo));
      const body = { name: 'n', url: 'https://hooks.example/', webhookSecret: hook };
      const failed = (await api
        .call('createNotificationWebhook', { path, body })
        .catch((error: unknown) => error)) as PlatformError;
      const seen = JSON.stringify([failed.message, failed.hint, lines]);
      expect(seen).not.toMatch(/canary/);
      expect(failed).toBeInstanceOf(PlatformError);
    }
  });

  test('of a person that are a plain word leave the fields of an answer alone', async () => {
    const webhook = {
      id: '1',
      name: 'webhook',
      url: 'https://hooks.example/',
      hasSecret: true,
      useNetworkBroker: false,
    };
    const { api } = await meetApi(always(200, { webhook }));
    const body = { name: 'webhook', url: 'https://hooks.example/', webhookSecret: 'webhook' };
    const answer = await api.call('createNotificationWebhook', { path, body });
    expect(answer.webhook).toMatchObject({ id: '1', hasSecret: true, name: '[redacted]' });
  });
});

test.for(['previewRemediationPolicies', 'previewDetectionPolicy'] as const)(
  'what an answer of %s may leave out is no matter here either',
  async (id) => {
    const { api } = await meetApi(always(200, { state_version: null, validation_errors: [{ code: 'NEW' }] }));
    expect(await calls[id][0](api)).toMatchObject({ state_version: '' });
  },
);

test.for([
  ['triageFindings', { num_triaged: '2', triaged_issues: ['1', '9007199254740993'] }],
  [
    'reportGuardrailsActivity',
    { buckets: [{ silenced: '1', open: '', fixed: '0' }], totalFixed: '12', totalOpened: null },
  ],
] as const)('counts in an answer of %s may be texts', async ([id, answer]) => {
  const { api } = await meetApi(always(200, answer));
  expect(await calls[id][0](api)).toEqual(answer);
});

test('an answer that is larger than we read is told with how to ask for less', async () => {
  const findings = [{ id: 1, rule_message: 'x'.repeat(10 * 1024 * 1024) }];
  const { api } = await meetApi(always(200, { findings }));
  await expect(calls.listFindings[0](api)).rejects.toMatchObject({
    message:
      'List findings, newest first (acme): no answer of the platform, the answer is too large (it has over 10485760 bytes).',
    hint: 'Request smaller pages if the operation has them. Otherwise check that the address is the API of the platform.',
  });
});

test('what cannot stand in a path is told with what belongs there, and an id of a deployment with its form', async () => {
  const { api } = await meetApi(always(200, {}));
  const project = api.call('getResolutionConfigs', { path: { ...path, projectId: '..' } });
  await expect(project).rejects.toMatchObject({
    hint: 'Correct it in the config, in the plan file or on the command line.',
  });
  await expect(api.call('getRemediationPolicies', { path: { deploymentId: 'x' } })).rejects.toMatchObject({
    hint: expect.stringContaining('The id of a deployment has 1 to 19 digits.'),
  });
});

describe('a broken call', () => {
  const doubt = 'It may have been processed all the same.';

  test.for(writing)(
    'of %s, which writes, is not sent again and says that it may have been processed',
    async ([, [call]]) => {
      for (const status of [408, 500, 502, 503, 504]) {
        const { api, server, waits } = await meetApi(always(status, {}));
        await expect(call(api)).rejects.toThrow(doubt);
        expect([server.seen.length, waits]).toEqual([1, []]);
      }
      const { api, server } = await meetApi((_request, response) => response.destroy());
      await expect(call(api)).rejects.toThrow(doubt);
      expect(server.seen).toHaveLength(1);
    },
  );

  test.for(writing)(
    'of %s is sent again after 429, which proves that nothing was done',
    async ([, [call, , answer]]) => {
      const { api, server } = await meetApi((request, response, count) =>
        always(count < 3 ? 429 : 200, count < 3 ? {} : answer)(request, response, count),
      );
      expect(await call(api)).toEqual(answer);
      expect(server.seen).toHaveLength(3);
    },
  );

  test.for(writing)('of %s that was refused was not processed', async ([, [call]]) => {
    const { api } = await meetApi(always(409, { error: 'no' }));
    await expect(call(api)).rejects.not.toThrow(doubt);
  });

  test.for(reading)('of %s, which reads, is sent again', async ([, [call, , answer]]) => {
    const { api, server } = await meetApi((request, response, count) =>
      always(count < 3 ? 503 : 200, answer)(request, response, count),
    );
    expect(await call(api)).toEqual(answer);
    expect(server.seen).toHaveLength(3);
  });
});
