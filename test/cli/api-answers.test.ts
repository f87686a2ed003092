import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startServer } from '../platform/server.ts';
import { environmentOf, runApi, serveApi } from './run-api.ts';

const finding = (id: number) => ({
  id,
  severity: 'high',
  status: 'open',
  rule: { name: `rule-${String(id)}` },
  repository: { name: 'shop/web' },
  ref: 'main',
  relevant_since: '2026-11-20T00:00:00.000Z',
});

/** A platform with so many findings. */
const findings = (total: number) =>
  serveApi(({ searchParams }) => {
    const [page, size] = [Number(searchParams.get('page') ?? 0), Number(searchParams.get('page_size') ?? 100)];
    const count = Math.max(0, Math.min(size, total - page * size));
    return { body: { findings: Array.from({ length: count }, (_, index) => finding(page * size + index)) } };
  });

function folder(): string {
  const directory = mkdtempSync(join(tmpdir(), 'ifmatch-api-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  return directory;
}

describe('an answer', () => {
  test.for([
    ['json', [], '{\n  "deployments": [\n    {\n      "id": 12,\n      "slug": "acme"\n    }\n  ]\n}\n'],
    ['ndjson', [], '{"id":12,"slug":"acme"}\n'],
    ['table', [], 'ID  SLUG  NAME\n12  acme\n'],
  ] as const)('as %s', async ([format, more, written]) => {
    const { env } = await findings(0);
    const { code, out, err } = await runApi(['listDeployments', '--format', format, ...more], { env });
    expect({ code, out, err }).toEqual({ code: 0, out: written, err: '' });
  });

  test('that is no list is one line of ndjson, and a table of its fields', async () => {
    const { env } = await serveApi(() => ({ body: { num_triaged: 2, triaged_issues: [1, 2] } }));
    const args = ['triageFindings', '--issue-type', 'sast', '--issue-ids', '1', '--new-note', 'n', '--format'];
    expect((await runApi([...args, 'ndjson'], { env })).out).toBe('{"num_triaged":2,"triaged_issues":[1,2]}\n');
    expect((await runApi([...args, 'table'], { env })).out).toBe(
      'FIELD           VALUE\nnum_triaged     2\ntriaged_issues  1, 2\n',
    );
  });
});

describe('all pages', () => {
  test.for([0, 1, 100, 250])('of %s findings are one JSON document, as many lines, or one table', async (total) => {
    const { env } = await findings(total);
    const all = ['listFindings', '--all', '--page-size', '100'];
    const ids = Array.from({ length: total }, (_, id) => id);
    const whole = JSON.parse((await runApi(all, { env })).out) as { findings: { id: number }[] };
    expect(whole.findings.map(({ id }) => id)).toEqual(ids);
    const lines = (await runApi([...all, '--format', 'ndjson'], { env })).out.split('\n').slice(0, -1);
    expect(lines.map((line) => (JSON.parse(line) as { id: number }).id)).toEqual(ids);
    const table = (await runApi([...all, '--format', 'table'], { env })).out.split('\n').slice(0, -1);
    expect(table[0]).toMatch(/^ID +SEVERITY +STATUS +RULE +REPOSITORY +PLACE +SINCE$/);
    expect(table.slice(1).map((line) => Number(line.split(' ')[0]))).toEqual(ids);
  });

  test('look like one answer', async () => {
    const { env } = await serveApi((_url, _body, count) => ({
      body: {
        dependencies: [{ id: String(count), name: 'n', version: '1' }],
        hasMore: count < 3,
        cursor: `c${String(count)}`,
      },
    }));
    const { out } = await runApi(['listDependencies', '--all'], { env });
    expect(out).toBe(`${JSON.stringify(JSON.parse(out), null, 2)}\n`);
  });

  test('that never end are an error', async () => {
    const { env } = await serveApi(() => ({ body: { groups: [{ ruleId: 'r' }], cursor: 'again' } }));
    const { code, err } = await runApi(['searchIssues', '--all', '--format', 'ndjson'], { env });
    expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining('so the list would never end') });
  });

  test('are called off by a stop, and leave no file behind', async () => {
    const directory = folder();
    const held = Promise.withResolvers<void>();
    const server = await startServer((request, response, count) => {
      response.setHeader('content-type', 'application/json');
      if (request.path === '/api/v1/deployments') response.end('{"deployments":[{"id":12,"slug":"acme"}]}');
      else if (count < 4)
        response.end(JSON.stringify({ findings: Array.from({ length: 100 }, (_, id) => finding(count * 100 + id)) }));
      else held.resolve();
    });
    const args = ['listFindings', '--all', '--output', 'findings.json'];
    const { code, err } = await runApi(args, { env: environmentOf(server), directory, stop: () => held.promise });
    expect({ code, err }).toEqual({ code: 130, err: 'Stopped.\n' });
    expect(readdirSync(directory)).toEqual([]);
  });
});

