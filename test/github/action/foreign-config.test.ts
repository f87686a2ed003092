import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { gitOutput } from '../../rig/git.ts';
import { startStory, proposal, expectGreen } from './stories.ts';
import { temporaryFolder } from '../../rig/temporary-folder.ts';

/** Config of a workspace that an earlier step, or the job before on the same machine, may have left. */
const configs: Readonly<Record<string, (program: string) => readonly (readonly [string, string])[]>> = {
  'runs a program': (program) => [
    ['core.alternateRefsCommand', program],
    ['core.sshCommand', program],
    ['core.gitProxy', program],
  ],
  'names a proxy': () => [
    ['http.proxy', 'http://127.0.0.1:1'],
    ['remote.origin.proxy', 'http://127.0.0.1:1'],
  ],
  'names another server': () => [['url.http://127.0.0.1:1/.insteadOf', 'http://127.0.0.1']],
  'writes cookies to a file': (program) => [
    ['http.cookieFile', program],
    ['http.saveCookies', 'true'],
  ],
};

test.for(Object.keys(configs))("a fetch ignores a clone's config that %s", async (name) => {
  const { rig } = await startStory();
  const { number } = await rig.pulls.open(proposal);
  const folder = temporaryFolder();
  const [ran, program] = [join(folder, 'ran'), join(folder, 'program')];
  const script = `#!/bin/sh\nenv > ${ran}\n`;
  writeFileSync(program, script, { mode: 0o755 });
  const prepare = async (workspace: string) => {
    writeFileSync(join(workspace, '.git/objects/info/alternates'), `${join(workspace, '.git/objects')}\n`);
    for (const [key, value] of configs[name]?.(program) ?? []) await gitOutput(workspace, ['config', key, value]);
  };
  // A run that was started for the base branch fetches the merge.
  const run = await rig.run({ event: 'pull_request_target', pull: number }, { prepare });
  expectGreen(run, 'changes', { creates: '1' });
  expect(existsSync(ran)).toBe(false);
  expect(rig.comments(number)).toHaveLength(1);
});
