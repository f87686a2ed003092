import { type Argument, type Command, Help, type Option } from 'commander';

/** What may stand at a place of the command line. */
export type Completes =
  | { readonly kind: 'files' | 'folders' | 'nothing' }
  | { readonly kind: 'words'; readonly words: readonly string[] };

export type OptionWords = {
  /** As they are typed: `-C`, `--directory`. */
  readonly names: readonly string[];
  readonly description: string;
  /** Null for a flag. A value that may be left out is typed after `=`. */
  readonly value: (Completes & { readonly optional: boolean }) | null;
};

/** A command as a shell has to know it. Its options are all that may be typed after it, those of the program too. */
export type CommandWords = {
  /** The words that lead to it; empty for the program. */
  readonly path: readonly string[];
  readonly description: string;
  readonly options: readonly OptionWords[];
  readonly argument: Completes;
  readonly commands: readonly CommandWords[];
};

/** Values that are known of an option beside its declared choices. */
export type KnownValues = (path: readonly string[], option: Option) => readonly string[] | undefined;

/** What commander was told of a program, without what its help hides. */
export function describeCommand(command: Command, valuesOf: KnownValues, path: readonly string[] = []): CommandWords {
  const help = new Help();
  help.showGlobalOptions = true;
  const options = [...help.visibleOptions(command), ...help.visibleGlobalOptions(command)];
  return {
    path,
    description: help.subcommandDescription(command),
    options: options.map((option) => describeOption(option, valuesOf(path, option))),
    argument: describeArgument(command.registeredArguments[0]),
    commands: help.visibleCommands(command).map((one) => {
      const at = [...path, one.name()];
      return command.commands.includes(one) ? describeCommand(one, valuesOf, at) : describeHelp(command, one, at);
    }),
  };
}

/** The command that commander adds by itself to one that has commands. */
function describeHelp(command: Command, help: Command, path: readonly string[]): CommandWords {
  const words = new Help().visibleCommands(command).map((one) => one.name());
  return { path, description: help.description(), options: [], argument: { kind: 'words', words }, commands: [] };
}

function describeOption(option: Option, known: readonly string[] | undefined): OptionWords {
  const { short, long, description, flags } = option;
  const names = [short, long].filter((name) => name !== undefined);
  if (!option.required && !option.optional) return { names, description, value: null };
  const words = (option.argChoices ?? known)?.filter((word) => isPlain(word));
  const value = words === undefined ? byPlaceholder(flags) : ({ kind: 'words', words } as const);
  return { names, description, value: { ...value, optional: option.optional } };
}

function describeArgument(argument: Argument | undefined): Completes {
  if (argument === undefined) return { kind: 'nothing' };
  if (argument.argChoices !== undefined) return { kind: 'words', words: argument.argChoices };
  return { kind: /^(?:paths?|files?)$/.test(argument.name()) ? 'files' : 'nothing' };
}

/** A shell would take other words apart, or run them. */
const isPlain = (word: string): boolean => /^[\w.:@%+/-]+$/.test(word);

/** Our help writes `<file>` and `<dir>` where it means one. */
function byPlaceholder(flags: string): Completes {
  if (flags.includes('<file>')) return { kind: 'files' };
  return { kind: flags.includes('<dir>') ? 'folders' : 'nothing' };
}

/** A command and all below it. */
export const withAllBelow = (command: CommandWords): CommandWords[] => [
  command,
  ...command.commands.flatMap((one) => withAllBelow(one)),
];
