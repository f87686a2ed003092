import { type Argument, type Command, Help, type Option } from 'commander';

/** A completion script for bash 3.2 and later. Needs nothing but bash. */
export function bashScript(program: CommandWords, name: string): string {
  const commands = withAllBelow(program);
  return `# Completion of ${name} for bash: source <(${name} completion bash)
# Writes what an option of a command takes: files, folders, nothing or words; nothing at all for a flag.
_${name}_value() {
  case "$1 $2" in
${commands.flatMap((command) => command.options.flatMap((option) => valueCase(command, option))).join('\n')}
  esac
}

# Writes what may stand after a command: its commands, or what its argument takes, and its options.
_${name}_words() {
  case "$1" in
${commands.map((command) => wordsCase(command)).join('\n')}
  esac
}

${walker(name, pathCases(commands))}
${offer(name)}
complete -F _${name} ${name}
`;
}

const pathCases = (commands: readonly CommandWords[]): string =>
  commands
    .slice(1)
    .map((command) => `      ${quotePosix(nameOf(command))}) path=$path/$word ;;`)
    .join('\n');

/** The function that bash calls: walks the words before the cursor to find the command and an option that still needs a value. */
const walker = (name: string, cases: string): string => `_${name}() {
  local cur=\${COMP_WORDS[COMP_CWORD]} path= word option= kind words i
  local kept=() before= joined=
  # bash takes --format=json apart at the equals sign.
  for ((i = 1; i < COMP_CWORD; i++)); do
    [[ \${COMP_WORDS[i]} == '=' ]] || kept+=("\${COMP_WORDS[i]}")
  done
  if [[ $cur == '=' || \${COMP_WORDS[COMP_CWORD - 1]} == '=' ]]; then joined=yes; fi
  if [[ $cur == '=' ]]; then cur=; fi
  for word in \${kept[@]+"\${kept[@]}"}; do
    if [[ -n $option ]]; then option=; continue; fi
    if [[ $word == -- ]]; then before=--; continue; fi
    if [[ -z $before && $word == -* ]]; then
      kind=$(_${name}_value "$path" "$word")
      [[ -z $kind || ($kind == optional* && -z $joined) ]] || option=$word
      continue
    fi
    case "$path/$word" in
${cases}
    esac
  done
  COMPREPLY=()
  if [[ -n $option ]]; then
    _${name}_offer "\${kind#optional }" "$cur"
  elif [[ $cur == -* && -z $before ]]; then
    words=$(_${name}_words "$path")
    _${name}_offer "words \${words#*$'\\n'}" "$cur"
  else
    words=$(_${name}_words "$path")
    _${name}_offer "\${words%%$'\\n'*}" "$cur"
  fi
}
`;

/** Fills COMPREPLY line by line, since file names may contain spaces. */
const offer = (name: string): string => `_${name}_offer() {
  local kind=$1 cur=$2 line
  case "$kind" in
    files) compopt -o filenames 2>/dev/null; set -- -f ;;
    folders) compopt -o filenames 2>/dev/null; set -- -d ;;
    words*) set -- -W "\${kind#words }" ;;
    *) return ;;
  esac
  while IFS= read -r line; do
    COMPREPLY+=("$line")
  done < <(compgen "$@" -- "$cur")
}
`;

/** The script's name of a command: `/api/listFindings`; empty for the program. */
const nameOf = ({ path }: CommandWords): string => path.map((word) => `/${word}`).join('');

function valueCase(command: CommandWords, { names, value }: OptionWords): string[] {
  if (value === null) return [];
  const patterns = names.map((name) => quotePosix(`${nameOf(command)} ${name}`)).join(' | ');
  const kind = value.optional ? `optional ${kindOf(value)}` : kindOf(value);
  return [`    ${patterns}) echo ${quotePosix(kind)} ;;`];
}

function wordsCase(command: CommandWords): string {
  const { commands, argument, options } = command;
  const first =
    commands.length > 0 ? `words ${commands.map(({ path }) => path.at(-1) ?? '').join(' ')}` : kindOf(argument);
  const flags = options.flatMap(({ names }) => names).join(' ');
  return `    ${quotePosix(nameOf(command))}) echo ${quotePosix(first)}; echo ${quotePosix(flags)} ;;`;
}

