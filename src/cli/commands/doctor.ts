import { resolve } from 'node:path';
import { Command } from 'commander';
import { worstOf } from '../../domain/preview.ts';
import { version } from '../../generated/version.ts';
import type { Runtime } from '../../runtime.ts';
import {
  type ConnectionFlags,
  connectionOptions,
  type GlobalFlags,
  type OutputFlags,
  outputOptions,
  withExample,
} from '../options.ts';
import type { Session } from '../session.ts';
import { deliver, lookOf } from '../show.ts';

type Flags = GlobalFlags & ConnectionFlags & OutputFlags & { config?: string; deployment?: string };

export function doctorCommand(session: Session): Command {
  const command = new Command('doctor').description('check the setup, and show how to fix what is wrong');
  withExample(connectionOptions(outputOptions(command, ['terminal', 'json'])), 'ifmatch doctor --deployment acme');
  return command
    .option('--config <file>', 'the config (default: ifmatch.yaml)')
    .option('--deployment <slug>', 'only this deployment')
    .action(async () => {
      const flags = command.optsWithGlobals<Flags>();
      await session.inRuntime(flags, async (runtime) => run(flags, runtime, session));
    });
}

async function run(flags: Flags, runtime: Runtime, session: Session): Promise<void> {
  const [{ doctor, usualLimits }, { Git }, { renderDoctor, doctorJson }] = await Promise.all([
    import('../../commands/doctor.ts'),
    import('../../runtime/git.ts'),
    import('../../render/doctor.ts'),
  ]);
  const { env, cwd } = session.parts;
  if (flags.output !== undefined) runtime.ensureWritable(flags.output);
  const options = {
    config: flags.config === undefined ? null : runtime.insideRoot(flags.config),
    deployment: flags.deployment ?? null,
    baseUrl: flags.baseUrl ?? null,
    sandbox: flags.sandbox === true || flags.sandboxDb !== undefined,
    limits: usualLimits,
  };
  const git = new Git(resolve(cwd, flags.directory), env);
  const checks = await doctor(options, runtime, { env, node: runtime.nodeVersion, git });
  const text =
    flags.format === 'json'
      ? doctorJson(checks, `ifmatch ${version}`)
      : renderDoctor(checks, lookOf(flags, runtime, env));
  deliver(text, flags, runtime);
  session.code = worstOf(checks) === 'failed' ? 1 : 0;
}
