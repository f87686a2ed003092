import { Command } from 'commander';
import { defaultImpactBudget, type ImpactBudget } from '../../domain/impact.ts';
import { exitCodes } from '../../domain/exit-codes.ts';
import { completeApproval } from '../../domain/guards.ts';
import type { PreviewOptions } from '../../commands/preview.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import {
  fileOptions,
  parseOutputFile,
  type Flags,
  planOptions,
  toSelection,
  strictOption,
  wholeNumber,
  withExample,
} from '../options.ts';
import type { Session } from '../session.ts';
import { type PreviewRun, runAndReport } from '../run-and-report.ts';

type PreviewFlags = Flags & { out?: string; exitCode?: true; base?: string; impact?: true; impactLimit?: number };

export function previewCommand(session: Session): Command {
  const command = new Command('preview')
    .aliases(['plan', 'diff'])
    .description('show what an apply would create, update and delete');
  withExample(planOptions(fileOptions(command)), 'ifmatch preview --out plan.json')
    .option('--impact', 'estimate which open findings the changes match and block')
    .option(
      '--impact-limit <n>',
      `read at most this many findings (default: ${String(defaultImpactBudget.findings)}; implies --impact)`,
      // The platform's smallest page has 100 findings.
      wholeNumber(100, 1_000_000),
    )
    .option(
      '--base <ref>',
      'separate the changes since this commit or branch from edits on the platform, under its guards and tests',
    );
  strictOption(command)
    .option('--out <file>', 'save the plan, for `ifmatch apply FILE`', parseOutputFile)
    .option('--exit-code', 'exit with 2 when there are changes, and with 5 when a guard stops them');
  return session.setAction(command, async (flags: PreviewFlags, runtime, paths) => {
    const { preview } = await import('../../commands/preview.ts');
    const run: PreviewRun = { command: 'preview', flags, runtime, paths, planPath: flags.out ?? null };
    const options: PreviewOptions = {
      ...toSelection(paths, flags, runtime),
      approval: completeApproval(flags),
      base: await openBase(flags, runtime),
      impactBudget: impactBudget(flags),
      failsOnGuards: flags.exitCode === true,
    };
    const codes = flags.exitCode === true ? { ...exitCodes, changes: 2 } : exitCodes;
    return runAndReport(run, () => preview(options, runtime), codes);
  });
}

/** Git loads only for a preview with a base. */
async function openBase({ base }: PreviewFlags, { root, env }: Runtime) {
  if (base === undefined) return null;
  const { Git } = await import('../../runtime/git.ts');
  return { name: base, git: new Git(root, env), tip: 'HEAD' };
}

/** Null without `--impact`. */
const impactBudget = ({ impact, impactLimit }: PreviewFlags): ImpactBudget | null =>
  impact === true || impactLimit !== undefined
    ? { ...defaultImpactBudget, ...(impactLimit === undefined ? {} : { findings: impactLimit }) }
    : null;
