import { Command } from 'commander';
import { applyCommand } from './commands/apply.ts';
import { demoCommand } from './commands/demo.ts';
import { deploymentsCommand } from './commands/deployments.ts';
import { previewCommand } from './commands/preview.ts';
import { sandboxCommand } from './commands/sandbox.ts';
import { validateCommand } from './commands/validate.ts';
import { globalOptions } from './options.ts';
import type { Session } from './session.ts';

/** The command line, described; parsing it runs a command and leaves its exit code in the session. */
export function describeProgram(version: string, session: Session): Command {
  const program = globalOptions(new Command('ifmatch'))
    .description(
      'Policy as code for application-security platforms: preview a change, then apply exactly what was reviewed.',
    )
    .version(version);
  const commands = [validateCommand, previewCommand, applyCommand, deploymentsCommand, sandboxCommand, demoCommand];
  for (const command of commands) program.addCommand(command(session));
  const { out, err } = session.parts.streams;
  for (const command of [program, ...program.commands]) {
    command
      .exitOverride()
      .showHelpAfterError('(see --help)')
      .configureHelp({ showGlobalOptions: true })
      .configureOutput({ writeOut: (text) => out.write(text), writeErr: (text) => err.write(text) });
  }
  return program;
}
