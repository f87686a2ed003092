import { expect, test } from 'vitest';
import { beginStory, filesOf, more, pathOf, proposal, said, start, yaml } from './stories.ts';
import { beginTwo, hooli, other } from './two-deployments.ts';
import { watchPlatform } from './watched-platform.ts';

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
  for (const body of bodies) expect(body).toContain('not valid');
});

test('files with errors are told in no new comment of a deployment whose own files are right', async () => {
  const names = Array.from({ length: 20 }, (_, index) => `team-${String(index)}`);
  const slugs = ['acme', ...names, 'hooli'];
  const fileOf = (slug: string) => ({
    [`policies/${slug}.yaml`]: yaml({ slug: 'one', severity: ['low'] }, `deployment_slug: ${slug}\n`),
  });
  const config = { 'ifmatch.yaml': `deployments: { ${slugs.map((slug) => `${slug}: {}`).join(', ')} }\n` };
  const { rig } = await beginStory({ files: Object.assign(config, ...slugs.map(fileOf)) });
  const { number } = await rig.pulls.open({
    branch: 'bad',
    files: { 'policies/hooli.yaml': 'deployment_slug: hooli\nname: 1\n' },
  });
  const run = await rig.run({ event: 'pull_request', pull: number });
  expect(run).toMatchObject({ isGreen: false, outputs: { outcome: 'invalid' } });
  const bodies = (await rig.comments(number)).map(({ body }) => body);
  expect(bodies.map((body) => body.split('\n')[1])).toEqual(['### Policies for `hooli`: not valid, 3 errors']);
  await rig.pulls.push(number, { 'policies/hooli.yaml': 'policies: [\n' });
  await rig.run({ event: 'pull_request', pull: number });
  const [first, second, ...others] = (await rig.comments(number)).map(({ body }) => body.split('\n')[1]);
  expect(others).toEqual([]);
  expect(first).toContain('`hooli`: not valid');
  expect(second).toContain('### Policies: not valid');
});

test('files with errors are told in no comment of a deployment that nobody has, however many they name', async () => {
  const slugs = ['hooli', 'nobody-1', 'nobody-2', 'nobody-3'];
  const broken = Object.fromEntries(
    slugs.map((slug) => [`policies/${slug}.yaml`, `deployment_slug: ${slug}\nname: 1\n`]),
  );
  const story = await beginStory();
  const { rig } = story;
  const { number } = await rig.pulls.open({ branch: 'bad', files: broken });
  await rig.run({ event: 'pull_request', pull: number });
  expect(await story.comment(number)).toContain('### Policies: not valid');
  const env = { IFMATCH_API_TOKEN_HOOLI: rig.platform.mintToken('hooli') };
  await rig.run({ event: 'pull_request', pull: number }, { env });
  const bodies = (await rig.comments(number)).map(({ body }) => body.split('\n')[1]?.split(',')[0]);
  expect(bodies).toEqual(['### Policies: not valid', '### Policies for `hooli`: not valid']);
});

test('files with errors are told in the comment of a deployment that stands in a part of the list', async () => {
  const { rig } = await beginStory();
  const { how, take } = await watchPlatform(rig, undefined, { has_more: true });
  const broken = ['hooli', 'nobody'].map((slug) => [`policies/${slug}.yaml`, `deployment_slug: ${slug}\nname: 1\n`]);
  const files = Object.fromEntries(broken) as Record<string, string>;
  const { number } = await rig.pulls.open({ branch: 'bad', files });
  const env = { IFMATCH_API_TOKEN_HOOLI: rig.platform.mintToken('hooli') };
  await rig.run({ event: 'pull_request', pull: number }, { ...how, env });
  const bodies = (await rig.comments(number)).map(({ body }) => body.split('\n')[1]?.split(',')[0]);
  expect(bodies).toEqual(['### Policies for `hooli`: not valid']);
  expect(take()).toContain('GET /api/v1/deployments');
});

test('files with errors that name a deployment are told as such also where the platform cannot be asked', async () => {
  const { rig } = await beginStory();
  const broken = { 'policies/hooli.yaml': 'deployment_slug: hooli\nname: 1\n' };
  const { number } = await rig.pulls.open({ branch: 'bad', files: broken });
  for (const inputs of [
    { 'api-token': 'a token that was revoked long ago' },
    { 'base-url': 'http://elsewhere.example' },
  ]) {
    const run = await rig.run({ event: 'pull_request', pull: number }, { inputs });
    expect(run).toMatchObject({ isGreen: false, outputs: { outcome: 'invalid' } });
    expect(await rig.comments(number)).toEqual([]);
  }
});

