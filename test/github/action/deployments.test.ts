import { expect, test } from 'vitest';
import { beginStory, filesOf, more, pathOf, said, start, yaml } from './stories.ts';
import { beginTwo, hooli, other } from './two-deployments.ts';

test('two deployments in one run have a comment each, and both are applied', async () => {
  const { story, rig, how } = await beginTwo();
  const files = { ...hooli, [pathOf(more)]: yaml(more, 'deployment_slug: acme\n') };
  const { number } = await rig.pulls.open({ branch: 'both', files });
  const preview = await rig.run({ event: 'pull_request', pull: number }, how);
  expect(preview).toMatchObject({ isGreen: true, outputs: { outcome: 'changes', creates: '2' } });
  const versions = JSON.parse(preview.outputs['state-versions'] ?? '') as object;
  expect(Object.keys(versions).toSorted()).toEqual(['acme remediation', 'hooli remediation']);
  const bodies = (await rig.comments(number)).map(({ body }) => body);
  for (const [index, [slug, mine, foreign]] of [
    ['acme', more.slug, other.slug] as const,
    ['hooli', other.slug, more.slug] as const,
  ].entries()) {
    expect(bodies[index]).toContain(`### Policies for \`${slug}\`: 1 create; enforcement: stricter\n`);
    expect(bodies[index]).toContain(mine);
    expect(bodies[index]).not.toContain(foreign);
  }
  const applied = await rig.run({ event: 'push', push: await rig.pulls.merge(number, 'squash') }, how);
  expect(applied).toMatchObject({ isGreen: true, outputs: { outcome: 'applied' } });
  const lists = applied.requests.filter(({ operation }) => operation === 'issues/list-comments');
  expect(lists.filter(({ target }) => !target.includes('since='))).toHaveLength(1);
  expect(story.puts().map(({ deployment_id, status }) => [deployment_id, status])).toEqual([
    ['1234', 200],
    ['9007199254740993', 200],
  ]);
  for (const { body } of await rig.comments(number)) expect(body).toContain('applied, 1 created');
});

test('a pull request that changes one of two deployments has one comment, and is applied', async () => {
  const { story, rig, how } = await beginTwo();
  const { number } = await rig.pulls.open({ branch: 'hooli', files: hooli });
  await rig.run({ event: 'pull_request', pull: number }, how);
  expect(await story.comment(number)).toContain('### Policies for `hooli`: 1 create; enforcement: stricter\n');
  const applied = await rig.run({ event: 'push', push: await rig.pulls.merge(number, 'squash') }, how);
  expect(applied).toMatchObject({ isGreen: true, outputs: { outcome: 'applied' } });
  expect(story.puts().map(({ deployment_id }) => deployment_id)).toEqual(['9007199254740993']);
});

test('what one of two deployments refuses stops both, and each comment shows its own part', async () => {
  const { story, rig, how } = await beginTwo();
  const files = { ...hooli, [pathOf(more)]: yaml(more, 'deployment_slug: acme\n') };
  const { number } = await rig.pulls.open({ branch: 'both', files });
  await rig.run({ event: 'pull_request', pull: number }, how);
  await story.edit([...start, { slug: 'made-by-hand', severity: ['low'] }]);
  const run = await rig.run({ event: 'push', push: await rig.pulls.merge(number, 'squash') }, how);
  expect(run).toMatchObject({ isGreen: false, outputs: { outcome: 'stale' } });
  expect(run.outputs['failure-reason']).toMatch(/^Deployment acme: The platform changed since the review/);
  expect(story.puts()).toEqual([]);
  const [first, second] = (await rig.comments(number)).map(({ body }) => body);
  expect(first).toContain('made-by-hand');
  expect(first).toContain('### Policies for `acme`: nothing was applied');
  expect(second).toContain('### Policies for `hooli`: nothing was applied');
});

test('files with errors are told in the comment of each deployment that they name', async () => {
  const { rig, how } = await beginTwo();
  const broken = 'deployment_slug: hooli\nname: 1\n';
  const { number } = await rig.pulls.open({ branch: 'bad', files: { 'policies/hooli.yaml': broken } });
  const run = await rig.run({ event: 'pull_request', pull: number }, how);
  expect(run).toMatchObject({ isGreen: false, outputs: { outcome: 'invalid' } });
  const bodies = (await rig.comments(number)).map(({ body }) => body);
  expect(bodies.length).toBeGreaterThan(0);
  for (const body of bodies) expect(body).toContain('invalid');
});

