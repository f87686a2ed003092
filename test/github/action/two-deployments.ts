import { beginStory, pathOf, start, yaml } from './stories.ts';

export const other = { slug: 'comment-on-low', severity: ['low'] };
export const hooli = { 'policies/hooli.yaml': yaml(other, 'deployment_slug: hooli\n') };
const named = (head: string) => Object.fromEntries(start.map((policy) => [pathOf(policy), yaml(policy, head)]));
const acme = named('deployment_slug: acme\n');

/** A story of two deployments, with a token of its own each and none for all. */
export async function beginTwo() {
  const story = await beginStory({ files: { ...acme, 'ifmatch.yaml': 'deployments: { acme: {}, hooli: {} }\n' } });
  const { platform } = story.rig;
  const how = {
    inputs: { 'api-token': '' },
    env: { IFMATCH_API_TOKEN_ACME: platform.token, IFMATCH_API_TOKEN_HOOLI: platform.mintToken('hooli') },
  };
  return { story, rig: story.rig, how };
}
