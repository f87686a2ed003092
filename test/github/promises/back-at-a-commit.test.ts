import { expect, test } from 'vitest';
import { additionalPolicy, policyPath, messagesOf, startPolicies } from '../action/stories.ts';
import { allShown, beginSettled, byHand, policies } from './promised.ts';

test('a force-push back over a commit that changed nothing is no edit of the comment', async () => {
  const story = await beginSettled();
  const { rig } = story;
  const a = await rig.propose(policies);
  const head = rig.pulls.get(a).head;
  await rig.pulls.push(a, { [policyPath(additionalPolicy)]: null }); // takes the change back: nothing to record
  await rig.preview(a);
  await rig.pulls.forcePush(a, head);
  await story.edit([...startPolicies, byHand]);
  const run = await rig.preview(a);
  expect(messagesOf(run) + allShown(rig, a).join('\n')).not.toMatch(/was edited/);
});

test('the same, merged without another preview', async () => {
  const story = await beginSettled();
  const { rig } = story;
  const a = await rig.propose(policies);
  const head = rig.pulls.get(a).head;
  await rig.pulls.push(a, { [policyPath(additionalPolicy)]: null });
  await rig.preview(a);
  await rig.pulls.forcePush(a, head);
  const run = await rig.merge(a);
  expect(messagesOf(run) + allShown(rig, a).join('\n')).not.toMatch(/was edited/);
});

test('restoring a comment cannot cause an apply that is refused without it', async () => {
  const story = await beginSettled();
  const { rig } = story;
  const a = await rig.propose(policies);
  const { head } = rig.pulls.get(a);
  await rig.pulls.push(a, { [policyPath(additionalPolicy)]: null });
  await rig.preview(a); // the comment says "no changes": that is what was reviewed last
  await rig.pulls.forcePush(a, head); // no preview of it; its old checks are green
  const [comment = { id: 0 }] = rig.comments(a);
  rig.asUser('hubot').restore(comment.id);
  const run = await rig.merge(a);
  expect(await story.live(), messagesOf(run)).not.toContain(additionalPolicy.slug);
});
