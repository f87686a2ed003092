import { Command } from 'commander';
import { type GlobalFlags, withExample } from '../options.ts';
import type { Session } from '../session.ts';

export function demoCommand(session: Session): Command {
  const command = new Command('demo').description('show the main workflow against a sandbox, in a minute, offline');
  return withExample(command, 'ifmatch demo').action(async () => {
    const flags = command.optsWithGlobals<GlobalFlags>();
    await session.inRuntime(flags, async (runtime) => {
      const { demo } = await import('../../commands/demo.ts');
      session.code = await demo(runtime, runtime.terminal.wantsColor(flags.color, session.parts.env));
    });
  });
}
