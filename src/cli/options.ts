import { extname } from 'node:path';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { UsageError } from '../domain/errors.ts';
import type { FileSelection } from '../domain/file-selection.ts';
import {
  type Approval,
  completeApproval,
  type GuardKey,
  guardKeys,
  guardDefinitions,
  approvalArgs,
} from '../domain/guards.ts';
import { quoteForShell } from '../util/shell.ts';
import type { ProcessParts, Runtime } from '../runtime/runtime.ts';
import { columnsOf } from '../runtime/terminal.ts';

/** The flags of a command line, by commander's names. A command has those that it declares. */
export type Flags = {
  directory: string;
  color: 'auto' | 'always' | 'never';
  quiet?: boolean;
  verbose?: boolean;
  config?: string;
  deployment?: string;
  baseUrl?: string;
  sandbox?: true;
  sandboxDb?: string;
  format: Format;
  output?: string;
  /** Whether warnings fail the command. */
  strict?: true;
  /** Whether `validate` changes files. */
  fix?: true;
} & Partial<Approval>;

/** The formats of an outcome; `renderers` has a function for each. */
export const formats = ['terminal', 'markdown', 'json', 'html', 'sarif', 'github', 'codequality', 'terraform'] as const;

export type Format = (typeof formats)[number];

export const globalOptions = (command: Command): Command =>
  command
    .option('-C, --directory <dir>', 'run as if started in this folder', '.')
    .addOption(
      new Option('--color <when>', 'colour on the terminal').choices(['auto', 'always', 'never']).default('auto'),
    )
    .option('--quiet', 'print only the result and errors')
    .option('--verbose', 'print each request and full diffs');

export const fileOptions = (command: Command): Command =>
  scopeOptions(
    command.argument('[paths...]', 'files or folders (default: those in the config, else policies/)', collectNonEmpty),
  );

export const scopeOptions = (command: Command): Command =>
  configOption(command).option('--deployment <slug>', 'only the bundles of this deployment');

export const configOption = (command: Command): Command =>
  command.option('--config <file>', 'the config (default: ifmatch.yaml, here or in a folder above)');

export const connectionOptions = (command: Command): Command =>
  command
    .option('--base-url <url>', "the platform's address (default: $IFMATCH_BASE_URL)")
    .addOption(new Option('--sandbox', 'use an embedded platform instead of a remote one').conflicts('baseUrl'))
    .addOption(
      new Option('--sandbox-db <file>', 'keep the embedded platform in this file (implies --sandbox)').conflicts(
        'baseUrl',
      ),
    );

export const outputOptions = (command: Command, choices: readonly Format[] = formats): Command =>
  command
    .addOption(new Option('--format <name>', 'output format').choices(choices).default('terminal'))
    .option('--output <file>', 'write the result to this file, in the format of its ending unless --format is given');

/** The file name extension of each format; null if it has none of its own. */
const extensions: Readonly<Record<Format, string | null>> = {
  terminal: null,
  markdown: '.md',
  json: '.json',
  html: '.html',
  sarif: '.sarif',
  github: null,
  codequality: null,
  terraform: null,
};

/** Sets the format of a file by its name, unless it is given. Throws UsageError if the command does not print that format. */
export function setFormatByFileName(file: string, command: Command, flags: { format?: unknown }): void {
  const option = command.options.find((candidate) => candidate.attributeName() === 'format');
  // Commands with another default print only their own formats.
  if (option?.defaultValue !== 'terminal' || command.getOptionValueSource('format') !== 'default') return;
  const format = formats.find(
    (candidate) => extensions[candidate] !== null && extensions[candidate] === extname(file).toLowerCase(),
  );
  if (format === undefined) return;
  const choices = option.argChoices ?? [];
  if (!choices.includes(format))
    throw new UsageError(`${command.name()} does not print ${format}, which is the format of ${file}.`, {
      fix: `Choose one with --format: ${choices.join(', ')}.`,
    });
  flags.format = format;
}

/** The options that approve what a guard stops. */
export function guardOptions(command: Command): Command {
  for (const key of guardKeys) command.addOption(guardOption(key));
  return command;
}

/** An option that approves what a guard stops. Its value is the flag with the key of the guard. */
class GuardOption extends Option {
  readonly key: GuardKey;

  constructor(key: GuardKey, flags: string) {
    super(flags, guardDefinitions[key].help);
    this.key = key;
  }

  override attributeName(): string {
    return this.key;
  }
}

function guardOption(key: GuardKey): Option {
  const { option, values } = guardDefinitions[key];
  const { argument } = values;
  if (argument === null) return new GuardOption(key, option);
  if (argument.kind === 'number') return new GuardOption(key, `${option} <n>`).argParser(wholeNumber(0, argument.max));
  return new GuardOption(key, `${option} <${argument.word}>`).argParser(collectNonEmpty).default([], 'none');
}

