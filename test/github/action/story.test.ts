import { expect, test } from 'vitest';
import { readRecordAnchors } from '../../../src/review/store/record-anchor.ts';
import { readHiddenLine } from '../../../src/review/store/hidden-line.ts';
import { ReviewKey } from '../../../src/review/store/review-key.ts';
import { recordDigest } from '../../../src/review/store/record.ts';
import type { Pull } from '../../rig/github/pulls.ts';
import { builtAction } from '../../rig/github/runner.ts';
import {
  type Story,
  startStory,
  additionalPolicy,
  policyPath,
  messagesOf,
  startPolicies,
  policyYaml,
  expectGreen,
} from './stories.ts';

/** The record in a comment, and its anchor, read as the holder of the token reads them. */
function recordIn({ rig }: Story, pull: Pick<Pull, 'number' | 'head'>, body: string) {
  const key = new ReviewKey(rig.platform.token, { forge: 'GitHub', repository: '1', config: '' });
  const record = readHiddenLine(key, body)?.record ?? null;
  const statuses = rig.statuses.filter(({ sha }) => sha === pull.head);
  const { latest } = readRecordAnchors(
    key,
    { pull: pull.number, head: pull.head },
    statuses.map(({ context, description, created_at: createdAt }) => ({
      context,
      state: 'success',
      description: description ?? '',
      url: '',
      createdAt,
    })),
  );
  if (record === null || latest?.digest !== recordDigest(record)) throw new Error('the comment holds no record');
  return { record, anchor: latest };
}

// The published program; the other stories run the source in this process.

test.for(['merge', 'squash', 'rebase', 'queue'] as const)(
  'the reviewed plan is applied on %s with the recorded state version',
  async (method) => {
    const story = await startStory({ program: builtAction });
    const { rig } = story;
    const version = await story.version();
    const pull = await rig.pulls.open({
      branch: 'medium',
      files: { [policyPath(additionalPolicy)]: policyYaml({ ...additionalPolicy, severity: ['mediun'] }) },
    });

    const broken = await rig.preview(pull.number);
    expect(broken.outputs).toMatchObject({ outcome: 'invalid', digest: '' });
    expect(broken.isGreen).toBe(false);
    const first = story.comment(pull.number);
    expect(first).toContain('### Policies: invalid, 1 error\n');
    expect(first).toContain('mediun');

    await rig.pulls.push(pull.number, { [policyPath(additionalPolicy)]: policyYaml(additionalPolicy) });
    const preview = await rig.preview(pull.number);
    expectGreen(preview, 'changes', { creates: '1' });
    const [comment, ...others] = rig.comments(pull.number);
    expect(others).toEqual([]);
    expect(preview.outputs['comment-url']).toBe(
      `${rig.server}/acme/policies/pull/1#issuecomment-${String(comment?.id)}`,
    );
    const reviewed = comment?.body ?? '';
    expect(reviewed).toContain('### Policies for `acme`: 1 stricter\n');
    expect(reviewed).not.toContain('mediun');
    const { record, anchor } = recordIn(story, pull, reviewed);
    expect(record).toMatchObject({ pull: pull.number, head: pull.head, plan: preview.outputs['digest'] });
    expect(record.bundles).toMatchObject([{ kind: 'remediation', stateVersion: version, creates: 1 }]);
    expect(anchor).toMatchObject({ number: 1, comment: comment?.id });

    const push = await rig.pulls.merge(pull.number, method);
    expect(story.puts()).toEqual([]);
    const applied = await rig.run({ event: 'push', push });
    expectGreen(applied, 'applied', { 'failure-reason': '', digest: preview.outputs['digest'] });
    expect(story.puts()).toEqual([{ kind: 'remediation', deployment_id: '1234', if_match: version, status: 200 }]);
    expect(await story.live()).toEqual([...startPolicies, additionalPolicy].map(({ slug }) => slug).toSorted());
    const result = story.comment(pull.number);
    expect(recordIn(story, pull, result).record).toEqual(record);
    expect(result).toContain('### Policies for `acme`: applied, 1 created\n');
    expect(result).toContain('| remediation | applied |');
  },
);

test('rerunning a job that applied sends nothing, and the comment keeps its result', async () => {
  const story = await startStory({ program: builtAction });
  const { rig } = story;
  const pull = await rig.pulls.open({
    branch: 'medium',
    files: { [policyPath(additionalPolicy)]: policyYaml(additionalPolicy) },
  });
  await rig.preview(pull.number);
  const push = await rig.pulls.merge(pull.number, 'squash');
  const applied = await rig.run({ event: 'push', push });
  const result = story.comment(pull.number);
  const again = await rig.rerun(applied);
  expectGreen(again, 'no-changes');
  expect(messagesOf(again)).toContain('Nothing is left to settle');
  expect(story.puts()).toHaveLength(1);
  expect(story.comment(pull.number)).toBe(result);
});
