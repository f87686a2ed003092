import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export type Wrapping = {
  /** A file that gets the arguments and the whole environment of each git. */
  readonly log?: string;
  /** Every repository seems to belong to another user. */
  readonly isForeign?: boolean;
};

/** Puts a git of our own into a folder; answers a PATH where it comes first. */
export function wrapGit(folder: string, { log = '/dev/null', isForeign = false }: Wrapping): string {
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
