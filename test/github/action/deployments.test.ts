import { expect, test } from 'vitest';
import {
  startStory,
  policyFiles,
  additionalPolicy,
  policyPath,
  messagesOf,
  startPolicies,
  policyYaml,
  expectGreen,
  expectRed,
  expectRefusal,
  startTwoDeployments,
  hooli,
  otherPolicy,
} from './stories.ts';

const both = { ...hooli, [policyPath(additionalPolicy)]: policyYaml(additionalPolicy, 'deployment_slug: acme\n') };

test('two deployments in one run have one comment, and both are applied', async () => {
  const { story, rig, runOptions } = await startTwoDeployments();
  const { number } = await rig.pulls.open({ branch: 'both', files: both });
  const preview = await rig.preview(number, runOptions);
  expectGreen(preview, 'changes', { creates: '2' });
  const versions = JSON.parse(preview.outputs['state-versions'] ?? '') as object;
  expect(Object.keys(versions).toSorted()).toEqual(['acme remediation', 'hooli remediation']);
  const planned = story.comment(number);
  expect(planned).toContain('### Policies for 2 deployments: 2 stricter\n');
  const [, acme = '', second = ''] = planned.split('#### 🟢 ');
  expect(acme).toMatch(new RegExp(`^\`acme\`: 1 stricter\n[^]*Create policy \`${additionalPolicy.slug}\``));
  expect(second).toMatch(new RegExp(`^\`hooli\`: 1 stricter\n[^]*Create policy \`${otherPolicy.slug}\``));
  const applied = await rig.merge(number, runOptions);
  expectGreen(applied, 'applied', { creates: '2' });
  expect(story.puts().map(({ deployment_id, status }) => [deployment_id, status])).toEqual([
    ['1234', 200],
    ['9007199254740993', 200],
  ]);
  expect(story.comment(number)).toContain('### Policies for 2 deployments: applied, 2 created\n');
});

test('a pull request that changes one of two deployments names it in its comment, and is applied', async () => {
  const { story, rig, runOptions } = await startTwoDeployments();
  const number = await rig.propose({ branch: 'hooli', files: hooli }, runOptions);
  expect(story.comment(number)).toContain('### Policies for `hooli`: 1 stricter\n');
  const applied = await rig.merge(number, runOptions);
  expectGreen(applied, 'applied');
  expect(story.puts().map(({ deployment_id }) => deployment_id)).toEqual(['9007199254740993']);
});

test('a deployment that already has the changes is reported as applied, and the other is sent', async () => {
  const { story, rig, runOptions } = await startTwoDeployments();
  const number = await rig.propose({ branch: 'both', files: both }, runOptions);
  await story.edit([...startPolicies, additionalPolicy]);
  const run = await rig.merge(number, runOptions);
  expectGreen(run, 'applied', { creates: '1' });
  const comment = story.comment(number);
  for (const row of ['| `acme` remediation | already applied |', '| `hooli` remediation | applied |'])
    expect(comment).toContain(row);
  expect(story.puts().map(({ deployment_id }) => deployment_id)).toEqual(['9007199254740993']);
});

test('a deployment that changed since the review is left out, and the other is applied', async () => {
  const { story, rig, runOptions } = await startTwoDeployments();
  const number = await rig.propose({ branch: 'both', files: both }, runOptions);
  await story.edit([...startPolicies, { slug: 'made-by-hand', severity: ['low'] }]);
  const run = await rig.merge(number, runOptions);
  expectRed(run, 'partial');
  expect(run.outputs['failure-reason']).toMatch(/^The platform changed since the review/);
  expect(story.puts().map(({ deployment_id, status }) => [deployment_id, status])).toEqual([['9007199254740993', 200]]);
  const comment = story.comment(number);
  expect(comment).toContain('### Policies: only partly applied\n');
  expect(comment).toContain('Already applied: `remediation of hooli`.');
  expect(comment).toContain('#### Since the review: `acme` remediation');
  expect(comment).not.toContain('#### Since the review: `hooli` remediation');
  expect(comment).toContain('made-by-hand');

  // Another attempt sends nothing, and the pull request stays pending for the next push.
  expectRed(await rig.rerun(run, runOptions), 'stale');
  expect(story.puts()).toHaveLength(1);
  expect(story.comment(number)).toContain('### Policies: only partly applied\n');
  expect(story.comment(number)).toContain('Already applied: `remediation of hooli`.');
  const [digest] = /sha256:[0-9a-f]{64}/.exec(story.comment(number)) ?? [];
  const hand = await rig.run(
    { event: 'workflow_dispatch' },
    { ...runOptions, inputs: { ...runOptions.inputs, 'plan-digest': digest ?? '' } },
  );
  expectGreen(hand, 'applied');
  expect(story.puts()).toHaveLength(2);
});

