import { expect, test } from 'vitest';
import {
  beginStory,
  filesOf,
  more,
  pathOf,
  said,
  start,
  yaml,
  expectGreen,
  expectRed,
  expectRefusal,
  beginTwo,
  hooli,
  other,
} from './stories.ts';

test('two deployments in one run have a comment each, and both are applied', async () => {
  const { story, rig, how } = await beginTwo();
  const files = { ...hooli, [pathOf(more)]: yaml(more, 'deployment_slug: acme\n') };
  const { number } = await rig.pulls.open({ branch: 'both', files });
  const preview = await rig.preview(number, how);
  expectGreen(preview, 'changes', { creates: '2' });
  const versions = JSON.parse(preview.outputs['state-versions'] ?? '') as object;
  expect(Object.keys(versions).toSorted()).toEqual(['acme remediation', 'hooli remediation']);
  const bodies = rig.comments(number).map(({ body }) => body);
  for (const [index, [slug, mine, foreign]] of [
    ['acme', more.slug, other.slug] as const,
    ['hooli', other.slug, more.slug] as const,
  ].entries()) {
    expect(bodies[index]).toContain(`### Policies for \`${slug}\`: 1 create; enforcement: stricter\n`);
    expect(bodies[index]).toContain(mine);
    expect(bodies[index]).not.toContain(foreign);
  }
  const applied = await rig.merge(number, how);
  expectGreen(applied, 'applied');
  const lists = applied.requests.filter(({ operation }) => operation === 'issues/list-comments');
  expect(lists.filter(({ target }) => !target.includes('since='))).toHaveLength(1);
  expect(story.puts().map(({ deployment_id, status }) => [deployment_id, status])).toEqual([
    ['1234', 200],
    ['9007199254740993', 200],
  ]);
  for (const { body } of rig.comments(number)) expect(body).toContain('applied, 1 created');
});

test('a pull request that changes one of two deployments has one comment, and is applied', async () => {
  const { story, rig, how } = await beginTwo();
  const number = await rig.propose({ branch: 'hooli', files: hooli }, how);
  expect(story.comment(number)).toContain('### Policies for `hooli`: 1 create; enforcement: stricter\n');
  const applied = await rig.merge(number, how);
  expectGreen(applied, 'applied');
  expect(story.puts().map(({ deployment_id }) => deployment_id)).toEqual(['9007199254740993']);
});

test('a deployment that already has the changes is reported as applied, and the other is sent', async () => {
  const { story, rig, how } = await beginTwo();
  const files = { ...hooli, [pathOf(more)]: yaml(more, 'deployment_slug: acme\n') };
  const number = await rig.propose({ branch: 'both', files }, how);
  await story.edit([...start, more]);
  const run = await rig.merge(number, how);
  expectGreen(run, 'applied');
  const [acme = '', hooliComment = ''] = rig.comments(number).map(({ body }) => body);
  expect(acme).toContain('### Policies for `acme`: already applied, nothing was sent');
  expect(hooliComment).toContain('### Policies for `hooli`: applied, 1 created');
  expect(story.puts().map(({ deployment_id }) => deployment_id)).toEqual(['9007199254740993']);
});

test('a refusal for one of two deployments stops both, and each comment shows its own part', async () => {
  const { story, rig, how } = await beginTwo();
  const files = { ...hooli, [pathOf(more)]: yaml(more, 'deployment_slug: acme\n') };
  const number = await rig.propose({ branch: 'both', files }, how);
  await story.edit([...start, { slug: 'made-by-hand', severity: ['low'] }]);
  const run = await rig.merge(number, how);
  expectRed(run, 'stale');
  expect(run.outputs['failure-reason']).toMatch(/^For acme: The platform changed since the review/);
  expect(story.puts()).toEqual([]);
  const [first, second] = rig.comments(number).map(({ body }) => body);
  expect(first).toContain('made-by-hand');
  expect(first).toContain('### Policies for `acme`: nothing was applied');
  expect(second).toContain('### Policies for `hooli`: nothing was applied');
});

test('file errors are reported in the comment of their deployment, which shows the plan once they are fixed', async () => {
  const { story, rig, how } = await beginTwo();
  const number = await rig.propose({ branch: 'hooli', files: hooli }, how);
  await rig.pulls.push(number, { 'policies/hooli.yaml': 'deployment_slug: hooli\nname: 1\n' });
  expectRed(await rig.preview(number, how), 'invalid');
  expect(story.comment(number)).toContain('### Policies for `hooli`: invalid, ');
  await rig.pulls.push(number, hooli);
  expectGreen(await rig.preview(number, how), 'changes');
  expect(story.comment(number)).toContain('### Policies for `hooli`: 1 create; enforcement: stricter\n');
});

