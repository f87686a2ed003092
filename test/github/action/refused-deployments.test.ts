import { expect, test } from 'vitest';
import { expectRefusal, more, pathOf, yaml } from './stories.ts';
import { beginTwo, hooli } from './two-deployments.ts';

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

test('a merge that two deployments refuse for two reasons tells the first, and names the other', async () => {
  const { story, rig, number, how } = await rotated('hooli');
  const [comment] = await rig.comments(number);
  await rig.asUser('mona').remove(comment?.id ?? 0);
  const run = await rig.run({ event: 'push', push: await rig.pulls.merge(number, 'squash') }, how);
  expectRefusal(story, run, /^Deployment acme: Pull request #1 has no reviewed plan/);
  expect(run.outputs['failure-reason']).toMatch(/ Refused for other reasons: hooli\.$/);
});