describe('a request', () => {
  test('is what the flags say', async () => {
    const { env, server } = await findings(0);
    await runApi(
      [
        'listFindings',
        '--issue-type',
        'sca',
        '--since',
        '1.5',
        '--page-size',
        '200',
        '--dedup',
        '--no-is-malicious',
        '--repos',
        'a',
        '--repos',
        'b,c',
        '--repository-ids',
        '9223372036854775807',
      ],
      { env },
    );
    expect(server.seen.at(-1)?.path).toBe(
      '/api/v1/deployments/acme/findings?issue_type=sca&since=1.5&page_size=200&dedup=true&repos=a&repos=b%2Cc&repository_ids=9223372036854775807&is_malicious=false',
    );
    await runApi(
      [
        'listFindings',
        '--deployment',
        'other',
        '--arrays',
        'comma',
        '--repos',
        'a',
        '--repos',
        'b',
        '--dedup',
        'false',
      ],
      { env },
    );
    expect(server.seen.at(-1)?.path).toBe('/api/v1/deployments/other/findings?dedup=false&repos=a%2Cb');
  });

  test('has the header If-Match, byte for byte', async () => {
    const { env, server } = await serveApi(() => ({ body: { bundle: {}, state_version: 'v2' } }));
    const stdin = '{"bundle":{"policies":[]}}';
    expect((await runApi(['applyRemediationPolicies', '--if-match', '"v1"', '--body', '-'], { env, stdin })).code).toBe(
      0,
    );
    expect(server.seen.at(-1)).toMatchObject({ method: 'PUT', headers: { 'if-match': '"v1"' }, body: stdin });
  });
});

test('a field of the body that the document does not know is sent with a warning, unless it looks like a slip', async () => {
  const sent: unknown[] = [];
  const { env } = await serveApi((_, body) => {
    sent.push(JSON.parse(body));
    return { body: { creates: [], updates: [], deletes: [], state_version: 'v' } };
  });
  const policy = { name: 'A', filters: { mode: 'all', conditions: [{ type: 's', values: ['x'] }] }, actions: [] };
  const ask = (bundle: object) =>
    runApi(['previewRemediationPolicies', '--body', '-'], { env, stdin: JSON.stringify({ bundle }) });
  const later = { policies: [{ ...policy, priority: 5 }] };
  expect(await ask(later)).toMatchObject({
    code: 0,
    err: 'warning: `bundle.policies[0].priority` in --body: is not in the API description. It is sent as it is.\n',
  });
  expect(await ask({ policies: [{ ...policy, priority: 5, actve: false }] })).toMatchObject({
    code: 64,
    err: expect.stringMatching(
      /^(?:error: )?`bundle.policies\[0\].actve` in --body: is not a field of the request. Did you mean active\?/,
    ),
  });
  expect(sent).toEqual([{ bundle: later }]);
});
