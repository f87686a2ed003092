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
