import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { request } from 'undici';
import { expect, test } from 'vitest';
import type { FileChanges } from '../../rig/github/bare-repository.ts';
import type { Run, RunOptions } from '../../rig/github/runner.ts';
import {
  startStory,
  policyFiles,
  additionalPolicy,
  policyPath,
  messagesOf,
  startPolicies,
  type Story,
  policyYaml,
  expectGreen,
  expectRed,
} from './stories.ts';
import { interceptPlatform } from './intercept-platform.ts';

const target = 'pull_request_target';
const canary = 'canary-of-hooli';
/** What nobody may read anywhere: what lives there, and which deployments there are. */
const secrets = [canary, 'topsecret'];

type Scene = Story & {
  readonly watched: Awaited<ReturnType<typeof interceptPlatform>>;
  readonly runOptions: RunOptions & { readonly inputs: Readonly<Record<string, string>> };
  readonly hooli: string;
};

/**
 * A repository that manages acme, on a platform with a second deployment, hooli, which the workflow has a token for as well, and which
 * lists a third one.
 */
async function beginScene(files: FileChanges = policyFiles(startPolicies)): Promise<Scene> {
  const story = await startStory({ files });
  const { platform } = story.rig;
  const token = platform.mintToken('hooli');
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const call = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, version?: string) => {
    const answer = await request(`${platform.url}${path}`, {
      method,
      headers: { ...headers, ...(version === undefined ? {} : { 'if-match': version }) },
      body: body === undefined ? null : JSON.stringify(body),
    });
    expect(answer.statusCode).toBe(200);
    // Its id has more digits than a number can hold.
    const text = (await answer.body.text()).replaceAll(/"id":\s*(\d{16,})/g, '"id":"$1"');
    return JSON.parse(text) as { deployments: { id: string; slug: string }[]; state_version: string };
  };
  const { id = '' } = (await call('GET', '/api/v1/deployments')).deployments[0] ?? {};
  const policy = {
    name: canary,
    slug: canary,
    filters: { mode: 'all', conditions: [{ type: 'severity', values: ['high'] }] },
    actions: [{ type: 'pr_comment' }],
  };
  const path = `/api/policies/v2/deployments/${id}/remediation-policies`;
  const { state_version: version } = await call('POST', `${path}:dryRun`, { bundle: { policies: [policy] } });
  await call('PUT', path, { bundle: { policies: [policy] } }, version);
  const [{ id: acme } = {}] = platform.deployments;
  const deployments = [
    { id: acme, slug: 'acme', name: 'Acme' },
    { id, slug: 'hooli', name: 'Hooli' },
    { id: '77', slug: 'topsecret', name: 'Secret' },
  ];
  const watched = await interceptPlatform(story.rig, async (asked, pass) => {
    const answer = await pass();
    return asked === 'GET /api/v1/deployments' ? { ...answer, body: JSON.stringify({ deployments }) } : answer;
  });
  return {
    ...story,
    watched,
    runOptions: { ...watched.runOptions, env: { IFMATCH_API_TOKEN_HOOLI: token } },
    hooli: id,
  };
}

/** Everything that a stranger may read of a run. */
async function readable({ rig }: Story, run: Run, number: number): Promise<string> {
  const plan = join(run.workspace, 'ifmatch-plan.json');
  const comments = rig.comments(number).map(({ body }) => body);
  const statuses = rig.statuses;
  return JSON.stringify([
    comments,
    statuses,
    run.log,
    run.summary,
    run.annotations,
    run.outputs,
    existsSync(plan) ? readFileSync(plan, 'utf8') : '',
  ]);
}

const gone = Object.fromEntries(startPolicies.map((policy) => [policyPath(policy), null]));
const named = (slug: string): string => `deployment_slug: "${slug}"\npolicies: []\n`;

type Case = readonly [what: string, slug: (scene: Scene) => string, others?: FileChanges];

