import { expect, test } from 'vitest';
import { beginTwo, said } from '../action/stories.ts';
import { pushWords, runOf } from './promised.ts';

test('the job of a deployment that has no files yet says nothing false about words that are pushed or merged', async () => {
  const { story, rig, how } = await beginTwo(); // the config names hooli: docs say that a new deployment comes before its files
  const hooli = { ...how, inputs: { ...how.inputs, deployment: 'hooli' } };
  const pushed = await runOf(story, await pushWords(story), hooli);
  const { number } = await rig.pulls.open({ branch: 'words', files: { 'README.md': 'others\n' } });
  const merged = await rig.merge(number, hooli);
  expect(said(pushed) + said(merged)).not.toMatch(/was not reviewed|invalid since pull request/);
});
