import { readFileSync, readdirSync, statSync, writeFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { apiToken, runApi, serveApi, userToken } from './run-api.ts';
import { temporaryFolder } from '../rig/temporary-folder.ts';

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
  const directory = temporaryFolder();
  return directory;
}

describe('an answer', () => {
  test('is JSON', async () => {
    const { env } = await findings(0);
    const written = '{\n  "deployments": [\n    {\n      "id": 12,\n      "slug": "acme"\n    }\n  ]\n}\n';
    expect(await runApi(['listDeployments'], { env })).toEqual({ code: 0, out: written, err: '' });
  });

  test('printed as JSON keeps its value and contains no terminal control sequence', async () => {
    const name = '\u001B[2J \u009B \u202E \u2028 "ä"';
    const body = { policies: [{ id: '1', slug: 's', name, productType: 'PRODUCT_TYPE_SAST', isDefault: true }] };
    const { env } = await serveApi(() => ({ body }));
    const { out } = await runApi(['listLegacyPolicies'], { env });
    expect(JSON.parse(out)).toEqual(body);
    expect(out.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}]/u);
  });

  test('is written to a file as a whole', async () => {
    const directory = folder();
    const { env } = await findings(250);
    const args = ['listFindings', '--all', '--format', 'ndjson', '--output', 'findings.ndjson'];
    const { code, out, err } = await runApi(args, { env, directory });
    expect({ code, out, err }).toEqual({ code: 0, out: '', err: '' });
    expect(readdirSync(directory)).toEqual(['findings.ndjson']);
    expect(readFileSync(join(directory, 'findings.ndjson'), 'utf8').split('\n')).toHaveLength(251);
  });

  test('keeps the permissions of the file it replaces', async () => {
    const directory = folder();
    const file = join(directory, 'findings.json');
    writeFileSync(file, 'old', { mode: 0o600 });
    const { env } = await findings(1);
    expect(await runApi(['listFindings', '--output', 'findings.json'], { env, directory })).toMatchObject({ code: 0 });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).not.toBe('old');
  });

  test('is not written through a symbolic link', async () => {
    const directory = folder();
    symlinkSync('later.json', join(directory, 'link.json'));
    const { env } = await findings(1);
    const { code, err } = await runApi(['listFindings', '--output', 'link.json'], { env, directory });
    expect({ code, err }).toEqual({ code: 64, err: expect.stringContaining('it is a symbolic link') });
    expect(readdirSync(directory)).toEqual(['link.json']);
  });

  test('that ends early leaves the file unchanged', async () => {
    const directory = folder();
    writeFileSync(join(directory, 'findings.json'), 'old');
    const { env } = await serveApi((_url, _body, count) => ({
      status: count < 3 ? 200 : 403,
      body: { findings: Array.from({ length: 100 }, (_, index) => finding(count * 100 + index)) },
    }));
    const { code, err } = await runApi(['listFindings', '--all', '--output', 'findings.json'], { env, directory });
    expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining('the platform answered 403') });
    expect(readdirSync(directory)).toEqual(['findings.json']);
    expect(readFileSync(join(directory, 'findings.json'), 'utf8')).toBe('old');
  });
});

