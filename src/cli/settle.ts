import type { Command } from 'commander';
import type { ProcessParts } from '../world.ts';

/** What every command does in the same way: it throws in place of exiting, and writes to the streams that it was given. */
// The streams are not taken apart: each loads when it is asked for.
export const settle = (command: Command, streams: ProcessParts['streams']): Command =>
  command
    .exitOverride()
    .showHelpAfterError('(see --help)')
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({ writeOut: (text) => streams.out.write(text), writeErr: (text) => streams.err.write(text) });
