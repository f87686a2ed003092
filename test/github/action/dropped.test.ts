import { expect, test } from 'vitest';
import { beginStory, filesOf, start, expectGreen } from './stories.ts';

const rules = {
  'policies/code.yaml': 'product: code\nrulesets: [p/default]\nrules: []\ndisabled: []\nexceptions: []\n',
};

test('a pull request that drops a bundle is commented on, though merging changes nothing', async () => {
  const story = await beginStory({ files: { ...filesOf(start), ...rules } });
  const { rig } = story;
  await story.editRules();
  const { number } = await rig.pulls.open({ branch: 'drop', files: { 'policies/code.yaml': null } });
  const run = await rig.preview(number);
  expectGreen(run, 'no-changes');
  const text = story.comment(number);
  expect(text).toContain('### Policies for `acme`: no changes\n');
  expect(text).toContain('No file declares detection/code anymore: it stays on the platform, unmanaged');
  await rig.pulls.push(number, rules);
  await rig.preview(number);
  expect(story.comment(number)).not.toContain('No file declares');
});
