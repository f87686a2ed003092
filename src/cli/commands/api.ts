import { Command } from 'commander';
import { UsageError } from '../../domain/json.ts';
import { withExample } from '../options.ts';
import type { Session } from '../session.ts';

/** Without its operations, which are added when the command is typed. */
export function apiCommand(session: Session): Command {
  const command = new Command('api').description('call any operation of the API').usage('<operation> [options]');
  withExample(command, 'ifmatch api listFindings --severities critical --all --format ndjson');
  return command
    .argument('[operation]', 'its id; `ifmatch api` alone lists them all')
    .allowUnknownOption()
    .allowExcessArguments()
    .action(async (operation: string | undefined) => {
      const { listOperations, similarOperations } = await import('../../commands/api.ts');
      if (operation === undefined) {
        session.parts.streams.out.write(listOperations());
        return;
      }
      if (operation.startsWith('-'))
        throw new UsageError(
          `Options go after the operation: ifmatch api <operation> ${operation.replace(/=.*/s, '')}`,
        );
      const similar = similarOperations(operation);
      const meant = similar.length === 0 ? '' : ` Did you mean ${similar.join(' or ')}?`;
      throw new UsageError(`There is no operation "${operation}".${meant} \`ifmatch api\` lists them all.`);
    });
}
