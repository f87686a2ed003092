import { describe, expect, test } from 'vitest';
import { type OperationId, operations } from '../../src/generated/operations.ts';
import { environmentOf, runApi } from '../cli/run-api.ts';
import { sendJson, startServer } from '../rig/recording-server.ts';
import { calls, find, type Part } from './document.ts';

/** What is answered of a shape: `bare` leaves every optional field out, `hollow` every optional field of what is in a list, `full` none. */
type Size = 'bare' | 'hollow' | 'full';

function sampleOf(part: Part, size: Size): unknown {
  if (part.$ref !== undefined) return sampleOf(find(part.$ref.slice(1)).part, size);
  const [first] = part.anyOf ?? part.oneOf ?? [];
  if (first !== undefined) return sampleOf(first, size);
  const type = [part.type ?? 'object'].flat().find((one) => one !== 'null') ?? '';
  const samples: Record<string, () => unknown> = {
    object: () => objectOf(part, size),
    array: () => [sampleOf(part.items ?? {}, size === 'full' ? size : 'bare')],
    string: () => part.enum?.[0] ?? (part['pattern'] === undefined ? 'text' : '12'),
    boolean: () => true,
  };
  return samples[type]?.() ?? 12;
}

function objectOf({ properties = {}, required = [], allOf = [] }: Part, size: Size): object {
  const isList = (field: Part): boolean => [field.type ?? []].flat().includes('array');
  const fields = Object.entries(properties).filter(
    ([name, field]) => size === 'full' || required.includes(name) || (size === 'hollow' && isList(field)),
  );
  const own = Object.fromEntries(fields.map(([name, field]) => [name, sampleOf(field, size)]));
  // Conditions of a shape add no fields of their own.
  return Object.assign(own, ...allOf.filter((one) => one['if'] === undefined).map((one) => sampleOf(one, size)));
}

const bundle = {
  remediation: JSON.stringify({ bundle: { policies: [] } }),
  detection: JSON.stringify({ bundle: { rulesets: [], rules: [], disabled: [], exceptions: [] } }),
};

/** What each operation needs on the command line beside its name; a body comes from stdin. */
const given: { readonly [Id in OperationId]?: readonly [args: readonly string[], stdin?: string] } = {
  triageFindings: [['--issue-type', 'sast', '--issue-ids', '1', '--new-note', 'seen']],
  getResolutionConfigs: [['--project-id', '7']],
  applyRemediationPolicies: [['--if-match', 'v1', '--body', '-'], bundle.remediation],
  previewRemediationPolicies: [['--body', '-'], bundle.remediation],
  getDetectionPolicy: [['--product', 'code']],
  applyDetectionPolicy: [['--product', 'code', '--if-match', 'v1', '--body', '-'], bundle.detection],
  previewDetectionPolicy: [['--product', 'code', '--body', '-'], bundle.detection],
  listScmSubscriptions: [['--config-id', '7']],
  createNotificationWebhook: [['--name', 'alerts', '--url', 'https://hooks.example/']],
  reportGuardrailsActivity: [['--body', '-'], '{"filters":{}}'],
  reportBacklogByRule: [['--body', '-'], '{"filters":{}}'],
  createPatternFixTask: [['--pattern', '$X', '--language', 'go']],
};

/** Runs the operation against a platform that answers so. */
async function answered(id: OperationId, answer: unknown, ...more: readonly string[]) {
  const deployments = { deployments: [{ id: 12, slug: 'acme' }] };
  const server = await startServer((request, response) => {
    const isList = request.path === '/api/v1/deployments' && id !== 'listDeployments';
    sendJson(response, 200, isList ? deployments : answer);
  });
  const [args, stdin = ''] = given[id] ?? [[]];
  return runApi([id, ...args, ...more], { env: environmentOf(server), stdin });
}

describe.each(Object.keys(operations) as OperationId[])('the answer of %s', (id) => {
  const { operation } = calls.find((one) => one.operation.operationId === id)!;
  const shape = operation.responses['200']!.content!['application/json'].schema;

  test.each(['bare', 'hollow', 'full'] as const)('is accepted when it is %s', async (size) => {
    const answer = sampleOf(shape, size);
    const { code, out, err } = await answered(id, answer);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(JSON.parse(out)).toEqual(answer);
    const lines = operations[id].paging === null ? [] : ['--format', 'ndjson'];
    expect(await answered(id, answer, ...lines)).toMatchObject({ code: 0, err: '' });
  });
});

test('a dependency needs neither an id nor a name nor a version', async () => {
  const { code, out } = await answered('listDependencies', { dependencies: [{}], hasMore: false });
  expect([code, JSON.parse(out)]).toEqual([0, { dependencies: [{}], hasMore: false }]);
});
