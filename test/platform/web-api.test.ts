import { describe, expect, test } from 'vitest';
import { PlatformError } from '../../src/domain/errors.ts';
import { type OperationId, operations } from '../../src/generated/operations.ts';
import { requests } from '../../src/generated/requests.ts';
import type { DependencyList } from '../../src/generated/types.ts';
import { secretFields } from '../../src/platform/token.ts';
import type { Args } from '../../src/platform/call.ts';
import type { PagedId, WebApi } from '../../src/platform/web-api.ts';
import { jwt, connectApi, secret } from './connect-client.ts';
import { always, sendJson } from '../rig/recording-server.ts';

const path = { deploymentId: '12' };
const bundle = { rulesets: [], rules: [], disabled: [], exceptions: [] };
const hook = { name: 'n', url: 'https://hooks.example/' };
const state = '{"bundle":{},"state_version":"v1"}';
const policies = '/api/policies/v2/deployments/12';

/** Each operation: what it is called with, its request line, and an answer of its shape. */
const calls: Record<OperationId, readonly [object, string, string]> = {
  listDeployments: [{}, 'GET /api/v1/deployments', '{"deployments":[]}'],
  listFindings: [{ path: { deploymentSlug: 'acme' } }, 'GET /api/v1/deployments/acme/findings', '{"findings":[]}'],
  listProjects: [{ path: { deploymentSlug: 'acme' } }, 'GET /api/v1/deployments/acme/projects', '{"projects":[]}'],
  listSecrets: [
    { path, query: { severity: ['SEVERITY_HIGH', 'SEVERITY_LOW'], cursor: 'c' } },
    'GET /api/v1/deployments/12/secrets?severity=SEVERITY_HIGH&severity=SEVERITY_LOW&cursor=c',
    '{"findings":[],"cursor":""}',
  ],
  triageFindings: [
    { path: { deploymentSlug: 'acme' }, body: { issue_type: 'sast' } },
    'POST /api/v1/deployments/acme/triage',
    '{"num_triaged":"2","triaged_issues":["1","9007199254740993"]}',
  ],
  listDependencies: [
    { path, body: {} },
    'POST /api/sca/deployments/12/dependencies',
    '{"dependencies":[],"hasMore":false}',
  ],
  getResolutionConfigs: [
    { path: { ...path, projectId: 'p' } },
    'GET /api/agent/deployments/12/projects/p/resolution_configs',
    '{"resolutionConfigs":{"perSubproject":{}}}',
  ],
  reportGuardrailsActivity: [
    { path, body: { filters: {} } },
    'POST /api/reporting/12/reports/guardrails-activity',
    '{"buckets":[{"silenced":"1","open":"","fixed":"0"}],"totalFixed":"12","totalOpened":null}',
  ],
  reportBacklogByRule: [
    { path, body: { filters: {} } },
    'POST /api/reporting/12/reports/backlog/by-rule',
    '{"buckets":[]}',
  ],
  searchIssues: [
    { path, body: {} },
    'POST /api/agent/deployments/12/issues/search',
    '{"groups":[],"cursor":"","total":"0","fetched":"0"}',
  ],
  getRemediationPolicies: [{ path }, `GET ${policies}/remediation-policies`, state],
  applyRemediationPolicies: [
    { path, body: { bundle: { policies: [] } }, ifMatch: 'v1' },
    `PUT ${policies}/remediation-policies`,
    state,
  ],
  previewRemediationPolicies: [
    { path, body: { bundle: { policies: [] } } },
    `POST ${policies}/remediation-policies:dryRun`,
    '{"state_version":"v1"}',
  ],
  getDetectionPolicySummary: [{ path }, `GET ${policies}/detection-policy`, `{"code":${state}}`],
  getDetectionPolicy: [{ path: { ...path, product: 'secrets' } }, `GET ${policies}/detection-policy/secrets`, state],
  applyDetectionPolicy: [
    { path: { ...path, product: 'code' }, body: { bundle }, ifMatch: 'v1' },
    `PUT ${policies}/detection-policy/code`,
    state,
  ],
  previewDetectionPolicy: [
    { path: { ...path, product: 'code' }, body: { bundle } },
    `POST ${policies}/detection-policy/code:dryRun`,
    '{"state_version":"v1"}',
  ],
  getVocabulary: [
    { path, query: { product: 'code' } },
    `GET ${policies}/vocab?product=code`,
    '{"condition_types":[],"action_types":[]}',
  ],
  listLegacyPolicies: [{ path }, 'GET /api/policies/v1/deployments/12', '{"policies":[]}'],
  listScmSubscriptions: [
    { path: { ...path, configId: 'c' } },
    'GET /api/scm/deployments/12/subscriptions/c',
    '{"deploymentId":"12","configId":"c","subscriptions":[]}',
  ],
  createNotificationWebhook: [
    { path, body: hook },
    'POST /api/notification_webhooks/deployments/12/webhooks',
    '{"webhook":{"id":"1","name":"webhook","url":"https://hooks.example/","hasSecret":true,"useNetworkBroker":false}}',
  ],
  createPatternFixTask: [
    { body: { pattern: 'p', language: 'go' } },
    'POST /api/ai/pattern_fix',
    '{"taskTokenJwt":"a.b.c"}',
  ],
};
const each = Object.keys(calls) as OperationId[];
const ask = (api: WebApi, id: OperationId): Promise<unknown> => api.call(id, calls[id][0]);
const schemesOf = (id: OperationId): readonly ('WebToken' | 'Jwt')[] => operations[id].security;
const bearer = { WebToken: `Bearer ${secret}`, Jwt: `Bearer ${jwt}` };

