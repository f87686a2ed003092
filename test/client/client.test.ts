import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { readDocument } from '../../scripts/generate/document.ts';
import { ApiError, type ClientOptions, createClient } from '../../src/client/client.ts';
import { type Sandbox, startSandbox } from '../../src/client/sandbox.ts';
import type { Client, PageProgress } from '../../src/generated/client.ts';
import { operations } from '../../src/generated/operations.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ seed: 'acme' });
});
afterAll(() => sandbox.close());

function connect(options: Partial<ClientOptions> = {}): Client {
  return createClient({ baseUrl: sandbox.url, token: sandbox.token, userToken: sandbox.userToken, ...options });
}

/** A `fetch` that gives these answers one after another, the last one again and again, and keeps what it was asked. */
function fakeFetch(...answers: (() => Response)[]) {
  const asked: { url: string; init: RequestInit }[] = [];
  const fetch = ((url: string, init: RequestInit) => {
    asked.push({ url, init });
    const answer = answers[Math.min(asked.length, answers.length) - 1];
    return answer === undefined ? Promise.reject(new Error('nothing to answer')) : Promise.resolve().then(answer);
  }) as typeof globalThis.fetch;
  return { fetch, asked };
}

async function listOf<T>(items: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const item of items) list.push(item);
  return list;
}

const elsewhere = { baseUrl: 'https://gateway.example/appsec', token: 'secret-token' };

/** The `ApiError` that some work ends with. */
async function errorOf(work: () => unknown): Promise<ApiError> {
  const error = await Promise.resolve()
    .then(work)
    .then(
      () => null,
      (reason: unknown) => reason,
    );
  if (error instanceof ApiError) return error;
  throw new Error(`it ended with ${String(error)}`);
}

test('paging by number and by cursor, in a query and in a body, and a strict write work against the sandbox', async () => {
  const client = connect();
  const findings = client.listFindings({ deploymentSlug: 'acme', severities: ['critical'] });
  const dependencies = client.listDependencies({ deploymentId: 1234, pageSize: 10_000 });
  for (const items of [findings, dependencies, client.searchIssues({ deploymentId: '1234', limit: 50 })])
    expect(await listOf<unknown>(items)).not.toEqual([]);
  const projects = await listOf(client.listProjects({ deploymentSlug: 'acme', page_size: 7 }));
  expect(projects.find(({ name }) => name === 'acme/backoffice')?.tags).toEqual(['internal', 'legacy']);
  const secrets = await listOf(client.listSecrets({ deploymentId: 1234, limit: 20 }));
  expect(new Set(secrets.map(({ id }) => id)).size).toBe(secrets.length);
  expect(secrets).toEqual(await listOf(client.listSecrets({ deploymentId: 1234 })));
  const code = { deploymentId: 1234, product: 'code' } as const;
  const bundle = { rulesets: [], rules: [], disabled: [], exceptions: [] };
  const { state_version: ifMatch } = await client.previewDetectionPolicy({ ...code, bundle });
  expect(await client.applyDetectionPolicy({ ...code, bundle, ifMatch })).toMatchObject({ bundle });
});

test('a client has a method for each operation of the document', () => {
  expect(Object.keys(connect())).toEqual(Object.keys(operations));
});

test('an iterable requests a page when needed, and can be iterated twice', async () => {
  const page = (ids: number[]) => () => Response.json({ findings: ids.map((id) => ({ id })) });
  const { fetch, asked } = fakeFetch(page([1, 2]), page([3]), page([1, 2]));
  const findings = createClient({ ...elsewhere, fetch }).listFindings({
    deploymentSlug: 'acme',
    severities: ['high', 'low'],
  });
  expect(asked).toEqual([]);
  const seen: unknown[] = [];
  for await (const { id } of findings) if (seen.push(id) === 3) break;
  for await (const { id } of findings) if (seen.push(id) === 4) break;
  expect(seen).toEqual([1, 2, 3, 1]);
  const query = 'severities=high&severities=low&page=';
  expect(asked.map(({ url }) => url.split('?')[1])).toEqual([`${query}0`, `${query}1`, `${query}0`]);
});

