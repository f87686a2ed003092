import { Command } from 'commander';
import { withExample } from '../options.ts';

/** Without its operations, which are added when the command is typed. */
export function apiCommand(): Command {
  const command = new Command('api').description('call any operation of the API').usage('<operation> [options]');
  return withExample(command, 'ifmatch api listFindings --severities critical --all --format ndjson')
    .argument('[operation]')
    .action(() => command.outputHelp());
}
