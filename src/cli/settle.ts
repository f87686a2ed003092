import type { Command } from 'commander';
import type { ProcessParts } from '../world.ts';
import { filled } from './filled.ts';
import { sayOurOption } from './options-of-others.ts';

/**
 * What every command does in the same way: it throws in place of exiting, writes to the streams that it was given, and refuses an empty
 * text where no parser of its own says what one means.
 */
// The streams are not taken apart: each loads when it is asked for.
export function settle(command: Command, streams: ProcessParts['streams']): Command {
  for (const option of command.options) if (option.required && option.parseArg === undefined) option.argParser(filled);
  return command
    .exitOverride()
    .showHelpAfterError('(see --help)')
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({
      writeOut: (text) => streams.out.write(text),
      writeErr: (text) => streams.err.write(text),
      outputError: (error, write) => write(sayOurOption(error, command)),
      getOutHelpWidth: () => streams.out.columns ?? 80,
      getErrHelpWidth: () => streams.err.columns ?? 80,
      // No help of ours is coloured, so there is nothing to take out where colour is not wanted.
      getOutHasColors: () => true,
      getErrHasColors: () => true,
    });
}