test('a run for one folder that fails leaves the comment of another folder alone, open and merged', async () => {
  const folder = (slug: string, policies: typeof start) => ({
    [`${slug}/ifmatch.yaml`]: `deployments: { ${slug}: {} }\n`,
    ...Object.fromEntries(policies.map((policy) => [`${slug}/${pathOf(policy)}`, yaml(policy)])),
  });
  const { rig } = await beginStory({ files: { ...folder('acme', start), ...folder('hooli', []) } });
  const tokens = { acme: rig.platform.token, hooli: rig.platform.mintToken('hooli') };
  const only = (slug: keyof typeof tokens, token = tokens[slug]) => ({
    inputs: { 'working-directory': slug, 'api-token': token },
  });
  const bodies = async () => (await rig.comments(number)).map(({ body }) => body);
  const files = { ...folder('acme', [more]), ...folder('hooli', [other]) };
  const { number } = await rig.pulls.open({ branch: 'both', files });
  await rig.run({ event: 'pull_request', pull: number }, only('acme'));
  await rig.pulls.push(number, { 'README.md': 'words\n' });
  await rig.run({ event: 'pull_request', pull: number }, only('hooli'));
  const [, planned] = await bodies();
  const revoked = 'a-token-that-was-revoked-long-ago';
  await rig.run({ event: 'pull_request', pull: number }, only('acme', revoked));
  const [first, second] = await bodies();
  expect(first).toContain('### Policies for `acme`: failed, nothing was applied\n');
  expect(second).toBe(planned);
  const push = await rig.pulls.merge(number, 'squash');
  expect(await rig.run({ event: 'push', push }, only('hooli'))).toMatchObject({ outputs: { outcome: 'applied' } });
  const failed = await rig.run({ event: 'push', push }, only('acme', revoked));
  expect(failed).toMatchObject({ isGreen: false, outputs: { outcome: 'failed' } });
  const [still, applied] = await bodies();
  expect(still).toContain('### Policies for `acme`: failed, nothing was applied\n');
  expect(applied).toContain('### Policies for `hooli`: applied, 1 created\n');
});

test('a deployment may be chosen, and a token that does not see it says so', async () => {
  const { rig, how } = await beginTwo();
  const { number } = await rig.pulls.open({ branch: 'hooli', files: hooli });
  const inputs = { ...how.inputs, deployment: 'hooli' };
  const run = await rig.run({ event: 'pull_request', pull: number }, { ...how, inputs });
  expect(run.outputs).toMatchObject({ outcome: 'changes', creates: '1' });
  const wrong = { IFMATCH_API_TOKEN_HOOLI: rig.platform.token };
  await rig.pulls.push(number, { 'README.md': 'words\n' });
  const refused = await rig.run({ event: 'pull_request', pull: number }, { inputs, env: wrong });
  expect(refused).toMatchObject({ isGreen: false, outputs: { outcome: 'failed' } });
  expect(said(refused)).toContain('The token cannot see the deployment hooli. Check the slug and the token.');
  expect((await rig.comments(number))[0]?.body).toContain('### Policies for `hooli`: failed, nothing was applied');
});

test('a folder without a config below one that has one is refused: its guards would be off', async () => {
  const below = Object.fromEntries(Object.entries(filesOf(start)).map(([path, text]) => [`sec/${path}`, text]));
  const story = await beginStory({ files: { ...below, 'ifmatch.yaml': 'guards: { max_deletes: 0 }\n' } });
  const { number } = await story.rig.pulls.open({ branch: 'x', files: { [`sec/${pathOf(more)}`]: yaml(more) } });
  const how = { inputs: { 'working-directory': 'sec' } };
  const preview = await story.rig.run({ event: 'pull_request', pull: number }, how);
  expect(preview.isGreen).toBe(false);
  expect(said(preview)).toContain('ifmatch.yaml lies above the working-directory "sec", which has no config');
});
