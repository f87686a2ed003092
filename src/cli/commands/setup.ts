import { Command, Option } from 'commander';
import type { InitOptions } from '../../commands/init.ts';
import { type PolicySource, policySources, type WorkflowChoice, workflowChoices } from '../../domain/settings.ts';
import { worstOf } from '../../domain/preview.ts';
import type { Runtime } from '../../runtime.ts';
import {
  configOption,
  connectionOptions,
  type Flags,
  nonEmptyList,
  outputOptions,
  rerunArgs,
  scopeOptions,
  withExample,
} from '../options.ts';
import { deliver, lookOf, type Session, tool } from '../session.ts';

// Commands that set up a repository and check it: init, doctor and deployments.

type InitFlags = Omit<Flags, 'deployment'> & {
  deployment?: string[];
  policies?: PolicySource;
  fromPlatform?: true;
  workflow?: WorkflowChoice;
  owners?: string;
  branch?: string;
  force?: true;
  dryRun?: true;
  yes?: true;
};

export function initCommand(session: Session): Command {
  const command = new Command('init').description('set up a repository: config, first policies, workflows, owners');
  withExample(connectionOptions(command), 'ifmatch init --from-platform --owners @acme/appsec')
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
    .option('--force', 'replace files of ours that differ')
    .option('--dry-run', 'only list what would be written')
    .option('--yes', 'do not ask; flags and defaults decide');
  return session.runs(command, runInit);
}

async function runInit(flags: Flags & InitFlags, runtime: Runtime): Promise<number> {
  const [{ init }, { Cancelled }, { Git }] = await Promise.all([
    import('../../commands/init.ts'),
    import('../../runtime/prompts.ts'),
    import('../../runtime/git.ts'),
  ]);
  const { root: folder, env, terminal, connections } = runtime;
  const address = flags.baseUrl ?? env['IFMATCH_BASE_URL'] ?? '';
  const hasAddress = connections.isEmbedded || address.trim() !== '';
  const site = {
    runtime,
    folder,
    git: new Git(folder, env),
    prompts: flags.yes !== true && terminal.canAsk ? await terminal.prompts() : null,
    reachable: (slug: string | null) => hasAddress && connections.has(slug),
  };
  try {
    const { text, ok } = await init(initOptions(flags), site, lookOf(flags, runtime));
    terminal.print(text);
    return ok ? 0 : 1;
  } catch (error) {
    if (!(error instanceof Cancelled)) throw error;
    // All questions come first, so cancelling leaves nothing behind.
    terminal.tell('Stopped. Nothing was written.');
    return 1;
  }
}

function initOptions(flags: Flags & InitFlags): InitOptions {
  const { deployment = [], policies = null, workflow = null, owners = '', branch = null, directory } = flags;
  const { deployment: _, force = false, dryRun = false, ...others } = flags;
  return {
    deployments: deployment,
    policies: flags.fromPlatform === true ? 'platform' : policies,
    workflow,
    owners: [...new Set(owners.split(/[\s,]+/).filter(Boolean))],
    branch,
    force,
    dryRun,
    directory: rerunArgs([], { directory }),
    again: rerunArgs([], others),
  };
}

export function doctorCommand(session: Session): Command {
  const command = new Command('doctor').description('check the setup, and show how to fix what is wrong');
  withExample(connectionOptions(outputOptions(command, ['terminal', 'json'])), 'ifmatch doctor --deployment acme');
  return session.runs(scopeOptions(command), async (flags: Flags, runtime) => {
    const [{ doctor }, { renderDoctor, doctorJson }] = await Promise.all([
      import('../../commands/doctor.ts'),
      import('../../render/doctor.ts'),
    ]);
    const { config, deployment = null, baseUrl = null } = flags;
    const options = { config: config === undefined ? null : runtime.insideRoot(config), deployment, baseUrl };
    const checks = await doctor(options, runtime);
    const isJson = flags.format === 'json';
    deliver(isJson ? doctorJson(checks, tool) : renderDoctor(checks, lookOf(flags, runtime)), flags, runtime);
    return worstOf(checks) === 'failed' ? 1 : 0;
  });
}

export function deploymentsCommand(session: Session): Command {
  const command = new Command('deployments').description('list the deployments, for a workflow matrix');
  withExample(connectionOptions(outputOptions(command, ['terminal', 'json'])), 'ifmatch deployments --format json');
  return session.runs(configOption(command), async (flags: Flags, runtime) => {
    const { deployments } = await import('../../commands/deployments.ts');
    const list = await deployments({ config: flags.config ?? null }, runtime);
    const width = Math.max(...list.map(({ slug }) => slug.length));
    const lines = list.map(({ slug, id }) => (id === null ? slug : `${slug.padEnd(width)}  ${id}`));
    deliver(flags.format === 'json' ? JSON.stringify(list) : lines.join('\n'), flags, runtime);
    return 0;
  });
}
