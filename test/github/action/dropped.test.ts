import { expect, test } from 'vitest';
import { beginStory, filesOf, start } from './stories.ts';

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
  expect(text).toContain('No file declares detection/code anymore: it stays on the platform, unmanaged');
  await rig.pulls.push(number, rules);
  await rig.run({ event: 'pull_request', pull: number });
  expect(await story.comment(number)).not.toContain('No file declares');
});
