import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createClient } from '../../src/client/client.ts';
import { type Sandbox, startSandbox } from '../../src/client/sandbox.ts';
import type { Client } from '../../src/generated/client.ts';
import { type OperationId, operations as table } from '../../src/generated/operations.ts';
import { openSandbox } from '../rig/platform-api.ts';
import { everyFinding, planted } from './planted.ts';
import { type Described, judge, operationAt, operations, requestsOf } from './published/description.ts';

// Every exchange of the client with the sandbox is judged by a second, closed description of the API.

let sandbox: Sandbox;
let client: Client;
const judged = new Map<string, number>();
const faults = new Set<string>();

beforeAll(async () => {
  sandbox = await startSandbox({ seed: 'acme' });
  client = connect('acme');
});
beforeEach(() => faults.clear());
afterAll(() => sandbox.close());

const fetchJudged = (async (url: string, init: RequestInit) => {
  // oxlint-disable-next-line no-restricted-properties -- what users of the library have
  const response = await globalThis.fetch(url, init);
  const answer: unknown = await response.clone().json();
  const body = typeof init.body === 'string' ? init.body : null;
  const exchange = { method: init.method ?? 'GET', url, body, answer };
  const name = operationAt(exchange)?.name ?? url;
  judged.set(name, (judged.get(name) ?? 0) + 1);
  const lines = response.ok ? judge(exchange) : [`answered with ${String(response.status)}: ${JSON.stringify(answer)}`];
  for (const line of lines) faults.add(`${name} ${new URL(url).search} ${body ?? ''}: ${line}`);
  return response;
}) as typeof globalThis.fetch;

function connect(slug: string): Client {
  const { token, userToken } = sandbox.deployments.find((one) => one.slug === slug)!;
  return createClient({ baseUrl: sandbox.url, token, userToken, fetch: fetchJudged });
}

/** Reads the first pages. */
async function read<T>(items: { pages(): AsyncIterable<T> }, count = 1): Promise<void> {
  const pages = items.pages()[Symbol.asyncIterator]();
  for (let done = 0; done < count; done += 1) if ((await pages.next()).done === true) break;
}

const bySlug = { deploymentSlug: 'acme' };
const byId = { deploymentId: 1234 };

/** Which type of findings a filter is for. */
function typeFor(request: object): 'sast' | 'sca' | 'secrets' {
  const fields = Object.keys(request).join(' ');
  if (/exposures|transitivities|is_malicious|epss|dependencies/.test(fields)) return 'sca';
  return /historical|visibility|secret|validation/.test(fields) ? 'secrets' : 'sast';
}

/** How each operation is called with each field that it takes, and each word of the field. */
const calls: { readonly [Id in OperationId]?: (request: never) => Promise<unknown> } = {
  listFindings: (request: object) => {
    const status = 'triage_reasons' in request ? { status: 'ignored' as const } : {};
    const type = typeFor(request) === 'sca' ? { issue_type: 'sca' as const } : {};
    return read(client.listFindings({ ...bySlug, ...type, ...status, ...request }));
  },
  triageFindings: (request: object) =>
    client.triageFindings({
      ...bySlug,
      issue_type: typeFor(request),
      limit: 5,
      ref: 'refs/heads/main',
      new_note: 'seen',
      ...request,
      ...('new_triage_reason' in request && { new_triage_state: 'ignored' }),
    }),
  listDependencies: (request: object) => read(client.listDependencies({ ...byId, ...request, deploymentId: 1234 })),
  searchIssues: (request: object) => read(client.searchIssues({ ...byId, ...request, limit: 40 })),
  reportGuardrailsActivity: (request: object) => client.reportGuardrailsActivity({ ...byId, filters: {}, ...request }),
  reportBacklogByRule: (request: object) => client.reportBacklogByRule({ ...byId, filters: {}, ...request }),
  getVocabulary: (request: object) => client.getVocabulary({ ...byId, ...request }),
  createNotificationWebhook: (request: object) =>
    client.createNotificationWebhook({
      ...byId,
      name: 'builds',
      url: 'https://hooks.example/',
      ...request,
      deploymentId: '1234',
    }),
  createPatternFixTask: (request: object) => client.createPatternFixTask({ pattern: '$X', language: 'go', ...request }),
};

const describedFor = (id: OperationId): Described => {
  const url = `http://any${table[id].path.replaceAll(/\{\w+\}/g, '1')}`;
  return operationAt({ method: table[id].method, url })!;
};

test.each(Object.keys(calls) as OperationId[])(
  '%s takes every published field, and answers as published',
  async (id) => {
    // The calls with pages send the cursor.
    const requests = requestsOf(describedFor(id)).filter((request) => !('cursor' in request));
    expect(requests.length).toBeGreaterThan(0);
    for (const request of requests) await calls[id]!(request as never);
    expect([...faults]).toEqual([]);
  },
);

