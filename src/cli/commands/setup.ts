import { Command, Option } from 'commander';
import { type PolicySource, policySources, type WorkflowChoice, workflowChoices } from '../../commands/init-options.ts';
import { worstStatus } from '../../domain/doctor.ts';
import {
  configIn,
  configOption,
  connectionOptions,
  type Flags,
  nonEmptyList,
  outputOptions,
  rerunArgs,
  scopeOptions,
  withExample,
} from '../options.ts';
import { deliver, lookOf, programName, type Session, tool } from '../session.ts';

// Commands that set up a repository and check it: init, doctor and deployments.

type InitFlags = Omit<Flags, 'deployment'> & {
  deployment?: string[];
  policies?: PolicySource;
  fromPlatform?: true;
  workflow?: WorkflowChoice;
  action?: string;
  update?: true;
  force?: true;
};

const notWithUpdate = ['action', 'deployment', 'policies', 'fromPlatform', 'workflow', 'force'];

export function initCommand(session: Session): Command {
  const command = new Command('init').description('set up a repository: config, first policies, workflows');
  withExample(connectionOptions(command), 'ifmatch init --from-platform')
    .addOption(
      new Option(
        '--deployment <slug>',
        'a deployment that the files are for (repeatable; default: all that the token sees)',
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
    .option(
      '--action <repository>',
      'use a copy of the action that you host, as OWNER/REPO@COMMIT, instead of one in this repository',
    )
    .addOption(new Option('--update', 'only renew the copy of the action in this repository').conflicts(notWithUpdate))
    .option('--force', 'replace files of ours that differ');
  return session.runs(command, async (flags: InitFlags, runtime) => {
    const [{ init }, { checkAction }] = await Promise.all([
      import('../../commands/init.ts'),
      import('../../commands/action-copy.ts'),
    ]);
    const { deployment: deployments = [], policies = null, workflow = null, force = false, directory } = flags;
    const { deployment: _, ...others } = flags;
    const address = flags.baseUrl ?? runtime.env['IFMATCH_BASE_URL'] ?? '';
    const options = {
      deployments,
      policies: flags.fromPlatform === true ? 'platform' : policies,
      workflow,
      action: flags.action === undefined ? null : checkAction(flags.action),
      update: flags.update === true,
      force,
      hasAddress: runtime.connections.isEmbedded || address.trim() !== '',
      program: programName(runtime.env),
      directory: rerunArgs([], { directory }),
      again: rerunArgs([], others),
    } as const;
    const { text, ok } = await init(options, runtime, lookOf(others, runtime));
    runtime.terminal.print(text);
    return ok ? 0 : 1;
  });
}

export function doctorCommand(session: Session): Command {
  const command = new Command('doctor').description('check the setup, and show how to fix what is wrong');
  withExample(connectionOptions(outputOptions(command, ['terminal', 'json'])), 'ifmatch doctor --deployment acme');
  return session.runs(scopeOptions(command), async (flags: Flags, runtime) => {
    const [{ doctor }, { renderDoctor }, { renderDoctorJson }] = await Promise.all([
      import('../../commands/doctor.ts'),
      import('../../report/formats/terminal/doctor.ts'),
      import('../../report/formats/json/doctor.ts'),
    ]);
    const { deployment = null, baseUrl = null } = flags;
    const options = { config: configIn(flags, runtime), deployment, baseUrl };
    const checks = await doctor(options, runtime);
    const isJson = flags.format === 'json';
    deliver(isJson ? renderDoctorJson(checks, tool) : renderDoctor(checks, lookOf(flags, runtime)), flags, runtime);
    return worstStatus(checks) === 'failed' ? 1 : 0;
  });
}

export function deploymentsCommand(session: Session): Command {
  const command = new Command('deployments').description('list the deployments, for a workflow matrix');
  withExample(connectionOptions(outputOptions(command, ['terminal', 'json'])), 'ifmatch deployments --format json');
  return session.runs(configOption(command), async (flags: Flags, runtime) => {
    const { deployments } = await import('../../commands/deployments.ts');
    const list = await deployments({ config: configIn(flags, runtime) }, runtime);
    const width = Math.max(...list.map(({ slug }) => slug.length));
    const lines = list.map(({ slug, id }) => (id === null ? slug : `${slug.padEnd(width)}  ${id}`));
    deliver(flags.format === 'json' ? JSON.stringify(list) : lines.join('\n'), flags, runtime);
    return 0;
  });
}
