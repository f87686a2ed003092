import { expect, onTestFinished, test } from 'vitest';
import { isDryRun, startPlatformProxy } from '../rig/platform-proxy.ts';
import { Rig } from '../rig/platform-and-repository.ts';
import { detectionBundle } from '../rig/policies.ts';
import { runCli } from '../rig/run-cli.ts';

test('a dry run without changes at the applied state version does not prove a rollback', async () => {
  const rig = await Rig.open();
  onTestFinished(() => rig.close());
  let leavesOut = false;
  const proxy = await startPlatformProxy(rig.sandbox.url, {
    after(passing, { status, body }) {
      if (!leavesOut || !isDryRun(passing)) return undefined;
      return { status, body: `{${/"state_version":"\w+"/.exec(body)?.[0] ?? ''}}` };
    },
  });
  onTestFinished(() => proxy.close());
  const run = (line: string) =>
    runCli(line.split(' '), { directory: rig.folder, sandbox: { url: proxy.url, token: rig.sandbox.token } });
  const code = detectionBundle({ rulesets: ['p/default'] });
  await rig.put({ code });
  rig.declare({ code: { ...code, rules: ['a.b.c'] } });
  expect((await run('apply --yes --out applied.json')).code).toBe(0);
  expect((await run('rollback applied.json')).text).toContain('removes rule a.b.c');
  leavesOut = true;
  const { code: exit, text } = await run('rollback applied.json');
  expect(exit).toBe(1);
  expect(text).toMatch(/shows no changes of detection\/code of acme at the very state version,\s+\w+,/);
});