test.each(['acme', 'initech', 'hooli'])(
  'policies of %s are read, previewed and replaced as published',
  async (slug) => {
    const own = connect(slug);
    const deploymentId = String((await own.listDeployments()).deployments[0]!.id);
    const { bundle, state_version: ifMatch } = await own.getRemediationPolicies({ deploymentId });
    const [first, ...rest] = bundle.policies;
    const created = {
      name: 'New',
      filters: { mode: 'any' as const, conditions: [{ type: 'severity', values: ['low'] }] },
      actions: [{ type: 'pr_comment' }],
    };
    const policies = [...rest, ...(first === undefined ? [] : [{ ...first, active: first.active === false }]), created];
    for (const changed of [policies, [], [{ ...created, actions: [{ type: 'block' }, { type: 'fax' }] }]])
      await own.previewRemediationPolicies({ deploymentId, bundle: { policies: changed } });
    await own.applyRemediationPolicies({ deploymentId, bundle: { policies }, ifMatch });
    const summary = await own.getDetectionPolicySummary({ deploymentId });
    for (const product of ['code', 'secrets'] as const) {
      const state = summary[product];
      if (state === undefined) continue;
      await own.getDetectionPolicy({ deploymentId, product });
      const { exceptions: [exception, ...others], ...lists } = state.bundle; // prettier-ignore
      const changed =
        exception === undefined
          ? []
          : [
              {
                ...exception,
                exception_type: exception.exception_type === 'include' ? ('exclude' as const) : ('include' as const),
              },
            ];
      const added = {
        exception_type: 'exclude' as const,
        rule: 'r.one',
        rule_type: 'rule' as const,
        project_tag_name: 'production',
      };
      const bundles = [
        { ...lists, exceptions: [...others.slice(1), ...changed, ...(slug === 'acme' ? [added] : [])] },
        { ...lists, rules: ['a', 'b'], exceptions: [] },
      ];
      for (const one of bundles) {
        const preview = await own.previewDetectionPolicy({ deploymentId, product, bundle: one });
        await own.applyDetectionPolicy({ deploymentId, product, bundle: one, ifMatch: preview.state_version });
      }
    }
    expect([...faults]).toEqual([]);
  },
);

test('the other operations answer as published', async () => {
  await read(client.listFindings({ ...bySlug, issue_type: 'sast', page_size: 100 }), 4);
  await read(client.listFindings({ ...bySlug, issue_type: 'sca', page_size: 100 }), 4);
  await read(client.listFindings({ ...bySlug, issue_type: 'ai_sast', page_size: 100 }), 4);
  await read(client.listProjects({ ...bySlug, page_size: 5 }), 3);
  await read(client.listSecrets({ ...byId, limit: 20 }), 3);
  await client.listScmSubscriptions({ ...byId, configId: 'github-cloud' });
  await client.getResolutionConfigs({ ...byId, projectId: '1' });
  // oxlint-disable-next-line typescript/no-deprecated -- by the platform
  await connect('globex').listLegacyPolicies({ deploymentId: 2345 });
  expect([...faults]).toEqual([]);
  expect(operations.map(({ name }) => name).filter((name) => !judged.has(name))).toEqual([]);
  expect([...judged.values()].reduce((sum, one) => sum + one, 0)).toBeGreaterThan(225);
});

test('each operation is called by the tokens that are published for it', () => {
  const schemes = { token: 'WebToken', user: 'Jwt' } as const;
  const accepted = Object.keys(table).map((id) => [id, [...table[id as OperationId].security]]);
  const published = Object.keys(table).map((id) => [id, describedFor(id as OperationId).as.map((one) => schemes[one])]);
  expect(accepted).toEqual(published);
});

test('what is missing is left out, and null with the quirk', async () => {
  const list = async (quirks: string[]): Promise<Record<string, unknown>[]> => {
    const { call } = await openSandbox({ quirks });
    return (await call('GET', '/api/v1/deployments/acme/findings?page_size=300')).body.findings;
  };
  const optional = ['assistant', 'external_ticket', 'sourcing_policy', 'triage_comment', 'triage_reason', 'triaged_at'];
  const [published, nulls] = [await list([]), await list(['nulls'])];
  for (const name of optional) {
    const have = published.filter((one) => name in one).length;
    expect(have, name).toBeGreaterThan(0);
    expect(have, name).toBeLessThan(published.length);
    expect(nulls.filter((one) => one[name] === null).length).toBe(published.length - have);
  }
  expect(JSON.stringify(published)).not.toContain('null');
});

