import { resolve } from 'node:path';
import { Command, Option } from 'commander';
import { type PolicySource, policySources, type WorkflowChoice, workflowChoices } from '../../domain/settings.ts';
import type { Runtime } from '../../runtime.ts';
import {
  rerunArgs,
  type ConnectionFlags,
  connectionOptions,
  nonEmptyList,
  type GlobalFlags,
  withExample,
} from '../options.ts';
import type { Session } from '../session.ts';

type Flags = GlobalFlags &
  ConnectionFlags & {
    deployment?: string[];
    policies?: PolicySource;
    fromPlatform?: true;
    workflow?: WorkflowChoice;
    owners?: string;
    branch?: string;
    vscode: boolean;
    force?: true;
    dryRun?: true;
    yes?: true;
  };

export function initCommand(session: Session): Command {
  const command = new Command('init').description('set up a repository: config, first policies, workflows, owners');
  withExample(connectionOptions(command), 'ifmatch init --from-platform --owners @acme/appsec');
  return command
    .addOption(
      new Option(
        '--deployment <slug>',
        'a deployment that the files are for, or all (repeatable; default: the one that the token sees)',
      ).argParser(nonEmptyList),
    )
    .addOption(
      new Option(
        '--policies <source>',
        'the first policies (default: those of the platform with a token, else none)',
      ).choices(policySources),
    )
    .addOption(new Option('--from-platform', 'start with the policies of the platform').conflicts('policies'))
    .addOption(
      new Option(
        '--workflow <kind>',
        'the workflow for GitHub Actions (default: simple, unless the remote is not GitHub)',
      ).choices(workflowChoices),
    )
    .option('--owners <names>', 'who reviews policy changes, for CODEOWNERS: @org/team, comma-separated')
    .option('--branch <name>', 'the default branch (default: from git)')
    .option('--no-vscode', 'leave .vscode/settings.json alone')
    .option('--force', 'replace files of ours that differ')
    .option('--dry-run', 'only list what would be written')
    .option('--yes', 'do not ask; flags and defaults decide')
    .action(async () => {
      const flags = command.optsWithGlobals<Flags>();
      await session.inRuntime(flags, (runtime) => run(runtime, flags, session));
    });
}

async function run(runtime: Runtime, flags: Flags, session: Session): Promise<void> {
  const [{ init }, { Cancelled }] = await Promise.all([
    import('../../commands/init.ts'),
    import('../../runtime/prompts.ts'),
  ]);
  const { width } = runtime.terminal;
  const look = { width, color: runtime.terminal.wantsColor(flags.color, session.parts.env) };
  const { deployment: _, ...others } = flags;
  const { directory, color } = flags;
  const way = { directory: rerunArgs([], { directory, color }), again: rerunArgs([], others) };
  const options = { given: givenBy(flags), force: flags.force === true, dryRun: flags.dryRun === true, way, look };
  try {
    const { text, ok } = await init(options, await openSite(flags, runtime, session));
    runtime.terminal.print(text);
    session.code = ok ? 0 : 1;
  } catch (error) {
    if (!(error instanceof Cancelled)) throw error;
    // All questions come first, so cancelling leaves nothing behind.
    runtime.terminal.tell('Stopped. Nothing was written.');
    session.code = 1;
  }
}

async function openSite(flags: Flags, runtime: Runtime, { parts: { cwd, env } }: Session) {
  const { Git } = await import('../../runtime/git.ts');
  const folder = resolve(cwd, flags.directory);
  const isEmbedded = flags.sandbox === true || flags.sandboxDb !== undefined;
  const hasAddress = isEmbedded || (flags.baseUrl ?? env['IFMATCH_BASE_URL'] ?? '').trim() !== '';
  return {
    runtime,
    folder,
    git: new Git(folder, env),
    prompts: flags.yes !== true && runtime.terminal.canAsk ? await runtime.terminal.prompts() : null,
    reachable: (slug: string | null) => hasAddress && runtime.connections.has(slug),
  };
}

const givenBy = (flags: Flags) => ({
  deployments: flags.deployment ?? [],
  policies: flags.fromPlatform === true ? ('platform' as const) : (flags.policies ?? null),
  workflow: flags.workflow ?? null,
  owners: flags.owners ?? null,
  branch: flags.branch ?? null,
  editor: flags.vscode,
});
