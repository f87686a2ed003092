import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import type { SchemaName } from '../../commands/schema.ts';
import { UsageError } from '../../domain/errors.ts';
import { schemaFolder } from '../../domain/editor-schemas.ts';
import { SandboxError } from '../../sandbox/errors.ts';
import { parseQuirks, quirks } from '../../sandbox/quirks.ts';
import { seedDescriptions } from '../../sandbox/seed/names.ts';
import type { Suggestions } from '../../domain/suggestions.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { configIn, connectionOptions, type Flags, scopeOptions, wholeNumber, withExample } from '../options.ts';
import { deliver, type Session } from '../session.ts';

// Commands beside the policies: sandbox, api, schema and demo.

type SandboxFlags = Flags & { port: number; db?: string; seed: string; quirk: string[] };

export function sandboxCommand(session: Session): Command {
  const command = new Command('sandbox').description('serve an embedded platform on 127.0.0.1');
  withExample(command, 'ifmatch sandbox --db platform.db')
    .addOption(new Option('--port <n>', 'the port').argParser(wholeNumber(0, 65_535)).default(0, 'any free one'))
    .option('--db <file>', 'keep the state in this file (default: in memory)')
    .option('--seed <name[:findings]>', 'content of a new platform, and its first deployment', 'acme')
    .addOption(
      new Option('--quirk <name>', 'simulate a quirk of other platforms (repeatable)')
        .argParser(addQuirk)
        .default([], 'none'),
    )
    .addOption(
      new Option('--format <name>', 'terminal prints one token, json those of all deployments')
        .choices(['terminal', 'json'])
        .default('terminal'),
    )
    .addHelpText('after', () =>
      [listOf('Seeds', seedDescriptions), deploymentHelp, listOf('Quirks', quirks)].join('\n'),
    );
  return session.runs(command, async (flags: SandboxFlags, runtime) => {
    const { sandbox } = await import('../../commands/sandbox.ts');
    const { port, seed, quirk, format } = flags;
    if (flags.db !== undefined) runtime.refuseLinks(flags.db);
    const db = flags.db === undefined ? null : runtime.absolute(flags.db);
    await sandbox({ port, db, seed, quirks: quirk, json: format === 'json' }, runtime, runtime.stop());
    return 0;
  });
}

function addQuirk(name: string, soFar: readonly string[]): string[] {
  try {
    parseQuirks([name]);
  } catch (error) {
    // Thrown only for an unknown name.
    throw new InvalidArgumentError(error instanceof SandboxError ? error.message : String(error));
  }
  return [...soFar, name];
}

/** Names and meanings in two columns. */
function listOf(title: string, words: Readonly<Record<string, string>>): string {
  const width = Math.max(...Object.keys(words).map((name) => name.length)) + 2;
  const lines = Object.entries(words).map(([name, message]) => `  ${name.padEnd(width)}${message}`);
  return ['', `${title}:`, ...lines].join('\n');
}

const deploymentHelp = `
Deployments:
  Every seed serves acme, globex, initech and hooli. --format json prints each with its tokens: "token" (API token),
  "userToken" (JSON Web Token of a user) and "tokenWithoutWebApi" (API token without the Web API permission: 404).
  Try one with its own token, for example: IFMATCH_API_TOKEN=<token of globex> ifmatch api listLegacyPolicies`;

/** Without its operations, which are added when the command is typed. */
export function apiCommand(): Command {
  const command = new Command('api').description('call any operation of the API').usage('<operation> [options]');
  return withExample(command, 'ifmatch api listFindings --severities critical --all --format ndjson')
    .argument('[operation]')
    .action(() => command.outputHelp());
}

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
  return session.runs(scopeOptions(command), async (flags: SchemaFlags, runtime, [name = null]) => {
    const { schema, writeSchemas } = await import('../../commands/schema.ts');
    const { write, fromPlatform = false, deployment = null } = flags;
    if (write === undefined) {
      if (fromPlatform) throw new UsageError('--from-platform goes with --write.', { fix: 'Add --write.' });
      deliver(schema(name as SchemaName | null, runtime), flags, runtime);
      return 0;
    }
    const suggestions = fromPlatform
      ? await suggestionsOf({ config: configIn(flags, runtime), deployment }, runtime)
      : null;
    deliver(writeSchemas(write === true ? runtime.asTyped(schemaFolder) : write, suggestions, runtime), flags, runtime);
    return 0;
  });
}

async function suggestionsOf(
  options: { readonly config: string | null; readonly deployment: string | null },
  runtime: Runtime,
): Promise<Suggestions> {
  const { platformSuggestions } = await import('../../commands/platform-suggestions.ts');
  return platformSuggestions(options, runtime);
}

export function demoCommand(session: Session): Command {
  const command = new Command('demo').description(
    'show the main workflow against a sandbox, in a minute, offline; --verbose shows everything',
  );
  return session.runs(withExample(command, 'ifmatch demo'), async ({ color, verbose = false }: Flags, runtime) => {
    const { demo } = await import('../../commands/demo.ts');
    return demo(runtime, { color: runtime.terminal.wantsColor(color), verbose });
  });
}
