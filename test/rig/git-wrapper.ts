import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export type GitWrapperOptions = {
  /** A file to which the arguments and the environment of each git command are appended. */
  readonly log?: string;
  /** Makes every repository appear to belong to another user. */
  readonly isForeign?: boolean;
};

/** Writes a wrapper of git into a folder; returns a PATH in which it comes first. */
export function wrapGit(folder: string, { log = '/dev/null', isForeign = false }: GitWrapperOptions): string {
  const real = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim();
  const lines = [
    '#!/bin/sh',
    `{ echo "git $*"; env; } >> '${log}'`,
    `${isForeign ? 'GIT_TEST_ASSUME_DIFFERENT_OWNER=1 ' : ''}exec '${real}' "$@"`,
  ];
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'git'), `${lines.join('\n')}\n`, { mode: 0o755 });
  return `${folder}${delimiter}${process.env['PATH'] ?? ''}`;
}
