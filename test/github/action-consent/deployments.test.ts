import { request } from 'undici';
import { expect, test } from 'vitest';
import { beginStory, pathOf, said, start, yaml } from '../action/stories.ts';
import type { Rig } from '../rig/rig.ts';
import { config, label, plain } from './consenting.ts';

const severities = ['low', 'medium'];
const policiesOf = (...some: string[]) =>
  some.map((severity) => ({
    slug: `on-${severity}`,
    name: `Policy on-${severity}`,
    filters: { mode: 'all', conditions: [{ type: 'severity', values: [severity] }] },
    actions: [{ type: 'pr_comment' }],
  }));
const hooliFile = (severity: string) => `policies/hooli-${severity}.yaml`;
const hooli = Object.fromEntries(
  severities.map((severity) => [
    hooliFile(severity),
    yaml({ slug: `on-${severity}`, severity: [severity] }, 'deployment_slug: hooli\n'),
  ]),
);
const acme = Object.fromEntries(start.map((policy) => [pathOf(policy), yaml(policy, 'deployment_slug: acme\n')]));

/** What the second deployment holds from the beginning. */
async function plant({ platform }: Rig, token: string): Promise<void> {
  const url = `${platform.url}/api/policies/v2/deployments/9007199254740993/remediation-policies`;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ bundle: { policies: policiesOf(...severities) } });
  const dry = await request(`${url}:dryRun`, { method: 'POST', headers, body });
  const { state_version: version } = (await dry.body.json()) as { state_version: string };
  const put = await request(url, { method: 'PUT', headers: { ...headers, 'if-match': version }, body });
  await put.body.dump();
  if (put.statusCode !== 200) throw new Error('the platform refused what a test wants');
}

test('of two deployments only the one whose plan changed loses its yes', async () => {
  const files = { ...acme, ...hooli, 'ifmatch.yaml': `deployments: { acme: {}, hooli: {} }\n${config}` };
  const story = await beginStory({ files });
  const { rig } = story;
  const tokens = {
    IFMATCH_API_TOKEN_ACME: rig.platform.token,
    IFMATCH_API_TOKEN_HOOLI: rig.platform.mintToken('hooli'),
  };
  await plant(rig, tokens.IFMATCH_API_TOKEN_HOOLI);
  const before = story.puts().length;
  const how = { inputs: { 'api-token': '' }, env: tokens };
  const less = { [pathOf({ slug: 'comment-on-high' })]: null, [hooliFile('low')]: null };
  const { number: pull } = await rig.pulls.open({ branch: 'both', files: less });
  await rig.run({ event: 'pull_request', pull }, how);
  await rig.asUser('hubot').label(pull, label);
  const labeled = { event: 'pull_request', pull, action: 'labeled', by: 'hubot', label } as const;
  expect(await rig.run(labeled, how)).toMatchObject({ isGreen: true, outputs: { outcome: 'changes', deletes: '2' } });

  await story.edit([...start, { slug: 'made-by-hand', severity: ['low'] }]);
  const moved = await rig.run({ event: 'pull_request', pull, action: 'reopened' }, how);
  expect(moved).toMatchObject({ isGreen: false, outputs: { outcome: 'consent' } });
  expect(said(moved)).toContain(`hooli consented by hubot (label ${label}) to the number of deletes.`);
  expect(said(moved)).toContain('when it was set, the comment did not show exactly this plan');
  const ofAcme = `2 of 3 remediation policies in acme would be deleted (limit 0).`;
  const [first = '', second = ''] = (await rig.comments(pull)).map(({ body }) => plain(body));
  expect(first).toContain(ofAcme);
  expect(first).toContain('does not count');
  expect(second).toContain(`consented by hubot (label ${label})`);
  expect(second).not.toContain('does not count');
  expect(second).not.toContain('policies in hooli would be deleted');

  await story.edit(start);
  await rig.run({ event: 'pull_request', pull, action: 'reopened' }, how);
  rig.asUser('hubot').unlabel(pull, label);
  await rig.asUser('hubot').label(pull, label);
  expect(await rig.run(labeled, how)).toMatchObject({ isGreen: true, outputs: { outcome: 'changes', deletes: '2' } });
  const push = await rig.pulls.merge(pull, 'squash');
  expect(await rig.run({ event: 'push', push }, how)).toMatchObject({ isGreen: true, outputs: { outcome: 'applied' } });
  expect(story.puts().length - before).toBe(2);
});
