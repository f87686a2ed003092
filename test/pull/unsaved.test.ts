import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, renameSync, rmSync, statSync, symlinkSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { unsavedFiles } from '../../src/world/git.ts';
import { wrapGit } from '../wrapped-git.ts';
import { policyOf, Rig } from './rig.ts';

let rig: Rig;
beforeAll(async () => {
  rig = await Rig.open({ seed: 'empty' });
  Object.assign(rig.env, { PATH: process.env['PATH'], GIT_CONFIG_GLOBAL: '/dev/null' });
});
beforeEach(async () => {
  rig.reset({ [path('a')]: policy('a', 'low'), [path('b')]: policy('b', 'low'), 'team/notes.txt': 'x' });
  await rig.put({ remediation: { policies: [policyOf('a'), policyOf('c')] } });
  git('init', '--quiet');
});
afterAll(() => rig.close());

const path = (slug: string): string => `team/policies/[${slug}].yaml`;
const policy = (slug: string, severity: string): string =>
  `name: ${slug}\nslug: ${slug}\nfilters: { mode: all, conditions: [{ type: severity, values: [${severity}] }] }\nactions: []\n`;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', ...args], {
    cwd: rig.folder,
    env: rig.env,
    stdio: 'pipe',
  });
const save = (): void => {
  git('add', '.');
  git('commit', '--quiet', '-m', 'saved');
};
const pull = (...args: string[]) => rig.pull(['-C', 'team', ...args]);

