import { describe, expect, test } from 'vitest';
import {
  expectGreen,
  expectRed,
  policyFiles,
  additionalPolicy,
  policyPath,
  messagesOf,
  startPolicies,
} from '../action/stories.ts';
import { allShown, beginSettled, policies, rules, runOf, runWords, sent, shown, slugs, warnings } from './promised.ts';

// A pull request whose changes the platform has already is reviewed, too: what it promises may cease to be true.

const fresh = ({ rig }: Awaited<ReturnType<typeof beginSettled>>, head: string) =>
  rig.statuses.findLast(({ context, sha }) => context === 'ifmatch / fresh' && sha === head)?.state;

/** A pull request that takes an edit of the platform into the files. */
async function adopting() {
  const story = await beginSettled();
  await story.edit([...startPolicies, additionalPolicy]);
  const { rig } = story;
  const { number, head } = await rig.pulls.open(policies);
  const preview = await rig.preview(number);
  return { story, rig, number, head, preview };
}

describe('a pull request whose changes the platform has', () => {
  test('is recorded, and its merge sends nothing', async () => {
    const { story, rig, number, preview } = await adopting();
    expectGreen(preview, 'no-changes');
    expect(shown(rig, number)).toContain('no changes');
    const run = await rig.merge(number);
    expectGreen(run, 'no-changes');
    expect(warnings(run)).toEqual([]);
    expect(shown(rig, number)).toContain('already applied');
    expect(sent(story)).toEqual([]);
  });

  test('is stale before the merge, once an apply changes the platform', async () => {
    const { story, rig, number, head } = await adopting();
    const other = await rig.propose({ branch: 'low', files: policyFiles([{ slug: 'low', severity: ['low'] }]) });
    expect(fresh(story, head)).toBe('success');
    // It deletes what was made on the platform, and its reviewers saw that.
    expectGreen(await rig.merge(other), 'applied', { creates: '1', deletes: '1' });
    expect(fresh(story, head)).toBe('failure');
    expect(shown(rig, number)).toContain('stale');
  });

  test('is refused for its true reason, when somebody undid the edit before the merge', async () => {
    const { story, rig, number } = await adopting();
    await story.edit(startPolicies);
    const run = await rig.merge(number);
    expectRed(run, 'stale');
    expect(run.outputs['failure-reason']).toMatch(/^The platform changed since the review/);
    expect(shown(rig, number)).toContain('not applied');
    expect(warnings(await runWords(story)).join()).toContain(`#${String(number)} `);
    expect(sent(story)).toEqual([]);
  });

  test('gets another plan by a person who re-runs it, after somebody undid the edit', async () => {
    const { story, rig, number, preview } = await adopting();
    await story.edit(startPolicies);
    const labeled = await rig.run({ event: 'pull_request', pull: number, action: 'labeled' });
    expect(labeled.isGreen, messagesOf(labeled)).toBe(false);
    expectGreen(await rig.rerun(preview), 'changes', { creates: '1' });
    expect(allShown(rig, number)).toHaveLength(2);
    expectGreen(await rig.merge(number), 'applied');
    expect(await story.live()).toEqual(slugs(additionalPolicy));
  });

  test('does not speak of that bundle when it brings another one', async () => {
    const story = await beginSettled();
    await story.edit([...startPolicies, additionalPolicy]);
    const { rig } = story;
    const number = await rig.propose({ branch: 'both', files: { ...policies.files, ...rules.files } });
    const run = await rig.merge(number);
    expectGreen(run, 'applied', { creates: '0', updates: '1' });
    expect(shown(rig, number)).not.toContain('already');
    expect(sent(story)).toEqual(['code']);
  });
});

test('a revert that is reviewed before the merge is applied becomes stale with the apply, and is reviewed again', async () => {
  const story = await beginSettled();
  const { rig } = story;
  const first = await rig.pulls.merge(await rig.propose(policies), 'squash');
  const { number, head } = await rig.pulls.open({ branch: 'revert', files: { [policyPath(additionalPolicy)]: null } });
  const preview = await rig.preview(number);
  expectGreen(preview, 'no-changes');
  expectGreen(await runOf(story, first), 'applied');
  expect(fresh(story, head)).toBe('failure');
  expectGreen(await rig.rerun(preview), 'changes', { deletes: '1' });
  expectGreen(await rig.merge(number), 'applied', { deletes: '1' });
  expect(await story.live()).toEqual(slugs());
});
