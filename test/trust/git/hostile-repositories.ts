import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { policyWith } from '../yaml/policy-with.ts';

const env = { PATH: process.env['PATH'], GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };

/** Runs git without protection against a hostile repository. Returns its output, or the text of its error. */
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

/** Creates a repository with two commits, policies in the folder `team`, and attributes that name a filter, a diff and a merge driver. */
export function createRepository(folder: string, team = '.'): void {
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

/** Sets every hook and config key that makes git run a program. The program creates the file `marker`. */
export function setTraps(gitFolder: string, marker: string): void {
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
  for (const name of programs) config[name] = trap;
  for (const [key, value] of Object.entries(config)) runGit(gitFolder, '--git-dir=.', 'config', key, value);
  deleteBlobs(gitFolder);
}

/** Deletes the blobs of the policies. In a partial clone git then fetches them from the remote. */
function deleteBlobs(gitFolder: string): void {
  const listed = runGit(gitFolder, '--git-dir=.', 'rev-list', '--objects', '--all');
  for (const line of listed.split('\n')) {
    const [id = '', path] = line.split(' ');
    if (path?.endsWith('a.yaml')) rmSync(join(gitFolder, 'objects', id.slice(0, 2), id.slice(2)), { force: true });
  }
}

/** A repository that a run is started in. */
export type HostileRepository = {
  readonly name: string;
  /** Creates it in a folder, with traps that create the file `marker`. Returns the working directory for the run. */
  create(folder: string, marker: string): string;
  /** Whether git takes all repositories for those of another user. */
  readonly isForeign?: boolean;
};

export const hostileRepositories: readonly HostileRepository[] = [
  {
    name: 'a bare repository in a branch',
    create(folder, marker) {
      const runFolder = join(folder, 'team');
      createRepository(runFolder);
      for (const name of readdirSync(join(runFolder, '.git')))
        cpSync(join(runFolder, '.git', name), join(runFolder, name), { recursive: true });
      rmSync(join(runFolder, '.git'), { recursive: true });
      runGit(runFolder, '--git-dir=.', 'config', 'core.bare', 'true');
      setTraps(runFolder, marker);
      runGit(folder, 'init', '--quiet', '--template=');
      return runFolder;
    },
  },
  {
    name: "another user's repository above the folder",
    isForeign: true,
    create(folder, marker) {
      createRepository(folder, 'team');
      setTraps(join(folder, '.git'), marker);
      return join(folder, 'team');
    },
  },
  {
    name: "the user's own clone, with a config that somebody else wrote",
    create(folder, marker) {
      createRepository(folder);
      setTraps(join(folder, '.git'), marker);
      // A program `git` in the working directory: Windows would start it, and so would a PATH that contains `.`.
      write(folder, 'git', `#!/bin/sh\nenv > '${marker}'\n`, 0o755);
      chmodSync(join(folder, 'git'), 0o755);
      return folder;
    },
  },
  {
    name: 'the same, as a sparse checkout',
    create(folder, marker) {
      createRepository(folder);
      write(folder, 'other/b.yaml', policyWith('Three.'));
      runGit(folder, 'add', '.');
      runGit(folder, 'commit', '--quiet', '-m', 'three');
      runGit(folder, 'sparse-checkout', 'set', '--cone', '--sparse-index', 'policies');
      setTraps(join(folder, '.git'), marker);
      return folder;
    },
  },
];

/** Whether the traps work: plain git, with all its safety checks off, runs one of them. Without this check a trap that never fires proves nothing. */
export function doTrapsWork(folder: string, marker: string): boolean {
  rmSync(marker, { force: true });
  for (const args of [
    ['ls-files', '--modified'],
    ...['', 'team/'].map((prefix) => ['cat-file', 'blob', `HEAD:${prefix}policies/a.yaml`]),
  ])
    runGit(folder, '-c', 'safe.directory=*', '-c', 'safe.bareRepository=all', ...args);
  const hasRun = existsSync(marker);
  rmSync(marker, { force: true });
  return hasRun;
}