const kindOf = (completes: Completes): string =>
  completes.kind === 'words' ? `words ${completes.words.join(' ')}` : completes.kind;

/** What completes at a position of the command line. */
export type Completes =
  | { readonly kind: 'files' | 'folders' | 'nothing' }
  | { readonly kind: 'words'; readonly words: readonly string[] };

export type OptionWords = {
  /** As typed: `-C`, `--directory`. */
  readonly names: readonly string[];
  readonly description: string;
  /** Null for a flag. An optional value is typed after `=`. */
  readonly value: (Completes & { readonly optional: boolean }) | null;
};

/** A command as a shell needs to know it. The options include those of the program. */
export type CommandWords = {
  /** Empty for the program. */
  readonly path: readonly string[];
  readonly description: string;
  readonly options: readonly OptionWords[];
  readonly argument: Completes;
  readonly commands: readonly CommandWords[];
};

/** Known values of an option, beside its declared choices. */
export type KnownValues = (path: readonly string[], option: Option) => readonly string[] | undefined;

/** Reads commander's description of a program, without hidden options. */
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

/** Commander's own `help` command. */
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

/** A shell would split or run other words. */
const isPlain = (word: string): boolean => /^[\w.:@%+/-]+$/.test(word);

/** Placeholders `<file>` and `<dir>` complete paths. */
function byPlaceholder(flags: string): Completes {
  if (flags.includes('<file>')) return { kind: 'files' };
  return { kind: flags.includes('<dir>') ? 'folders' : 'nothing' };
}

/** A command and all commands below it. */
export const withAllBelow = (command: CommandWords): CommandWords[] => [
  command,
  ...command.commands.flatMap((one) => withAllBelow(one)),
];

/** A word in single quotes for bash and zsh. */
const quotePosix = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** A word in single quotes for fish, where a backslash is an escape even inside them. */
const quoteFish = (text: string): string =>
  `'${text.replaceAll('\\', String.raw`\\`).replaceAll("'", String.raw`\'`)}'`;

/** The first sentence of a description, since lists of candidates are narrow. */
function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const [sentence = line] = /^.+?[.;](?= )/.exec(line) ?? [];
  const bare = sentence.replace(/[.;]$/, '');
  return bare.length > 80 ? `${bare.slice(0, 79)}…` : bare;
}

/** A completion script for fish. */
export function fishScript(program: CommandWords, name: string): string {
  const commands = withAllBelow(program);
  return `# Completion of ${name} for fish: ${name} completion fish | source
# Whether the words before the cursor lead to a command; the value of an option is no word of its own.
function __${name}_at --argument-names wanted
    set -l path ''
    set -l value 0
    for word in (commandline --tokenize --cut-at-cursor --current-process)[2..-1]
        if test $value -eq 1
            set value 0
            continue
        end
        switch "$path $word"
${valuedCases(commands)}
        end
        switch "$path/$word"
            case ${commands
              .slice(1)
              .map((command) => quoteFish(fishName(command)))
              .join(' ')}
                set path "$path/$word"
        end
    end
    test "$path" = "$wanted"
end

complete --command ${name} --no-files
${commands.flatMap((command) => linesOf(command, name)).join('\n')}
`;
}

const fishName = ({ path }: CommandWords): string => path.map((word) => `/${word}`).join('');

function valuedCases(commands: readonly CommandWords[]): string {
  return commands
    .map((command) => {
      const valued = command.options.filter(({ value }) => value !== null && !value.optional);
      const patterns = valued.flatMap(({ names }) => names.map((one) => quoteFish(`${fishName(command)} ${one}`)));
      return patterns.length === 0 ? '' : `            case ${patterns.join(' ')}\n                set value 1`;
    })
    .filter(Boolean)
    .join('\n');
}

function linesOf(command: CommandWords, name: string): string[] {
  const start = `complete --command ${name} --condition ${quoteFish(`__${name}_at ${quoteFish(fishName(command))}`)}`;
  const { argument, commands, options } = command;
  return [
    ...commands.map(
      (one) =>
        `${start} --arguments ${quoteFish(one.path.at(-1) ?? '')} --description ${quoteFish(shortened(one.description))}`,
    ),
    ...(argument.kind === 'nothing' ? [] : [`${start} ${taking(argument)}`]),
    ...options.map((option) => `${start} ${optionWords(option)}`),
  ];
}

function optionWords({ names, description, value }: OptionWords): string {
  const parts = names.map((name) =>
    name.startsWith('--') ? `--long-option ${name.slice(2)}` : `--short-option ${name.slice(1)}`,
  );
  const says = `--description ${quoteFish(shortened(description))}`;
  if (value === null) return [...parts, says].join(' ');
  const takes =
    value.optional && value.kind === 'words' ? `--arguments ${quoteFish(value.words.join(' '))}` : taking(value);
  // Prevents file names from being offered for other values.
  const wants = value.kind === 'files' || value.kind === 'folders' ? '--require-parameter' : '--exclusive';
  return [...parts, ...(value.optional ? [] : [wants]), takes, says].filter(Boolean).join(' ');
}

function taking(completes: Completes): string {
  if (completes.kind === 'words') return `--arguments ${quoteFish(completes.words.join(' '))}`;
  return { files: '--force-files', folders: "--arguments '(__fish_complete_directories)'", nothing: '' }[
    completes.kind
  ];
}

/** A completion script for zsh, for a folder of $fpath or to source. */
export function zshScript(program: CommandWords, name: string): string {
  return `#compdef ${name}
