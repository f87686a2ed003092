import { join } from 'node:path';
import { Command } from 'commander';
import { UsageError } from '../domain/errors.ts';
import { version } from '../generated/version.ts';
import type { ProcessParts } from '../runtime/runtime.ts';
import { stopRequest } from '../runtime/stop-signals.ts';
import { StandardStreams } from '../runtime/streams.ts';
import { configureCommand, globalOptions } from './options.ts';
import { type CommandFactory, Session } from './session.ts';

/** Runs one command line and returns its exit code. `args`: without the program. */
export async function main(args: readonly string[], parts: ProcessParts): Promise<number> {
  const session = new Session(parts);
  // Commander's own help command knows no operations of the API, and exits the process.
  const argv = args[0] === 'help' ? [...args.slice(1), '--help'] : args;
  try {
    const program = await buildProgram(session, argv);
    await program.parseAsync(argv, { from: 'user' });
    return session.exitCode;
  } catch (error) {
    return (await import('./failure.ts')).printFailure(error, parts);
  }
}

/** Runs the process's command line and sets its exit code. `folder` contains the program's entry. */
export async function runProcess(nodeProcess: NodeJS.Process, folder: string): Promise<void> {
  const streams = new StandardStreams();
  nodeProcess.exitCode = await main(nodeProcess.argv.slice(2), {
    env: nodeProcess.env,
    get cwd() {
      return currentFolder(nodeProcess);
    },
    streams,
    // Both src/ and dist/ are one level below the package's root.
    packageRoot: join(folder, '..'),
    now: Date.now,
    stop: stopRequest('ends'),
  });
  // Exiting explicitly saves freeing all memory, which takes longer than some commands.
  if (streams.areFlushed) nodeProcess.exit();
}

/** Throws UsageError when the folder was deleted meanwhile, for example by a checkout in another terminal. */
function currentFolder(nodeProcess: NodeJS.Process): string {
  try {
    return nodeProcess.cwd();
  } catch (cause) {
    throw new UsageError('The folder that you are in was deleted.', { fix: 'Change to another one.', cause });
  }
}

/** The commands in the order of the help. Only the command that is typed is loaded. */
const commands: ReadonlyMap<string, () => Promise<CommandFactory>> = new Map([
  ['init', async () => (await import('./commands/init.ts')).initCommand],
  ['validate', async () => (await import('./commands/validate.ts')).validateCommand],
  ['test', async () => (await import('./commands/test.ts')).testCommand],
  ['preview', async () => (await import('./commands/preview.ts')).previewCommand],
  ['apply', async () => (await import('./commands/apply.ts')).applyCommand],
  ['pull', async () => (await import('./commands/pull.ts')).pullCommand],
  ['drift', async () => (await import('./commands/drift.ts')).driftCommand],
  ['rollback', async () => (await import('./commands/rollback.ts')).rollbackCommand],
  ['show', async () => (await import('./commands/show.ts')).showCommand],
  ['history', async () => (await import('./commands/history.ts')).historyCommand],
  ['comment', async () => (await import('./commands/comment.ts')).commentCommand],
  ['deployments', async () => (await import('./commands/deployments.ts')).deploymentsCommand],
  ['sandbox', async () => (await import('./commands/sandbox.ts')).sandboxCommand],
  ['api', async () => (await import('./commands/api.ts')).apiCommand],
  ['doctor', async () => (await import('./commands/doctor.ts')).doctorCommand],
  ['schema', async () => (await import('./commands/schema.ts')).schemaCommand],
  ['completion', async () => (await import('./commands/completion.ts')).completionCommand],
  ['demo', async () => (await import('./commands/demo.ts')).demoCommand],
]);

/** Names of commands in similar tools. The commands declare them too, for the help. */
const aliases: ReadonlyMap<string, string> = new Map([
  ['plan', 'preview'],
  ['diff', 'preview'],
]);

/**
 * Builds the parser of a command line. It has only the command that `argv` calls, since building all takes as long as checking a file. It has all commands
 * if `argv` calls none, or `completion`, which needs the others. Parsing runs the command and stores its exit code in the session.
 */
export async function buildProgram(session: Session, argv: readonly string[] = []): Promise<Command> {
  const { streams } = session.parts;
  const program = configureCommand(globalOptions(new Command('ifmatch')).version(version), streams)
    .description(
      'Policy as code for application-security platforms: preview a change, then apply exactly what was reviewed.',
    )
    .addHelpText('after', helpFooter);
  const [first = '', second] = program.parseOptions([...argv]).operands;
  const name = aliases.get(first) ?? first;
  const calledCommand = name === 'completion' ? undefined : commands.get(name);
  for (const load of calledCommand === undefined ? commands.values() : [calledCommand])
    program.addCommand(configureCommand((await load())(session), streams));
  const [api] = program.commands;
  // `api` has one command per operation. They are added only when it is called.
  if (name === 'api' && api !== undefined)
    (await import('./commands/api-operations.ts')).addOperations(api, session, second);
  return program;
}

const helpFooter = `
Environment:
  IFMATCH_BASE_URL   the platform's address
  IFMATCH_API_TOKEN  its API token (IFMATCH_API_TOKEN_ACME: for the deployment acme only)
  IFMATCH_USER_JWT   a user's token, which some operations of \`api\` need
  HTTPS_PROXY, NO_PROXY, NODE_EXTRA_CA_CERTS, NO_COLOR, FORCE_COLOR: as usual

Exit codes:
   0  success: valid, no changes, changes shown, or applied
   1  failure: network error, refused by the platform, failed \`doctor\` check, a file that \`init\` did not write, or a bug
   2  changes pending (preview --exit-code, pull --check, history --pending), or drift found
   3  policies or config invalid, missing or unreadable, warnings with --strict, or a failed test
   4  stale: the platform or the files changed since the review
   5  approval required: a guard stopped the plan, or the prompt was declined
   6  partly applied, or unknown: the report says which bundle; or the report could not be written
  64  usage error, no terminal to ask, or another file or output that cannot be read or written`;