test.for(each)('%s is sent as documented, with the right token, and returns the answer', async (id) => {
  const [, line, answer] = calls[id];
  const { api, server } = await connectApi(always(200, answer));
  expect(await ask(api, id)).toEqual(JSON.parse(answer));
  expect(server.requests.map((request) => `${request.method} ${request.path}`)).toEqual([line]);
  const [scheme] = schemesOf(id);
  expect(server.requests[0]?.headers.authorization).toBe(scheme && bearer[scheme]);
  const other = await connectApi(always(200, []));
  await expect(ask(other.api, id)).rejects.toThrow('in a shape that is not understood');
});

test.for(each)("%s without an API token uses the user's token, or none, or is not sent", async (id) => {
  const { api, server } = await connectApi(always(200, calls[id][2]), { token: null });
  const schemes = schemesOf(id);
  const isLost = schemes.includes('WebToken') && !schemes.includes('Jwt');
  const error: unknown = await ask(api, id).then(
    () => null,
    (one: unknown) => one,
  );
  expect(String(error)).toMatch(isLost ? /needs an API token \(IFMATCH_API_TOKEN, .*Nothing was sent\.$/ : 'null');
  const sent = isLost ? [] : [schemes.includes('Jwt') ? bearer.Jwt : undefined];
  expect(server.requests.map(({ headers }) => headers.authorization)).toEqual(sent);
});

test('missing credentials are an error before the request; refused ones are named by their variable', async () => {
  const { api } = await connectApi(always(200, {}), { userToken: null });
  await expect(ask(api, 'createNotificationWebhook')).rejects.toThrow(
    "Create a notification webhook (createNotificationWebhook) needs a user's JSON Web Token (IFMATCH_USER_JWT, or the option userToken).",
  );
  const none = await connectApi(always(200, {}), { token: null, userToken: null });
  await expect(ask(none.api, 'reportBacklogByRule')).rejects.toThrow(
    "needs an API token (IFMATCH_API_TOKEN, or the option token) or a user's JSON Web Token (IFMATCH_USER_JWT",
  );
  const refused = await connectApi(always(401, {}));
  for (const [id, name] of [
    ['createNotificationWebhook', 'IFMATCH_USER_JWT'],
    ['listFindings', 'IFMATCH_API_TOKEN'],
  ] as const)
    await expect(ask(refused.api, id)).rejects.toMatchObject({
      fix: expect.stringContaining(`Check ${name}:`) as string,
    });
});

test("a body repeats the path's deployment, and a different one is refused", async () => {
  const { api, server } = await connectApi(always(200, '{"dependencies":[]}'));
  await api.call('listDependencies', { path, body: {} });
  await api.call('listDependencies', { path: { deploymentId: '9223372036854775807' }, body: {} });
  expect(server.requests.map(({ body }) => body)).toEqual(['{"deploymentId":12}', '{}']);
  await expect(api.call('listDependencies', { path, body: { deploymentId: 13 } })).rejects.toMatchObject({
    message: 'deploymentId is 13 in the body of listDependencies and "12" in its path.',
    fix: 'Leave it out of the body.',
  });
});

test('a query repeats the key of a list, and omits absent values', async () => {
  const { api, server } = await connectApi(always(200, '{"findings":[]}'));
  const query = { repos: ['a b', 'c&d'], since: 1.5, dedup: false, ref: '', rules: [], status: undefined };
  await api.call('listFindings', { path: { deploymentSlug: 'acme' }, query: query as never });
  expect(server.requests[0]?.path.split('?')[1]).toBe('repos=a+b&repos=c%26d&since=1.5&dedup=false&ref=');
});

describe('secrets', () => {
  test('in a body are the write-only fields of the document', () => {
    const writeOnly = each.flatMap((id) => {
      const names = requests[id].inputs.filter((input) => input.writeOnly === true).map((input) => input.path[0]);
      return names.length === 0 ? [] : [[id, names]];
    });
    expect(secretFields).toEqual(Object.fromEntries(writeOnly));
  });

  test.for([200, 400, 500])('are in no error and no log line when echoed with %i', async (status) => {
    const webhookSecret = 'canary/of+the"hook';
    const echo = { error: `${secret} ${jwt} ${webhookSecret}`, [secret]: [jwt], webhookSecret };
    const { api, lines } = await connectApi(always(status, status === 200 ? [echo] : echo));
    const body = { ...hook, webhookSecret };
    const error: unknown = await api.call('createNotificationWebhook', { path, body }).catch((one: unknown) => one);
    expect(error).toBeInstanceOf(PlatformError);
    const { message, fix } = error as PlatformError;
    expect(JSON.stringify([message, fix, lines])).not.toMatch(/canary/);
  });
});

test('an invalid path value is refused with the expected form', async () => {
  const { api } = await connectApi(always(200, {}));
  const fix = 'Correct it in the config, in the plan file or on the command line.';
  const project = api.call('getResolutionConfigs', { path: { ...path, projectId: '..' } });
  await expect(project).rejects.toMatchObject({ fix });
  await expect(api.call('getRemediationPolicies', { path: { deploymentId: 'x' } })).rejects.toMatchObject({
    fix: `${fix} The id of a deployment has 1 to 19 digits.`,
  });
});

test.for(each)('%s is retried only if that is safe, and an error says if it may have been processed', async (id) => {
  const doubt = 'It may have been processed all the same.';
  const { writes } = operations[id];
  const answer = calls[id][2];
  const later = await connectApi((_request, response, count) => sendJson(response, count < 3 ? 429 : 200, answer));
  expect(await ask(later.api, id)).toEqual(JSON.parse(answer));
  for (const status of [408, 503, null]) {
    const { api, server } = await connectApi((_request, response) =>
      status === null ? response.destroy() : sendJson(response, status, {}),
    );
    expect(String(await ask(api, id).catch(String)).includes(doubt)).toBe(writes);
    expect(server.requests.length).toBe(writes || status === 408 ? 1 : 5);
  }
  const { api } = await connectApi(always(409, { error: 'no' }));
  await expect(ask(api, id)).rejects.not.toThrow(doubt);
});

// ── Pages ───────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

const findings = (first: number, count: number) => ({
  findings: Array.from({ length: count }, (_, index) => ({ id: first + index })),
});

/** Findings by number, as a platform that has `total` of them. */
const serveFindings = (total: number) =>
  connectApi((request, response) => {
    const query = new URL(request.path, 'http://x').searchParams;
    const [page, size] = [Number(query.get('page')), Number(query.get('page_size') ?? 100)];
    sendJson(response, 200, findings(page * size, Math.max(0, Math.min(size, total - page * size))));
  });

/** Answers one after another; the last one for ever. */
const serve = (...answers: readonly unknown[]) =>
  connectApi((_request, response, count) => sendJson(response, 200, answers[Math.min(count, answers.length) - 1]));

/** The ids of all items, page by page. */
async function idsOf<Id extends PagedId>(api: WebApi, id: Id, args: Args<Id>): Promise<unknown[][]> {
  const all: unknown[][] = [];
  for await (const page of api.pages(id, args))
    all.push(page.map((item) => ('ruleId' in item ? item.ruleId : (item as { id?: unknown }).id)));
  return all;
}

describe('pages by number', () => {
  const all = (api: WebApi, query = {}) => idsOf(api, 'listFindings', { path: { deploymentSlug: 'acme' }, query });

  test.for([
    [0, 1, []],
    [99, 2, [99]],
    [100, 2, [100]],
    [250, 4, [100, 100, 50]],
  ] as const)('of %s findings take %s requests', async ([total, asked, sizes]) => {
    const { api, server } = await serveFindings(total);
    const pages = await all(api);
    expect(pages.map((page) => page.length)).toEqual(sizes);
    expect(pages.flat()).toEqual(Array.from({ length: total }, (_, id) => id));
    expect(server.requests).toHaveLength(asked);
  });

  test('begin at the given page, keep size and filters, and are requested as they are read', async () => {
    const { api, server } = await serveFindings(1_000_000);
    const query = { page: 3, page_size: 300, repos: ['a', 'b'] };
    for await (const page of api.pages('listFindings', { path: { deploymentSlug: 'acme' }, query }))
      if (page[0]?.id === 1200) break;
    expect(server.requests.map(({ path: asked }) => asked.split('?')[1])).toEqual([
      'page=3&page_size=300&repos=a&repos=b',
      'page=4&page_size=300&repos=a&repos=b',
    ]);
  });

  const same = findings(0, 100);
  test.for([
    ['a whole page', same],
    ['a short one', findings(0, 1)],
  ] as const)('of a platform that ignores the page number and repeats %s are an error', async ([, answer]) => {
    const { api } = await serve(answer);
    await expect(all(api)).rejects.toThrow(
      'List findings, newest first: the platform says that more remains, but sends no cursor for it, or an earlier page again.',
    );
  });

  test.for<[string, readonly unknown[], number[]]>([
    ['in the middle', [findings(0, 99), findings(100, 100), findings(200, 3), {}], [99, 100, 3]],
    [
      'where the platform counts more',
      [
        { ...findings(0, 3), total: 40 },
        { findings: null, total: 40 },
      ],
      [3],
    ],
  ])('may be shorter than requested: %s', async ([, answers, sizes]) => {
    expect((await all((await serve(...answers)).api)).map((page) => page.length)).toEqual(sizes);
  });

  test('are an error if a page is missing', async () => {
    const { api } = await connectApi((_request, response, count) =>
      sendJson(response, count === 1 ? 200 : 404, count === 1 ? same : {}),
    );
    await expect(all(api)).rejects.toMatchObject({ status: 404 });
  });
});

describe('pages by cursor', () => {
  const all = (api: WebApi, body = {}) => idsOf(api, 'listDependencies', { path, body });
  const page = (id: string, rest: object = {}): DependencyList => ({ dependencies: [{ id }], ...rest });
  const first = page('a', { hasMore: true, cursor: 'c1' });

  test.for([
    page('b', { hasMore: false, cursor: 'c2' }),
    page('b'),
    page('b', { cursor: null, hasMore: null }),
    page('b', { cursor: '' }),
    page('b', { hasMore: false, nextCursor: 'x' }),
  ])('end with %j', async (last) => {
    const { api, server } = await serve(first, last);
    expect(await all(api, { pageSize: 1 })).toEqual([['a'], ['b']]);
    expect(server.requests.map(({ body }) => body)).toEqual([
      '{"pageSize":1,"deploymentId":12}',
      '{"pageSize":1,"cursor":"c1","deploymentId":12}',
    ]);
  });

  test('end with an empty page, unless more remains', async () => {
    const empty = { dependencies: [], cursor: 'c2' };
    expect(await all((await serve(first, empty, page('b'))).api)).toEqual([['a']]);
    expect(await all((await serve(first, { ...empty, hasMore: true }, page('b'))).api)).toEqual([['a'], ['b']]);
  });

  test.for([
    [page('a', { cursor: 'c1' }), page('b', { cursor: 'c1' })],
    [page('a', { cursor: 'c0' })],
    [page('a', { hasMore: true, cursor: '' })],
  ])('that repeat or lack a cursor are an error: %j', async (answers) => {
    await expect(all((await serve(...answers)).api, { cursor: 'c0' })).rejects.toThrow('an earlier page again');
  });

  test('of issue groups are read by their cursor alone', async () => {
    const group = (ruleId: string, cursor: string) => ({ groups: [{ ruleId, issuesCount: '1' }], cursor, total: '2' });
    const { api, server } = await serve(group('a', 'c1'), group('b', ''));
    expect(await idsOf(api, 'searchIssues', { path, body: { limit: 1 } })).toEqual([['a'], ['b']]);
    expect(server.requests.map(({ body }) => body)).toEqual([
      '{"limit":1,"deploymentId":"12"}',
      '{"limit":1,"cursor":"c1","deploymentId":"12"}',
    ]);
  });
});