test.for<Case>([
  ['a deployment that there is', () => 'hooli'],
  ['its slug in other letters', () => 'HOOLI'],
  ['its id', ({ hooli }) => hooli],
  ['a guess', () => 'guess'],
  ['a deployment and nothing else', () => 'hooli', gone],
  ['a deployment and a config that has it', () => 'hooli', { 'ifmatch.yaml': 'deployments: { hooli: {} }\n' }],
  ['a deployment beside a broken file', () => 'hooli', { 'policies/broken.yaml': 'deployment_slug: hooli\nname: 1\n' }],
])('a fork that names %s is refused without a request to the platform', async ([, slugIn, others = {}]) => {
  const scene = await beginScene();
  const { rig, watched, runOptions } = scene;
  const slug = slugIn(scene);
  const files = { 'policies/theirs.yaml': named(slug), ...others };
  const { number } = await rig.pulls.open({ branch: 'curious', files, fork: 'mallory' });
  watched.take();
  const run = await rig.run({ event: target, pull: number }, runOptions);
  expect(run.isGreen).toBe(false);
  expect(run.outputs['outcome']).toMatch(/^(?:invalid|refused)$/);
  expect(watched.take().filter(({ path }) => path !== '/api/v1/deployments')).toEqual([]);
  const text = await readable(scene, run, number);
  for (const secret of secrets) expect(text).not.toContain(secret);
  expect(
    rig
      .comments(number)
      .map(({ body }) => body)
      .join(),
  ).not.toContain('Policies for `hooli`');
});

test('a fork cannot activate a config by moving it to another folder', async () => {
  const config = 'deployments: { hooli: {} }\n';
  const scene = await beginScene({ ...policyFiles(startPolicies), 'fixtures/ifmatch.yaml': config });
  const { rig, watched, runOptions } = scene;
  const moved = { 'fixtures/ifmatch.yaml': null, 'ifmatch.yaml': config };
  const files = { ...gone, ...moved, 'policies/theirs.yaml': named('hooli') };
  const { number } = await rig.pulls.open({ branch: 'curious', files, fork: 'mallory' });
  watched.take();
  const run = await rig.run({ event: target, pull: number }, runOptions);
  expectRed(run, 'refused');
  expect(watched.take()).toEqual([]);
  const text = await readable(scene, run, number);
  for (const secret of secrets) expect(text).not.toContain(secret);
});

test("a fork gets no preview of a token's only deployment if the base has no policies", async () => {
  const scene = await beginScene({ 'README.md': 'nothing yet\n' });
  const { rig, watched, runOptions } = scene;
  const { number } = await rig.pulls.open({ branch: 'first', files: policyFiles([additionalPolicy]), fork: 'mallory' });
  watched.take();
  const run = await rig.run({ event: target, pull: number }, runOptions);
  expectRed(run, 'refused');
  expect(watched.take()).toEqual([]);
  expect(messagesOf(run)).toContain('There is no preview of remediation: ');
});

test('a fork gets a preview and a record for deployments named in files of the base', async () => {
  const head = 'deployment_slug: acme\n';
  const all = Object.fromEntries(startPolicies.map((policy) => [policyPath(policy), policyYaml(policy, head)]));
  const scene = await beginScene(all);
  const { rig, runOptions } = scene;
  const files = { [policyPath(additionalPolicy)]: policyYaml(additionalPolicy, head) };
  const { number } = await rig.pulls.open({ branch: 'medium', files, fork: 'mallory' });
  const run = await rig.run({ event: target, pull: number }, runOptions);
  expectGreen(run, 'changes', { creates: '1' });
  const text = await readable(scene, run, number);
  for (const secret of secrets) expect(text).not.toContain(secret);
  const applied = await rig.merge(number, runOptions);
  expectGreen(applied, 'applied');
});

test('no run prints the deployments that a token sees', async () => {
  const scene = await beginScene();
  const { rig, runOptions } = scene;
  const { number } = await rig.pulls.open({
    branch: 'medium',
    files: policyFiles([additionalPolicy]),
    fork: 'mallory',
  });
  const many = await rig.run({ event: target, pull: number }, runOptions);
  expectRed(many, 'failed');
  expect(messagesOf(many)).toContain('Choose one with the input deployment, or with deployment_slug in the files.');
  const wrong = await rig.run(
    { event: target, pull: number },
    { ...runOptions, inputs: { ...runOptions.inputs, deployment: 'guess' } },
  );
  expect(messagesOf(wrong)).toContain('The token cannot see the deployment guess.');
  for (const run of [many, wrong]) {
    const text = await readable(scene, run, number);
    for (const secret of ['hooli"', 'hooli,', ...secrets]) expect(text).not.toContain(secret);
  }
});

test('a branch of the same repository may add a deployment', async () => {
  const head = 'deployment_slug: acme\n';
  const scene = await beginScene(
    Object.fromEntries(startPolicies.map((policy) => [policyPath(policy), policyYaml(policy, head)])),
  );
  const { rig, runOptions } = scene;
  const { number } = await rig.pulls.open({ branch: 'hooli', files: { 'policies/hooli.yaml': named('hooli') } });
  const run = await rig.run({ event: target, pull: number }, runOptions);
  expect(run.outputs).toMatchObject({ outcome: 'needs-approval', deletes: '1' });
});
