import { describe, expect, test } from 'vitest';
import { expectGreen, expectRed, policyFiles, additionalPolicy, messagesOf, startPolicies } from '../action/stories.ts';
import {
  beginSettled,
  byHand,
  low,
  policies,
  pushWords,
  rules,
  runOf,
  runWords,
  sent,
  shown,
  slugs,
  warnings,
} from './promised.ts';

// Promise 4: a void record stays void, whoever edits, restores or deletes comments, and whoever adds statuses.

const firstLine = (body: string): string => body.slice(0, body.indexOf('\n') + 1);
const below = (body: string): string => body.slice(body.indexOf('\n') + 1);

/**
 * A pull request with two plans for its head: the first one, which creates a policy, is void since a person ran the job again after an edit on the
 * platform. The second one also deletes what was made by hand. Hubot may write to the repository, but has no API token.
 */
async function withVoidRecord() {
  const story = await beginSettled();
  const { rig } = story;
  const { number, head } = await rig.pulls.open(policies);
  const preview = await rig.preview(number);
  const voidText = rig.comments(number)[0]?.body ?? '';
  await story.edit([...startPolicies, byHand]);
  await rig.rerun(preview);
  const [old, newest] = rig.comments(number);
  if (old === undefined || newest === undefined) throw new Error('there is no second comment');
  // The platform is again as it was when the void plan was reviewed, so that only the rules of this promise are in its way.
  await story.edit(startPolicies);
  const records = rig.statuses.filter(({ context }) => context === 'ifmatch / record');
  const hubot = rig.asUser('hubot');
  return {
    story,
    rig,
    number,
    head,
    preview,
    voidText,
    old: old.id,
    newest: newest.id,
    newText: newest.body,
    records,
    hubot,
  };
}
type WithVoid = Awaited<ReturnType<typeof withVoidRecord>>;

const deeds: Readonly<Record<string, (at: WithVoid) => unknown>> = {
  'the old comment is restored': ({ hubot, old }) => hubot.restore(old),
  'the old record is put into the newest comment': ({ hubot, newest, voidText, newText }) =>
    hubot.edit(newest, firstLine(voidText) + below(newText)),
  'the newest comment becomes the old one': ({ hubot, newest, voidText }) => hubot.edit(newest, voidText),
  'the newest comment is damaged': ({ hubot, newest, newText }) =>
    hubot.edit(newest, newText.replace(/. -->/, '* -->')),
  'the newest comment is deleted': ({ hubot, newest }) => hubot.remove(newest),
  'the old comment is deleted': ({ hubot, old }) => hubot.remove(old),
  'the status of the old record is posted again': ({ hubot, records }) => hubot.repost(records[0]?.id ?? 0),
  'a bot sets a label': ({ rig, number }) => rig.run({ event: 'pull_request', pull: number, action: 'labeled' }),
};

