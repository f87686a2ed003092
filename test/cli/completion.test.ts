import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { completionScript } from '../../src/cli/commands/completion.ts';
import { oddProgram, realProgram, session } from './completion-program.ts';

const shells = ['bash', 'zsh', 'fish'] as const;
const isHere = (shell: string): boolean => spawnSync(shell, ['-c', ':']).status === 0;

test.for(shells)('the script for %s says all of a program, with every text quoted', async (shell) => {
  await expect(await completionScript(shell, oddProgram(), session())).toMatchFileSnapshot(
    `golden/completion.${shell}`,
  );
});

test.for(shells.filter((shell) => isHere(shell)))('%s takes the script of the whole program', async (shell) => {
  const script = await realProgram().script(shell);
  const folder = mkdtempSync(join(tmpdir(), 'ifmatch-completion-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'script'), script);
  const { status, stderr } = spawnSync(shell, ['-n', join(folder, 'script')], { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
