import { Command } from 'commander';
import {
  type ConnectionFlags,
  connectionOptions,
  type GlobalFlags,
  type OutputFlags,
  outputOptions,
  withExample,
} from '../options.ts';
import type { Session } from '../session.ts';
import { deliver } from '../show.ts';

type Flags = GlobalFlags & ConnectionFlags & OutputFlags & { config?: string };

export function deploymentsCommand(session: Session): Command {
  const command = new Command('deployments').description('list the deployments, for a workflow matrix');
  withExample(connectionOptions(outputOptions(command, ['terminal', 'json'])), 'ifmatch deployments --format json');
  return command.option('--config <file>', 'the config (default: ifmatch.yaml)').action(async () => {
    const flags = command.optsWithGlobals<Flags>();
    await session.inRuntime(flags, async (runtime) => {
      if (flags.output !== undefined) runtime.ensureWritable(flags.output);
      const { deployments } = await import('../../commands/deployments.ts');
      const list = await deployments({ config: flags.config ?? null }, runtime);
      const width = Math.max(...list.map(({ slug }) => slug.length));
      const lines = list.map(({ slug, id }) => (id === null ? slug : `${slug.padEnd(width)}  ${id}`));
      deliver(flags.format === 'json' ? JSON.stringify(list) : lines.join('\n'), flags, runtime);
    });
  });
}
