import { describe, expect, test } from 'vitest';
import { filesOf, more, pathOf } from '../action/stories.ts';
import { beginConsenting, type Consenting, expectApplied, label, removal, whyUncounted, yesIn } from './consenting.ts';

const pushedToo = /hubot set it, and pushed to this pull request too\./;
const words = { 'README.md': 'words\n' };
const theirs = { [pathOf({ slug: 'block-critical' })]: null, ...filesOf([more]) };

/** Hubot pushes to mona's branch, and no run tells of it; then mona pushes, and hubot sets the label. */
async function yesAfter(story: Consenting, hidden: () => unknown): Promise<string> {
  await story.rig.pulls.push(story.number, theirs, 'Slip it in', 'hubot');
  await hidden();
  await story.push(words, 'mona');
  return whyUncounted(story, await story.consent('hubot'));
}

describe("somebody who pushed to a colleague's branch cannot say yes to it", () => {
  test('when the run of that push was cancelled', async () => {
    const story = await beginConsenting();
    expect(await yesAfter(story, () => undefined)).toMatch(pushedToo);
  });

  test('when the run of that push ended with a failure', async () => {
    const story = await beginConsenting();
    const hidden = async () => {
      await story.rig.run(
        { event: 'pull_request', pull: story.number, action: 'synchronize', by: 'hubot' },
        { inputs: { 'base-url': 'http://127.0.0.1:9' } },
      );
    };
    expect(await yesAfter(story, hidden)).toMatch(pushedToo);
  });

  test('when the comment was deleted after that push', async () => {
    const story = await beginConsenting();
    const hidden = async () => {
      await story.again('synchronize', { by: 'hubot' });
      const [comment] = await story.rig.comments(story.number);
      await story.rig.asUser('hubot').remove(comment?.id ?? 0);
    };
    expect(await yesAfter(story, hidden)).toMatch(pushedToo);
  });

  test('when an older comment was put back after that push', async () => {
    const story = await beginConsenting();
    const [comment] = await story.rig.comments(story.number);
    const hidden = async () => {
      await story.again('synchronize', { by: 'hubot' });
      await story.rig.asUser('hubot').edit(comment?.id ?? 0, comment?.body ?? '');
    };
    expect(await yesAfter(story, hidden)).toMatch(pushedToo);
  });

  test('when the branch was deleted and restored by somebody else after that push', async () => {
    const story = await beginConsenting();
    await story.rig.pulls.push(story.number, theirs, 'Slip it in', 'hubot');
    await story.rig.pulls.restore(story.number, { deletes: 'mona', restores: 'mona' });
    await story.again('reopened');
    expect(await whyUncounted(story, await story.consent('hubot'))).toMatch(pushedToo);
  });

  test('when that was before the pull request was opened', async () => {
    const story = await beginConsenting();
    const { all } = story.rig.pulls.moves;
    const at = all.findIndex(({ type }) => type === 'push');
    all.splice(at, 1, { ...all[at]!, by: 'hubot' });
    expect(await whyUncounted(story, await story.consent('hubot'))).toMatch(pushedToo);
  });
});

test('who pushed is known although no run saw the push', async () => {
  const story = await beginConsenting();
  await story.rig.pulls.push(story.number, words, 'Slip it in', 'mallory');
  await story.again('reopened');
  expect(await yesIn(story, await story.consent('hubot'))).toBe('hubot');
  await expectApplied(story);
});

describe('a label does not count while nobody can know who pushed', () => {
  test('because an app did: whoever may run a workflow can push by its token', async () => {
    const story = await beginConsenting();
    await story.rig.pulls.push(story.number, words, 'Slip it in', 'github-actions[bot]');
    await story.again('reopened');
    expect(await whyUncounted(story, await story.consent('hubot'))).toMatch(
      /github-actions\[bot\] pushed to this pull request.*Allow it under guards in ifmatch\.yaml on the base branch/,
    );
  });

  test("because GitHub's list has a gap, and does once it is whole", async () => {
    const story = await beginConsenting();
    const { all } = story.rig.pulls.moves;
    const newest = all.pop();
    const run = await story.consent('hubot');
    expect(run.annotations.map(({ message }) => message).join()).toMatch(
      /has a gap.*Take the label off and set it again\./,
    );
    if (newest !== undefined) all.push(newest);
    story.rig.asUser('hubot').unlabel(story.number, label);
    expect(await yesIn(story, await story.consent('hubot'))).toBe('hubot');
  });

  test('because the branch lies in a fork, and the label is not offered', async () => {
    const story = await beginConsenting({ change: { ...removal, fork: 'mallory' } }, 'pull_request_target');
    expect(await story.comment(story.number)).not.toContain('Or somebody else with write access');
    expect(await whyUncounted(story, await story.consent('mona'))).toMatch(
      /the branch lies in a fork.*Allow it under guards in ifmatch\.yaml on the base branch/,
    );
  });

  test.for([403, 404, 500])('because GitHub answers %i', async (status) => {
    const story = await beginConsenting();
    story.rig.fault('repos/list-activities', { status }, { times: 10 });
    const why = new RegExp(`Reading who moved the branch \\(less\\): GitHub answered ${String(status)},`);
    expect(await whyUncounted(story, await story.consent('hubot'))).toMatch(why);
  });
});

test('GitHub is asked for the pushes only where a label says something new', async () => {
  const story = await beginConsenting();
  const asks = ({ requests }: Awaited<ReturnType<Consenting['consent']>>) =>
    requests.filter(({ operation }) => operation === 'repos/list-activities').length;
  expect(asks(story.preview)).toBe(0);
  expect(asks(await story.consent())).toBe(1);
  expect(asks(await story.again('reopened'))).toBe(0);
  expect(asks(await story.again('labeled', { label }))).toBe(0);
});
