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
});
