import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A disk with little space, and a way to give it more. */
export type SmallDisk = {
  /** Where the file is to be. */
  readonly folder: string;
  /** What to start a process with, so that the limit holds for it. */
  readonly prefix: readonly string[];
  /** From now on the process has space. */
  release(pid: number): void;
  remove(): void;
};

/** A limit of the system on how long a file of a process may become, in bytes; null where nothing can lift it later. */
export function limitedDisk(folder: string, bytes: number): SmallDisk | null {
  if (spawnSync('prlimit', ['--version']).status !== 0) return null;
  // Without the trap the signal would end the process: a full disk sends none.
  const script = `trap '' XFSZ; ulimit -S -f ${String(Math.ceil(bytes / 512))}; exec "$@"`;
  mkdirSync(folder, { recursive: true });
  return {
    folder,
    prefix: ['sh', '-c', script, 'sh'],
    release: (pid) => void execFileSync('prlimit', ['--pid', String(pid), '--fsize=unlimited']),
    remove: () => undefined,
  };
}

/** A file system of its own in memory, filled until so many bytes are free; null where nobody may mount one. */
export function mountedDisk(folder: string, bytes: number): SmallDisk | null {
  mkdirSync(folder, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return null; // only root may
  }
  const ballast = join(folder, 'ballast');
  const { bavail, bsize } = statfsSync(folder);
  writeFileSync(ballast, Buffer.alloc(bavail * bsize - bytes));
  return {
    folder,
    prefix: [],
    release: () => rmSync(ballast),
    remove: () => void execFileSync('umount', [folder]),
  };
}