test('a deployment that a newer commit leaves alone is promised nothing any more', async () => {
  const { rig, how } = await beginTwo();
  const files = { ...hooli, [pathOf(more)]: yaml(more, 'deployment_slug: acme\n') };
  const { number } = await rig.pulls.open({ branch: 'both', files });
  await rig.run({ event: 'pull_request', pull: number }, how);
  await rig.pulls.push(number, { 'policies/hooli.yaml': null });
  await rig.run({ event: 'pull_request', pull: number }, how);
  const [first, second] = (await rig.comments(number)).map(({ body }) => body);
  expect(first).toContain('### Policies for `acme`: 1 create; enforcement: stricter\n');
  expect(second).toContain('### Policies for `hooli`: no changes\n');
  expect(second).not.toContain('Merging applies');
});

test('an edit of a deployment that the pull request did not change is left alone, and stops nothing', async () => {
  const { story, rig, how } = await beginTwo();
  const { number } = await rig.pulls.open({ branch: 'hooli', files: hooli });
  await rig.run({ event: 'pull_request', pull: number }, how);
  await story.edit([...start, { slug: 'made-by-hand', severity: ['low'] }]);
  const run = await rig.run({ event: 'push', push: await rig.pulls.merge(number, 'squash') }, how);
  expect(run).toMatchObject({ isGreen: true, outputs: { outcome: 'applied' } });
  expect(said(run)).toContain('warning: Not sent: remediation of acme (1 delete).');
  expect(story.puts().map(({ deployment_id }) => deployment_id)).toEqual(['9007199254740993']);
  expect(await story.comment(number)).not.toContain('Not sent');
});

test('a run for one deployment that fails leaves the plan of another one alone', async () => {
  const { rig, how } = await beginTwo();
  const files = { ...hooli, [pathOf(more)]: yaml(more, 'deployment_slug: acme\n') };
  const { number } = await rig.pulls.open({ branch: 'both', files });
  const only = (deployment: string) => ({ ...how, inputs: { ...how.inputs, deployment } });
  await rig.run({ event: 'pull_request', pull: number }, only('acme'));
  await rig.pulls.push(number, { 'README.md': 'words\n' });
  await rig.run({ event: 'pull_request', pull: number }, only('hooli'));
  const env = { ...how.env, IFMATCH_API_TOKEN_ACME: 'a token that was revoked long ago' };
  await rig.run({ event: 'pull_request', pull: number }, { ...only('acme'), env });
  const [first, second] = (await rig.comments(number)).map(({ body }) => body);
  expect(first).toContain('### Policies for `acme`: failed, nothing was applied\n');
  expect(second).toContain('### Policies for `hooli`: 1 create; enforcement: stricter\n');
  expect(second).toMatch(/^<!-- ifmatch:record:v1:/);
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

test('policies may lie in a folder of the repository, with a config of their own', async () => {
  const below = (files: object) =>
    Object.fromEntries(Object.entries(files).map(([path, text]) => [`sec/${path}`, text]));
  const config = { 'sec/ifmatch.yaml': 'guards:\n  max_deletes: 5\n' };
  const story = await beginStory({
    files: { ...below(filesOf(start)), ...config, 'policies/not-ours.yaml': 'name: 1\n' },
  });
  const { rig } = story;
  const how = { inputs: { 'working-directory': 'sec' } };
  const { number } = await rig.pulls.open({ ...proposal, files: below(proposal.files) });
  const preview = await rig.run({ event: 'pull_request', pull: number }, how);
  expect(preview).toMatchObject({ isGreen: true, outputs: { outcome: 'changes', creates: '1', deletes: '0' } });
  expect(await story.comment(number)).toContain(`/sec/${pathOf(more)}#L`);
  const applied = await rig.run({ event: 'push', push: await rig.pulls.merge(number, 'rebase') }, how);
  expect(applied).toMatchObject({ isGreen: true, outputs: { outcome: 'applied' } });
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

test('GitHub Enterprise Server has its API below the address of its pages', async () => {
  const story = await beginStory({ isEnterprise: true });
  const { rig } = story;
  const { number } = await rig.pulls.open(proposal);
  await rig.run({ event: 'pull_request', pull: number });
  expect(await story.comment(number)).toContain(`${rig.server}/acme/policies/blob/`);
  const applied = await rig.run({ event: 'push', push: await rig.pulls.merge(number, 'squash') });
  expect(applied).toMatchObject({ isGreen: true, outputs: { outcome: 'applied' } });
});
