import { execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Rig } from '../rig/platform-and-repository.ts';
import { filesOfPlatformState, policy } from '../rig/policies.ts';

/** A plan that comes through a pipe, as in `--plan <(…)`. */
async function planInPipe() {
  const rig = await Rig.open({ seed: 'empty' });
  onTestFinished(() => rig.close());
  rig.write(filesOfPlatformState({ remediation: { policies: [policy('a', ['low'], { actions: [] })] } }));
  await rig.cli('preview --out plan.json');
  execFileSync('mkfifo', [join(rig.folder, 'pipe')]);
  // Whatever is written into the pipe is read, so that nothing waits for a reader.
  const writer = spawn('sh', ['-c', 'cat plan.json > pipe; exec cat pipe'], { cwd: rig.folder, stdio: 'ignore' });
  onTestFinished(() => void writer.kill());
  return rig;
}

test('a plan read from a pipe gets no results written to it', async () => {
  const rig = await planInPipe();
  const { code, text } = await rig.cli('apply --plan pipe --allow-looser');
  expect(code).toBe(0);
  expect(text).toMatch(/^The undo is kept only until the apply has ended\. /);
  expect(text).toMatch(/remediation +applied +written and confirmed by the platform/);
});
