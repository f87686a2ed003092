import { type Command, InvalidArgumentError, Option } from 'commander';
import type { Consent } from '../commands/consent.ts';
import type { Wanted } from '../commands/load.ts';

/** Flags as they were typed, by the names that commander gives them. */
export type GlobalFlags = { directory: string; color: 'auto' | 'always' | 'never'; quiet: boolean; verbose: boolean };
export type FileFlags = { config?: string; deployment?: string };
export type ConnectionFlags = { baseUrl?: string; sandbox: boolean; sandboxDb?: string };
export type OutputFlags = { format: Format; output?: string };
export type ConsentFlags = {
  maxDeletes?: number;
  maxDeletePercent?: number;
  allowEmpty: boolean;
  allowProtected: string[];
  allowLooser: boolean;
};

export const formats = ['terminal', 'markdown', 'json', 'sarif', 'github'] as const;
export type Format = (typeof formats)[number];

export const globalOptions = (command: Command): Command =>
  command
    .option('-C, --directory <dir>', 'run as if started in this folder', '.')
    .addOption(
      new Option('--color <when>', 'colour on the terminal').choices(['auto', 'always', 'never']).default('auto'),
    )
    .option('--quiet', 'nothing but the result and errors', false)
    .option('--verbose', 'each call to the platform, and diffs in full', false);

export const fileOptions = (command: Command): Command =>
  command
    .argument('[paths...]', 'files or folders (default: what the config says, else policies/)')
    .option('--config <file>', 'the config (default: ifmatch.yaml)')
    .option('--deployment <slug>', 'only the bundles of this deployment');

export const connectionOptions = (command: Command): Command =>
  command
    .option('--base-url <url>', "the platform's address (default: $IFMATCH_BASE_URL)")
    .option('--sandbox', 'an embedded platform in place of a remote one', false)
    .option('--sandbox-db <file>', 'keep the embedded platform in this file (implies --sandbox)');

export const outputOptions = (command: Command, choices: readonly Format[] = formats): Command =>
  command
    .addOption(new Option('--format <name>', 'how the result is written').choices(choices).default('terminal'))
    .option('--output <file>', 'write the result to this file');

export const consentOptions = (command: Command): Command =>
  command
    .option('--max-deletes <n>', 'allow so many deletes in a bundle', wholeNumber(0, 1_000_000))
    .option('--max-delete-percent <n>', "allow this share of a bundle's objects to be deleted", wholeNumber(0, 100))
    .option('--allow-empty', 'allow a bundle to become empty', false)
    .option('--allow-protected <slug>', 'allow a protected policy to be deleted or weakened (repeatable)', collect, [])
    .option('--allow-looser', 'allow changes that loosen enforcement', false);

/** A parser for a whole number within bounds. */
export const wholeNumber =
  (min: number, max: number) =>
  (text: string): number => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < min || value > max)
      throw new InvalidArgumentError(`It must be a whole number from ${String(min)} to ${String(max)}.`);
    return value;
  };

const collect = (text: string, soFar: readonly string[]): string[] => [...soFar, text];

export const withExample = (command: Command, line: string): Command =>
  command.addHelpText('after', `\nExample:\n  $ ${line}`);

export const wantedOf = (paths: readonly string[], { config, deployment }: FileFlags): Wanted => ({
  paths,
  config: config ?? null,
  deployment: deployment ?? null,
});

export function consentOf(flags: ConsentFlags): Consent {
  const { maxDeletes, maxDeletePercent, allowEmpty, allowProtected, allowLooser } = flags;
  return {
    maxDeletes: maxDeletes ?? null,
    maxDeletePercent: maxDeletePercent ?? null,
    allowEmpty,
    allowProtected,
    allowLooser,
  };
}

/** What the next command must repeat to be about the same files and the same platform. The address is left out: it belongs into the environment. */
export function againOf(paths: readonly string[], flags: GlobalFlags & FileFlags & Partial<ConnectionFlags>): string {
  const { directory, config, deployment, sandbox = false, sandboxDb } = flags;
  const words = [
    ...(directory === '.' ? [] : ['-C', directory]),
    ...paths,
    ...(config === undefined ? [] : ['--config', config]),
    ...(deployment === undefined ? [] : ['--deployment', deployment]),
    ...(sandbox && sandboxDb === undefined ? ['--sandbox'] : []),
    ...(sandboxDb === undefined ? [] : ['--sandbox-db', sandboxDb]),
  ];
  return words.map(quoted).join(' ');
}

const quoted = (word: string): string =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
