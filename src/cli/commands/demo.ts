import { Command } from 'commander';
import { withExample, type Flags } from '../options.ts';
import type { Session } from '../session.ts';

export function demoCommand(session: Session): Command {
  const command = new Command('demo').description(
    'show the main workflow against a sandbox, in a minute, offline; --verbose shows everything',
  );
  return session.setAction(withExample(command, 'ifmatch demo'), async ({ color, verbose = false }: Flags, runtime) => {
    const { demo } = await import('../../commands/demo.ts');
    return demo(runtime, { color: runtime.terminal.wantsColor(color), verbose });
  });
}