describe('all pages', () => {
  test.for([0, 1, 100, 250])('of %s findings form one JSON document, or one line each', async (total) => {
    const { env } = await findings(total);
    const all = ['listFindings', '--all', '--page-size', '100'];
    const ids = Array.from({ length: total }, (_, id) => id);
    const whole = JSON.parse((await runApi(all, { env })).out) as { findings: { id: number }[] };
    expect(whole.findings.map(({ id }) => id)).toEqual(ids);
    const lines = (await runApi([...all, '--format', 'ndjson'], { env })).out.split('\n').slice(0, -1);
    expect(lines.map((line) => (JSON.parse(line) as { id: number }).id)).toEqual(ids);
  });

  test('that never end are an error', async () => {
    const { env } = await serveApi(() => ({ body: { groups: [{ ruleId: 'r' }], cursor: 'again' } }));
    const { code, err } = await runApi(['searchIssues', '--all', '--format', 'ndjson'], { env });
    expect({ code, err }).toEqual({
      code: 1,
      err: expect.stringContaining('sends no cursor for it, or an earlier page again'),
    });
  });

  test('are no longer requested once the reader is gone', async () => {
    const { env, server } = await findings(1_000_000);
    const out = new Writable({
      write: (_chunk, _encoding, done) => done(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' })),
    });
    out.on('error', () => {});
    const { code, err } = await runApi(['listFindings', '--all', '--format', 'ndjson'], { env, out });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(server.requests.length).toBeLessThan(4);
  });
});

describe('a request', () => {
  test('is built from the flags', async () => {
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
        '--is-malicious',
        'false',
        '--repos',
        'a',
        '--repos',
        'b,c',
        '--repository-ids',
        '9223372036854775807',
      ],
      { env },
    );
    expect(server.requests.at(-1)?.path).toBe(
      '/api/v1/deployments/acme/findings?issue_type=sca&since=1.5&page_size=200&dedup=true&is_malicious=false&repos=a&repos=b%2Cc&repository_ids=9223372036854775807',
    );
    await runApi(['listFindings', '--deployment', 'other', '--dedup', 'false'], { env });
    expect(server.requests.at(-1)?.path).toBe('/api/v1/deployments/other/findings?dedup=false');
  });

  test('takes its body from a file or stdin, overridden by flags', async () => {
    const directory = folder();
    const stdin = JSON.stringify({ dependencyFilter: { name: 'a', packageFilters: [{ name: 'b' }] }, pageSize: 5 });
    writeFileSync(join(directory, 'body.json'), stdin);
    const { env, server } = await serveApi(() => ({ body: { dependencies: [] } }));
    for (const from of ['-', 'body.json']) {
      const flags = [
        '--dependency-filter.name',
        'c',
        '--dependency-filter.license',
        'MIT',
        '--dependency-filter.include-archived',
      ];
      const { code, err } = await runApi(['listDependencies', '--body', from, ...flags], { env, stdin, directory });
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(JSON.parse(server.requests.at(-1)?.body ?? '')).toEqual({
        dependencyFilter: { name: 'c', packageFilters: [{ name: 'b' }], license: ['MIT'], includeArchived: true },
        pageSize: 5,
        deploymentId: 12,
      });
    }
  });

  test('sends If-Match byte for byte', async () => {
    const { env, server } = await serveApi(() => ({ body: { bundle: {}, state_version: 'v2' } }));
    const stdin = '{"bundle":{"policies":[]}}';
    expect((await runApi(['applyRemediationPolicies', '--if-match', '"v1"', '--body', '-'], { env, stdin })).code).toBe(
      0,
    );
    expect(server.requests.at(-1)).toMatchObject({ method: 'PUT', headers: { 'if-match': '"v1"' }, body: stdin });
  });

  test("takes the deployment's id from the config", async () => {
    const directory = folder();
    writeFileSync(join(directory, 'ifmatch.yaml'), 'deployments:\n  acme:\n    id: "77"\n');
    const { env, server } = await serveApi(() => ({
      body: {
        webhook: { id: '1', name: 'n', url: 'https://hooks.example/', hasSecret: false, useNetworkBroker: false },
      },
    }));
    const { IFMATCH_API_TOKEN: _, ...alone } = env;
    const args = ['createNotificationWebhook', '--name', 'n', '--url', 'https://hooks.example/'];
    expect(await runApi([...args, '--deployment', 'acme'], { env: alone, directory })).toMatchObject({
      code: 0,
      err: '',
    });
    expect(server.requests.map(({ path, headers }) => [path, headers.authorization])).toEqual([
      ['/api/notification_webhooks/deployments/77/webhooks', `Bearer ${userToken}`],
    ]);
    expect(await runApi(args, { env: alone })).toMatchObject({
      code: 64,
      err: expect.stringContaining('Set IFMATCH_API_TOKEN'),
    });
  });

  test('that the platform refuses ends with its message, a hint and exit code 1', async () => {
    const { env } = await serveApi(() => ({ status: 410, body: { code: 'DEPLOYMENT_MIGRATED', error: 'moved' } }));
    expect(await runApi(['listLegacyPolicies'], { env })).toEqual({
      code: 1,
      out: '',
      err: 'error: List the legacy (v1) policies (acme): the platform answered 410 DEPLOYMENT_MIGRATED, "moved".\nThe deployment has the unified policies now. Use a command of the v2 policies API.\n',
    });
  });

  test('shows no token, whatever the platform answers, also with --verbose', async () => {
    for (const status of [200, 403]) {
      const echo = `${apiToken} ${userToken}`;
      const policy = { id: echo, slug: echo, name: echo, productType: 'PRODUCT_TYPE_SAST', isDefault: true };
      const { env } = await serveApi(() => ({ status, body: { error: echo, policies: [policy] } }));
      const { code, out, err } = await runApi(['listLegacyPolicies', '--verbose'], { env });
      expect({ code, shown: out + err }).toEqual({
        code: status === 200 ? 0 : 1,
        shown: expect.stringContaining('[redacted]'),
      });
      expect(out + err).not.toContain('canary');
    }
  });
});

test('an unknown body field is sent with a warning, or refused if it looks like a typo', async () => {
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
    err: 'warning: `bundle.policies.0.priority` in --body: is not in the API description. It is sent as it is.\n',
  });
  expect(await ask({ policies: [{ ...policy, priority: 5, actve: false }] })).toMatchObject({
    code: 64,
    err: expect.stringMatching(
      /^error: `bundle.policies.0.actve` in --body: is not a field of the request. Did you mean active\?$/m,
    ),
  });
  expect(sent).toEqual([{ bundle: later }]);
});
