import { type Command, InvalidArgumentError, Option } from 'commander';
import type { Wanted } from '../commands/load.ts';
import { defaultImpactLimits, type ImpactLimits } from '../domain/impact.ts';
import { shellWord, UsageError } from '../domain/json.ts';
import type { Approval } from '../domain/settings.ts';
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

export type BaseFlags = { base?: string };

export type ImpactFlags = { impact?: true; impactLimit?: number };

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

export const approvalOptions = (command: Command): Command =>
  command
    .option(
      '--max-deletes <n>',
      'allow up to this many objects of a bundle to be deleted or weakened',
      wholeNumber(0, 1_000_000),
    )
    .option(
      '--max-delete-percent <n>',
      "allow this share of a bundle's objects to be deleted or weakened",
      wholeNumber(0, 100),
    )
    .option('--allow-empty', 'allow a bundle to become empty, or to enforce or block nothing')
    .addOption(
      new Option('--allow-protected <slug>', 'allow a protected policy to be deleted or weakened (repeatable)')
        .argParser(nonEmptyList)
        .default([], 'none'),
    )
    .option('--allow-looser', 'allow changes that loosen enforcement');

/** The platform's smallest page has 100 findings. */
export const impactOptions = (command: Command): Command =>
  command
    .option('--impact', 'estimate which open findings the changes match and block')
    .option(
      '--impact-limit <n>',
      `read at most this many findings (default: ${String(defaultImpactLimits.findings)}; implies --impact)`,
      wholeNumber(100, 1_000_000),
    );

/** Only for commands that change nothing; an apply uses its guards. */
export const strictOption = (command: Command): Command =>
  command.option('--strict', 'exit with 3 when there are warnings');

export const baseOptions = (command: Command): Command =>
  command.option('--base <ref>', 'separate the changes since this commit or branch from edits on the platform');

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

export const approvalOf = (flags: ApprovalFlags): Approval => ({
  maxDeletes: flags.maxDeletes ?? null,
  maxDeletePercent: flags.maxDeletePercent ?? null,
  allowEmpty: flags.allowEmpty === true,
  allowProtected: flags.allowProtected,
  allowLooser: flags.allowLooser === true,
});

/** Null: no impact wanted. */
export const impactLimitsOf = ({ impact, impactLimit }: ImpactFlags): ImpactLimits | null =>
  impact === true || impactLimit !== undefined
    ? { ...defaultImpactLimits, ...(impactLimit === undefined ? {} : { findings: impactLimit }) }
    : null;

/** Parses a non-empty text. A shell passes an empty one for an unset variable, which would silently mean something else. */
export function nonEmpty(text: string): string {
  if (text === '') throw new InvalidArgumentError('It is empty. If it comes from a variable, set that.');
  return text;
}

/** Parses a file that is written beside the result, which alone may go to standard output. */
export function filledFile(text: string): string {
  if (text === '-')
    throw new InvalidArgumentError('Only --output takes - for standard output. For a file of that name write ./-');
  return nonEmpty(text);
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

/** Configures any command: throw instead of exiting, write to the given streams, and refuse empty values without a parser of their own. */
// Streams are passed on whole: each loads on use.
export function configureCommand(command: Command, streams: ProcessParts['streams']): Command {
  for (const option of command.options)
    if (option.required && option.parseArg === undefined) option.argParser(nonEmpty);
  return command
    .exitOverride()
    .showHelpAfterError('(see --help)')
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({
      writeOut: (text) => streams.out.write(text),
      writeErr: (text) => streams.err.write(text),
      outputError: (error, write) => write(sayOurOption(error, command)),
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

/** Options of other tools and ours instead, if the command has it; `files` stands for its paths. */
const ours: readonly (readonly [others: RegExp, name: string, says: string])[] = [
  [/^--?auto-approve$|^-y$|^--assume-yes$/, '--yes', 'Did you mean --yes?'],
  [/^-out$/, '--out', 'Did you mean --out?'],
  [/^--fix$/, '--write', 'Did you mean --write?'],
  [/^-o/, '--output', 'Did you mean --output, or --format?'],
  [/^--json$/, '--format', 'Did you mean --format json?'],
  [/^--no-colou?r$/, '--color', 'Did you mean --color never?'],
  [/^-v$/, '--verbose', 'Did you mean --verbose, or -V for the version?'],
  [/^--(?:url|host|endpoint|server)$/, '--base-url', 'Did you mean --base-url?'],
  [/^--(?:api-)?token$/, '--base-url', 'The token comes from IFMATCH_API_TOKEN, and from nowhere else.'],
  [/^--dry-run$/, '--on-stale', 'Did you mean ifmatch preview?'],
  [/^--dry-run$/, '--exit-code', '`preview` never writes: leave it out.'],
  [/^-f$|^--file(?:name)?$|^--path$/, 'files', 'Files and folders need no option: write them alone.'],
];

/** Without its value, which may be a token. */
const unknown = /^(error: unknown option '([^'=]*))(?:=.*)?'/s;

/** Commander's error, with the option that was probably meant. */
function sayOurOption(error: string, command: Command): string {
  const [, said = '', name] = unknown.exec(error) ?? [];
  if (name === undefined) return error;
  const has = (one: string): boolean =>
    one === 'files' ? command.registeredArguments.some((argument) => argument.name() === 'paths') : knows(command, one);
  const found = ours.find(([others, one]) => others.test(name) && has(one))?.[2] ?? misplaced(name, command);
  return found === null ? error.replace(unknown, `$1'`) : `${said}'\n(${found})\n`;
}

const misplaced = (name: string, command: Command): string | null =>
  command.commands.some((one) => knows(one, name)) ? `Put ${name} after the command: ifmatch <command> ${name}` : null;

const knows = (command: Command, name: string): boolean =>
  command.options.some((option) => [option.short, option.long].includes(name)) ||
  (command.parent !== null && knows(command.parent, name));

/** Commands of other tools and ours instead. The nearest spelling would mislead: `diff` to drift, `dump` to demo. */
const ourCommands: ReadonlyMap<string, string> = new Map([
  ['sync', 'apply'],
  ['deploy', 'apply'],
  ['push', 'apply'],
  ['export', 'pull'],
  ['dump', 'pull'],
  ['lint', 'validate'],
  ['check', 'validate'],
  ['undo', 'rollback'],
  ['revert', 'rollback'],
  ['status', 'drift'],
  ['refresh', 'drift'],
]);

/** Words of other tools without a command here, and what to type. */
const ourWays: ReadonlyMap<string, string> = new Map([
  ['version', 'Type ifmatch --version.'],
  ['login', 'Set IFMATCH_API_TOKEN to an API token, then check it with ifmatch doctor.'],
  ['show', 'Type ifmatch preview FILES to see a plan, or ifmatch rollback PLAN to see its undo.'],
  ['state', 'There is no state file: the platform holds the state. Type ifmatch drift to compare it with the files.'],
  ['fmt', 'Files keep their own format. Type ifmatch validate to check them.'],
  ['destroy', 'To delete policies, declare an empty list (policies: []), then type ifmatch preview.'],
  [
    'import',
    "Type ifmatch pull --all to write the platform's policies into files, or ifmatch init --from-platform in a new repository.",
  ],
]);

/** Suggests our command for the first word if that is another tool's. */
export function knowWordsOfOthers(program: Command, first = ''): void {
  const meant = ourCommands.get(first);
  const says = meant === undefined ? ourWays.get(first) : `Did you mean ${meant}?`;
  if (says === undefined) return;
  program.on('command:*', () => program.error(`error: unknown command '${first}'\n(${says})`));
}
