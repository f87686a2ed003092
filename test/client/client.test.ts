import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { ApiError, type ClientOptions, createClient } from '../../src/client/client.ts';
import { type Sandbox, startSandbox } from '../../src/client/sandbox.ts';
import type { Client } from '../../src/generated/client.ts';
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

test('both kinds of paging and a strict write work against the sandbox', async () => {
  const client = connect();
  const findings = client.listFindings({ deploymentSlug: 'acme', severities: ['critical'] });
  const dependencies = client.listDependencies({ deploymentId: 1234, pageSize: 10_000 });
  for (const items of [findings, dependencies, client.searchIssues({ deploymentId: '1234', limit: 50 })])
    expect(await listOf<unknown>(items)).not.toEqual([]);
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
