import { Argument, Command } from 'commander';
import { type GlobalFlags, withExample } from '../options.ts';
import type { Session } from '../session.ts';
import { deliver } from '../show.ts';
import { schema, type SchemaName, schemas } from '../../commands/schema.ts';

type Flags = GlobalFlags & { output?: string };

export function schemaCommand(session: Session): Command {
  const command = new Command('schema').description('print a JSON schema, for an editor; without a name list them');
  return withExample(command, 'ifmatch schema remediation-file > remediation-file.schema.json')
    .addArgument(new Argument('[name]', 'the schema').choices(Object.keys(schemas)))
    .option('--output <file>', 'write the schema to this file')
    .action(async (name: SchemaName | undefined) => {
      const flags = command.optsWithGlobals<Flags>();
      await session.inWorld(flags, async (world) => {
        if (flags.output !== undefined) world.ensureWritable(flags.output);
        deliver(schema(name ?? null, world), flags, world);
      });
    });
}
