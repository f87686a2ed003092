import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { Argument, Command, Option } from 'commander';
import { completionCommand, completionScript } from '../../src/cli/commands/completion.ts';
import { describeProgram } from '../../src/cli/main.ts';
import { Session } from '../../src/cli/session.ts';

export const session = (): Session =>
  new Session({
    env: {},
    cwd: import.meta.dirname,
    streams: { in: new PassThrough(), out: new PassThrough(), err: new PassThrough() },
    packageRoot: join(import.meta.dirname, '../..'),
    now: Date.now,
    stop: () => new Promise<void>(() => {}),
  });

/** The program as it is, with the command for completion. */
export function realProgram(): { program: Command; script: (shell: 'bash' | 'zsh' | 'fish') => Promise<string> } {
  const own = session();
  const program = describeProgram('0.0.0', own);
  if (!program.commands.some((command) => command.name() === 'completion')) program.addCommand(completionCommand(own));
  return { program, script: (shell) => completionScript(shell, program, own) };
}

/** A small program with everything that a script has to cope with. */
export function oddProgram(): Command {
  const program = new Command('odd').description('for tests').option('-C, --directory <dir>', 'a folder').version('1');
  const run = new Command('run')
    .description('it\'s [odd]: "quotes", $HOME, `id` and \\ in a description. And more')
    .argument('[paths...]', 'files')
    .option('--output <file>', 'a file')
    .addOption(new Option('--color <when>', 'when').choices(['auto', 'always', 'never']))
    .addOption(new Option('--bad <word>', 'not plain').choices(['$(id)', 'a b', 'fine']))
    .addOption(new Option('--secret', 'not shown').hideHelp())
    .option('--name <text>', 'any text')
    .option('--quick', 'a flag');
  const deep = new Command('deep').description('has a command');
  deep.addCommand(
    new Command('down')
      .description('the last one')
      .addArgument(new Argument('<shell>', 'one').choices(['bash', 'zsh'])),
  );
  return program.addCommand(run).addCommand(deep).addCommand(new Command('quiet'), { hidden: true });
}
