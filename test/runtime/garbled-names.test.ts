import { nowhere } from '../../src/domain/problem.ts';
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findFiles } from '../../src/files/find.ts';
import { openDisk } from '../../src/files/disk.ts';
import { Git, openCommit } from '../../src/runtime/git.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const env = { PATH: process.env['PATH'], GIT_CONFIG_GLOBAL: '/dev/null' };

/** A path below `policies` as bytes, a letter each. */
const bytesOf = (folder: string, name: string): Buffer =>
  Buffer.concat([Buffer.from(join(folder, 'policies/')), Buffer.from(name, 'latin1')]);

/** What is found in `policies`, on disk and in the commit of it. Each name is given a letter a byte; one with a slash lies in a folder. */
function found(names: readonly string[]): { disk: string[]; commit: string[] } {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'policies'));
  for (const name of names) {
    const [parent = '', child] = name.split('/');
    if (child !== undefined) mkdirSync(bytesOf(folder, parent), { recursive: true });
    writeFileSync(bytesOf(folder, name), `name: ${String(names.indexOf(name))}\n`);
  }
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', ...args], { cwd: folder, env });
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '-m', 'first');
  const [disk, commit] = [openDisk(folder), openCommit(new Git(folder, env), 'HEAD')].map((source) => {
    const { files, problems } = findFiles(source, [{ path: 'policies', at: nowhere, byDefault: false }], null);
    const told = problems.map(({ severity, code, at }) => `${severity} ${code} ${at.file}`);
    return [...files, ...new Set(told)];
  });
  return { disk: disk ?? [], commit: commit ?? [] };
}

describe.skipIf(process.platform !== 'linux')('names that are not UTF-8', () => {
  test.each([
    ['that differ in such bytes alone', ['a\xFF.yaml', 'a\xFE.yaml'], 'policies/a\uFFFD.yaml'],
    ['beside the one that U+FFFD really stands in', ['a\xFF.yaml', 'a\xEF\xBF\xBD.yaml'], 'policies/a\uFFFD.yaml'],
    ['of folders', ['a\xFF/x.yaml', 'a\xFE/y.yaml'], 'policies/a\uFFFD'],
    ['of a folder and a file', ['a\xFE/y.yaml', 'a\xFF'], 'policies/a\uFFFD'],
    ['of other files', ['a\xFE.md', 'a\xFF.md'], 'policies/a\uFFFD.md'],
  ])('%s are an error, on disk as in a commit', (_, names, path) => {
    const told = [`error garbled-name ${path}`];
    expect(found(names)).toEqual({ disk: told, commit: told });
  });
});