test('pages() gives whole answers, with their numbers, from the first page that was asked for', async () => {
  const page =
    (...ids: number[]) =>
    () =>
      Response.json({ findings: ids.map((id) => ({ id })), extra: 1 });
  const { fetch, asked } = fakeFetch(page(7), page(8), page());
  const pages = createClient({ ...elsewhere, fetch })
    .listFindings({ deploymentSlug: 'acme', page: 3 })
    .pages();
  const seen = await listOf(pages);
  const facts = { extra: 1, total: undefined };
  expect(
    seen.map(({ findings, ...others }) => ({ ids: findings.map(({ id }) => id), total: undefined, ...others })),
  ).toEqual([
    { ...facts, ids: [7], page: 3, fetched: 1, hasMore: true },
    { ...facts, ids: [8], page: 4, fetched: 2, hasMore: false },
  ]);
  expect(asked.map(({ url }) => url.split('?')[1])).toEqual(['page=3', 'page=4', 'page=5']);
});

test('an iteration goes on at the cursor of an earlier answer', async () => {
  const client = connect();
  const search = { deploymentId: '1234', limit: 30 };
  const [first, ...rest] = await listOf(client.searchIssues(search).pages());
  expect(first).toMatchObject({ fetched: 30, hasMore: true, cursor: expect.any(String) });
  expect(rest.at(-1)).toMatchObject({ hasMore: false });
  expect(rest.at(-1)).not.toHaveProperty('cursor');
  expect(rest.at(-1)?.fetched).toBe(first?.total);
  const again = await listOf(client.searchIssues({ ...search, cursor: first?.cursor ?? '' }).pages());
  expect(again).toEqual(rest);
});

type AnyPages = { pages(): AsyncIterable<PageProgress & { page?: number; cursor?: string }> };

test.each<[name: string, list: (client: Client, from: object) => AnyPages & AsyncIterable<unknown>]>([
  ['projects', (client, from) => client.listProjects({ deploymentSlug: 'acme', page_size: 3, ...from })],
  ['findings', (client, from) => client.listFindings({ deploymentSlug: 'acme', page_size: 400, ...from })],
  ['secrets', (client, from) => client.listSecrets({ deploymentId: 1234, limit: 10, ...from })],
  ['dependencies', (client, from) => client.listDependencies({ deploymentId: 1234, pageSize: 50, ...from })],
  ['issues', (client, from) => client.searchIssues({ deploymentId: 1234, limit: 20, ...from })],
])('the pages of %s tell how many items there were, whether more follow, and where to go on', async (_, list) => {
  const pages = await listOf(list(connect(), {}).pages());
  const { length } = await listOf(list(connect(), {}));
  expect(pages.length).toBeGreaterThan(2);
  expect(pages.map(({ hasMore }) => hasMore)).toEqual([...pages.slice(1).map(() => true), false]);
  expect(pages.map(({ fetched }) => fetched)).toEqual(pages.map(({ fetched }) => fetched).toSorted((a, b) => a - b));
  expect(pages.at(-1)?.fetched).toBe(length);
  for (const { total } of pages) expect([undefined, length]).toContain(total);
  const [{ page, cursor } = {}] = pages;
  const from = page === undefined ? { cursor } : { page: page + 1 };
  expect(await listOf(list(connect(), from).pages())).toHaveLength(pages.length - 1);
});

test('an answer without any item has its one page', async () => {
  const { fetch } = fakeFetch(() => Response.json({ groups: null, total: '0', cursor: '' }));
  const groups = createClient({ ...elsewhere, fetch }).searchIssues({ deploymentId: 1 });
  expect(await listOf(groups.pages())).toEqual([{ groups: [], total: 0, fetched: 0, hasMore: false }]);
  expect(await listOf(groups)).toEqual([]);
});

test('an answer has no null, no unused text and no list that is left out', async () => {
  const finding = {
    id: '9223372036854775807',
    severity: '',
    rule: { name: 'r', cwe_names: null, message: '' },
    triage_comment: '',
    assistant: null,
    not_known_yet: { at: null },
  };
  const { fetch } = fakeFetch(
    () => Response.json({ findings: [finding] }),
    () => Response.json({ findings: [] }),
  );
  const [tidy] = await listOf(createClient({ ...elsewhere, fetch }).listFindings({ deploymentSlug: 'acme' }));
  expect(tidy).toEqual({
    id: '9223372036854775807',
    rule: { name: 'r', message: '', subcategories: [], vulnerability_classes: [], cwe_names: [], owasp_names: [] },
    triage_comment: '',
    categories: [],
    review_comments: [],
    click_to_fix_prs: [],
    click_to_fix_failures: [],
    not_known_yet: { at: null },
  });
});

