import { type Command, InvalidArgumentError, Option } from 'commander';
import type { Consent } from '../domain/consent.ts';
import { defaultImpactLimits, type ImpactLimits } from '../domain/impact.ts';
import type { Wanted } from '../commands/load.ts';
import type { World } from '../world.ts';
import { filledList } from './filled.ts';

/** Flags as they were typed, by the names that commander gives them. */
export type GlobalFlags = { directory: string; color: 'auto' | 'always' | 'never'; quiet?: true; verbose?: true };
export type FileFlags = { config?: string; deployment?: string };
export type ConnectionFlags = { baseUrl?: string; sandbox?: true; sandboxDb?: string };
export type OutputFlags = { format: Format; output?: string };
export type ConsentFlags = {
  maxDeletes?: number;
  maxDeletePercent?: number;
  allowEmpty?: true;
  allowProtected: string[];
  allowLooser?: true;
};
export type StrictFlags = { strict?: true };
export type BaseFlags = { base?: string };
export type ImpactFlags = { impact?: true; impactLimit?: number };

export const formats = ['terminal', 'markdown', 'json', 'html', 'sarif', 'github'] as const;
export type Format = (typeof formats)[number];

export const globalOptions = (command: Command): Command =>
  command
    .option('-C, --directory <dir>', 'run as if started in this folder', '.')
    .addOption(
      new Option('--color <when>', 'colour on the terminal').choices(['auto', 'always', 'never']).default('auto'),
    )
    .option('--quiet', 'nothing but the result and errors')
    .option('--verbose', 'each call to the platform, and diffs in full');

export const fileOptions = (command: Command): Command =>
  command
    .argument('[paths...]', 'files or folders (default: what the config says, else policies/)', filledList)
    .option('--config <file>', 'the config (default: ifmatch.yaml)')
    .option('--deployment <slug>', 'only the bundles of this deployment');

export const connectionOptions = (command: Command): Command =>
  command
    .option('--base-url <url>', "the platform's address (default: $IFMATCH_BASE_URL)")
    .addOption(new Option('--sandbox', 'an embedded platform in place of a remote one').conflicts('baseUrl'))
    .addOption(
      new Option('--sandbox-db <file>', 'keep the embedded platform in this file (implies --sandbox)').conflicts(
        'baseUrl',
      ),
    );

export const outputOptions = (command: Command, choices: readonly Format[] = formats): Command =>
  command
    .addOption(new Option('--format <name>', 'how the result is written').choices(choices).default('terminal'))
    .option('--output <file>', 'write the result to this file');

export const consentOptions = (command: Command): Command =>
  command
    .option(
      '--max-deletes <n>',
      'allow so many objects of a bundle to be deleted or weakened',
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
        .argParser(filledList)
        .default([], 'none'),
    )
    .option('--allow-looser', 'allow changes that loosen enforcement');

/** The platform gives no page of fewer than 100 findings. */
export const impactOptions = (command: Command): Command =>
  command
    .option('--impact', 'estimate which open findings the changes match and block')
    .option(
      '--impact-limit <n>',
      `read so many findings for that (default: ${String(defaultImpactLimits.findings)}; implies --impact)`,
      wholeNumber(100, 1_000_000),
    );

/** For commands that only look: an apply goes by its guards. */
export const strictOption = (command: Command): Command =>
  command.option('--strict', 'exit with 3 when there are warnings');

export const baseOptions = (command: Command): Command =>
  command.option('--base <ref>', 'tell the changes since this commit or branch from edits on the platform');

/** A parser for a whole number within bounds. */
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

export const wantedOf = (paths: readonly string[], { config, deployment }: FileFlags, { source }: World): Wanted => ({
  source,
  paths,
  config: config ?? null,
  deployment: deployment ?? null,
  judge: null,
});

export const consentOf = (flags: ConsentFlags): Consent => ({
  maxDeletes: flags.maxDeletes ?? null,
  maxDeletePercent: flags.maxDeletePercent ?? null,
  allowEmpty: flags.allowEmpty === true,
  allowProtected: flags.allowProtected,
  allowLooser: flags.allowLooser === true,
});

/** Null: nobody asked for the impact. */
export const impactLimitsOf = ({ impact, impactLimit }: ImpactFlags): ImpactLimits | null =>
  impact === true || impactLimit !== undefined
    ? { ...defaultImpactLimits, ...(impactLimit === undefined ? {} : { findings: impactLimit }) }
    : null;