test('every filter of issues has something to filter', async () => {
  const count = async (filter: object): Promise<number> => {
    const issues = client.searchIssues({ ...byId, filter });
    let sum = 0;
    for await (const { issuesCount } of issues) sum += Number(issuesCount);
    return sum;
  };
  const everything = await count({});
  const { db } = planted();
  const one = (sql: string): string => String(Object.values(db.prepare(sql).get() ?? {})[0]);
  const openOne = (column: string, more = ''): string =>
    one(`SELECT ${column} FROM findings AS f JOIN finding_sets AS s ON s.id = f.set_id AND s.deployment_id = '1234'
      JOIN repositories AS r ON r.id = f.repository_id AND NOT r.archived JOIN rules ON rules.id = f.rule_id
      JOIN refs ON refs.id = f.ref_id JOIN files ON files.id = f.file_id ${more} WHERE f.status IN (0, 3, 4) AND ${column} IS NOT NULL`);
  const filters = {
    ids: [openOne('f.id')],
    repositoryIds: [openOne('r.id')],
    repositoryRefIds: [openOne('refs.id')],
    issueParentIds: [openOne('f.parent_id')],
    policySlugs: [openOne('p.slug', 'JOIN sourcing_policies AS p ON p.id = f.policy_id')],
    rules: [openOne('rules.name')],
    ruleIds: [openOne('rules.id')],
    rulesets: [openOne('rules.ruleset')],
    cves: [openOne('rules.advisory')],
    advisoryIds: [openOne('rules.advisory')],
    dependencies: [openOne('k.name', 'JOIN packages AS k ON k.id = f.package_id')],
    filePaths: [openOne('files.path')],
    teamNames: [openOne('r.team')],
    secretTypes: [openOne('rules.secret_type')],
    since: '2026-06-01T00:00:00.000Z',
    until: '2026-06-01T00:00:00.000Z',
    excludeHistorical: true,
    onPrimaryBranch: true,
    includeTicketed: true,
    includeAiMemoryRendered: true,
    hasInFlightAutofixPr: true,
    aiMemoryWillFlipVerdict: 'memory-1',
    aiMemoryReferenced: 'memory-1',
    aiMemoryRendered: 'memory-1',
    memoryIdInScope: 'memory-1',
    aiSensitivities: ['SENSITIVITY_HIGH_SENSITIVITY'],
    severities: ['SEVERITY_HIGH'],
    confidences: ['CONFIDENCE_HIGH'],
    validationStates: ['VALIDATION_STATE_CONFIRMED_VALID'],
    repoVisibilities: ['REPOSITORY_VISIBILITY_PUBLIC'],
  };
  for (const [name, value] of Object.entries(filters)) {
    const some = await count({ [name]: value });
    expect(some, name).toBeGreaterThan(0);
    expect(some, name).toBeLessThan(everything);
  }
  const groups = [];
  for await (const group of client.searchIssues(byId)) groups.push(...group.ruleSupersededBy);
  expect(groups).toContainEqual({ product: 'RULE_TYPE_SAST', rulePath: expect.stringMatching(/./) });
});

test.each([
  [{ triage_reasons: ['no_tme'] }, 'triage_reasons'],
  [{ exposures: ['reachabel'], issue_type: 'sca' }, 'exposures'],
  [{ transitivities: ['indirect'], issue_type: 'sca' }, 'transitivities'],
  [{ epss_probability: ['hihg'], issue_type: 'sca' }, 'epss_probability'],
  [{ policies: ['rule-board-blok'] }, 'policies'],
  [{ validation_state: ['confirmed_valid'] }, 'apply only to `issue_type` secrets'],
])('a triage with %j is refused', async (filter, where) => {
  const { call } = await openSandbox();
  const body = { issue_type: 'sast', new_note: 'seen', ...filter };
  const { status, body: answer } = await call('POST', '/api/v1/deployments/acme/triage', { body });
  expect({ status, answer }).toMatchObject({ status: 400, answer: { error: expect.stringContaining(where) } });
});

test.each([
  ['9223372036854775807', 200],
  ['9223372036854775808', 400],
  ['99999999999999999999', 400],
])('a repository id of %s is answered with %i', async (id, wanted) => {
  const { call } = await openSandbox();
  const { status } = await call('GET', `/api/v1/deployments/acme/findings?repository_ids=${id}`);
  expect(status).toBe(wanted);
});

test('a triage by filters leaves archived projects alone, and one by ids takes what they name', async () => {
  const { call } = await openSandbox();
  const { db } = planted();
  const archived = everyFinding(db).filter(
    (seen) => seen.archived === 1 && seen.issue_type === 0 && seen.status !== 6 && seen.deployment === '1234',
  );
  const triage = async (more: object): Promise<number[]> =>
    (await call('POST', '/api/v1/deployments/acme/triage', { body: { issue_type: 'sast', new_note: 'seen', ...more } }))
      .body.triaged_issues;
  const repos = [...new Set(archived.map(({ repository }) => repository))];
  expect(await triage({ repos })).toEqual([]);
  const [first] = archived;
  expect(await triage({ issue_ids: [first!.id] })).toContain(first!.id);
});
