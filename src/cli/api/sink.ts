import { closeSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { systemWords } from '../../domain/system-words.ts';
import { UsageError } from '../../domain/usage-error.ts';
import { removeLeftDrafts } from '../../world/left-drafts.ts';
import { openDraft } from '../../world/open-draft.ts';
import { fileAt } from '../../world/write-file.ts';
import type { ProcessParts, World } from '../../world.ts';

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
  world: Pick<World, 'keepUndo'>,
): Sink {
  return output === undefined ? toStream(streams.out) : toFile(resolve(cwd, directory, output), output, world);
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
function toFile(path: string, name: string, world: Pick<World, 'keepUndo'>): Sink {
  const target = attempt(name, () => fileAt(path));
  let draft: string | null = null;
  let file: number | null = null;
  const open = (): number => {
    if (target === null) return openSync(path, 'w');
    removeLeftDrafts(dirname(target));
    const opened = openDraft(target);
    draft = opened.path;
    return opened.file;
  };
  const close = (): void => {
    const opened = file;
    file = null;
    if (opened !== null) closeSync(opened);
  };
  return {
    write: async (text) =>
      attempt(name, () => {
        file ??= open();
        for (let rest = Buffer.from(text); rest.length > 0;) rest = rest.subarray(writeSync(file, rest));
        return true;
      }),
    finish: () =>
      attempt(name, () => {
        close();
        if (draft === null || target === null) return;
        // An answer is no plan.
        world.keepUndo(name, '');
        renameSync(draft, target);
      }),
    abandon() {
      close();
      if (draft !== null) rmSync(draft, { force: true });
    },
  };
}

function attempt<T>(name: string, action: () => T): T {
  try {
    return action();
  } catch (cause) {
    // A full disk, or a folder that went away since it was tried.
    throw new UsageError(`${name} cannot be written: ${systemWords(cause, 'there is no such folder')}.`, { cause });
  }
}
