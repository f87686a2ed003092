import { CommanderError } from 'commander';
import { PlatformError } from '../domain/preview.ts';
import { ChangedMeanwhile, OthersInvalid, UsageError } from '../domain/usage-error.ts';
import { version } from '../generated/version.ts';
import { breakLineCommand, escapeTerminal, isLineCommand } from '../render/escape/terminal.ts';
import { SandboxError } from '../sandbox/sandbox-error.ts';
import type { ProcessParts } from '../world.ts';
import { commandAt } from './command-at.ts';
import { exitCode, usageExitCode } from './exit-code.ts';
import { describeProgram } from './program.ts';
import { Session } from './session.ts';

/** Runs one command line and answers its exit code. */
export async function main(typed: readonly string[], parts: ProcessParts): Promise<number> {
  const session = new Session(parts);
  // Commander's own command knows no operations, and ends with the exit code of a process that is still at work.
  const at = commandAt(typed);
  const words = typed[at + 1] === 'help' ? 2 : 1;
  const argv = typed[at] === 'help' ? [...typed.toSpliced(at, words), '--help'] : typed;
  try {
    await describeProgram(version, session, argv).parseAsync(argv, { from: 'user' });
    return session.code;
  } catch (error) {
    return failure(error, parts);
  }
}

/** Says what stopped the program before it came to an outcome. */
// The streams are not taken apart: each loads when it is asked for.
function failure(error: unknown, { streams }: ProcessParts): number {
  // Commander has said it already; it also throws after --help and --version.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : usageExitCode;
  if (error instanceof UsageError || error instanceof SandboxError) {
    streams.err.write(inert(error.message));
    if (error instanceof OthersInvalid) return exitCode('invalid');
    return error instanceof ChangedMeanwhile ? exitCode('stale') : usageExitCode;
  }
  if (error instanceof PlatformError) {
    streams.err.write(inert(error.hint === null ? error.message : `${error.message}\n${error.hint}`));
    return 1;
  }
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  streams.err.write(inert(`${stack}\nThis is a bug in ifmatch ${version}. Please report it with the lines above.`));
  return 1;
}

/** A message may quote what a platform or a file says. */
const inert = (message: string): string =>
  message
    .split('\n')
    .map((line) => escapeTerminal(isLineCommand(line) ? breakLineCommand(line) : line))
    .join('\n')
    .concat('\n');
