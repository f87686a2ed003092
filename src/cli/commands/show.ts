import { Command } from 'commander';
import { exitCodes } from '../../domain/exit-codes.ts';
import { configName } from '../../domain/settings.ts';
import type { PlanFile } from '../../generated/types.ts';
import { toJson, escapeTerminal } from '../../report/escape.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { withExample, outputOptions, parseNonEmpty, type Flags } from '../options.ts';
import { writeResult } from '../output.ts';
import { type RunContext, renderers } from '../renderers.ts';
import type { Session } from '../session.ts';

export function showCommand(session: Session): Command {
  const command = new Command('show').description('print a saved plan again, without a token or a network');
  withExample(outputOptions(command), 'ifmatch show plan.json --output plan.html').argument(
    '<plan>',
    'the plan file of a preview, apply or rollback',
    parseNonEmpty,
  );
  return session.setAction(command, async (flags: Flags, runtime, [plan = '']) => {
    const { show } = await import('../../commands/show.ts');
    const { file, outcome, signature, isEdited } = await show(plan, runtime);
    runtime.connections.name = file.platform;
    runtime.config = file.config ?? null;
    const run: RunContext = {
      command: file.command,
      flags: { ...flags, ...connectionFlags(file, runtime) },
      runtime,
      planPath: plan,
    };
    const text = flags.format === 'json' ? `${toJson(file, 2)}\n` : await renderers[flags.format](run, outcome);
    writeResult(text, flags, runtime);
    // An edited plan is reported even with --quiet.
    runtime.terminal.tell(escapeTerminal(signature), isEdited);
    return isEdited ? exitCodes.failed : 0;
  });
}

/** What the next command needs to reach the platform of a plan with its config. */
function connectionFlags({ platform, config }: PlanFile, { env }: Runtime): Partial<Flags> {
  const configFlag = typeof config === 'string' && config !== configName ? { config } : {};
  if (platform === 'sandbox') return { ...configFlag, sandbox: true };
  return platform === null || platform === env['IFMATCH_BASE_URL'] ? configFlag : { ...configFlag, baseUrl: platform };
}
