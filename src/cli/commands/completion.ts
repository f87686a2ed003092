import { Argument, Command, Help, type Option } from 'commander';
import { withExample } from '../options.ts';
import type { Session } from '../session.ts';

/** The shell runs the program to complete a word, as it does for Terraform. If the program prints nothing, the shell offers files. */
const bash = "complete -o default -C 'ifmatch completion bash --' ifmatch\n";

const scripts = {
  bash,
  zsh: `autoload -U +X bashcompinit && bashcompinit\n${bash}`,
  fish: "complete --command ifmatch --arguments '(COMP_LINE=(commandline -cp) ifmatch completion fish)'\n",
};

export function completionCommand(session: Session): Command {
  const command = new Command('completion').description('print a completion script for a shell');
  return withExample(command, 'source <(ifmatch completion bash)')
    .addHelpText('after', '  $ ifmatch completion fish > ~/.config/fish/completions/ifmatch.fish')
    .addArgument(new Argument('<shell>', 'which one').choices(Object.keys(scripts)))
    .allowExcessArguments()
    .action(async (shell: keyof typeof scripts) => {
      const { env, streams } = session.parts;
      const { COMP_LINE: line, COMP_POINT: point } = env;
      if (line === undefined) {
        streams.out.write(scripts[shell]);
        return;
      }
      const words = line
        .slice(0, Number(point ?? line.length))
        .trimStart()
        .split(/\s+/)
        .slice(1);
      const program = command.parent ?? command;
      const api = program.commands.find((subcommand) => subcommand.name() === 'api' && words[0] === 'api');
      if (api !== undefined) (await import('./api-operations.ts')).addOperations(api, session);
      streams.out.write(
        completions(program, words)
          .map((word) => `${word}\n`)
          .join(''),
      );
    });
}

/** What the last word of an unfinished command line may become; nothing for a file or an unknown value. */
export function completions(program: Command, words: readonly string[]): string[] {
  const help = new Help();
  help.showGlobalOptions = true;
  let command = program;
  let optionAwaitingValue: Option | undefined;
  for (const word of words.slice(0, -1)) {
    // The value of an option is no command.
    if (optionAwaitingValue !== undefined) optionAwaitingValue = undefined;
    else if (word.startsWith('-')) optionAwaitingValue = findOptionWithValue(word, optionsOf(command, help));
    else
      command =
        command.commands.find((subcommand) => [subcommand.name(), ...subcommand.aliases()].includes(word)) ?? command;
  }
  const last = words.at(-1) ?? '';
  return candidates(command, optionAwaitingValue, last, help).filter((word) => word.startsWith(last));
}

const optionsOf = (command: Command, help: Help): Option[] => [
  ...help.visibleOptions(command),
  ...help.visibleGlobalOptions(command),
];

const findOptionWithValue = (word: string, options: readonly Option[]): Option | undefined =>
  options.find((option) => option.required && [option.short, option.long].includes(word));

/** The values of an option, the options of a command, or its commands and arguments. */
function candidates(
  command: Command,
  optionAwaitingValue: Option | undefined,
  lastWord: string,
  help: Help,
): readonly string[] {
  if (optionAwaitingValue !== undefined) return optionAwaitingValue.argChoices ?? [];
  if (lastWord.startsWith('-'))
    return optionsOf(command, help).flatMap(({ short, long }) => [short ?? [], long ?? []].flat());
  const [argument] = command.registeredArguments;
  return [...help.visibleCommands(command).map((subcommand) => subcommand.name()), ...(argument?.argChoices ?? [])];
}