# Completion of ${name} for zsh: source <(${name} completion zsh), after compinit
${withAllBelow(program)
  .map((command) => functionOf(command, name))
  .join('\n')}
if [[ $funcstack[1] == _${name} ]]; then _${name} "$@"; else compdef _${name} ${name}; fi
`;
}

const functionName = ({ path }: CommandWords, name: string): string => ['', name, ...path].join('_');

function functionOf(command: CommandWords, name: string): string {
  const specs = command.options.flatMap((option) => optionSpecs(option));
  return command.commands.length === 0 ? leaf(command, specs, name) : branch(command, specs, name);
}

function leaf(command: CommandWords, specs: readonly string[], name: string): string {
  const { kind } = command.argument;
  const place = kind === 'words' ? '1' : '*';
  const argument = kind === 'nothing' ? [] : [quotePosix(`${place}:argument:${actionOf(command.argument)}`)];
  return `${functionName(command, name)}() {
  _arguments -s \\
${[...specs, ...argument].map((spec) => `    ${spec}`).join(' \\\n')}
}
`;
}

function branch(command: CommandWords, specs: readonly string[], name: string): string {
  const places = ["'1: :->command'", "'*:: :->rest'"];
  const candidates = command.commands.map(({ path, description }) =>
    quotePosix(`${path.at(-1) ?? ''}:${shortened(description).replaceAll(/[\\:]/g, (mark) => `\\${mark}`)}`),
  );
  return `${functionName(command, name)}() {
  local context state state_descr line
  typeset -A opt_args
  _arguments -C -s \\
${[...specs, ...places].map((spec) => `    ${spec}`).join(' \\\n')}
  case $state in
    command)
      local -a commands=(
${candidates.map((candidate) => `        ${candidate}`).join('\n')}
      )
      _describe -t commands command commands
      ;;
    rest)
      case $line[1] in
${command.commands.map((one) => `        ${one.path.at(-1) ?? ''}) ${functionName(one, name)} ;;`).join('\n')}
      esac
      ;;
  esac
}
`;
}

/** One specification per name. Options with a value may be repeated. */
function optionSpecs({ names, description, value }: OptionWords): string[] {
  const says = escapeSpec(shortened(description));
  return names.map((name) => {
    if (value === null) return quotePosix(`(${names.join(' ')})${name}[${says}]`);
    const joint = name.startsWith('--') ? '=' : '+';
    return quotePosix(
      `*${name}${value.optional ? '=-' : joint}[${says}]:${value.optional ? ':' : ''}value:${actionOf(value)}`,
    );
  });
}

/** Escapes characters that would end or begin a part of a specification. */
const escapeSpec = (text: string): string => text.replaceAll(/[\\[\]:]/g, (mark) => `\\${mark}`);

function actionOf(completes: Completes): string {
  if (completes.kind === 'words')
    return `(${completes.words.map((word) => word.replaceAll(/[^\w./-]/g, (mark) => `\\${mark}`)).join(' ')})`;
  return { files: '_files', folders: '_files -/', nothing: ' ' }[completes.kind];
}
