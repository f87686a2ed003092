import { join } from 'node:path';
import { Command, CommanderError } from 'commander';
import { ChangedMeanwhile, OthersInvalid, UsageError } from '../domain/json.ts';
import { PlatformError } from '../domain/preview.ts';
import { version } from '../generated/version.ts';
import { breakLineCommand, escapeTerminal, isLineCommand } from '../render/escape.ts';
import { SandboxError } from '../sandbox/quirks.ts';
import type { ProcessParts } from '../runtime.ts';
import { StandardStreams, stopRequest } from '../runtime/terminal.ts';
import { exitCode, usageExitCode } from './exit-code.ts';
import { commandAt, globalOptions, configureCommand, Misused, swallowedOption } from './options.ts';
import { Session } from './session.ts';

/** Runs one command line and returns its exit code. */
export async function main(typed: readonly string[], parts: ProcessParts): Promise<number> {
  const session = new Session(parts);
  // Commander's own help command knows no operations, and exits the process while it still works.
  const at = commandAt(typed);
  const words = typed[at + 1] === 'help' ? 2 : 1;
  const argv = typed[at] === 'help' ? [...typed.toSpliced(at, words), '--help'] : typed;
  try {
    const program = await describeProgram(version, session, argv);
    await program.parseAsync(argv, { from: 'user' });
    return session.code;
  } catch (error) {
    return failure(error, parts);
  }
}

/** Says what stopped the program before it came to an outcome. */
// Streams are passed on whole: each loads on use.
async function failure(error: unknown, { streams }: ProcessParts): Promise<number> {
  // Thrown by commander after --help and --version.
  if (error instanceof CommanderError) return 0;
  if (error instanceof Misused) {
    const { misuseWords } = await import('./words-of-others.ts');
    // Without a command, commander has shown the help.
    if (error.code !== 'commander.help') streams.err.write(misuseWords(error));
    return usageExitCode;
  }
  if (error instanceof UsageError || error instanceof SandboxError) {
    streams.err.write(inert(`error: ${error.message}`));
    if (error instanceof OthersInvalid) return exitCode('invalid');
    return error instanceof ChangedMeanwhile ? exitCode('stale') : usageExitCode;
  }
  if (error instanceof PlatformError) {
    streams.err.write(inert(`error: ${error.message}${error.hint === null ? '' : `\n${error.hint}`}`));
    return 1;
  }
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  streams.err.write(
    inert(`error: ${stack}\nThis is a bug in ifmatch ${version}. Please report it with the lines above.`),
  );
  return 1;
}

/** A message may quote a platform or a file. */
const inert = (message: string): string =>
  message
    .split('\n')
    .map((line) => escapeTerminal(isLineCommand(line) ? breakLineCommand(line) : line))
    .join('\n')
    .concat('\n');

/** Runs the process's command line and sets its exit code. `folder` contains the program's entry. */
export async function run(self: NodeJS.Process, folder: string): Promise<void> {
  const streams = new StandardStreams();
  self.exitCode = await main(self.argv.slice(2), {
    env: self.env,
    get cwd() {
      return folderOf(self);
    },
    streams,
    // Both src/ and dist/ are one level below the package's root.
    packageRoot: join(folder, '..'),
    now: Date.now,
    stop: stopRequest('ends'),
  });
  // Exiting explicitly saves freeing all memory, which takes longer than some commands.
  if (streams.areDone) self.exit();
}

/** Throws UsageError when the folder was deleted meanwhile, for example by a checkout in another terminal. */
function folderOf(self: NodeJS.Process): string {
  try {
    return self.cwd();
  } catch (cause) {
    throw new UsageError('The folder that you are in was deleted. Change to another one.', { cause });
  }
}

type Describe = (session: Session) => Command;