test('every field that the types have as present is there, and a finding may lack severity and confidence', async () => {
  const { schemas } = readDocument(join(import.meta.dirname, '../../schemas/openapi.yaml'));
  const present = (name: string): string[] => schemas[name]?.['x-guaranteed'] ?? [];
  const common = [...present('CommonFinding'), ...present('TriagedFinding')];
  const kinds = { sast: common, sca: common, ai_sast: present('AiFinding') } as const;
  for (const type of ['sast', 'sca', 'ai_sast'] as const) {
    const findings = await listOf<object>(connect().listFindings({ deploymentSlug: 'acme', issue_type: type }));
    expect(findings).not.toEqual([]);
    expect(new Set(findings.flatMap((one) => kinds[type].filter((field) => !(field in one))))).toEqual(new Set());
  }
  const unrated = await listOf(connect().listFindings({ deploymentSlug: 'acme' }));
  expect(unrated.some(({ severity }) => severity === undefined)).toBe(true);
});

test('ids of answers can be sent as they came, however large', async () => {
  const { fetch, asked } = fakeFetch(() => Response.json({}));
  const client = createClient({ ...elsewhere, fetch });
  const ids = [7, '8', '9223372036854775807'];
  await client.triageFindings({ deploymentSlug: 'a', issue_type: 'sast', issue_ids: ids, new_note: 'seen' });
  await listOf(client.listDependencies({ deploymentId: 1, dependencyFilter: { name: 'x', repositoryId: ids } }));
  const [triage = '', list = ''] = asked.map(({ init }) => init.body);
  expect(triage).toContain('"issue_ids":[7,8,9223372036854775807]');
  expect(list).toContain('"dependencyFilter":{"name":"x","repositoryId":[7,8,9223372036854775807]}');
});

test('counts are numbers, and a preview of one kind gets no lists of the other', async () => {
  const before = { name: 'a', filters: { mode: 'all', conditions: null }, description: null };
  const preview = { state_version: 'v', updates: [{ kind: 'RemediationPolicy', key: { slug: 'a' }, before }] };
  const { fetch } = fakeFetch(
    () => Response.json({ num_triaged: '12' }),
    () => Response.json(preview),
  );
  const client = createClient({ ...elsewhere, fetch });
  const triaged = await client.triageFindings({ deploymentSlug: 'a', issue_type: 'sast', new_note: 'x', ref: 'main' });
  expect(triaged).toEqual({ num_triaged: 12, triaged_issues: [] });
  const answer = await client.previewRemediationPolicies({ deploymentId: 1, bundle: { policies: [] } });
  expect(answer).toEqual({
    state_version: 'v',
    creates: [],
    updates: [
      {
        kind: 'RemediationPolicy',
        key: { slug: 'a' },
        before: { name: 'a', filters: { mode: 'all', conditions: [] } },
      },
    ],
    deletes: [],
    validation_errors: [],
  });
});

test.each(['nulls', 'blanks', 'sparse-lists', 'unknown-fields'])(
  'bundles that were read can be sent back to a platform with %s',
  async (quirk) => {
    const platform = await startSandbox({ quirks: [quirk] });
    onTestFinished(() => platform.close());
    const client = createClient({ baseUrl: platform.url, token: platform.token });
    const deploymentId = 1234;
    const { bundle, state_version: ifMatch } = await client.getRemediationPolicies({ deploymentId });
    expect(bundle.policies.length).toBeGreaterThan(5);
    expect(await client.previewRemediationPolicies({ deploymentId, bundle })).toMatchObject({
      creates: [],
      updates: [],
      deletes: [],
      validation_errors: [],
    });
    expect((await client.applyRemediationPolicies({ deploymentId, bundle, ifMatch })).state_version).toBe(ifMatch);
    const { code, secrets } = await client.getDetectionPolicySummary({ deploymentId });
    for (const state of [code, secrets]) {
      if (state?.bundle.product === undefined) throw new Error('a product is missing');
      const params = { deploymentId, product: state.bundle.product, bundle: state.bundle };
      const applied = await client.applyDetectionPolicy({ ...params, ifMatch: state.state_version });
      expect(applied.state_version).toBe(state.state_version);
    }
  },
);

