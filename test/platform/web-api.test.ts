import { describe, expect, test } from 'vitest';
import { type OperationId, operations } from '../../src/generated/operations.ts';
import { requests } from '../../src/generated/requests.ts';
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
});

describe('secrets', () => {
  test('of a body are known by the fields that the document calls write-only', () => {
    const writeOnly = each.flatMap(([id]) => {
      const names = requests[id].inputs.filter((input) => input.writeOnly === true).map((input) => input.path[0]);
      return names.length === 0 ? [] : [[id, names]];
    });
    expect(secretFields).toEqual(Object.fromEntries(writeOnly));
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

  test.for(writing)('of %s that was refused was not processed', async ([, [call]]) => {
    const { api } = await meetApi(always(409, { error: 'no' }));
    await expect(call(api)).rejects.not.toThrow(doubt);
  });
});
