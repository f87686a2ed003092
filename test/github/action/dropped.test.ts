import { expect, test } from 'vitest';
import { beginStory, filesOf, more, pathOf, start, yaml } from './stories.ts';

const rules = {
  'policies/code.yaml': 'product: code\nrulesets: [p/default]\nrules: []\ndisabled: []\nexceptions: []\n',
};

test('a pull request that drops a bundle is commented on, though merging changes nothing', async () => {
  const story = await beginStory({ files: { ...filesOf(start), ...rules } });
  const { rig } = story;
  await story.editRules();
  const { number } = await rig.pulls.open({ branch: 'drop', files: { 'policies/code.yaml': null } });
  const run = await rig.run({ event: 'pull_request', pull: number });
  expect(run).toMatchObject({ isGreen: true, outputs: { outcome: 'no-changes' } });
  const text = await story.comment(number);
  expect(text).toContain('### Policies for `acme`: no changes\n');
  expect(text).toContain('No file declares detection/code any longer: it stays on the platform as it is');
  await rig.pulls.push(number, rules);
  await rig.run({ event: 'pull_request', pull: number });
  expect(await story.comment(number)).not.toContain('No file declares');
});

test('what is dropped of a deployment that no file is about any more stands in a comment of its own', async () => {
  const named = (slug: string, policies: typeof start) =>
    Object.fromEntries(policies.map((one) => [pathOf(one), yaml(one, `deployment_slug: ${slug}\n`)]));
  const low = { slug: 'comment-on-low', severity: ['low'] };
  const files = { ...named('acme', start), ...named('hooli', [low]) };
  const { rig } = await beginStory({ files });
  const { platform } = rig;
  const env = { IFMATCH_API_TOKEN_ACME: platform.token, IFMATCH_API_TOKEN_HOOLI: platform.mintToken('hooli') };
  const change = { ...named('acme', [more]), [pathOf(low)]: null };
  const { number } = await rig.pulls.open({ branch: 'drop', files: change });
  const run = await rig.run({ event: 'pull_request', pull: number }, { inputs: { 'api-token': '' }, env });
  expect(run).toMatchObject({ isGreen: true, outputs: { outcome: 'changes' } });
  const [acme, hooli, ...others] = (await rig.comments(number)).map(({ body }) => body);
  expect(others).toEqual([]);
  expect(acme).toContain('### Policies for `acme`: 1 create; enforcement: stricter\n');
  expect(acme).not.toContain('hooli');
  expect(hooli).toContain('### Policies for `hooli`: no changes\n');
  expect(hooli).toContain('No file declares remediation any longer: it stays on the platform as it is');
  expect(hooli).toMatch(/^<!-- ifmatch:status:v1:/);
});