test('a request has the address with its path, the token and a user agent', async () => {
  const { fetch, asked } = fakeFetch(() => Response.json({ deployments: [] }));
  await createClient({ ...elsewhere, fetch, userAgent: 'my-bot/1' }).listDeployments();
  expect(asked.map(({ url }) => url)).toEqual(['https://gateway.example/appsec/api/v1/deployments']);
  expect(asked[0]?.init.headers).toMatchObject({ authorization: 'Bearer secret-token', 'user-agent': 'my-bot/1' });
});

test("a refusal is an ApiError with the platform's answer", async () => {
  const params = { deploymentId: '1234', bundle: { policies: [] }, ifMatch: 'not-the-version' };
  const error = await errorOf(() => connect().applyRemediationPolicies(params));
  expect(error).toMatchObject({
    operation: 'applyRemediationPolicies',
    status: 409,
    code: 'STATE_VERSION_MISMATCH',
    requestId: expect.stringMatching(/./),
    body: { current_state_version: expect.stringMatching(/./) },
    maybeProcessed: false,
  });
  expect(error.message).toContain('The state has changed since it was previewed.');
});

test('what callers without types hand in by mistake is named, and nothing is sent', async () => {
  const { fetch, asked } = fakeFetch(() => Response.json({ deployments: [] }));
  const create = createClient as (options?: unknown) => Record<string, (...args: unknown[]) => unknown>;
  const client = create({ ...elsewhere, fetch });
  const list = (...args: unknown[]) => listOf(client['listFindings']?.(...args) as AsyncIterable<unknown>);
  const mistakes: readonly (readonly [said: string, mistake: () => unknown])[] = [
    ['createClient takes an object with options, not undefined.', () => create()],
    ['createClient takes an object with options, not null.', () => create(null)],
    ['createClient needs the option baseUrl.', () => create({})],
    ['createClient has no option "retry". It has baseUrl, token,', () => create({ ...elsewhere, retry: 1 })],
    ['createClient has no option "constructor".', () => create({ ...elsewhere, constructor: 1 })],
    [
      'The option token of createClient must be of the type string, not null.',
      () => create({ ...elsewhere, token: null }),
    ],
    [
      'The option fetch of createClient must be of the type function, not object.',
      () => create({ ...elsewhere, fetch: {} }),
    ],
    ['retries must be a whole number from 0 to 4.', () => create({ ...elsewhere, retries: 99 })],
    ['retries must be a whole number from 0 to 4.', () => create({ ...elsewhere, retries: 0.5 })],
    [
      'The option timeout of createClient must be of the type number, not string.',
      () => create({ ...elsewhere, timeout: '9' }),
    ],
    ['listDeployments takes an object with arguments, not null. Nothing', () => client['listDeployments']?.(null)],
    ['listFindings takes an object with arguments, not string. Nothing', () => list('acme')],
    ['listFindings takes an object with options, not null. Nothing', () => list({ deploymentSlug: 'acme' }, null)],
    [
      'listFindings has no option "sgnal". It has signal. Nothing',
      () => list({ deploymentSlug: 'acme' }, { sgnal: 1 }),
    ],
    [
      'The option signal of listDeployments must be an AbortSignal.',
      () => client['listDeployments']?.({}, { signal: {} }),
    ],
    ['listFindings takes no null for severities. Leave out', () => list({ deploymentSlug: 'acme', severities: null })],
    [
      'listFindings takes no null for severities. Leave out',
      () => list({ deploymentSlug: 'acme', severities: [null] }),
    ],
    ['listFindings takes no null for deploymentSlug.', () => list({ deploymentSlug: null })],
  ];
  for (const [said, mistake] of mistakes) expect((await errorOf(mistake)).message).toContain(said);
  expect(asked).toEqual([]);
  const start = startSandbox as (options: unknown) => Promise<Sandbox>;
  await expect(start(null)).rejects.toThrow('startSandbox takes an object with options, not null.');
  await expect(start({ sead: 'acme' })).rejects.toThrow(
    'startSandbox has no option "sead". It has seed, port, db, quirks.',
  );
});

test('an answer with one text of five million escapes in the wrong place is an error like any other', async () => {
  const text = `{"deployments":"${'\\n'.repeat(5_000_000)}"}`;
  const { fetch } = fakeFetch(() => new Response(text, { headers: { 'content-type': 'application/json' } }));
  const error = await errorOf(() => createClient({ ...elsewhere, fetch, retries: 0 }).listDeployments());
  expect(error.message).toContain('/deployments must be array');
});

