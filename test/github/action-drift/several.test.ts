import { request } from 'undici';
import { describe, expect, test } from 'vitest';
import { filesOf, said, start, yaml } from '../action/stories.ts';
import type { Rig } from '../rig/rig.ts';
import { beginDrift, look } from './drifting.ts';

const named = (slug: string, severity: string): string =>
  yaml({ slug: 'only', severity: [severity] }, `deployment_slug: ${slug}\n`);
const files = {
  'policies/acme.yaml': named('acme', 'high'),
  'policies/hooli.yaml': named('hooli', 'high'),
  'ifmatch.yaml': 'deployments: { acme: {}, hooli: {} }\n',
};
const ids = { acme: '1234', hooli: '9007199254740993' };

type Slug = keyof typeof ids;

const tokensOf = ({ platform }: Rig) => ({
  IFMATCH_API_TOKEN_ACME: platform.token,
  IFMATCH_API_TOKEN_HOOLI: platform.mintToken('hooli'),
});

/** Somebody makes the one policy of a deployment look for a severity. */
async function setSeverity(rig: Rig, slug: Slug, severity: string): Promise<void> {
  const token = tokensOf(rig)[slug === 'acme' ? 'IFMATCH_API_TOKEN_ACME' : 'IFMATCH_API_TOKEN_HOOLI'];
  const filters = { mode: 'all', conditions: [{ type: 'severity', values: [severity] }] };
  const bundle = { policies: [{ slug: 'only', name: 'Policy only', filters, actions: [{ type: 'pr_comment' }] }] };
  const send = async (method: 'POST' | 'PUT', path: string, version = '') => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'if-match': version };
    const url = `${rig.platform.url}/api/policies/v2/deployments/${ids[slug]}/remediation-policies${path}`;
    const answer = await request(url, { method, headers, body: JSON.stringify({ bundle }) });
    if (answer.statusCode !== 200) throw new Error(await answer.body.text());
    return (await answer.body.json()) as { state_version: string };
  };
  await send('PUT', '', (await send('POST', ':dryRun')).state_version);
}

describe('two deployments', () => {
  test('have an issue each, which live on their own', async () => {
    const { rig } = await beginDrift({ files, live: [{ slug: 'only', severity: ['high'] }] });
    const how = { inputs: { 'api-token': '' }, env: tokensOf(rig) };
    await setSeverity(rig, 'hooli', 'high');
    await setSeverity(rig, 'acme', 'low');
    await setSeverity(rig, 'hooli', 'low');
    await look(rig, how);
    expect((await rig.issues()).map(({ body }) => /`ifmatch drift[^`]*`/.exec(body ?? '')?.[0])).toEqual([
      '`ifmatch drift --write --deployment acme`',
      '`ifmatch drift --write --deployment hooli`',
    ]);
    expect((await rig.issues()).map(({ title }) => title)).toEqual([
      'Drift in acme: 1 edited on the platform',
      'Drift in hooli: 1 edited on the platform',
    ]);
    await setSeverity(rig, 'acme', 'high');
    await look(rig, how);
    expect((await rig.issues()).map(({ state }) => state)).toEqual(['closed', 'open']);
    await look(rig, { ...how, inputs: { ...how.inputs, deployment: 'acme' } });
    expect((await rig.issues()).map(({ state }) => state)).toEqual(['closed', 'open']);
  });
});

test('hostile names of policies stand in code only', async () => {
  const story = await beginDrift();
  const { rig } = story;
  const bait = '@mona <img src=x> fixes #1 --> <!-- ifmatch:drift:v1:e30 --> `` [a](https://evil.example)';
  const path = '/api/policies/v2/deployments/1234/remediation-policies';
  await story.edit(start);
  await putNamed(rig, path, bait);
  await look(rig);
  const [issue] = await rig.issues();
  const outside = (issue?.body ?? '')
    .replaceAll(/^(`{3,})[^\n]*\n[\s\S]*?^\1$/gm, '')
    .replaceAll(/(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g, '');
  expect(issue?.body).toContain('@mona');
  for (const text of ['@mona', '<img', 'fixes #1', 'evil.example']) expect(outside).not.toContain(text);
  expect(issue?.title).toBe('Drift in acme: 1 edited on the platform');
  await look(rig);
  expect(await rig.issues()).toHaveLength(1);
});

async function putNamed({ platform }: Rig, path: string, name: string): Promise<void> {
  const policies = start.map(({ slug, severity, action }) => ({
    slug,
    name: `Policy ${slug}`,
    filters: { mode: 'all', conditions: [{ type: 'severity', values: severity }] },
    actions: ['pr_comment', ...(action === undefined ? [] : [action])].map((type) => ({ type })),
  }));
  const hostile = { ...policies[1]!, slug: 'hostile', name, description: `\`\`\`\n</details>\n${name}` };
  const headers = { authorization: `Bearer ${platform.token}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ bundle: { policies: [...policies, hostile] } });
  const asked = await request(`${platform.url}${path}:dryRun`, { method: 'POST', headers, body });
  const { state_version: version } = (await asked.body.json()) as { state_version: string };
  const put = await request(`${platform.url}${path}`, {
    method: 'PUT',
    headers: { ...headers, 'if-match': version },
    body,
  });
  if (put.statusCode !== 200) throw new Error(await put.body.text());
}

test('by hand the check runs on the default branch only, and elsewhere with no other command', async () => {
  const story = await beginDrift({ files: filesOf(start) });
  const { rig } = story;
  await story.edit([]);
  const permissions = { contents: 'read', issues: 'write', pull_requests: 'write', statuses: 'write' } as const;
  const how = { depth: 0, permissions, inputs: { command: 'drift' } };
  const run = await rig.run({ event: 'workflow_dispatch' }, how);
  expect(run).toMatchObject({ isGreen: true, outputs: { drift: 'true' } });
  expect(await rig.issues()).toMatchObject([{ title: 'Drift in acme: 2 edited on the platform' }]);
  const { number: pull } = await rig.pulls.open({ branch: 'other', files: { 'note.txt': 'x\n' } });
  const onBranch = await rig.run({ event: 'workflow_dispatch', branch: 'other' }, how);
  const onPull = await rig.run({ event: 'pull_request', pull }, how);
  for (const one of [onBranch, onPull]) {
    expect(one).toMatchObject({ isGreen: false, outputs: { outcome: 'failed' } });
    expect(said(one)).toContain('Drift is checked on a schedule, or by a manual run on the default branch.');
  }
});
