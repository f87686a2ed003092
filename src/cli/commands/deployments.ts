import { Command } from 'commander';
import { withExample, connectionOptions, outputOptions, configOption, type Flags, configPath } from '../options.ts';
import { writeResult } from '../output.ts';
import type { Session } from '../session.ts';

export function deploymentsCommand(session: Session): Command {
  const command = new Command('deployments').description('list the deployments, for a workflow matrix');
  withExample(connectionOptions(outputOptions(command, ['terminal', 'json'])), 'ifmatch deployments --format json');
  return session.setAction(configOption(command), async (flags: Flags, runtime) => {
    const { deployments } = await import('../../commands/deployments.ts');
    const list = await deployments({ config: configPath(flags, runtime) }, runtime);
    const width = Math.max(...list.map(({ slug }) => slug.length));
    const lines = list.map(({ slug, id }) => (id === null ? slug : `${slug.padEnd(width)}  ${id}`));
    writeResult(flags.format === 'json' ? JSON.stringify(list) : lines.join('\n'), flags, runtime);
    return 0;
  });
}
