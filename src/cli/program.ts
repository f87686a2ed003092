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

/** The command line, described; parsing it runs a command and leaves its exit code in the session. */
export function describeProgram(version: string, session: Session): Command {
  const program = globalOptions(new Command('ifmatch'))
    .description(
      'Policy as code for application-security platforms: preview a change, then apply exactly what was reviewed.',
    )
    .version(version);
  const commands = [
    initCommand,
    validateCommand,
    previewCommand,
    applyCommand,
    pullCommand,
    driftCommand,
    rollbackCommand,
    deploymentsCommand,
    sandboxCommand,
    apiCommand,
    doctorCommand,
    schemaCommand,
    completionCommand,
    demoCommand,
  ];
  for (const command of commands) program.addCommand(command(session));
  for (const command of [program, ...program.commands]) settle(command, session.parts.streams);
  return program.hook('preSubcommand', async (_, command) => {
    if (command.name() !== 'api') return;
    // One command for each operation of the document: only who calls one waits for them.
    const { addOperations } = await import('./api/operation-commands.ts');
    addOperations(command, session);
  });
}