/** For commands that write policy files. */
export const forceOption = (): Option =>
  new Option('--force', 'overwrite policy files even if git does not hold what is in them');

/** Throws UsageError for `--force` where nothing is written. */
export function refuseForceWithoutWrite({ force, write }: { readonly force?: true; readonly write?: true }): void {
  if (force === true && write !== true)
    throw new UsageError('--force only goes with --write.', { fix: 'Leave --force out, or add --write.' });
}

/** Only for commands that change nothing: an apply is stopped by its guards instead. */
export const strictOption = (command: Command): Command =>
  command.option('--strict', 'exit with 3 when there are warnings');

/** Parses a whole number within bounds. */
export const wholeNumber =
  (min: number, max: number) =>
  (text: string): number => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < min || value > max)
      throw new InvalidArgumentError(`It must be a whole number from ${String(min)} to ${String(max)}.`);
    return value;
  };

export const withExample = (command: Command, line: string): Command =>
  command.addHelpText('after', `\nExample:\n  $ ${line}`);

/** The files that a command line selects. Its paths are relative to the user's folder. */
export const toSelection = (paths: readonly string[], flags: Flags, runtime: Runtime): FileSelection => ({
  source: runtime.source,
  paths: paths.map((path) => runtime.fromRoot(path)),
  config: configPath(flags, runtime),
  deployment: flags.deployment ?? null,
  baseSettings: null,
});

/** The path from the root of the config that the user names; null for none. */
export const configPath = ({ config }: Pick<Flags, 'config'>, runtime: Runtime): string | null =>
  config === undefined ? null : runtime.fromRoot(config);

/** Parses a non-empty text. A shell passes an empty one for an unset variable, which would silently mean something else. */
export function parseNonEmpty(text: string): string {
  if (text === '') throw new InvalidArgumentError('It is empty. If it comes from a variable, set that.');
  return parseValue(text);
}

/** Parses a text that is no option: `--out --sandbox` would write a file of that name and use the real platform. */
export function parseValue(text: string): string {
  if (/^--[a-z]/.test(text)) throw new InvalidArgumentError('It is an option. Put the value before it.');
  return text;
}

/** Like `parseNonEmpty`, for repeatable options. */
export const collectNonEmpty = (text: string, earlier: readonly string[] = []): string[] => [
  ...earlier,
  parseNonEmpty(text),
];

/**
 * Configures any command: it throws instead of exiting, writes to these streams, and refuses values that are empty or look like options. The streams are one
 * object, since each loads on use.
 */
export function configureCommand(command: Command, streams: ProcessParts['streams']): Command {
  for (const option of command.options)
    if (option.required && option.parseArg === undefined) option.argParser(parseNonEmpty);
  return command
    .exitOverride((error) => {
      throw Object.assign(error, { command });
    })
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({
      writeOut: (text) => streams.out.write(text),
      writeErr: (text) => streams.err.write(text),
      // The caller prints the error.
      outputError: () => {},
      getOutHelpWidth: () => columnsOf(streams.out, 80),
      getErrHelpWidth: () => columnsOf(streams.err, 80),
      // No help text is coloured, so there is nothing to strip.
      getOutHasColors: () => true,
      getErrHasColors: () => true,
    });
}

/** The arguments that the next command must repeat for the same files, platform and approval, quoted for a shell. */
export const rerunArgs = (paths: readonly string[], flags: Partial<Flags>): string =>
  [scopeArgs(paths, flags), ...approvalArgs(completeApproval(flags)).map(quoteForShell)]
    .filter((part) => part !== '')
    .join(' ');

/** Like `rerunArgs`, without the approval. */
export function scopeArgs(paths: readonly string[], flags: Partial<Flags>): string {
  const { directory, sandbox, sandboxDb } = flags;
  const args = [
    ...optionWithValue('-C', directory === '.' ? undefined : directory),
    ...paths,
    ...optionWithValue('--config', flags.config),
    ...optionWithValue('--deployment', flags.deployment),
    ...optionWithValue('--base-url', flags.baseUrl),
    ...(sandbox === true && sandboxDb === undefined ? ['--sandbox'] : []),
    ...optionWithValue('--sandbox-db', sandboxDb),
  ];
  return args.map(quoteForShell).join(' ');
}

const optionWithValue = (name: string, value: string | undefined): string[] =>
  value === undefined ? [] : [name, value];

export const planOptions = (command: Command): Command => guardOptions(connectionOptions(outputOptions(command)));

/** Parses the path of a file that is written beside the result. Only the result may go to standard output. */
export function parseOutputFile(text: string): string {
  if (text === '-')
    throw new InvalidArgumentError('Only --output takes - for standard output. For a file of that name write ./-');
  return parseNonEmpty(text);
}
