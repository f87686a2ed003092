import { describe, expect, test } from 'vitest';
import * as story from './reviewed.ts';

// These wait for the end of their patience beside each other.
describe.concurrent('GitHub that never answers', () => {
  test.for(['repos/get-content', 'issues/list-comments', 'issues/create-comment'])(
    'a preview asks %s again and writes one comment',
    async (operation) => {
      const rig = await story.startStories();
      const number = await story.openPull(rig);
      rig.fault(operation, { silent: true });
      const run = await story.preview(rig, number, { patience: 5000 });
      story.expectHonestEnd(run);
      expect(run.outputs['outcome']).toBe('changes');
      expect(await story.ourComments(rig, number)).toHaveLength(1);
      await rig.close();
    },
  );

  test.for(['git/get-ref', 'issues/update-comment'])(
    'an apply asks %s again and writes once to the platform',
    async (operation) => {
      const rig = await story.startStories();
      const reviewed = await story.merged(rig);
      rig.fault(operation, { silent: true });
      const run = await story.apply(rig, reviewed, { patience: 5000 });
      story.expectHonestEnd(run);
      story.expectSameTruth(rig, run, { before: 0, version: reviewed.version });
      expect(run.outputs['outcome']).toBe('applied');
      expect((await story.ourComments(rig, reviewed.number))[0]).toContain(': applied, 2 created\n');
      await rig.close();
    },
  );
});
