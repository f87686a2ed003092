import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type ProxyResponse,
  type ProxyHooks,
  isDryRun,
  type ProxiedRequest,
  type Proxy,
  startPlatformProxy,
} from '../rig/platform-proxy.ts';
import { Rig } from '../rig/platform-and-repository.ts';
import { detectionBundle, policy } from '../rig/policies.ts';
import { type CommandResult } from '../rig/run-cli.ts';
import { runCli } from '../rig/run-cli.ts';

let rig: Rig;
let proxy: Proxy;
/** What the platform does from now on. */
let hooks: ProxyHooks;
beforeEach(async () => {
  rig = await Rig.open({ seed: 'empty' });
  hooks = {};
  proxy = await startPlatformProxy(rig.sandbox.url, {
    before: (passing) => hooks.before?.(passing),
    after: (passing, answer) => hooks.after?.(passing, answer),
    rewrite: (passing) => hooks.rewrite?.(passing) ?? passing.body,
  });
});
afterEach(async () => {
  await proxy.close();
  await rig.close();
});

const run = (line: string): Promise<CommandResult> =>
  runCli(line.split(' '), { directory: rig.folder, sandbox: { url: proxy.url, token: rig.sandbox.token } });
const puts = (): number => proxy.requests.filter(({ method }) => method === 'PUT').length;

/** JSON with another value in place of some of its values, at any depth. */
const replaced = (json: string, replace: (key: string, value: unknown) => unknown): string =>
  json === '' ? json : JSON.stringify(JSON.parse(json, replace));

const trim = (key: string, value: unknown): unknown =>
  key === 'description' && typeof value === 'string' ? value.trim() : value;

/** Answers dry runs in another way. */
const answering = (change: (answer: Record<string, unknown>) => object): ProxyHooks => ({
  after: (passing, { status, body }) =>
    isDryRun(passing)
      ? { status, body: JSON.stringify(change(JSON.parse(body) as Record<string, unknown>)) }
      : undefined,
});

const described = policy('a', ['high'], { description: 'Two lines\nof text.\n' });

test('a text that the platform trims is named with both values, and a pull ends it', async () => {
  await rig.put({ remediation: { policies: [policy('a', ['high'])] } });
  rig.declare({ remediation: { policies: [described] } });
  hooks = { rewrite: ({ method, body }) => (method === 'PUT' ? replaced(body, trim) : body) };
  const says = String.raw`description of policy a was sent as "Two lines\nof text.\n" and is "Two lines\nof text." on the platform.`;
  // The second PUT changes nothing.
  for (const beginning of ['Written, but', 'The platform answered the PUT with the old state version.']) {
    expect((await run('apply --yes --out out.json')).code).toBe(6);
    const reason = rig.plan('out.json').bundles[0]?.reason;
    expect(reason).toEqual(expect.stringContaining(`${beginning} `));
    expect(reason).toEqual(expect.stringContaining(` ${says} `));
    expect(reason).toContain('`ifmatch pull`');
  }
  expect((await run('pull --force')).code).toBe(0);
  expect(await run('apply --yes')).toMatchObject({ code: 0, text: expect.stringMatching(/^No changes/) });
});

test('a text that the platform trims in its dry run is refused by the preview and before any PUT', async () => {
  rig.declare({ remediation: { policies: [described] } });
  await run('preview --out plan.json');
  hooks = answering((answer) => JSON.parse(JSON.stringify(answer), trim) as object);
  const says = /it\s+would\s+store\s+description\s+of\s+policy\s+a\s+as/;
  for (const line of ['preview', 'apply --yes', 'apply plan.json'])
    expect(await run(line)).toMatchObject({ code: 1, text: expect.stringMatching(says) });
  expect(puts()).toBe(0);
});

test.each([
  ['deletes what was sent', ({ creates, ...answer }: Record<string, unknown>) => ({ ...answer, creates: [], deletes: (creates as { after: object }[]).map(({ after, ...one }) => ({ ...one, before: after })) }), 'it would delete policy a, which is in it'],
  ['creates something else', ({ creates, ...answer }: Record<string, unknown>) => ({ ...answer, creates: [...(creates as object[]), { kind: 'RemediationPolicy', key: { slug: 'z' }, after: policy('z', ['low']) }] }), 'it would create policy z, which is not in it'],
])('a dry run that %s is refused by the preview and before any PUT', async (_, change, says) => {
  rig.declare({ remediation: { policies: [policy('a', ['high'])] } });
  await run('preview --out plan.json');
  hooks = answering(change);
  for (const line of ['preview', 'apply --yes', 'apply plan.json']) {
    const { code, text } = await run(line);
    expect([code, text.replaceAll(/\s+/g, ' ')]).toEqual([1, expect.stringContaining(says)]);
  }
  expect(puts()).toBe(0);
}); // prettier-ignore

/** A platform that keeps books of its own, and takes no field that it does not know. */
const strict: ProxyHooks = {
  before({ body }: ProxiedRequest): ProxyResponse | undefined {
    const unknown = /"(?:id|updated_at|updated_by)"/.exec(body);
    return unknown ? { status: 400, body: `{"error":"unknown field ${unknown[0].replaceAll('"', '')}"}` } : undefined;
  },
  after: (_, { status, body }) => ({
    status,
    body: replaced(body, (key, value) => {
      const isObject = key === 'before' || key === 'after' || /^\d+$/.test(key);
      if (!isObject || typeof value !== 'object' || value === null || 'deployments' in value || 'kind' in value)
        return value;
      return { id: 12, updated_at: '2026-11-20T12:00:00.000Z', updated_by: 'somebody', ...value };
    }),
  }),
};

test('an undo is taken by a platform that takes no field of its own book-keeping', async () => {
  const exception = { exception_type: 'exclude', rule: 'r', rule_type: 'rule', project: 'acme/warehouse-sync' };
  const before = {
    remediation: { policies: [policy('a', ['low']), policy('gone', ['low'])] },
    code: detectionBundle({ rules: ['x'], exceptions: [exception as never] }),
  };
  await rig.put(before);
  rig.declare({ remediation: { policies: [policy('a', ['high'])] }, code: detectionBundle({ rules: ['x'] }) });
  hooks = strict;
  for (const line of [
    'apply --yes --allow-looser --out applied.json',
    'rollback applied.json --out undo.json --allow-looser',
    'apply undo.json --yes --allow-looser',
  ])
    expect(await run(line)).toMatchObject({ code: 0 });
  expect(rig.read('applied.json')).toContain('updated_by');
  hooks = {};
  rig.declare(before);
  expect(await run('preview --exit-code')).toMatchObject({ code: 0 });
});
