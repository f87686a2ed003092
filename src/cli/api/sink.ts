import type { ProcessParts, World } from '../../world.ts';
import type { Writing } from '../../world/write-file.ts';

/** Where an answer goes piece by piece. */
export type Sink = {
  /** Answers false when nobody reads any more. */
  write(text: string): Promise<boolean>;
  finish(): void;
  /** Leaves nothing half written behind; after `finish` it does nothing. */
  abandon(): void;
};

/** The file that was named, or stdout. */
export const openSink = (
  { output }: { output?: string },
  { streams }: ProcessParts,
  world: Pick<World, 'openWriting'>,
): Sink => (output === undefined ? toStream(streams.out) : toFile(output, world));

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
function toFile(path: string, world: Pick<World, 'openWriting'>): Sink {
  let writing: Writing | null = null;
  return {
    async write(text) {
      // An answer is no plan.
      writing ??= world.openWriting(path, '');
      writing.write(text);
      return true;
    },
    finish: () => writing?.finish(),
    abandon: () => writing?.abandon(),
  };
}
