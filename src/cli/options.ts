import { type Command, type CommanderError, InvalidArgumentError, Option } from 'commander';
import type { Wanted } from '../commands/load.ts';
import { shellWord, UsageError } from '../domain/json.ts';
import type { ProcessParts, Runtime } from '../runtime.ts';

/** Flags as typed, by commander's names. */
export type GlobalFlags = { directory: string; color: 'auto' | 'always' | 'never'; quiet?: true; verbose?: true };

export type FileFlags = { config?: string; deployment?: string };

export type ConnectionFlags = { baseUrl?: string; sandbox?: true; sandboxDb?: string };

export type OutputFlags = { format: Format; output?: string };

export type ApprovalFlags = {
  maxDeletes?: number;
  maxDeletePercent?: number;
  allowEmpty?: true;
  allowProtected: string[];
  allowLooser?: true;
};

export type StrictFlags = { strict?: true };

const formats = ['terminal', 'markdown', 'json', 'html', 'sarif', 'github'] as const;

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
  command
    .argument('[paths...]', 'files or folders (default: those in the config, else policies/)', nonEmptyList)
    .option('--config <file>', 'the config (default: ifmatch.yaml)')
    .option('--deployment <slug>', 'only the bundles of this deployment');

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
    .option('--output <file>', 'write the result to this file');

/** Only for commands that change nothing; an apply uses its guards. */
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

export const wantedOf = (paths: readonly string[], { config, deployment }: FileFlags, { source }: Runtime): Wanted => ({
  source,
  paths,
  config: config ?? null,
  deployment: deployment ?? null,
  baseSettings: null,
});

/** Parses a non-empty text. A shell passes an empty one for an unset variable, which would silently mean something else. */
export function nonEmpty(text: string): string {
  if (text === '') throw new InvalidArgumentError('It is empty. If it comes from a variable, set that.');
  return text;
}

/** Like `nonEmpty`, for repeatable options. */
export const nonEmptyList = (text: string, soFar: readonly string[] = []): string[] => [...soFar, nonEmpty(text)];

type Flags = GlobalFlags & FileFlags & Partial<ConnectionFlags & ApprovalFlags>;

/** The arguments that the next command must repeat for the same files, platform and approval, quoted for a shell. */
export function rerunArgs(paths: readonly string[], flags: Flags): string {
  const { directory, config, deployment, baseUrl, sandbox, sandboxDb, maxDeletes, maxDeletePercent } = flags;
  const { allowEmpty, allowProtected = [], allowLooser } = flags;
  const words = [
    ...given('-C', directory === '.' ? undefined : directory),
    ...paths,
    ...given('--config', config),
    ...given('--deployment', deployment),
    ...given('--base-url', baseUrl),
    ...(sandbox === true && sandboxDb === undefined ? ['--sandbox'] : []),
    ...given('--sandbox-db', sandboxDb),
    ...given('--max-deletes', maxDeletes),
    ...given('--max-delete-percent', maxDeletePercent),
    ...(allowEmpty === true ? ['--allow-empty'] : []),
    ...allowProtected.flatMap((slug) => ['--allow-protected', slug]),
    ...(allowLooser === true ? ['--allow-looser'] : []),
  ];
  return words.map(shellWord).join(' ');
}

const given = (name: string, value: string | number | undefined): string[] =>
  value === undefined ? [] : [name, String(value)];

/** An option without a value, which took the next option as one. */
type Swallowed = { readonly option: Option; readonly next: string };

/** Null if every option has its own value. `--out --sandbox` would write a file of that name and use the real platform. */
export function swallowedOption(command: Command): Swallowed | null {
  const values = command.optsWithGlobals();
  const names = new Set(['-h', '--help', ...optionsOf(command).flatMap(({ long }) => long ?? [])]);
  for (const option of optionsOf(command)) {
    const own: unknown[] = [values[option.attributeName()]].flat();
    const next = own.find((value) => typeof value === 'string' && names.has(value.replace(/=.*/s, '')));
    if (typeof next === 'string') return { option, next };
  }
  return null;
}

const optionsOf = (command: Command): Option[] => [
  ...command.options,
  ...(command.parent === null ? [] : optionsOf(command.parent)),
];

/** A command line that a command cannot be run with. */
export class Misused extends Error {
  readonly code: string;
  readonly command: Command;

  constructor({ message, code }: CommanderError, command: Command) {
    super(message);
    this.code = code;
    this.command = command;
  }
}

/** Configures any command: throw instead of exiting, write to the given streams, and refuse empty values without a parser of their own. */
// Streams are passed on whole: each loads on use.
export function configureCommand(command: Command, streams: ProcessParts['streams']): Command {
  for (const option of command.options)
    if (option.required && option.parseArg === undefined) option.argParser(nonEmpty);
  return command
    .exitOverride((error) => {
      throw error.exitCode === 0 ? error : new Misused(error, command);
    })
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({
      writeOut: (text) => streams.out.write(text),
      writeErr: (text) => streams.err.write(text),
      // Whoever catches the error says it.
      outputError: () => {},
      getOutHelpWidth: () => streams.out.columns ?? 80,
      getErrHelpWidth: () => streams.err.columns ?? 80,
      // No help text is coloured, so there is nothing to strip.
      getOutHasColors: () => true,
      getErrHasColors: () => true,
    });
}

/** Options of the program that take a value. */
const withValue: ReadonlySet<string> = new Set(['-C', '--directory', '--color']);

/** Index of the command, behind the program's options; the length without one, or if help comes first. */
export function commandAt(argv: readonly string[]): number {
  let at = 0;
  for (let word = argv[at]; word?.startsWith('-') === true; word = argv[at]) {
    if (word === '-h' || word === '--help') return argv.length;
    at += withValue.has(word) ? 2 : 1;
  }
  return at;
}

/** A result must not overwrite a plan, which may hold the only undo. Throws UsageError. */
export function keepPlans(
  [option, output]: readonly [option: string, output: string | undefined],
  plans: readonly (string | null | undefined)[],
  runtime: Pick<Runtime, 'isSameFile'>,
): void {
  if (output === undefined) return;
  const same = plans.some((plan) => typeof plan === 'string' && runtime.isSameFile(plan, output));
  if (same) throw new UsageError(`${output} is the plan, and ${option} would replace it. Give ${option} another file.`);
}
