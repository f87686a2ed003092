import { resolve } from 'node:path';
import { Command } from 'commander';
import {
  againOf,
  type BaseFlags,
  baseOptions,
  type ConnectionFlags,
  connectionOptions,
  type ApprovalFlags,
  approvalOf,
  approvalOptions,
  type FileFlags,
  fileOptions,
  filledFile,
  type GlobalFlags,
  type ImpactFlags,
  impactLimitsOf,
  impactOptions,
  type OutputFlags,
  outputOptions,
  type StrictFlags,
  strictOption,
  wantedOf,
  withExample,
} from '../options.ts';
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
        const [{ preview }, { Git }] = await Promise.all([
          import('../../commands/preview.ts'),
          import('../../runtime/git.ts'),
        ]);
        const git = new Git(resolve(session.parts.cwd, flags.directory), session.parts.env);
        const base = flags.base === undefined ? null : { name: flags.base, git, tip: 'HEAD' };
        const wanted = { base, limits: impactLimitsOf(flags) };
        const run = {
          command: 'preview',
          flags,
          runtime,
          env: session.parts.env,
          again: againOf(paths, flags),
          save: flags.out ?? null,
          strict: flags.strict === true,
        } as const;
        const options = { ...wantedOf(paths, flags, runtime), approval: approvalOf(flags) };
        await session.finish(run, () => preview(options, runtime, wanted), flags.exitCode === true);
      });
    });
}
