import { execFileSync } from 'node:child_process';
import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { runCli } from '../rig/run-cli.ts';
import { runInit, startRepository, userPaths } from './run-init.ts';
import type { UserRepository } from '../rig/user-repository.ts';

const github = 'git@github.com:acme/policies.git';
const folder = '.github/actions/ifmatch';
const commit = '0123456789'.repeat(4);

const workflowsOf = (place: UserRepository): string =>
  ['policies', 'policies-drift'].map((name) => place.read(`.github/workflows/${name}.yml`)).join('\n');

/** The line of `doctor` about the workflows. */
async function checked(place: UserRepository): Promise<string> {
  const { text } = await runCli(['doctor', '--sandbox'], { directory: place.folder });
  return /(?:ok|warning|failed) +workflows[^]*?(?=\n\w)/.exec(text.replaceAll(/\n +/g, ' '))?.[0] ?? text;
}

describe('the copy of the action', () => {
  test('runs by itself, and the workflows name nothing else of ours', async () => {
    const place = startRepository(github);
    const { text } = await runInit(place, ['--policies', 'none', '--workflow', 'hardened']);
    expect(text).toMatch(
      /^\+ \.github\/actions\/ifmatch\/ \(the action and the program, \d+\.\d+\.\d+ \([0-9a-f]{12}\)\)$/m,
    );
    const used = [...workflowsOf(place).matchAll(/^ *- (?:uses|run): (\S+ ?\S*)/gm)].map(([, use]) => use);
    expect(new Set(used.filter((use) => use?.includes('ifmatch')))).toEqual(
      new Set([`./${folder} #`, `node ${folder}/dist/cli.js`]),
    );
    expect(parse(place.read(`${folder}/action.yml`))).toMatchObject({ runs: { main: 'dist/action.js' } });
    for (const path of ['LICENSE', 'dist/THIRD-PARTY-LICENSES.txt']) expect(place.has(`${folder}/${path}`)).toBe(true);
    const run = (...args: string[]): string =>
      execFileSync(process.execPath, [join(place.folder, folder, 'dist/cli.js'), ...args], {
        cwd: place.folder,
        encoding: 'utf8',
        env: { CI: 'true', PATH: process.env['PATH'] },
      });
    expect(run('--version')).toMatch(/^\d+\.\d+\.\d+\n$/);
    expect(run('schema', 'config')).toContain('urn:ifmatch:schema:config');
    expect(run('init', '--sandbox')).toContain('0 files written.');
  });

  test('is committed, even where every dist is ignored', async () => {
    const place = startRepository(github, { '.gitignore': 'dist/\nnode_modules/\n*.log\n' });
    await runInit(place, ['--policies', 'none', '--workflow', 'simple']);
    place.write({ [`${folder}/node_modules/.cache/x`]: '' });
    place.git('add', '--all');
    const staged = execFileSync('git', ['-C', place.folder, 'ls-files'], { encoding: 'utf8' }).split('\n');
    expect(staged).toContain(`${folder}/dist/action.js`);
    expect(staged.filter((path) => path.includes('node_modules'))).toEqual([]);
  });

  test('is renewed by --update alone, which says from which version to which', async () => {
    const place = startRepository(github);
    await runInit(place, ['--policies', 'none', '--workflow', 'simple']);
    expect((await runInit(place, ['--update'])).text).toContain('It is up to date.');
    expect(await checked(place)).toMatch(/^ok +workflows +the copy of the action is this program/);
    const before = place.read(`${folder}/dist/action.js`);
    appendFileSync(join(place.folder, folder, 'dist/action.js'), 'x');
    place.write({ [`${folder}/dist/chunks/old.js`]: '', [`${folder}/package.json`]: '{ "version": "0.0.9" }\n' });
    expect(await checked(place)).toMatch(
      /^warning +workflows +The copy of the action is 0\.0\.9 .*, and this program is .*ifmatch init --update/,
    );
    expect((await runInit(place)).text).toMatch(/^! \.github\/actions\/ifmatch\/ \(left: it is 0\.0\.9/m);
    const { text } = await runInit(place, ['--update']);
    expect(text).toMatch(
      /~ \.github\/actions\/ifmatch\/ \(from 0\.0\.9 \([0-9a-f]{12}\) to \d\S* \([0-9a-f]{12}\)\)\n3 files changed\./,
    );
    expect(place.read(`${folder}/dist/action.js`)).toBe(before);
    expect(place.has(`${folder}/dist/chunks/old.js`)).toBe(false);
    rmSync(join(place.folder, folder), { recursive: true });
    expect(await checked(place)).toMatch(/^failed +workflows +The workflows run the action in .*, which is missing/);
  });

  test('is also made for another CI service, without a workflow', async () => {
    const place = startRepository('git@gitlab.com:acme/policies.git');
    expect((await runInit(place, ['--update'])).text).toContain('(the action and the program');
    expect(userPaths(place)).toEqual([]);
  });
});

describe('an action that others host', () => {
  test('is used at its commit, without a copy', async () => {
    const place = startRepository(github);
    const args = ['--policies', 'none', '--workflow', 'simple', '--action', `acme/security-tools@${commit}`];
    expect((await runInit(place, args)).error).toBe(null);
    expect(place.has(folder)).toBe(false);
    const texts = workflowsOf(place);
    expect(texts.match(new RegExp(`uses: acme/security-tools@${commit}`, 'g'))).toHaveLength(3);
    expect(texts).not.toContain(folder);
    expect(texts).toContain(
      `repository: acme/security-tools\n          ref: ${commit}\n          path: .ifmatch-program\n`,
    );
    expect(texts).toContain('node .ifmatch-program/dist/cli.js drift --write');
    expect(await checked(place)).toMatch(/^ok +workflows/);
  });

  test.for([
    'acme/security-tools',
    'acme/security-tools@v1',
    'acme/security-tools@main',
    `security-tools@${commit}`,
    `a/b@${commit} x`,
  ])('cannot be %s', async (action) => {
    const place = startRepository(github);
    const { error } = await runInit(place, ['--action', action]);
    expect(String(error)).toContain('--action must be OWNER/REPO@COMMIT');
    expect(userPaths(place)).toEqual([]);
  });
});

test.for(['uses: ifmatch/ifmatch@v0.1.0', 'run: npx --yes ifmatch@0.1.0 preview', 'run: npx ifmatch apply'])(
  'a workflow with %s is an error of doctor, and init says so',
  async (line) => {
    const place = startRepository(github, {
      '.github/workflows/mine.yml': `jobs:\n  a:\n    steps:\n      - ${line}\n        env: { IFMATCH_API_TOKEN: x }\n`,
    });
    expect(await checked(place)).toMatch(
      /^failed +workflows +.*mine\.yml runs ifmatch under a name that nobody owns yet/,
    );
    const { text } = await runInit(place, ['--policies', 'none']);
    expect(text.replaceAll(/\s+/g, ' ')).toContain('mine.yml runs ifmatch under a name that nobody owns yet');
  },
);
