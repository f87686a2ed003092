import { renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Rig } from '../rig/platform-and-repository.ts';
import { policyOf } from './states.ts';

let rig: Rig;
beforeAll(async () => {
  rig = await Rig.open({ seed: 'empty' });
});
beforeEach(async () => {
  rig.reset({ [path('a')]: policy('a', 'low'), [path('b')]: policy('b', 'low'), 'team/notes.txt': 'x' });
  await rig.put({ remediation: { policies: [policyOf('a'), policyOf('c')] } });
  rig.initGit();
});
afterAll(() => rig.close());

const path = (slug: string): string => `team/policies/[${slug}].yaml`;
const policy = (slug: string, severity: string): string =>
  `name: ${slug}\nslug: ${slug}\nfilters: { mode: all, conditions: [{ type: severity, values: [${severity}] }] }\nactions: []\n`;
const git = (...args: string[]) => rig.git(...args);
const save = (): void => {
  git('add', '.');
  git('commit', '--quiet', '-m', 'saved');
};
const pull = (...args: string[]) => rig.cli(['pull', '-C', 'team', ...args]);

describe('uncommitted changes', () => {
  test('are not overwritten, and no file is written', async () => {
    save();
    rig.write({ [path('b')]: `# mine\n${policy('b', 'low')}` });
    const before = rig.files();
    expect(await pull()).toEqual({
      code: 64,
      text: 'error: `ifmatch pull` would delete policies/[b].yaml. Git does not hold what is there now, so it would be lost. Commit it or `git add` it first, or pass --force to `ifmatch pull`. No file was changed.\n',
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
  ])('are not overwritten if the repository %s', async ([, spoil]) => {
    save();
    rig.write({ [path('b')]: `# mine\n${policy('b', 'low')}` });
    spoil();
    expect(await pull()).toMatchObject({ code: 64 });
    expect(rig.read(path('b'))).toContain('# mine');
  });

  test('are not overwritten if a link leads to the repository', async () => {
    save();
    rig.write({ [path('b')]: `# mine\n${policy('b', 'low')}` });
    renameSync(join(rig.folder, '.git'), join(rig.folder, 'elsewhere'));
    symlinkSync('elsewhere', join(rig.folder, '.git'));
    expect(await pull()).toMatchObject({ code: 64 });
    expect(rig.read(path('b'))).toContain('# mine');
    rmSync(join(rig.folder, '.git'));
    rmSync(join(rig.folder, 'elsewhere'), { recursive: true });
  });

  test('include untracked files, of which the first is named', async () => {
    const would = /^error: `ifmatch pull` would overwrite policies\/\[a\]\.yaml and delete policies\/\[b\]\.yaml\. /;
    expect((await pull()).text).toMatch(would);
    for (const slug of 'defghijklmpqr') rig.write({ [path(slug)]: policy(slug, 'low') });
    expect((await pull()).text).toMatch(/policies\/\[l\]\.yaml and 4 more files\. Git does not hold/);
  });

  test.each(['--assume-unchanged', '--skip-worktree'])('are found although git was told %s', async (flag) => {
    save();
    git('update-index', flag, path('a'), path('b'));
    rig.write({ [path('b')]: `# mine\n${policy('b', 'low')}` });
    expect((await pull()).text).toMatch(/^error: `ifmatch pull` would delete policies\/\[b\]\.yaml\. /);
    rig.write({ [path('b')]: policy('b', 'low') });
    expect((await pull()).code).toBe(0);
  });

  test('are overwritten with --force, which needs no git', async () => {
    rig.env['PATH'] = '/nowhere';
    expect((await pull()).code).toBe(64);
    expect((await pull('--force')).code).toBe(0);
    expect(rig.files()).not.toHaveProperty(path('b'));
  });

  test('include ignored files', async () => {
    rig.write({ '.gitignore': '*.yaml\n' });
    save();
    expect(await pull()).toMatchObject({ code: 64 });
  });
});

describe('without git', () => {
  test('nothing is overwritten or deleted, and the files are named', async () => {
    rmSync(join(rig.folder, '.git'), { recursive: true });
    const before = rig.files();
    expect(await pull()).toEqual({
      code: 64,
      text: 'error: `ifmatch pull` would overwrite policies/[a].yaml and delete policies/[b].yaml. Git does not hold what is there now, so it would be lost. Run `git init` and `git add .` first, or pass --force to `ifmatch pull`. No file was changed.\n',
    });
    expect(rig.files()).toEqual(before);
    expect((await pull('--force')).code).toBe(0);
  });

  test('new files are written', async () => {
    rig.reset();
    rig.write({ 'team/notes.txt': 'x' });
    expect((await pull()).code).toBe(0);
  });
});
