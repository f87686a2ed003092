import { describe, expect, test } from 'vitest';
import type { Push } from '../../rig/github/pulls.ts';
import { expectRed, policyFiles, messagesOf, type Story } from '../action/stories.ts';
import { allShown, beginSettled, low, policies, runOf, sent } from './promised.ts';

// Promise 2: what is applied was visible before the merge.

/** GitHub refuses a request for too many of them, and while the action waits, something happens. */
const limited = (meanwhile: () => unknown) => ({
  before: meanwhile,
  status: 403,
  headers: { 'retry-after': '60' },
  body: { message: 'You have exceeded a secondary rate limit.' },
});

const writes = ['issues/create-comment', 'issues/update-comment', 'repos/create-commit-status'] as const;

/** A pull request that is merged while its preview waits to write. `isSecond`: after a push that changes the plan, so that a comment is edited. */
async function mergedMeanwhile(operation: (typeof writes)[number]) {
  const story = await beginSettled();
  const { rig } = story;
  const { number } = await rig.pulls.open(policies);
  if (operation === 'issues/update-comment') {
    await rig.preview(number);
    await rig.pulls.push(number, policyFiles([low]));
  }
  const before = allShown(rig, number);
  let push: Push | undefined;
  rig.fault(
    operation,
    limited(async () => (push = await rig.pulls.merge(number, 'squash'))),
  );
  const preview = await rig.preview(number);
  if (push === undefined) throw new Error('the preview never wrote');
  return { story, rig, number, before, preview, push };
}

/** The apply is red and sends nothing; returns its reason, which names the pull request. */
async function refusalOf(story: Story, push: Push | undefined): Promise<string> {
  if (push === undefined) throw new Error('nothing was merged');
  const run = await runOf(story, push);
  expectRed(run, 'refused');
  expect(sent(story)).toEqual([]);
  return run.outputs['failure-reason'] ?? '';
}

describe('a preview that a rate limit delays until after the merge', () => {
  test.for(['issues/create-comment', 'issues/update-comment'] as const)(
    'writes no comment at %s, and nothing is applied',
    async (operation) => {
      const { story, rig, number, before, preview, push } = await mergedMeanwhile(operation);
      expect(preview.waited).toBeGreaterThanOrEqual(60);
      expect(allShown(rig, number)).toEqual(before);
      expect(messagesOf(preview)).toContain('the pull request was merged');
      expect(await refusalOf(story, push)).toMatch(/^Pull request #1 has no reviewed plan for its last commit/);
    },
  );

  test('does not make a plan count whose anchor comes after the merge', async () => {
    const { story, push } = await mergedMeanwhile('repos/create-commit-status');
    expect(await refusalOf(story, push)).toMatch(
      /^The plan of pull request #1 was recorded at .*, and the merge was at /,
    );
  });
});

describe('a preview whose pull request meanwhile', () => {
  test.for<[string, (story: Story, number: number) => unknown]>([
    ['is closed', ({ rig }, number) => rig.pulls.close(number)],
    ['is pushed', ({ rig }, number) => rig.pulls.push(number, policyFiles([low]))],
    [
      'gets another base branch',
      async ({ rig }, number) => {
        await rig.pulls.createBranch('release');
        await rig.pulls.retarget(number, 'release');
      },
    ],
  ])('%s writes nothing, and says so', async ([, happens]) => {
    const story = await beginSettled();
    const { rig } = story;
    const { number } = await rig.pulls.open(policies);
    rig.fault(
      'issues/create-comment',
      limited(() => happens(story, number)),
    );
    const written = rig.statuses.length;
    const run = await rig.preview(number);
    expect(run.isGreen, messagesOf(run)).toBe(true);
    expect(messagesOf(run)).toContain('The comment was not changed: ');
    expect([allShown(rig, number), rig.statuses.length]).toEqual([[], written]);
  });
});

describe('GitHub’s own time of the anchor counts:', () => {
  test('a merge in the very second of the anchor is refused', async () => {
    const story = await beginSettled();
    const { rig } = story;
    const { number } = await rig.pulls.open(policies);
    const push = await rig.clock.inOneSecond(async () => {
      await rig.preview(number);
      return rig.pulls.merge(number, 'squash');
    });
    expect(await refusalOf(story, push)).toMatch(
      /^The plan of pull request #1 was recorded at (\S+), and the merge was at \1, /,
    );
  });

  test('a merge one second later is applied', async () => {
    const story = await beginSettled();
    const { rig } = story;
    const { number } = await rig.pulls.open(policies);
    rig.clock.freeze();
    rig.clock.advance(10);
    await rig.preview(number);
    rig.clock.advance(1);
    const run = await runOf(story, await rig.pulls.merge(number, 'squash'));
    expect(run.isGreen, messagesOf(run)).toBe(true);
    expect(sent(story)).toEqual(['remediation']);
  });

  test('a merge between the comment and its anchor is refused', async () => {
    const story = await beginSettled();
    const { rig } = story;
    const { number } = await rig.pulls.open(policies);
    let push: Push | undefined;
    rig.fault('issues/create-comment', { after: async () => (push = await rig.pulls.merge(number, 'squash')) });
    await rig.preview(number);
    expect(await refusalOf(story, push)).toMatch(/^The plan of pull request #1 was recorded at /);
  });

  test('a re-run whose new anchor comes after the merge does not let the older plan count either', async () => {
    const story = await beginSettled();
    const { rig } = story;
    const { number } = await rig.pulls.open(policies);
    const preview = await rig.preview(number);
    await story.edit([]);
    let push: Push | undefined;
    rig.fault('issues/create-comment', { after: async () => (push = await rig.pulls.merge(number, 'squash')) });
    await rig.rerun(preview);
    expect(await refusalOf(story, push)).toMatch(/^The plan of pull request #1 was recorded at /);
  });
});
