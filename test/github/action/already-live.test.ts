import { expect, test } from 'vitest';
import { beginStory, pathOf, start, yaml, expectGreen, expectRed } from './stories.ts';

const weaker = { slug: 'block-critical', severity: ['critical'] };
const rest = start.filter(({ slug }) => slug !== weaker.slug);

test('a pull request that writes down what was loosened on the platform is commented on, though merging changes nothing', async () => {
  const story = await beginStory();
  const { number } = await story.rig.pulls.open({ branch: 'weaken', files: { [pathOf(weaker)]: yaml(weaker) } });
  await story.edit([weaker, ...rest]);
  const run = await story.rig.preview(number);
  expectGreen(run, 'no-changes');
  const text = story.comment(number);
  expect(text).toContain('> **Already live, looser:** policy `block-critical`');
  expect(text).toContain(') (looser)');
  const strict = await story.rig.preview(number, { inputs: { 'fail-on': 'looser' } });
  expectRed(strict, 'no-changes');
  expect(strict.outputs['failure-reason']).toContain('looser against the base');
});
