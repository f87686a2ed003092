import { Command } from 'commander';
import { apiCommand } from './commands/api.ts';
import { applyCommand } from './commands/apply.ts';
import { completionCommand } from './commands/completion.ts';
import { demoCommand } from './commands/demo.ts';
import { deploymentsCommand } from './commands/deployments.ts';
import { doctorCommand } from './commands/doctor.ts';
import { driftCommand } from './commands/drift.ts';
import { initCommand } from './commands/init.ts';
import { previewCommand } from './commands/preview.ts';
import { pullCommand } from './commands/pull.ts';
import { rollbackCommand } from './commands/rollback.ts';
import { sandboxCommand } from './commands/sandbox.ts';
import { schemaCommand } from './commands/schema.ts';
import { validateCommand } from './commands/validate.ts';
import { globalOptions } from './options.ts';
import type { Session } from './session.ts';
import { settle } from './settle.ts';

const commands: Readonly<Record<string, (session: Session) => Command>> = {
  init: initCommand,
  validate: validateCommand,
  preview: previewCommand,
  apply: applyCommand,
  pull: pullCommand,
  drift: driftCommand,
  rollback: rollbackCommand,
  deployments: deploymentsCommand,
  sandbox: sandboxCommand,
  api: apiCommand,
  doctor: doctorCommand,
  schema: schemaCommand,
  completion: completionCommand,
  demo: demoCommand,
};

/** The command line, described; parsing `argv` runs a command and leaves its exit code in the session. Without `argv`, for whatever may come. */
export function describeProgram(version: string, session: Session, argv: readonly string[] = []): Command {
  const program = globalOptions(new Command('ifmatch'))
    .description(
      'Policy as code for application-security platforms: preview a change, then apply exactly what was reviewed.',
    )
    .version(version);
  for (const command of commandsFor(argv[0])) program.addCommand(command(session));
  for (const command of [program, ...program.commands]) settle(command, session.parts.streams);
  return program.hook('preSubcommand', async (_, command) => {
    if (command.name() !== 'api') return;
    // One command for each operation of the document: only who calls one waits for them.
    const { addOperations } = await import('./api/operation-commands.ts');
    addOperations(command, session);
  });
}

/** The command that the first word names: to describe the others takes as long as to check a file. All where others are shown too. */
function commandsFor(first = ''): readonly ((session: Session) => Command)[] {
  const one = first === 'completion' || !Object.hasOwn(commands, first) ? undefined : commands[first];
  return one === undefined ? Object.values(commands) : [one];
}