test('nothing is sent for an unknown name, a missing value or a missing token', async () => {
  const { fetch, asked } = fakeFetch();
  const client = createClient({ ...elsewhere, fetch }) as unknown as Record<string, (params: object) => unknown>;
  const typo = { deploymentSlug: 'acme', issue_type: 'sast', severites: ['low'], new_triage_state: 'ignored' };
  expect((await errorOf(() => client['triageFindings']?.(typo))).message).toContain(
    'It takes deploymentSlug, issue_type,',
  );
  expect((await errorOf(() => client['getRemediationPolicies']?.({}))).message).toContain('needs deploymentId');
  const path = { deploymentId: '../12' };
  expect((await errorOf(() => client['getRemediationPolicies']?.(path))).operation).toBe('getRemediationPolicies');
  const bare = createClient({ baseUrl: elsewhere.baseUrl, fetch });
  expect((await errorOf(() => bare.listDeployments())).message).toContain('or the option token');
  expect((await errorOf(() => createClient({ baseUrl: 'http://platform.example' }))).message).toContain('https://');
  expect((await errorOf(() => createClient({ ...elsewhere, timeout: Infinity }))).message).toContain('timeout must be');
  expect(asked).toEqual([]);
});

test('a read is retried after a 503; a write is not, and the error says that it may have been processed', async () => {
  const chance = vi.spyOn(Math, 'random').mockReturnValue(0); // the jitter of a wait
  onTestFinished(() => chance.mockRestore());
  const busy = () => Response.json({ error: 'busy, secret-token' }, { status: 503, headers: { 'retry-after': '0' } });
  const read = fakeFetch(busy, () => Response.json({ deployments: [] }));
  const once = fakeFetch(busy);
  const write = fakeFetch(busy);
  const params = { deploymentId: 1, bundle: { policies: [] }, ifMatch: 'v' };
  const answer = await createClient({ ...elsewhere, fetch: read.fetch }).listDeployments();
  const refused = await errorOf(() => createClient({ ...elsewhere, fetch: once.fetch, retries: 0 }).listDeployments());
  const doubtful = await errorOf(() =>
    createClient({ ...elsewhere, fetch: write.fetch }).applyRemediationPolicies(params),
  );
  expect(answer).toEqual({ deployments: [] });
  expect([read, once, write].map(({ asked }) => asked.length)).toEqual([2, 1, 1]);
  expect(refused).toMatchObject({ status: 503, maybeProcessed: false, body: { error: 'busy, [redacted]' } });
  expect(doubtful).toMatchObject({ status: 503, maybeProcessed: true });
});

test('a signal aborts a call, a wait and an iteration with its reason', async () => {
  const stop = new AbortController();
  const { fetch, asked } = fakeFetch(() => {
    stop.abort(new Error('the user left'));
    return Response.json({}, { status: 429, headers: { 'retry-after': '100' } });
  });
  const client = createClient({ ...elsewhere, fetch });
  const { signal } = stop;
  await expect(client.listDeployments({}, { signal })).rejects.toThrow('the user left');
  await expect(listOf(client.listFindings({ deploymentSlug: 'a' }, { signal }))).rejects.toThrow('the user left');
  expect(asked).toHaveLength(1);
});

test('a redirect, an answer over 10 MiB and one of another shape are refused', async () => {
  const messageOf = async (answer: () => Response): Promise<string> => {
    const { fetch, asked } = fakeFetch(answer);
    const { message } = await errorOf(() => createClient({ ...elsewhere, fetch }).listDeployments());
    expect(asked.map(({ init }) => init.redirect)).toEqual(['manual']);
    return message;
  };
  const away = { status: 302, headers: { location: 'https://evil.example/' } };
  expect(await messageOf(() => new Response(null, away))).toContain('It was not followed');
  expect(await messageOf(() => Response.json('x'.repeat(11 * 1024 * 1024)))).toContain('the answer is too large');
  expect(await messageOf(() => Response.json({ deployments: 'all' }))).toContain('/deployments must be array');
});

test('a network failure is reported with its cause', async () => {
  const fetch = () => Promise.reject(new TypeError('fetch failed', { cause: new Error('the wire is cut') }));
  const error = await errorOf(() => createClient({ ...elsewhere, fetch, retries: 0 }).listDeployments());
  expect(error).toMatchObject({ status: null, operation: 'listDeployments' });
  expect(error.message).toContain('the wire is cut');
});
