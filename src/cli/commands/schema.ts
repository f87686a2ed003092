import { Argument, Command, Option } from 'commander';
import { type GlobalFlags, withExample } from '../options.ts';
import type { Session } from '../session.ts';
import { deliver } from '../show.ts';
import { schema, type SchemaName, schemas, writeSchemas } from '../../commands/schema.ts';
import { schemaFolder } from '../../domain/settings.ts';

type Flags = GlobalFlags & { output?: string; write?: string | true };

export function schemaCommand(session: Session): Command {
  const command = new Command('schema').description(
    'print a JSON schema, or write all of them for editors; without a name list them',
  );
  return withExample(command, 'ifmatch schema remediation-file > remediation-file.schema.json')
    .addArgument(new Argument('[name]', 'the schema').choices(Object.keys(schemas)))
    .option('--output <file>', 'write the schema to this file')
    .addOption(
      new Option('--write [folder]', 'write all schemas for editors into this folder (default: .ifmatch)').conflicts(
        'output',
      ),
    )
    .action(async (name: SchemaName | undefined) => {
      const flags = command.optsWithGlobals<Flags>();
      await session.inRuntime(flags, async (runtime) => {
        if (flags.write !== undefined) {
          const folder = flags.write === true ? schemaFolder : flags.write;
          deliver(writeSchemas(folder, runtime), flags, runtime);
          return;
        }
        if (flags.output !== undefined) runtime.ensureWritable(flags.output);
        deliver(schema(name ?? null, runtime), flags, runtime);
      });
    });
}
