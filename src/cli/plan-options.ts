import { type Command, InvalidArgumentError, Option } from 'commander';
import { defaultImpactLimits, type ImpactLimits } from '../domain/impact.ts';
import type { Approval } from '../domain/settings.ts';
import { type ApprovalFlags, nonEmpty, nonEmptyList, wholeNumber } from './options.ts';

export type BaseFlags = { base?: string };

export type ImpactFlags = { impact?: true; impactLimit?: number };

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

export const baseOptions = (command: Command): Command =>
  command.option('--base <ref>', 'separate the changes since this commit or branch from edits on the platform');

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

/** Parses a file that is written beside the result, which alone may go to standard output. */
export function filledFile(text: string): string {
  if (text === '-')
    throw new InvalidArgumentError('Only --output takes - for standard output. For a file of that name write ./-');
  return nonEmpty(text);
}
