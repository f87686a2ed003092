import { expect, test } from 'vitest';
import { expectRefusal, more, pathOf, yaml, withoutFetch } from './stories.ts';
import { beginTwo, hooli } from './two-deployments.ts';

const named = 'deployment_slug: acme\n';

/** A pull request about both deployments that was previewed, after which the token of some of them was replaced. */
async function rotated(...slugs: ('acme' | 'hooli')[]) {
  const { story, rig, how } = await beginTwo();
  const files = { ...hooli, [pathOf(more)]: yaml(more, 'deployment_slug: acme\n') };
  const { number } = await rig.pulls.open({ branch: 'both', files });
  await rig.run({ event: 'pull_request', pull: number }, how);
  const minted = slugs.map((slug) => [`IFMATCH_API_TOKEN_${slug.toUpperCase()}`, rig.platform.mintToken(slug)]);
  return { story, rig, number, how: { ...how, env: { ...how.env, ...Object.fromEntries(minted) } } };
}

test.for([
  [['hooli'], 'Deployment hooli: The plan was signed with another API token'],
  [['acme', 'hooli'], 'Deployments acme and hooli: The plan was signed with another API token'],
] as const)('a merge that is refused for the sake of %j names them, in every comment too', async ([slugs, says]) => {
  const { story, rig, number, how } = await rotated(...slugs);
  const run = await rig.run({ event: 'push', push: await rig.pulls.merge(number, 'squash') }, how);
  expectRefusal(story, run, new RegExp(`^${says}`));
  const bodies = (await rig.comments(number)).map(({ body }) => body.replaceAll('`', ''));
  expect(bodies).toHaveLength(2);
  for (const body of bodies) expect(body).toContain(says);
});

test('a merge queue that stops a pull request for the sake of one of two deployments names that one', async () => {
  const { rig, number, how } = await rotated('hooli');
  const run = await rig.run({ event: 'merge_group', group: await rig.pulls.enqueue([number]) }, how);
  expect(run).toMatchObject({ isGreen: false, outputs: { outcome: 'refused' } });
  expect(run.outputs['failure-reason']).toMatch(
    /^Pull request #1 would be merged, but not applied\. Deployment hooli: The plan was signed with another API token/,
  );
});

/** A group of two, of which the second one is previewed with errors in its policies of hooli, and then without them. */
async function beginGroup(hooliNow: string | null) {
  const { rig, how } = await beginTwo();
  const preview = (pull: number) => rig.run({ event: 'pull_request', pull }, how);
  const { number: first } = await rig.pulls.open({ branch: 'hooli', files: hooli });
  await preview(first);
  const files = { 'policies/second.yaml': 'deployment_slug: hooli\nname: 1\n', [pathOf(more)]: yaml(more, named) };
  const { number: second } = await rig.pulls.open({ branch: 'second', files });
  await preview(second);
  await rig.pulls.push(second, { 'policies/second.yaml': null });
  await preview(second);
  await rig.pulls.push(second, { 'policies/second.yaml': hooliNow, 'README.md': 'words\n' });
  if (hooliNow === null) await preview(second);
  return { rig, how, group: await rig.pulls.enqueue([first, second]) };
}

test('a merge queue lets a pull request pass that has nothing for a deployment any more, behind one that changes that', async () => {
  const { rig, how, group } = await beginGroup(null);
  const run = await rig.run({ event: 'merge_group', group }, how);
  expect(run).toMatchObject({ isGreen: true, outputs: { outcome: 'changes' } });
});

test('a merge queue stops one that has something for that deployment again, and where nobody can tell', async () => {
  const again = await beginGroup(yaml({ slug: 'block-low', severity: ['low'] }, 'deployment_slug: hooli\n'));
  const run = await again.rig.run({ event: 'merge_group', group: again.group }, again.how);
  expect(run).toMatchObject({ isGreen: false, outputs: { outcome: 'refused' } });
  expect(run.outputs['failure-reason']).toContain('hooli');
  const { rig, how, group } = await beginGroup(null);
  const unread = await rig.run({ event: 'merge_group', group }, { ...how, env: { ...how.env, ...withoutFetch().env } });
  expect(unread.outputs['failure-reason']).toContain('Deployment hooli: Pull request #2 has no reviewed plan');
});

test('a merge that two deployments refuse for two reasons tells the first, and names the other', async () => {
  const { story, rig, number, how } = await rotated('hooli');
  const [comment] = await rig.comments(number);
  await rig.asUser('mona').remove(comment?.id ?? 0);
  const run = await rig.run({ event: 'push', push: await rig.pulls.merge(number, 'squash') }, how);
  expectRefusal(story, run, /^Deployment acme: Pull request #1 has no reviewed plan/);
  expect(run.outputs['failure-reason']).toMatch(/ Refused for other reasons: hooli\.$/);
});
