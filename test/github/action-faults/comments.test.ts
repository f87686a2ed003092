import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Rig } from '../rig/rig.ts';
import { ask } from '../rig-client.ts';
import * as story from './reviewed.ts';

let rig: Rig;
beforeAll(async () => {
  rig = await story.startStories();
  await story.apply(rig, await story.merged(rig));
});
afterAll(() => rig.close());

async function previewed() {
  const number = await story.openPull(rig);
  await story.preview(rig, number);
  const [comment] = await rig.comments(number);
  return { number, comment: comment! };
}

const pushMore = (number: number) => rig.pulls.push(number, { 'notes.md': `${String(Math.random())}\n` });
const noticesOf = (run: Awaited<ReturnType<Rig['run']>>): string =>
  run.annotations.map((one) => one.message).join('\n');

describe('a comment of ours', () => {
  test('that is deleted between being found and being changed is written anew', async () => {
    const { number, comment } = await previewed();
    await pushMore(number);
    rig.fault('issues/update-comment', { before: () => rig.asUser('mona').remove(comment.id) });
    const run = await story.preview(rig, number);
    story.expectHonestEnd(run);
    const after = await rig.comments(number);
    expect(after).toHaveLength(1);
    expect(after[0]?.id).not.toBe(comment.id);
    expect(run.outputs['comment-url']).toMatch(new RegExp(`#issuecomment-${String(after[0]?.id)}$`));
  });

  test('that is there twice is kept up to date once, and the other leads to it from then on', async () => {
    const { number, comment } = await previewed();
    const twin = await twinOf(number, comment.body);
    await pushMore(number);
    const run = await story.preview(rig, number);
    const [first, second] = await rig.comments(number);
    expect(first?.body).not.toBe(comment.body);
    expect(second?.id).toBe(twin);
    expect(second?.body).toMatch(/^### Policies for `acme`: see the other comment\n/);
    expect(second?.body).toContain(`${rig.server}/acme/policies/pull/${String(number)}#issuecomment-`);
    expect(noticesOf(run)).not.toContain('a second comment');
  });

  test('is not written for a commit that the pull request has left', async () => {
    const { number, comment } = await previewed();
    await pushMore(number);
    rig.fault('pulls/get', { before: () => pushMore(number) });
    const run = await story.preview(rig, number);
    expect(noticesOf(run)).toContain('The comment was not changed: the pull request was updated since this run began.');
    expect(await story.ourComments(rig, number)).toEqual([comment.body]);
  });
});

/** A second comment by the same bot, as two runs at the same moment would leave it. */
async function twinOf(number: number, body: string): Promise<number> {
  const wanted = { method: 'POST', path: `/issues/${String(number)}/comments`, body: { body } } as const;
  return ((await ask(rig, await rig.mintToken(), wanted)).json as { id: number }).id;
}

describe('a foreign comment with our record at byte 0', () => {
  const notOurs = { 'comment-author': 'policy-bot[bot]' };

  test('by a user is not touched by a preview', async () => {
    const { comment } = await previewed();
    const number = await story.openPull(rig);
    await rig.asUser('mona').comment(number, comment.body);
    await story.preview(rig, number);
    const [foreign, ours] = await rig.comments(number);
    expect(foreign).toMatchObject({ body: comment.body, user: { login: 'mona' } });
    expect(ours).toMatchObject({ user: { login: 'github-actions[bot]' } });
  });

  test('by a user is not believed, though it is the true record to the byte', async () => {
    const { number, comment } = await previewed();
    await rig.asUser('mona').remove(comment.id);
    await rig.asUser('mona').comment(number, comment.body);
    expect(await refusalOf(number, comment.body)).toContain('has no reviewed plan');
  });

  test('by another bot is not believed, though it is the true record to the byte', async () => {
    const { number, comment } = await previewed();
    expect(await refusalOf(number, comment.body, notOurs)).toContain('has no reviewed plan');
  });

  async function refusalOf(number: number, body: string, inputs: Record<string, string> = {}) {
    const before = rig.platform.log().length;
    const run = await story.apply(rig, { push: await rig.pulls.merge(number, 'squash') }, { inputs });
    story.expectHonestEnd(run);
    expect(run.outputs['outcome']).toBe('refused');
    expect(rig.platform.log()).toHaveLength(before);
    expect((await rig.comments(number))[0]?.body).toBe(body);
    return run.outputs['failure-reason'];
  }
});

describe('a merge that GitHub does not yet know the pull request of', () => {
  test('is applied as soon as it does', async () => {
    await settle();
    const reviewed = await story.merged(rig);
    rig.late.association = 2;
    const before = rig.platform.log().length;
    const run = await story.apply(rig, reviewed);
    story.expectSameTruth(rig, run, { before, version: reviewed.version });
    expect(run.outputs['outcome']).toBe('applied');
    const asked = run.requests.filter(({ operation }) => operation?.endsWith('associated-with-commit') === true);
    expect(asked).toHaveLength(3);
  });
});

/** Applies what the merges above left undone, as a maintainer would: by hand, with the digest. */
async function settle(): Promise<void> {
  const seen = await rig.run({ event: 'workflow_dispatch' });
  const inputs = { 'plan-digest': seen.outputs['digest'] ?? '' };
  const run = await rig.run({ event: 'workflow_dispatch' }, { inputs });
  expect(run.outputs['outcome']).toBe('applied');
}
