import { type Command, CommanderError } from 'commander';
import { ExpectedError, fixOf, OtherFilesInvalidError, UsageError, withFix } from '../domain/errors.ts';
import { exitCodes, usageExitCode } from '../domain/exit-codes.ts';
import { version } from '../generated/version.ts';
import { breakLineCommand, escapeTerminal, isLineCommand } from '../report/escape.ts';
import type { ProcessParts } from '../runtime/runtime.ts';
import { SandboxError } from '../sandbox/errors.ts';
import { UnreportedApply } from './run-and-report.ts';

/** Prints the error that stopped the program before it had an outcome, and returns the exit code. The streams are one object, since each loads on use. */
export function printFailure(error: unknown, { streams }: Pick<ProcessParts, 'streams'>): number {
  if (error instanceof CommanderError) {
    // Thrown by commander after --help and --version.
    if (error.exitCode === 0) return 0;
    // Without a command, commander has shown the help.
    if (error.code !== 'commander.help') streams.err.write(`${describeUsageError(error)}\n(see --help)\n`);
    return usageExitCode;
  }
  if (error instanceof UnreportedApply) {
    printFailure(error.cause, { streams });
    streams.err.write(`${error.message.split('\n').map(escapeLine).join('\n')}\n`);
    return exitCodes.partial;
  }
  streams.err.write(`${`error: ${errorText(error)}`.split('\n').map(escapeLine).join('\n')}\n`);
  if (error instanceof ExpectedError) return error.exitCode;
  return error instanceof SandboxError ? usageExitCode : exitCodes.failed;
}

function errorText(error: unknown): string {
  // Not an ExpectedError, since the sandbox is also a library without exit codes.
  if (error instanceof SandboxError) return error.message;
  if (error instanceof OtherFilesInvalidError) return `${error.message}\n  fix: ${fixOf(error) ?? ''}`;
  if (error instanceof UsageError) return withFix(error);
  if (error instanceof ExpectedError) return [error.message, fixOf(error) ?? []].flat().join('\n');
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `${stack}\nThis is a bug in ifmatch ${version}. Please report it with the lines above.`;
}

/** Escapes a line of an error: it may quote text of the platform or of a file. */
const escapeLine = (line: string): string => escapeTerminal(isLineCommand(line) ? breakLineCommand(line) : line);

const pullAll = "Type ifmatch pull --all to write the platform's policies into files.";

/** Options and commands of Terraform and other tools, and what to type instead. */
const hintsForOtherTools: ReadonlyMap<string, string> = new Map([
  ['-auto-approve', 'Did you mean --yes?'],
  ['-out', 'Did you mean --out?'],
  ['-json', 'Did you mean --format json?'],
  ['-no-color', 'Did you mean --color never?'],
  ['-v', 'Type ifmatch --version.'],
  ['refresh', 'Did you mean drift?'],
  ['lint', 'Did you mean validate?'],
  ['check', 'Did you mean validate?'],
  ['deploy', 'Did you mean apply?'],
  ['push', 'Did you mean apply?'],
  ['sync', 'Did you mean pull, which changes the files, or apply, which changes the platform?'],
  ['version', 'Type ifmatch --version.'],
  ['login', 'Set IFMATCH_API_TOKEN to an API token, then check it with ifmatch doctor.'],
  ['state', 'There is no state file: the platform holds the state. Type ifmatch drift to compare it with the files.'],
  ['fmt', 'Files keep their own format. Type ifmatch validate to check them.'],
  ['destroy', 'To delete policies, declare an empty list (policies: []), then type ifmatch preview.'],
  ['import', pullAll],
  ['export', pullAll],
]);

/** Commander's error. For an option or a command of another tool, a hint what to type replaces commander's suggestion. */
function describeUsageError({ message, command }: CommanderError & { command?: Command }): string {
  // The message quotes what is unknown: a command, an option, or an option and its value, which may be a token and is left out.
  const unknown = /^(?<start>error: unknown (?:option|command) '(?<name>[^'=]*))(?:=.*)?'/s.exec(message);
  const { start = '', name } = unknown?.groups ?? {};
  if (unknown === null || name === undefined) return message;
  const isOptionOfCommand = command?.commands.some(({ options }) => options.some(({ long }) => long === name)) === true;
  const hint = isOptionOfCommand
    ? `Put ${name} after the command: ifmatch <command> ${name}`
    : hintsForOtherTools.get(name.replace('--', '-'));
  // Without a hint of ours, commander's own suggestion follows.
  return hint === undefined ? `${start}'${message.slice(unknown[0].length)}` : `${start}'\n(${hint})`;
}
