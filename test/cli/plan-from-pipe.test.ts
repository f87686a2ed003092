import { execFileSync, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startSandbox } from '../../src/sandbox/server.ts';
import { runCli } from '../run-cli.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** A plan that comes through a pipe, as in `--plan <(…)`. */
async function planInPipe() {
  const directory = temporaryFolder();
  const policy =
    '{ name: a, slug: a, filters: { mode: all, conditions: [{ type: severity, values: [low] }] }, actions: [] }';
  writeFileSync(join(directory, 'policy.yaml'), `policies: [${policy}]\n`);
  const sandbox = await startSandbox({ seed: 'empty' });
  onTestFinished(() => sandbox.close());
  const run = (line: string) => runCli(line.split(' '), { directory, sandbox });
  await run('preview --out plan.json policy.yaml');
  execFileSync('mkfifo', [join(directory, 'pipe')]);
  // Whatever is written into the pipe is read, so that nothing waits for a reader.
  const writer = spawn('sh', ['-c', 'cat plan.json > pipe; exec cat pipe'], { cwd: directory, stdio: 'ignore' });
  onTestFinished(() => void writer.kill());
  return run;
}

test('a plan read from a pipe gets no results written to it', async () => {
  const run = await planInPipe();
  const { code, text } = await run('apply --plan pipe --allow-looser policy.yaml');
  expect(code).toBe(0);
  expect(text).toMatch(/^The undo is kept only until the apply has ended\. /);
  expect(text).toMatch(/remediation +applied +written and confirmed by the platform/);
});