test('file errors are reported in the comment, which shows the plan once they are fixed', async () => {
  const { story, rig, runOptions } = await startTwoDeployments();
  const number = await rig.propose({ branch: 'hooli', files: hooli }, runOptions);
  await rig.pulls.push(number, { 'policies/hooli.yaml': 'deployment_slug: hooli\nname: 1\n' });
  expectRed(await rig.preview(number, runOptions), 'invalid');
  expect(story.comment(number)).toContain('### Policies: invalid, ');
  await rig.pulls.push(number, hooli);
  expectGreen(await rig.preview(number, runOptions), 'changes');
  expect(story.comment(number)).toContain('### Policies for `hooli`: 1 stricter\n');
});

test('a failing run for one folder does not change the comment of another folder', async () => {
  const folder = (slug: string, policies: typeof startPolicies) => ({
    [`${slug}/ifmatch.yaml`]: `deployments: { ${slug}: {} }\n`,
    ...Object.fromEntries(policies.map((policy) => [`${slug}/${policyPath(policy)}`, policyYaml(policy)])),
  });
  const { rig } = await startStory({ files: { ...folder('acme', startPolicies), ...folder('hooli', []) } });
  const tokens = { acme: rig.platform.token, hooli: rig.platform.mintToken('hooli') };
  const only = (slug: keyof typeof tokens) => ({
    inputs: { 'working-directory': slug, 'api-token': tokens[slug] },
  });
  const bodies = async () => rig.comments(number).map(({ body }) => body);
  const files = { ...folder('acme', [additionalPolicy]), ...folder('hooli', [otherPolicy]) };
  const number = await rig.propose({ branch: 'both', files }, only('acme'));
  await rig.pulls.push(number, { 'README.md': 'words\n' });
  await rig.preview(number, only('hooli'));
  const [, planned] = await bodies();
  const gone = (slug: keyof typeof tokens) => {
    const { inputs } = only(slug);
    return { inputs: { ...inputs, 'base-url': 'http://127.0.0.1:9' } };
  };
  await rig.preview(number, gone('acme'));
  const [first, second] = await bodies();
  expect(first).toContain('### Policies: failed, nothing was sent\n');
  expect(second).toBe(planned);
  await rig.preview(number, only('acme'));
  const push = await rig.pulls.merge(number, 'squash');
  expect(await rig.run({ event: 'push', push }, only('hooli'))).toMatchObject({ outputs: { outcome: 'applied' } });
  expectRed(await rig.run({ event: 'push', push }, gone('acme')), 'failed');
  const [failed, applied] = await bodies();
  expect(failed).toContain('### Policies: failed, nothing was sent\n');
  expect(applied).toContain('### Policies for `hooli`: applied, 1 created\n');
});

test('the input deployment selects one, and a token without access to it is reported', async () => {
  const { rig, runOptions } = await startTwoDeployments();
  const { number } = await rig.pulls.open({ branch: 'hooli', files: hooli });
  const inputs = { ...runOptions.inputs, deployment: 'hooli' };
  const run = await rig.preview(number, { ...runOptions, inputs });
  expect(run.outputs).toMatchObject({ outcome: 'changes', creates: '1' });
  const wrong = { IFMATCH_API_TOKEN_HOOLI: rig.platform.token };
  await rig.pulls.push(number, { 'README.md': 'words\n' });
  const refused = await rig.preview(number, { inputs, env: wrong });
  expectRed(refused, 'failed');
  expect(messagesOf(refused)).toContain(
    'The token cannot see the deployment hooli.\nfix: Check the slug and the token.',
  );
});

test('a folder without a config below one that has one is refused: its guards would be off', async () => {
  const below = Object.fromEntries(
    Object.entries(policyFiles(startPolicies)).map(([path, text]) => [`sec/${path}`, text]),
  );
  const story = await startStory({ files: { ...below, 'ifmatch.yaml': 'guards: { max_deletes: 0 }\n' } });
  const { number } = await story.rig.pulls.open({
    branch: 'x',
    files: { [`sec/${policyPath(additionalPolicy)}`]: policyYaml(additionalPolicy) },
  });
  const runOptions = { inputs: { 'working-directory': 'sec' } };
  const preview = await story.rig.preview(number, runOptions);
  expect(preview.isGreen).toBe(false);
  expect(messagesOf(preview)).toContain('ifmatch.yaml lies above the working-directory "sec", which has no config');
});

test.for(['acme', 'hooli'] as const)(
  'a merge is refused once the token of %s was replaced: the token of the other proves nothing about it',
  async (slug) => {
    const { story, rig, runOptions } = await startTwoDeployments();
    const number = await rig.propose({ branch: 'both', files: both }, runOptions);
    const env = { ...runOptions.env, [`IFMATCH_API_TOKEN_${slug.toUpperCase()}`]: rig.platform.mintToken(slug) };
    const run = await rig.merge(number, { ...runOptions, env });
    expectRefusal(story, run, /^The plan was recorded with another API token/);
    expect(rig.comments(number).at(-1)?.body).toContain('The plan was recorded with another API token');
  },
);