describe('a void record is not applied, and neither is a plan that nobody can read any more:', () => {
  test.for<readonly string[]>([
    ['the old comment is restored', 'the newest comment is deleted'],
    ['the newest comment is deleted', 'the old comment is restored'],
    ['the old record is put into the newest comment'],
    ['the newest comment becomes the old one'],
    ['the newest comment is damaged', 'the old comment is restored'],
    ['the newest comment is damaged', 'the status of the old record is posted again', 'the old comment is restored'],
    ['the old comment is restored', 'the status of the old record is posted again', 'the newest comment is deleted'],
    [
      'the newest comment becomes the old one',
      'the status of the old record is posted again',
      'the old comment is deleted',
    ],
    ['the newest comment is deleted', 'the old comment is restored', 'the status of the old record is posted again'],
    // A run in between neither believes the old record, nor begins to count again.
    ['the newest comment is damaged', 'the old comment is restored', 'a bot sets a label'],
    ['the newest comment is deleted', 'a bot sets a label', 'the old comment is restored'],
    ['the old record is put into the newest comment', 'a bot sets a label'],
  ])('%s', async (names) => {
    const at = await withVoidRecord();
    for (const name of names) await deeds[name]?.(at);
    const run = await at.rig.merge(at.number);
    expect(run.isGreen, messagesOf(run)).toBe(false);
    expect(sent(at.story)).toEqual([]);
    expect(await at.story.live()).toEqual(slugs());
  });

  test('the reason is true: a missing comment and an edited one are told apart', async () => {
    for (const [name, why] of [
      ['the newest comment is deleted', /^The comment with the reviewed plan of pull request #1 was deleted\./],
      ['the newest comment is damaged', /^The comment of pull request #1 no longer holds the reviewed plan/],
    ] as const) {
      const at = await withVoidRecord();
      await deeds[name]?.(at);
      const run = await at.rig.merge(at.number);
      expectRed(run, 'refused');
      expect(run.outputs['failure-reason']).toMatch(why);
    }
  });

  test('the newest record still counts when only the old comment changes', async () => {
    const at = await withVoidRecord();
    for (const name of ['the old comment is restored', 'the old comment is deleted']) await deeds[name]?.(at);
    await at.story.edit([...startPolicies, byHand]);
    expectGreen(await at.rig.merge(at.number), 'applied', { creates: '1', deletes: '1' });
    expect(await at.story.live()).toEqual(slugs(additionalPolicy));
  });

  test('a damaged comment does not let the numbering start again', async () => {
    const at = await withVoidRecord();
    const { rig, number, preview, story } = at;
    await deeds['the newest comment is damaged']?.(at);
    expect((await rig.run({ event: 'pull_request', pull: number, action: 'labeled' })).isGreen).toBe(false);
    expectGreen(await rig.rerun(preview), 'changes', { creates: '1', deletes: '0' });
    const records = rig.statuses.filter(({ context }) => context === 'ifmatch / record');
    const numbers = records.map(({ description }) => Number(/\[\d+ (\d+) /.exec(description ?? '')?.[1]));
    expect(numbers).toEqual([1, 2, 3]);
    expectGreen(await rig.merge(number), 'applied');
    expect(await story.live()).toEqual(slugs(additionalPolicy));
  });
});

describe('a record of another head', () => {
  async function pushed() {
    const story = await beginSettled();
    const { rig } = story;
    const { number, head } = await rig.pulls.open(policies);
    await rig.preview(number);
    const [first] = rig.comments(number);
    await rig.pulls.push(number, policyFiles([low]));
    await rig.preview(number);
    return { story, rig, number, head, id: first?.id ?? 0, hubot: rig.asUser('hubot'), body: first?.body ?? '' };
  }

  test('does not count for the newer one, when it is restored', async () => {
    const { story, rig, number, hubot, id } = await pushed();
    hubot.restore(id);
    expectRed(await rig.merge(number), 'refused');
    expect(sent(story)).toEqual([]);
  });

  test('does not count for the newer one, when its status is posted there, too', async () => {
    const { story, rig, number, hubot, id } = await pushed();
    hubot.restore(id);
    const record = rig.statuses.find(({ context }) => context === 'ifmatch / record');
    await hubot.repost(record?.id ?? 0, rig.pulls.get(number).head);
    expectRed(await rig.merge(number), 'refused');
    expect(sent(story)).toEqual([]);
  });

  test('does not count again after a force-push back to it that no preview saw, although its comment is restored', async () => {
    const { story, rig, number, head, hubot, id } = await pushed();
    await rig.pulls.forcePush(number, head);
    hubot.restore(id);
    expectRed(await rig.merge(number), 'refused');
    expect(sent(story)).toEqual([]);
  });

  test('does not count after a force-push back to it, while its comment is about a later commit', async () => {
    const story = await beginSettled();
    const { rig } = story;
    const { number, head } = await rig.pulls.open(policies);
    await rig.preview(number);
    await rig.pulls.push(number, { 'policies/broken.yaml': 'nonsense: true\n' });
    await rig.preview(number);
    expect(shown(rig, number)).toContain('Merging applies nothing');
    await rig.pulls.forcePush(number, head);
    expectRed(await rig.merge(number), 'refused');
    expect(sent(story)).toEqual([]);
  });

  test('does not count for another pull request of the same head', async () => {
    const story = await beginSettled();
    const { rig } = story;
    const one = await rig.pulls.open(policies);
    await rig.preview(one.number);
    const two = await rig.pulls.open({ branch: 'again', from: one.head });
    rig.pulls.close(one.number);
    const [comment] = rig.comments(one.number);
    rig.asUser('hubot').comment(two.number, comment?.body ?? '');
    expectRed(await rig.merge(two.number), 'refused');
    expect(sent(story)).toEqual([]);
  });
});

describe('a forged status', () => {
  test.for<[string, (description: string) => string]>([
    [
      'with a higher number and another digest',
      (description) => description.replace(/\[1 (\d+) \S+ /, '[9 $1 AAAAAAAAAAAAAAAAAAAAAA '),
    ],
    ['of another comment', (description) => description.replace(/\[1 \d+/, '[2 77')],
    [
      'with a made-up proof',
      (description) => description.replace(/\[1 (\d+) .*/, '[2 $1 AAAAAAAAAAAAAAAAAAAAAA AAAAAAAAAAAAAAAAAAAAAA]'),
    ],
    ['with nonsense', () => 'Plan 2 of this commit is recorded.'],
  ])('%s changes nothing: the real record is applied', async ([, forge]) => {
    const story = await beginSettled();
    const { rig } = story;
    const { number, head } = await rig.pulls.open(policies);
    await rig.preview(number);
    const record = rig.statuses.find(({ context }) => context === 'ifmatch / record');
    const description = forge(record?.description ?? '');
    expect(description).not.toBe(record?.description);
    await rig.asUser('hubot').status(head, { state: 'success', context: 'ifmatch / record', description });
    expectGreen(await rig.merge(number), 'applied');
  });

  test('alone makes no record: nothing is applied', async () => {
    const story = await beginSettled();
    const { rig } = story;
    const { number, head } = await rig.pulls.open(policies);
    const other = await rig.propose(rules);
    const record = rig.statuses.find(({ context }) => context === 'ifmatch / record');
    await rig.asUser('hubot').repost(record?.id ?? 0, head);
    rig.asUser('hubot').comment(number, rig.comments(other)[0]?.body ?? '');
    expectRed(await rig.merge(number), 'refused');
    expect(sent(story)).toEqual([]);
  });
});

describe('a mark of what is settled', () => {
  test('that is copied to a later commit hides no merge', async () => {
    const story = await beginSettled();
    const { rig } = story;
    const mark = rig.statuses.find(({ context }) => context === 'ifmatch / applied');
    const push = await rig.pulls.merge(await rig.propose(policies), 'squash');
    await rig.asUser('hubot').repost(mark?.id ?? 0, push.after);
    expectGreen(await runWords(story), 'applied');
    expect(sent(story)).toEqual(['remediation']);
  });

  test('that is older, and is posted again on its commit, does not bring a settled merge back, nor end a warning', async () => {
    const story = await beginSettled();
    const { rig } = story;
    const number = await rig.propose(policies);
    await story.edit([...startPolicies, byHand]);
    const refused = await rig.merge(number);
    await story.edit(startPolicies);
    expectGreen(await rig.rerun(refused), 'applied');
    await story.edit(startPolicies);
    const first = rig.statuses.find(
      ({ context, sha }) => context === 'ifmatch / applied' && sha === refused.jobContext.sha,
    );
    await rig.asUser('hubot').repost(first?.id ?? 0);
    const run = await runWords(story);
    expect(run.isGreen).toBe(true);
    expect(warnings(run)).toEqual([]);
    expect(sent(story)).toEqual(['remediation']);
  });

  test('that is forged as "nothing is pending" ends no warning', async () => {
    const story = await beginSettled();
    const { rig } = story;
    await rig.propose(policies);
    await story.edit([...startPolicies, byHand]);
    const refused = await rig.merge(1);
    const mark = rig.statuses.findLast(({ context }) => context === 'ifmatch / applied');
    const description = (mark?.description ?? '').replace(/\[1 (\d+) 1\/1 #1 /, '[2 $1 1/1 - ');
    expect(description).not.toBe(mark?.description);
    await rig
      .asUser('hubot')
      .status(refused.jobContext.sha, { state: 'success', context: 'ifmatch / applied', description });
    expect(warnings(await runOf(story, await pushWords(story))).join()).toContain('#1 ');
  });
});

test('1,000 junk statuses can block an apply, never cause one', async () => {
  const story = await beginSettled();
  const { rig } = story;
  const { number, head } = await rig.pulls.open(policies);
  const junk = { state: 'success', context: 'ifmatch / record', description: 'junk' } as const;
  for (let count = 0; count < 1000; count += 1) await rig.asUser('hubot').status(head, junk);
  const preview = await rig.preview(number);
  expectRed(preview, 'refused');
  expect(preview.outputs['failure-reason']).toContain('This plan is not recorded');
  expectRed(await rig.merge(number), 'refused');
  expect(sent(story)).toEqual([]);
});
