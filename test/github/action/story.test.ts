import { expect, test } from 'vitest';
import { verifyRecord } from '../../../src/record/record.ts';
import { builtAction } from '../rig/runner.ts';
import { type Story, beginStory, more, pathOf, start, yaml, expectGreen } from './stories.ts';

/** The record in a comment, believed as the holder of the token believes it. */
function recordIn(body: string, { rig }: Story) {
  const verified = verifyRecord(body, rig.platform.token, { repository: '1', platform: rig.platform.url });
  if (verified === null || 'code' in verified) throw new Error(`the record is ${verified?.code ?? 'missing'}`);
  return verified;
}

// The published program; the other stories run the source in this process.

test.for(['merge', 'squash', 'rebase', 'queue'] as const)(
  'the reviewed plan is applied on %s with the recorded state version',
  async (method) => {
    const story = await beginStory({ program: builtAction });
    const { rig } = story;
    const version = await story.version();
    const pull = await rig.pulls.open({
      branch: 'medium',
      files: { [pathOf(more)]: yaml({ ...more, severity: ['mediun'] }) },
    });

    const broken = await rig.preview(pull.number);
    expect(broken.outputs).toMatchObject({ outcome: 'invalid', digest: '' });
    expect(broken.isGreen).toBe(false);
    const first = story.comment(pull.number);
    expect(first).toMatch(/^### Policies/);
    expect(first).toContain('mediun');

    await rig.pulls.push(pull.number, { [pathOf(more)]: yaml(more) });
    const preview = await rig.preview(pull.number);
    expectGreen(preview, 'changes', { creates: '1' });
    const [comment, ...others] = rig.comments(pull.number);
    expect(others).toEqual([]);
    expect(preview.outputs['comment-url']).toBe(
      `${rig.server}/acme/policies/pull/1#issuecomment-${String(comment?.id)}`,
    );
    const reviewed = comment?.body ?? '';
    expect(reviewed).toMatch(/^<!-- ifmatch:record:v1:/);
    expect(reviewed).toContain('### Policies for `acme`: 1 create; enforcement: stricter\n');
    expect(reviewed).not.toContain('mediun');
    const payload = recordIn(reviewed, story);
    expect(payload).toMatchObject({ pull: pull.number, head: pull.head, plan: preview.outputs['digest'] });
    expect(payload.bundles).toMatchObject([{ kind: 'remediation', stateVersion: version, creates: 1 }]);

    const push = await rig.pulls.merge(pull.number, method);
    expect(story.puts()).toEqual([]);
    const applied = await rig.run({ event: 'push', push });
    expectGreen(applied, 'applied', { 'failure-reason': '', digest: preview.outputs['digest'] });
    expect(story.puts()).toEqual([{ kind: 'remediation', deployment_id: '1234', if_match: version, status: 200 }]);
    expect(await story.live()).toEqual([...start, more].map(({ slug }) => slug).toSorted());
    const result = story.comment(pull.number);
    expect(result.split('\n')[0]).toBe(reviewed.split('\n')[0]);
    expect(result).toContain('### Policies for `acme`: applied, 1 created\n');
    expect(result).toContain('| remediation | applied |');
  },
);

test('rerunning a job that applied sends nothing, and the comment says so', async () => {
  const story = await beginStory({ program: builtAction });
  const { rig } = story;
  const pull = await rig.pulls.open({ branch: 'medium', files: { [pathOf(more)]: yaml(more) } });
  await rig.preview(pull.number);
  const push = await rig.pulls.merge(pull.number, 'squash');
  const applied = await rig.run({ event: 'push', push });
  const again = await rig.rerun(applied);
  expectGreen(again, 'no-changes');
  expect(story.puts()).toHaveLength(1);
  expect(story.comment(pull.number)).toContain('already applied, nothing was sent');
});
