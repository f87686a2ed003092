import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { policyWith } from '../yaml/policy-with.ts';

const env = { PATH: process.env['PATH'], GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };

/** Runs git as nobody should in a hostile repository; answers what it prints, also where it fails. */
export function runGit(folder: string, ...args: string[]): string {
  try {
    return execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', ...args], {
      cwd: folder,
      env,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  } catch (error) {
    return String(error);
  }
}

function write(folder: string, path: string, text: string, mode = 0o644): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text, { mode });
}

/** A repository of two commits with policies in a folder of it, and attributes that name a filter and a diff driver. */
export function plant(folder: string, team = '.'): void {
  write(folder, `${team}/policies/a.yaml`, policyWith('One.'));
  write(folder, `${team}/ifmatch.yaml`, 'deployments:\n  acme:\n    id: "1234"\n');
  write(folder, '.gitattributes', '* filter=trap diff=trap merge=trap\n');
  runGit(folder, 'init', '--quiet', '--template=', '--initial-branch=main');
  runGit(folder, 'add', '.');
  runGit(folder, 'commit', '--quiet', '-m', 'one');
  write(folder, `${team}/policies/a.yaml`, policyWith('Two.'));
  runGit(folder, 'commit', '--quiet', '-a', '-m', 'two');
}

const hooks = ['reference-transaction', 'post-index-change', 'post-checkout', 'pre-auto-gc', 'fsmonitor-watchman'];

/** Lets the data of a repository run a program wherever git lets a config do so. The program leaves the file `marker`. */
export function arm(gitFolder: string, marker: string): void {
  const trap = join(gitFolder, 'trap.sh');
  write(gitFolder, 'trap.sh', `#!/bin/sh\nenv > '${marker}'\n`, 0o755);
  for (const hook of hooks) write(gitFolder, `hooks/${hook}`, `#!/bin/sh\nenv > '${marker}'\n`, 0o755);
  const config: Record<string, string> = {
    'core.repositoryFormatVersion': '1',
    'extensions.partialClone': 'origin',
    'remote.origin.promisor': 'true',
    'remote.origin.url': `ext::${trap}`,
    'remote.origin.uploadpack': trap,
    'remote.origin.fetch': '+refs/heads/*:refs/remotes/origin/*',
    'protocol.ext.allow': 'always',
    'protocol.allow': 'always',
    'core.hooksPath': join(gitFolder, 'hooks'),
    'filter.trap.required': 'true',
  };
  const programs = ['core.fsmonitor', 'core.pager', 'core.editor', 'core.askPass', 'core.sshCommand', 'core.gitProxy'];
  programs.push('core.alternateRefsCommand', 'credential.helper', 'diff.external', 'gpg.program', 'sequence.editor');
  programs.push('diff.trap.textconv', 'diff.trap.command', 'merge.trap.driver', 'alias.ls-files', 'pager.rev-list');
  programs.push('filter.trap.clean', 'filter.trap.smudge', 'filter.trap.process');
  for (const key of programs) config[key] = trap;
  for (const [key, value] of Object.entries(config)) runGit(gitFolder, '--git-dir=.', 'config', key, value);
  loseBlobs(gitFolder);
}

/** As in a partial clone, so that git wants to fetch them. */
function loseBlobs(gitFolder: string): void {
  const listed = runGit(gitFolder, '--git-dir=.', 'rev-list', '--objects', '--all');
  for (const line of listed.split('\n')) {
    const [id = '', path] = line.split(' ');
    if (path?.endsWith('a.yaml')) rmSync(join(gitFolder, 'objects', id.slice(0, 2), id.slice(2)), { force: true });
  }
}

/** What a run is started in, and how git is to see it. */
export type Hostile = {
  readonly name: string;
  /** Makes it in a folder; answers the folder of the run. */
  make(folder: string, marker: string): string;
  /** Whether all repositories belong to another user. */
  readonly isForeign?: boolean;
};

export const hostiles: readonly Hostile[] = [
  {
    name: 'a bare repository in a branch',
    make(folder, marker) {
      const run = join(folder, 'team');
      plant(run);
      for (const name of readdirSync(join(run, '.git')))
        cpSync(join(run, '.git', name), join(run, name), { recursive: true });
      rmSync(join(run, '.git'), { recursive: true });
      runGit(run, '--git-dir=.', 'config', 'core.bare', 'true');
      arm(run, marker);
      runGit(folder, 'init', '--quiet', '--template=');
      return run;
    },
  },
  {
    name: "another user's repository above the folder",
    isForeign: true,
    make(folder, marker) {
      plant(folder, 'team');
      arm(join(folder, '.git'), marker);
      return join(folder, 'team');
    },
  },
  {
    name: "the user's own clone, with a config that somebody else wrote",
    make(folder, marker) {
      plant(folder);
      arm(join(folder, '.git'), marker);
      // Beside the files: Windows would start this one, and so would a PATH that names the current folder.
      write(folder, 'git', `#!/bin/sh\nenv > '${marker}'\n`, 0o755);
      chmodSync(join(folder, 'git'), 0o755);
      return folder;
    },
  },
  {
    name: 'the same, as a sparse checkout',
    make(folder, marker) {
      plant(folder);
      write(folder, 'other/b.yaml', policyWith('Three.'));
      runGit(folder, 'add', '.');
      runGit(folder, 'commit', '--quiet', '-m', 'three');
      runGit(folder, 'sparse-checkout', 'set', '--cone', '--sparse-index', 'policies');
      arm(join(folder, '.git'), marker);
      return folder;
    },
  },
];

/** The traps are armed: git itself, told to trust everything as once we told it, runs them. */
export function trapsOpen(folder: string, marker: string): boolean {
  rmSync(marker, { force: true });
  for (const args of [
    ['ls-files', '--modified'],
    ...['', 'team/'].map((at) => ['cat-file', 'blob', `HEAD:${at}policies/a.yaml`]),
  ])
    runGit(folder, '-c', 'safe.directory=*', '-c', 'safe.bareRepository=all', ...args);
  const open = existsSync(marker);
  rmSync(marker, { force: true });
  return open;
}
