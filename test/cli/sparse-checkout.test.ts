import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { runGit } from '../rig/git.ts';
import { runCli } from '../rig/run-cli.ts';
import { temporaryFolder } from '../rig/temporary-folder.ts';

const env = { PATH: process.env['PATH'] ?? '', GIT_CONFIG_GLOBAL: '/dev/null' };
let top: string;
const git = (...args: string[]): string => runGit(top, args);

const policy = (slug: string): string =>
  `name: ${slug}\nslug: ${slug}\nfilters: { mode: all, conditions: [{ type: severity, values: [${slug}] }] }\nactions: []\n`;

beforeEach(() => {
  top = temporaryFolder();
  for (const [path, text] of Object.entries({
    'team/ifmatch.yaml': 'guards: { max_deletes: 0 }\n',
    'team/policies/x/a.yaml': policy('high'),
    'team/policies/y/z/b.YML': policy('low'),
    'team/policies/docs/notes.md': 'x',
    'other/c.yaml': policy('critical'),
  })) {
    mkdirSync(dirname(join(top, path)), { recursive: true });
    writeFileSync(join(top, path), text);
  }
  git('init', '--quiet', '--initial-branch=main');
  git('add', '.');
  git('commit', '--quiet', '-m', 'first');
});

const validate = async (folder: string, ...args: string[]) => {
  const { code, text } = await runCli(['validate', ...args], { directory: join(top, folder), env });
  return { code, text: text.replaceAll(/\s+/g, ' ') };
};
const leftOut = (path: string): string => `"${path}" is not in this sparse checkout`;
const only = (...patterns: string[]): string => git('sparse-checkout', 'set', '--no-cone', ...patterns);

describe('files that a sparse checkout leaves out', () => {
  test('are an error where policies are looked for, and ignored elsewhere', async () => {
    git('sparse-checkout', 'set', '--cone', 'team/policies/x');
    for (const [folder, ...args] of [['team'], ['team', 'policies'], ['team', 'policies/*/*/*'], ['team', '.']]) {
      const { code, text } = await validate(folder ?? '', ...args);
      expect({ args, code, text }).toMatchObject({ code: 3, text: expect.stringContaining('1 error') });
      expect(text).toContain(leftOut('policies/y'));
    }
    expect(await validate('team', 'policies/y/z/b.YML')).toMatchObject({ code: 3 });
    git('sparse-checkout', 'add', 'team/policies/y');
    expect(await validate('team')).toMatchObject({ code: 0, text: expect.stringContaining('2 files') });
  });

  test('are an error also for the config, whose guards would be off', async () => {
    only('/team/policies');
    expect((await validate('team')).text).toContain(leftOut('ifmatch.yaml'));
    expect((await validate('.', 'team/policies')).text).toContain(leftOut('team/ifmatch.yaml'));
    expect((await validate('team/policies')).text).toContain(leftOut('ifmatch.yaml'));
  });

  test('are reported in a worktree until the checkout is complete', async () => {
    git('worktree', 'add', '--quiet', '-b', 'side', 'tree');
    runGit(join(top, 'tree'), ['sparse-checkout', 'set', '--no-cone', '/team/ifmatch.yaml', '/team/policies/x']);
    expect((await validate('tree/team')).text).toContain(leftOut('policies/y'));
    expect(await validate('team')).toMatchObject({ code: 0 });
    only('/team/policies/x', '/team/ifmatch.yaml');
    git('sparse-checkout', 'disable');
    expect(await validate('team')).toMatchObject({ code: 0, text: expect.stringContaining('2 files') });
  });

  test('are looked up only where files are read', async () => {
    only('/team/policies/x', '/team/ifmatch.yaml');
    const where = { directory: join(top, 'team'), env: { PATH: '/none' } };
    expect(await runCli(['schema', 'plan'], where)).toMatchObject({ code: 0 });
    const { code, text } = await runCli(['validate'], where);
    expect({ code, text }).toEqual({ code: 64, text: 'error: git ls-files failed: git is not on the PATH.\n' });
    const doctor = await runCli(['doctor', '--sandbox'], where);
    expect(doctor.text.replaceAll(/\s+/g, ' ')).toMatch(/failed files git ls-files failed: /);
  });

  test("are reported without running a partial clone's fetch command", async () => {
    git('sparse-checkout', 'set', '--cone', '--sparse-index', 'team/policies/x');
    rmSync(join(top, '.git/objects', git('rev-parse', 'HEAD:other').trim().replace(/^../, '$&/')));
    for (const [key, value] of Object.entries({
      'core.repositoryformatversion': '1',
      'extensions.partialClone': 'origin',
      'remote.origin.promisor': 'true',
      'remote.origin.url': `ext::sh -c touch% ${top}/ran`,
      'protocol.ext.allow': 'always',
    }))
      git('config', key, value);
    // Git goes on without what it lacks, or gives up where the fetch ends before it has told it what to get.
    expect([3, 64]).toContain((await validate('team')).code);
    expect(existsSync(join(top, 'ran'))).toBe(false);
  });
});
