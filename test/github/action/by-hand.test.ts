import { describe, expect, test } from 'vitest';
import {
  startStory,
  policyFiles,
  additionalPolicy,
  proposal,
  messagesOf,
  startPolicies,
  expectGreen,
  expectRed,
} from './stories.ts';

const hand = { event: 'workflow_dispatch' } as const;

describe('a run by hand', () => {
  test('previews, prints the digest, and a second one with that digest applies exactly this', async () => {
    const story = await startStory();
    const { rig } = story;
    await rig.pulls.pushTo('main', proposal.files);
    const preview = await rig.run(hand);
    const digest = preview.outputs['digest'] ?? '';
    expectGreen(preview, 'changes', { creates: '1' });
    expect(digest).toMatch(/^sha256:[0-9a-f]{64}$/);
    expect(preview.summary).toContain(`Digest of this plan: \`${digest}\``);
    expect(story.puts()).toEqual([]);
    const version = await story.version();
    const applied = await rig.run(hand, { inputs: { 'plan-digest': digest } });
    expectGreen(applied, 'applied', { digest });
    expect(story.puts()).toEqual([{ kind: 'remediation', deployment_id: '1234', if_match: version, status: 200 }]);
    const again = await rig.rerun(applied, { inputs: { 'plan-digest': digest } });
    expectGreen(again, 'no-changes');
    expect(story.puts()).toHaveLength(1);
  });

  test.for<[string, Parameters<Awaited<ReturnType<typeof startStory>>['edit']>[0] | null]>([
    ['of nothing', null],
    ['of a state that is gone', [...startPolicies, { slug: 'made-by-hand', severity: ['low'] }]],
  ])('refuses a digest %s', async ([, edit]) => {
    const story = await startStory();
    const { rig } = story;
    await rig.pulls.pushTo('main', proposal.files);
    const seen = (await rig.run(hand)).outputs['digest'] ?? '';
    if (edit !== null) await story.edit(edit);
    const wanted = edit === null ? `sha256:${'0'.repeat(64)}` : seen;
    const run = await rig.run(hand, { inputs: { 'plan-digest': wanted } });
    expectRed(run, 'refused');
    const { digest = '' } = run.outputs;
    expect(run.outputs['failure-reason']).toBe(
      `The current plan is ${digest}, not ${wanted} as requested: the files or the platform changed in between.`,
    );
    expect(messagesOf(run)).toContain('Review the current plan and run the workflow again with its digest.');
    expect(story.puts()).toEqual([]);
  });

  test('never applies from another branch', async () => {
    const story = await startStory();
    const { rig } = story;
    await rig.pulls.open(proposal);
    const preview = await rig.run({ ...hand, branch: proposal.branch });
    expect(preview.outputs).toMatchObject({ outcome: 'changes' });
    const inputs = { 'plan-digest': preview.outputs['digest'] ?? '' };
    const run = await rig.run({ ...hand, branch: proposal.branch }, { inputs });
    expectRed(run, 'refused');
    expect(story.puts()).toEqual([]);
  });

  test('needs max-deletes if the guards stop it', async () => {
    const config = { 'ifmatch.yaml': 'guards:\n  max_deletes: 0\n' };
    const story = await startStory({ files: { ...policyFiles(startPolicies), ...config } });
    const { rig } = story;
    await rig.pulls.pushTo('main', { 'policies/comment-on-high.yaml': null });
    const preview = await rig.run(hand);
    expectGreen(preview, 'changes', { deletes: '1' });
    const { digest = '' } = preview.outputs;
    const stopped = await rig.run(hand, { inputs: { 'plan-digest': digest } });
    expectRed(stopped, 'needs-approval');
    expect(messagesOf(stopped)).toContain(
      '1 of 2 remediation policies in acme would be deleted: comment-on-high (limit 0).',
    );
    expect(story.puts()).toEqual([]);
    const applied = await rig.run(hand, { inputs: { 'plan-digest': digest, 'max-deletes': '1' } });
    expectGreen(applied, 'applied', { deletes: '1' });
    expect(await story.live()).toEqual(['block-critical']);
  });

  test('follows its command: preview never applies, and apply needs a digest', async () => {
    const story = await startStory();
    const { rig } = story;
    await rig.pulls.pushTo('main', proposal.files);
    const digest = (await rig.run(hand)).outputs['digest'] ?? '';
    const preview = await rig.run(hand, { inputs: { command: 'preview', 'plan-digest': digest } });
    expect(preview.outputs).toMatchObject({ outcome: 'changes' });
    const bare = await rig.run(hand, { inputs: { command: 'apply' } });
    expect(bare).toMatchObject({ isGreen: false });
    expect(messagesOf(bare)).toContain(
      'Nothing is applied on this event: only a push to the default branch, and a manual run with the input plan-digest',
    );
    const valid = await rig.run(hand, { inputs: { command: 'validate', 'plan-digest': digest } });
    expect(valid.outputs).toMatchObject({ outcome: 'valid' });
    expect(story.puts()).toEqual([]);
  });
});

describe('a schedule', () => {
  test('shows drift, is red only with fail-on, and marks open pull requests as stale', async () => {
    const story = await startStory();
    const { rig } = story;
    const quiet = await rig.run({ event: 'schedule' });
    expectGreen(quiet, 'no-changes');
    const pull = await rig.pulls.open(proposal);
    await rig.preview(pull.number);
    await story.edit([...startPolicies, { slug: 'made-by-hand', severity: ['low'] }]);
    const drift = await rig.run({ event: 'schedule' }, { inputs: { 'fail-on': 'changes' } });
    expectRed(drift, 'changes', { deletes: '1' });
    expect(messagesOf(drift)).toContain('The input fail-on makes this job fail.');
    expect(drift.summary).toContain('made-by-hand');
    expect(story.comment(pull.number)).toContain('stale, do not merge yet');
    expect(rig.statuses.filter(({ state }) => state === 'failure')).toMatchObject([
      { sha: pull.head, context: 'ifmatch / fresh' },
    ]);
    expectGreen(await rig.run({ event: 'schedule' }), 'changes');
    expect(await story.live()).not.toContain(additionalPolicy.slug);
    expect(story.puts()).toEqual([]);
  });
});
