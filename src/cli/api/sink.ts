import { randomUUID } from 'node:crypto';
import { closeSync, fchmodSync, openSync, realpathSync, renameSync, rmSync, statSync, writeSync } from 'node:fs';
import { resolve } from 'node:path';
import { UsageError } from '../../domain/usage-error.ts';
import type { ProcessParts } from '../../world.ts';

/** Where an answer goes piece by piece. */
export type Sink = {
  /** Answers false when nobody reads any more. */
  write(text: string): Promise<boolean>;
  finish(): void;
  /** Leaves nothing half written behind; after `finish` it does nothing. */
  abandon(): void;
};

/** The file that was named, or stdout. */
export function openSink(
  { output, directory }: { output?: string; directory: string },
  { streams, cwd }: ProcessParts,
): Sink {
  return output === undefined ? toStream(streams.out) : toFile(resolve(cwd, directory, output), output);
}

/** Waits until each piece is on its way, so that a slow reader slows the calls down. */
function toStream(out: ProcessParts['streams']['out']): Sink {
  return {
    write: (text) =>
      new Promise((written) => {
        if (out.destroyed) written(false);
        else out.write(text, (error) => written((error ?? null) === null));
      }),
    finish() {},
    abandon() {},
  };
}

/** A regular file is replaced whole when all is there; a pipe or a device gets the pieces as they come. */
function toFile(path: string, name: string): Sink {
  const there = statSync(path, { throwIfNoEntry: false });
  const target = there?.isFile() === true ? realpathSync(path) : path;
  const draft = there === undefined || there.isFile() ? `${target}.${randomUUID()}.tmp` : null;
  let file: number | null = null;
  const close = (): void => {
    if (file !== null) closeSync(file);
    file = null;
  };
  return {
    write: (text) =>
      attempt(name, () => {
        file ??= draft === null ? openSync(target, 'w') : openDraft(draft, there?.mode);
        for (let rest = Buffer.from(text); rest.length > 0;) rest = rest.subarray(writeSync(file, rest));
        return true;
      }),
    finish() {
      close();
      if (draft !== null) renameSync(draft, target);
    },
    abandon() {
      close();
      if (draft !== null) rmSync(draft, { force: true });
    },
  };
}

/** With the permissions of the file that it takes the place of: an answer may hold a token. */
function openDraft(path: string, mode: number | undefined): number {
  const file = openSync(path, 'w', mode);
  // What the umask took away when it was made.
  if (mode !== undefined) fchmodSync(file, mode);
  return file;
}

async function attempt<T>(name: string, action: () => T): Promise<T> {
  try {
    return await Promise.resolve(action());
  } catch (cause) {
    // A full disk, or a folder that went away since it was tried.
    const reason = (cause as NodeJS.ErrnoException).code ?? String(cause);
    throw new UsageError(`${name} cannot be written: ${reason}.`, { cause });
  }
}