describe('changes that git does not hold', () => {
  test('are not overwritten, nor is any other file', async () => {
    save();
    rig.write({ [path('b')]: `# mine\n${policy('b', 'low')}` });
    const before = rig.files();
    expect(await pull()).toEqual({
      code: 64,
      text: 'policies/[b].yaml has uncommitted changes, and a pull would overwrite them. Commit or stash them, or `git add` them for `git restore` to bring them back. No file was changed.\n',
    });
    expect(rig.files()).toEqual(before);
    expect((await pull('--check')).code).toBe(2);
    git('add', '.');
    expect((await pull()).code).toBe(0);
    git('restore', '.');
    expect(rig.read(path('b'))).toContain('# mine');
  });

  test.for<[string, () => void]>([
    ['says that it holds no files', () => git('config', 'core.bare', 'true')],
    ['has a format that git does not know', () => git('config', 'core.repositoryformatversion', '99')],
    ['has a head that is empty', () => rig.write({ '.git/HEAD': '' })],
    ['has a config that is damaged', () => rig.write({ '.git/config': '[broken\n' })],
    ['has its files elsewhere', () => git('config', 'core.worktree', join(rig.folder, '..'))],
  ])('are not overwritten where the repository %s', async ([, spoil]) => {
    save();
    rig.write({ [path('b')]: `# mine\n${policy('b', 'low')}` });
    spoil();
    expect(await pull()).toMatchObject({ code: 64 });
    expect(rig.read(path('b'))).toContain('# mine');
  });

  test('are not overwritten where a link leads to the repository', async () => {
    save();
    rig.write({ [path('b')]: `# mine\n${policy('b', 'low')}` });
    renameSync(join(rig.folder, '.git'), join(rig.folder, 'elsewhere'));
    symlinkSync('elsewhere', join(rig.folder, '.git'));
    expect(await pull()).toMatchObject({ code: 64 });
    expect(rig.read(path('b'))).toContain('# mine');
    rmSync(join(rig.folder, '.git'));
    rmSync(join(rig.folder, 'elsewhere'), { recursive: true });
  });

  test('may be whole files, of which the first is named', async () => {
    expect((await pull()).text).toMatch(/^policies\/\[a\]\.yaml and 1 more file have uncommitted changes/);
    rig.write({ [path('d')]: policy('d', 'low') });
    expect((await pull()).text).toMatch(/^policies\/\[a\]\.yaml and 2 more files have uncommitted changes/);
  });

  test('are of no interest in files that a pull leaves alone', async () => {
    save();
    rig.write({ 'team/notes.txt': 'mine', 'team/policies/none.yaml': 'policies: [] # mine\n' });
    expect((await pull()).code).toBe(0);
    expect(rig.read('team/policies/none.yaml')).toContain('# mine');
  });

  test('are none where only the mode is another, which stays', async () => {
    save();
    const file = join(rig.folder, path('a'));
    chmodSync(file, 0o755);
    expect((await pull()).code).toBe(0);
    expect(statSync(file).mode & 0o777).toBe(0o755);
  });

  test('are looked for in a clone of another user once git is told to trust it', async () => {
    save();
    const { PATH } = rig.env;
    onTestFinished(() => void Object.assign(rig.env, { PATH }));
    rig.env['PATH'] = wrapGit(join(rig.folder, '.git', 'bin'), { isForeign: true });
    const before = rig.files();
    const { code, text } = await pull();
    expect({ code, text }).toMatchObject({ code: 64, text: expect.stringContaining('dubious ownership') });
    expect(text).toContain('git config --global --add safe.directory');
    expect(rig.files()).toEqual(before);
  });

  test.each(['--assume-unchanged', '--skip-worktree'])('are seen where git was told %s', async (flag) => {
    save();
    git('update-index', flag, path('a'), path('b'));
    rig.write({ [path('b')]: `# mine\n${policy('b', 'low')}` });
    expect((await pull()).text).toMatch(/^policies\/\[b\]\.yaml has uncommitted changes/);
    rig.write({ [path('b')]: policy('b', 'low') });
    expect((await pull()).code).toBe(0);
  });

  test('are told without the filters of the clone, and whatever line ends it checks out', async () => {
    rig.write({ '.gitattributes': '*.yaml filter=own text eol=crlf\n' });
    save();
    git('config', 'filter.own.clean', `touch '${rig.folder}/ran'; cat`);
    utimesSync(join(rig.folder, path('a')), 0, 0);
    rig.write({ [path('a')]: policy('a', 'low').replaceAll('\n', '\r\n') });
    expect((await pull()).code).toBe(0);
    expect(Object.keys(rig.files())).not.toContain('ran');
    rig.write({ [path('a')]: `# mine\n${rig.read(path('a'))}` });
    await rig.put({ remediation: { policies: [policyOf('c')] } });
    expect((await pull()).text).toMatch(/^policies\/\[a\]\.yaml has uncommitted changes/);
    expect(Object.keys(rig.files())).not.toContain('ran');
  });

  test('may be there where nobody can tell: there is no git, or the clone that a file names is gone', async () => {
    save();
    rig.write({ [path('b')]: `# mine\n${policy('b', 'low')}` });
    const { PATH } = rig.env;
    onTestFinished(() => void Object.assign(rig.env, { PATH }));
    rig.env['PATH'] = rig.folder;
    expect(await pull()).toEqual({ code: 64, text: 'git rev-parse failed: git is not on the PATH.\n' });
    Object.assign(rig.env, { PATH });
    rmSync(join(rig.folder, '.git'), { recursive: true });
    rig.write({ '.git': 'gitdir: /gone/.git/worktrees/mine\n' });
    expect((await pull()).text).toMatch(/^git rev-parse failed: fatal: not a git repository: .*gone/);
    rmSync(join(rig.folder, '.git'));
    expect(rig.read(path('b'))).toContain('# mine');
  });

  test('are found among more folders than a command line takes', () => {
    const folders = Array.from({ length: 10_000 }, (_, index) => `${'long'.repeat(50)}${String(index)}/a.yaml`);
    expect(unsavedFiles(rig.folder, rig.env, [...folders, path('a')])).toEqual([path('a')]);
  });

  test('are looked for in the submodule that holds the file', async () => {
    save();
    const inner = (...args: string[]) => git('-C', 'team/policies/inner', ...args);
    rig.write({ 'team/policies/inner/d.yaml': policy('d', 'low') });
    inner('init', '--quiet');
    inner('add', '.');
    inner('commit', '--quiet', '-m', 'saved');
    git('add', '.');
    rig.write({ 'team/policies/inner/d.yaml': `# mine\n${policy('d', 'low')}` });
    expect((await pull()).text).toMatch(/^policies\/inner\/d\.yaml has uncommitted changes/);
    inner('add', '.');
    expect((await pull()).code).toBe(0);
  });

  test('are nobody else to hold where git ignores the files, or there is no git', async () => {
    rig.write({ '.gitignore': 'policies\n' });
    expect((await pull()).code).toBe(0);
    rmSync(join(rig.folder, '.git'), { recursive: true });
    rig.write({ [path('b')]: policy('b', 'low') });
    expect((await pull()).code).toBe(0);
    mkdirSync(join(rig.folder, '.git'));
    rig.write({ [path('b')]: policy('b', 'low') });
    expect((await pull()).code).toBe(0);
  });
});
