import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { beginStory, proposal } from './stories.ts';

test('a job that is cancelled when its comment begins to say that the plan is being applied tells that nothing was', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ifmatch-cancelled-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const story = await beginStory();
  const { number } = await story.rig.pulls.open(proposal);
  await story.rig.run({ event: 'pull_request', pull: number });
  const push = await story.rig.pulls.merge(number, 'squash');
  const pid = join(folder, 'pid');
  story.rig.fault('issues/update-comment', { after: () => process.kill(Number(readFileSync(pid, 'utf8')), 'SIGINT') });
  const run = await story.rig.run(
    { event: 'push', push },
    {
      env: { IFMATCH_TRUST_PID: pid },
      program: join(import.meta.dirname, '..', '..', 'trust', 'resources', 'pid-action.ts'),
    },
  );
  expect(run).toMatchObject({ isGreen: false, outputs: { outcome: 'failed' } });
  expect(story.puts()).toEqual([]);
  const comment = await story.comment(number);
  expect(comment).toContain('Stopped before it was sent.');
  expect(comment).not.toContain('being applied');
});