/** In the order of the help. A command loads when it is typed. */
const commands: Readonly<Record<string, () => Promise<Describe>>> = {
  init: async () => (await import('./commands/init.ts')).initCommand,
  validate: async () => (await import('./commands/validate.ts')).validateCommand,
  preview: async () => (await import('./commands/preview.ts')).previewCommand,
  apply: async () => (await import('./commands/apply.ts')).applyCommand,
  pull: async () => (await import('./commands/pull.ts')).pullCommand,
  drift: async () => (await import('./commands/drift.ts')).driftCommand,
  rollback: async () => (await import('./commands/rollback.ts')).rollbackCommand,
  deployments: async () => (await import('./commands/deployments.ts')).deploymentsCommand,
  sandbox: async () => (await import('./commands/sandbox.ts')).sandboxCommand,
  api: async () => (await import('./commands/api.ts')).apiCommand,
  doctor: async () => (await import('./commands/doctor.ts')).doctorCommand,
  schema: async () => (await import('./commands/schema.ts')).schemaCommand,
  completion: async () => (await import('./commands/completion.ts')).completionCommand,
  demo: async () => (await import('./commands/demo.ts')).demoCommand,
};

/** Names in similar tools; also given to commander. */
const aliases: ReadonlyMap<string, string> = new Map([
  ['plan', 'preview'],
  ['diff', 'preview'],
]);

/**
 * Describes the command line; parsing `argv` runs a command and stores its exit code in the session. Without `argv`, all commands are described.
 */
export async function describeProgram(
  current: string,
  session: Session,
  argv: readonly string[] = [],
): Promise<Command> {
  const program = globalOptions(new Command('ifmatch'))
    .description(
      'Policy as code for application-security platforms: preview a change, then apply exactly what was reviewed.',
    )
    .version(current)
    .addHelpText('after', surroundings);
  const first = argv[commandAt(argv)];
  for (const describe of await commandsFor(first)) program.addCommand(describe(session));
  for (const command of [program, ...program.commands]) configureCommand(command, session.parts.streams);
  if (first !== undefined && first !== 'help') refuseUnknown(program, first);
  program.hook('preAction', (_, command) => {
    const swallowed = swallowedOption(command);
    if (swallowed !== null)
      program.error(`error: option '${swallowed.option.flags}' argument missing\n(found ${swallowed.next} instead)`);
    // By convention `-` is standard output, the default.
    if (command.getOptionValue('output') === '-') command.setOptionValue('output', undefined);
  });
  return program.hook('preSubcommand', async (_, command) => {
    if (command.name() !== 'api') return;
    // One command per operation, added only when `api` is called.
    const { addOperations } = await import('./api.ts');
    addOperations(command, session);
    const [, operation = '-'] = program.args;
    if (!operation.startsWith('-')) refuseUnknown(command, operation);
  });
}

/** Otherwise commander answers `nosuch --help` with the help of the parent command, as a success. */
function refuseUnknown(above: Command, name: string): void {
  if (!above.commands.some((command) => command.name() === name || command.aliases().includes(name)))
    above.helpOption(false);
}

/** The command of the first word, since describing all takes as long as checking a file; all commands if others are shown too. */
async function commandsFor(first = ''): Promise<readonly Describe[]> {
  const name = aliases.get(first) ?? first;
  const one = name === 'completion' || !Object.hasOwn(commands, name) ? undefined : commands[name];
  return Promise.all((one === undefined ? Object.values(commands) : [one]).map((load) => load()));
}

const surroundings = `
Environment:
  IFMATCH_BASE_URL   the platform's address
  IFMATCH_API_TOKEN  its API token (IFMATCH_API_TOKEN_ACME: for the deployment acme only)
  IFMATCH_USER_JWT   a user's token, which some operations of \`api\` need
  HTTPS_PROXY, NO_PROXY, NODE_EXTRA_CA_CERTS, NO_COLOR, FORCE_COLOR: as usual

Exit codes:
   0  success: valid, no changes, changes shown, or applied
   1  failure: network error, refused by the platform, failed \`doctor\` check, a file that \`init\` did not write, or a bug
   2  changes pending (preview --exit-code, pull --check), or drift found
   3  policies or config invalid, missing or unreadable, or warnings with --strict
   4  stale: the platform or the files changed since the review
   5  approval required: a guard stopped the plan, or the prompt was declined
   6  partly applied, or unknown: the report says which bundle
  64  usage error, no terminal to ask, or another file or output that cannot be read or written`;
