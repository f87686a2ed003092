import { Argument, Command, type Option } from 'commander';
import type { CommandWords } from '../completion.ts';
import { withExample } from '../options.ts';
import type { Session } from '../session.ts';

const shells = ['bash', 'zsh', 'fish'] as const;
type Shell = (typeof shells)[number];

export function completionCommand(session: Session): Command {
  const command = new Command('completion').description('print a completion script for a shell');
  return withExample(command, 'source <(ifmatch completion bash)')
    .addHelpText('after', '  $ ifmatch completion fish > ~/.config/fish/completions/ifmatch.fish')
    .addArgument(new Argument('<shell>', 'which one').choices(shells))
    .action(async (shell: Shell) => {
      session.parts.streams.out.write(await completionScript(shell, command.parent ?? command, session));
    });
}

/** The completion script of a program, with the API's operations. */
export async function completionScript(shell: Shell, program: Command, session: Session): Promise<string> {
  const { describeCommand } = await import('../completion.ts');
  const api = program.commands.find((command) => command.name() === 'api');
  const valuesOf = api === undefined ? () => undefined : await addApi(api, session);
  return scripts[shell](describeCommand(program, valuesOf), program.name());
}

type Write = (program: CommandWords, name: string) => Promise<string>;

const scripts: Readonly<Record<Shell, Write>> = {
  bash: async (program, name) => (await import('../completion.ts')).bashScript(program, name),
  zsh: async (program, name) => (await import('../completion.ts')).zshScript(program, name),
  fish: async (program, name) => (await import('../completion.ts')).fishScript(program, name),
};

/** Adds the operations to `api`, and returns the values of their flags: these are no choices, since the platform may know more. */
async function addApi(api: Command, session: Session) {
  const [{ addOperations }, { flagsOf }, { operationIds }] = await Promise.all([
    import('../api.ts'),
    import('../../commands/api.ts'),
    import('../../commands/api.ts'),
  ]);
  if (api.commands.length === 0) addOperations(api, session);
  const known = new Map<string, readonly string[] | undefined>(
    operationIds.flatMap((id) =>
      flagsOf(id).map(
        ({ name, input }) => [`${id} ${name}`, input.kind === 'boolean' ? booleans : input.enum] as const,
      ),
    ),
  );
  return ([, id]: readonly string[], { long }: Option) => known.get(`${id ?? ''} ${long ?? ''}`);
}

const booleans = ['true', 'false'];