test('a failing run for one folder does not change the comment of another folder', async () => {
  const folder = (slug: string, policies: typeof start) => ({
    [`${slug}/ifmatch.yaml`]: `deployments: { ${slug}: {} }\n`,
    ...Object.fromEntries(policies.map((policy) => [`${slug}/${pathOf(policy)}`, yaml(policy)])),
  });
  const { rig } = await beginStory({ files: { ...folder('acme', start), ...folder('hooli', []) } });
  const tokens = { acme: rig.platform.token, hooli: rig.platform.mintToken('hooli') };
  const only = (slug: keyof typeof tokens, token = tokens[slug]) => ({
    inputs: { 'working-directory': slug, 'api-token': token },
  });
  const bodies = async () => rig.comments(number).map(({ body }) => body);
  const files = { ...folder('acme', [more]), ...folder('hooli', [other]) };
  const number = await rig.propose({ branch: 'both', files }, only('acme'));
  await rig.pulls.push(number, { 'README.md': 'words\n' });
  await rig.preview(number, only('hooli'));
  const [, planned] = await bodies();
  const revoked = 'a-token-that-was-revoked-long-ago';
  await rig.preview(number, only('acme', revoked));
  const [first, second] = await bodies();
  expect(first).toContain('### Policies for `acme`: failed, nothing was applied\n');
  expect(second).toBe(planned);
  const push = await rig.pulls.merge(number, 'squash');
  expect(await rig.run({ event: 'push', push }, only('hooli'))).toMatchObject({ outputs: { outcome: 'applied' } });
  const failed = await rig.run({ event: 'push', push }, only('acme', revoked));
  expectRed(failed, 'failed');
  const [still, applied] = await bodies();
  expect(still).toContain('### Policies for `acme`: failed, nothing was applied\n');
  expect(applied).toContain('### Policies for `hooli`: applied, 1 created\n');
});

test('the input deployment selects one, and a token without access to it is reported', async () => {
  const { rig, how } = await beginTwo();
  const { number } = await rig.pulls.open({ branch: 'hooli', files: hooli });
  const inputs = { ...how.inputs, deployment: 'hooli' };
  const run = await rig.preview(number, { ...how, inputs });
  expect(run.outputs).toMatchObject({ outcome: 'changes', creates: '1' });
  const wrong = { IFMATCH_API_TOKEN_HOOLI: rig.platform.token };
  await rig.pulls.push(number, { 'README.md': 'words\n' });
  const refused = await rig.preview(number, { inputs, env: wrong });
  expectRed(refused, 'failed');
  expect(said(refused)).toContain('The token cannot see the deployment hooli. Check the slug and the token.');
  expect(rig.comments(number)[0]?.body).toContain('### Policies for `hooli`: failed, nothing was applied');
});

test('a folder without a config below one that has one is refused: its guards would be off', async () => {
  const below = Object.fromEntries(Object.entries(filesOf(start)).map(([path, text]) => [`sec/${path}`, text]));
  const story = await beginStory({ files: { ...below, 'ifmatch.yaml': 'guards: { max_deletes: 0 }\n' } });
  const { number } = await story.rig.pulls.open({ branch: 'x', files: { [`sec/${pathOf(more)}`]: yaml(more) } });
  const how = { inputs: { 'working-directory': 'sec' } };
  const preview = await story.rig.preview(number, how);
  expect(preview.isGreen).toBe(false);
  expect(said(preview)).toContain('ifmatch.yaml lies above the working-directory "sec", which has no config');
});

/** A pull request about both deployments that was previewed, after which the token of some of them was replaced. */
async function rotated(...slugs: ('acme' | 'hooli')[]) {
  const { story, rig, how } = await beginTwo();
  const files = { ...hooli, [pathOf(more)]: yaml(more, 'deployment_slug: acme\n') };
  const number = await rig.propose({ branch: 'both', files }, how);
  const minted = slugs.map((slug) => [`IFMATCH_API_TOKEN_${slug.toUpperCase()}`, rig.platform.mintToken(slug)]);
  return { story, rig, number, how: { ...how, env: { ...how.env, ...Object.fromEntries(minted) } } };
}

test.for([
  [['hooli'], 'For hooli: The plan was signed with another API token'],
  [['acme', 'hooli'], 'For acme and hooli: The plan was signed with another API token'],
] as const)('a merge that is refused because of %j names them in every comment', async ([slugs, says]) => {
  const { story, rig, number, how } = await rotated(...slugs);
  const run = await rig.merge(number, how);
  expectRefusal(story, run, new RegExp(`^${says}`));
  const bodies = rig.comments(number).map(({ body }) => body.replaceAll('`', ''));
  expect(bodies).toHaveLength(2);
  for (const body of bodies) expect(body).toContain(says);
});
