import { expect, test } from 'vitest';
import { beginStory, pathOf, start, yaml } from './stories.ts';

const weaker = { slug: 'block-critical', severity: ['critical'] };
const rest = start.filter(({ slug }) => slug !== weaker.slug);

test('a pull request that writes down what was loosened on the platform is commented on, though merging changes nothing', async () => {
  const story = await beginStory();
  const { number } = await story.rig.pulls.open({ branch: 'weaken', files: { [pathOf(weaker)]: yaml(weaker) } });
  await story.edit([weaker, ...rest]);
  const run = await story.rig.run({ event: 'pull_request', pull: number });
  expect(run).toMatchObject({ isGreen: true, outputs: { outcome: 'no-changes' } });
  const text = await story.comment(number);
  expect(text).toContain('> **Already live, looser:** policy `block-critical`');
  expect(text).toContain(') (looser)');
  const strict = await story.rig.run({ event: 'pull_request', pull: number }, { inputs: { 'fail-on': 'looser' } });
  expect(strict).toMatchObject({ isGreen: false, outputs: { outcome: 'no-changes' } });
  expect(strict.outputs['failure-reason']).toContain('looser against the base');
});
