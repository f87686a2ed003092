import { resolve } from 'node:path';
import { Command } from 'commander';
import type { ExplainWanted } from '../../commands/preview.ts';
import {
  type ApprovalFlags,
  rerunArgs,
  type ConnectionFlags,
  connectionOptions,
  type FileFlags,
  fileOptions,
  type GlobalFlags,
  type OutputFlags,
  outputOptions,
  type StrictFlags,
  strictOption,
  wantedOf,
  withExample,
} from '../options.ts';
import {
  type BaseFlags,
  baseOptions,
  approvalOf,
  approvalOptions,
  filledFile,
  type ImpactFlags,
  impactLimitsOf,
  impactOptions,
} from '../plan-options.ts';
import type { Session } from '../session.ts';

type Flags = GlobalFlags &
  FileFlags &
  OutputFlags &
  ConnectionFlags &
  ApprovalFlags &
  ImpactFlags &
  StrictFlags &
  BaseFlags & { out?: string; exitCode?: true };

export function previewCommand(session: Session): Command {
  const command = new Command('preview')
    .aliases(['plan', 'diff'])
    .description('show what an apply would create, update and delete');
  withExample(
    strictOption(baseOptions(impactOptions(approvalOptions(connectionOptions(outputOptions(fileOptions(command))))))),
    'ifmatch preview --out plan.json',
  );
  return command
    .option('--out <file>', 'save the plan, for `ifmatch apply FILE`', filledFile)
    .option('--exit-code', 'exit with 2 when there are changes')
    .action(async (paths: string[]) => {
      const flags = command.optsWithGlobals<Flags>();
      await session.inRuntime(flags, async (runtime) => {
        const { preview } = await import('../../commands/preview.ts');
        const wanted = { base: await baseOf(flags, session), limits: impactLimitsOf(flags) };
        const run = {
          command: 'preview',
          flags,
          runtime,
          env: session.parts.env,
          again: rerunArgs(paths, flags),
          save: flags.out ?? null,
          strict: flags.strict === true,
        } as const;
        const options = { ...wantedOf(paths, flags, runtime), approval: approvalOf(flags) };
        await session.finish(run, () => preview(options, runtime, wanted), flags.exitCode === true);
      });
    });
}

/** Git loads only for a preview with a base. */
async function baseOf({ base, directory }: Flags, { parts }: Session): Promise<ExplainWanted['base']> {
  if (base === undefined) return null;
  const { Git } = await import('../../runtime/git.ts');
  return { name: base, git: new Git(resolve(parts.cwd, directory), parts.env), tip: 'HEAD' };
}
