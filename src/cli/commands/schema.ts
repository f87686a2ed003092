import { Command, Argument, Option } from 'commander';
import type { SchemaName } from '../../commands/schema/schema.ts';
import { schemaFolder } from '../../domain/editor-schemas.ts';
import { UsageError } from '../../domain/errors.ts';
import type { Suggestions } from '../../domain/suggestions.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { type Flags, withExample, connectionOptions, scopeOptions, configPath } from '../options.ts';
import { writeResult } from '../output.ts';
import type { Session } from '../session.ts';

type SchemaFlags = Flags & { write?: string | true; fromPlatform?: true };

const schemaNames = [
  'config',
  'remediation-file',
  'detection-file',
  'test-file',
  'plan',
] as const satisfies readonly SchemaName[];

export function schemaCommand(session: Session): Command {
  const command = new Command('schema').description(
    'print a JSON schema, or write all of them for editors; without a name list them',
  );
  withExample(connectionOptions(command), 'ifmatch schema --write --from-platform')
    .addArgument(new Argument('[name]', 'the schema').choices(schemaNames))
    .option('--output <file>', 'write the schema to this file')
    .addOption(
      new Option('--write [folder]', 'write all schemas for editors into this folder (default: .ifmatch)').conflicts(
        'output',
      ),
    )
    .option(
      '--from-platform',
      'with --write: also suggest what the platform has, such as its rulesets, tags, projects and channels',
    );
  return session.setAction(scopeOptions(command), async (flags: SchemaFlags, runtime, [name = null]) => {
    const { schema, writeSchemas } = await import('../../commands/schema/schema.ts');
    const { write, fromPlatform = false } = flags;
    if (write === undefined) {
      if (fromPlatform) throw new UsageError('--from-platform goes with --write.', { fix: 'Add --write.' });
      const selectedName = schemaNames.find((schemaName) => schemaName === name) ?? null;
      writeResult(schema(selectedName, runtime), flags, runtime);
      return 0;
    }
    const suggestions = fromPlatform ? await readSuggestions(flags, runtime) : null;
    writeResult(
      writeSchemas(write === true ? runtime.asTyped(schemaFolder) : write, suggestions, runtime),
      flags,
      runtime,
    );
    return 0;
  });
}

async function readSuggestions(flags: SchemaFlags, runtime: Runtime): Promise<Suggestions> {
  const { platformSuggestions } = await import('../../commands/schema/platform-suggestions.ts');
  return platformSuggestions({ config: configPath(flags, runtime), deployment: flags.deployment ?? null }, runtime);
}
