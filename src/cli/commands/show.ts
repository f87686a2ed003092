import { Command } from 'commander';
import { exitCodes } from '../../domain/exit-codes.ts';
import { configName } from '../../domain/settings.ts';
import type { PlanFile } from '../../generated/types.ts';
import { toJson, escapeTerminal } from '../../report/escape.ts';
import type { Environment } from '../../util/environment.ts';
import { withExample, outputOptions, parseNonEmpty, type Flags } from '../options.ts';
import { writeResult } from '../output.ts';
import { type ReportContext, renderers } from '../renderers.ts';
import type { Session } from '../session.ts';

export function showCommand(session: Session): Command {
  const command = new Command('show').description('print a saved plan again, without a token or a network');
  withExample(outputOptions(command), 'ifmatch show plan.json --output plan.html').argument(
    '<plan>',
    'the plan file of a preview, apply or rollback',
    parseNonEmpty,
  );
  return session.setAction(command, async (flags: Flags, runtime, [planPath = '']) => {
    const { show } = await import('../../commands/show.ts');
    const { file, outcome, signature, isEdited } = await show(planPath, runtime);
    const context: ReportContext = {
      command: file.command,
      flags: { ...flags, ...connectionFlags(file, runtime.env) },
      runtime,
      platform: file.platform,
      config: file.config ?? null,
      paths: [],
      planPath,
      reviewedPlanPath: null,
      isIntermediate: false,
    };
    const text = flags.format === 'json' ? `${toJson(file, 2)}\n` : await renderers[flags.format](context, outcome);
    writeResult(text, flags, runtime);
    // An edited plan is reported even with --quiet.
    runtime.terminal.printNote(escapeTerminal(signature), isEdited);
    return isEdited ? exitCodes.failed : 0;
  });
}

/** The flags with which the next command reaches the platform of a plan and reads its config. */
function connectionFlags({ platform, config }: PlanFile, env: Environment): Partial<Flags> {
  const configFlag = typeof config === 'string' && config !== configName ? { config } : {};
  if (platform === 'sandbox') return { ...configFlag, sandbox: true };
  return platform === null || platform === env['IFMATCH_BASE_URL'] ? configFlag : { ...configFlag, baseUrl: platform };
}
