import { expect, test } from 'vitest';
import { startTwoDeployments, messagesOf } from '../action/stories.ts';
import { pushWords, runOf } from './promised.ts';

test('the job of a deployment that has no files yet says nothing false about words that are pushed or merged', async () => {
  const { story, rig, runOptions } = await startTwoDeployments(); // the config names hooli: docs say that a new deployment comes before its files
  const hooli = { ...runOptions, inputs: { ...runOptions.inputs, deployment: 'hooli' } };
  const pushed = await runOf(story, await pushWords(story), hooli);
  const { number } = await rig.pulls.open({ branch: 'words', files: { 'README.md': 'others\n' } });
  const merged = await rig.merge(number, hooli);
  expect(messagesOf(pushed) + messagesOf(merged)).not.toMatch(/was not reviewed|invalid since pull request/);
});
