import { Command, Option } from 'commander';
import { type PolicySource, policySources, type WorkflowChoice, workflowChoices } from '../../commands/init/options.ts';
import { connectionOptions, type Flags, collectNonEmpty, rerunArgs, withExample } from '../options.ts';
import type { Session } from '../session.ts';
import { terminalStyle, programName } from '../output.ts';

type InitFlags = Omit<Flags, 'deployment'> & {
  deployment?: string[];
  policies?: PolicySource;
  fromPlatform?: true;
  workflow?: WorkflowChoice;
  action?: string;
  update?: true;
  force?: true;
};

const conflictsWithUpdate = ['action', 'deployment', 'policies', 'fromPlatform', 'workflow', 'force'];

export function initCommand(session: Session): Command {
  const command = new Command('init').description('set up a repository: config, first policies, workflows');
  withExample(connectionOptions(command), 'ifmatch init --from-platform')
    .addOption(
      new Option(
        '--deployment <slug>',
        'a deployment that the files are for (repeatable; default: all that the token sees)',
      ).argParser(collectNonEmpty),
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
    .addOption(
      new Option('--update', 'only renew the copy of the action in this repository').conflicts(conflictsWithUpdate),
    )
    .option('--force', 'replace files of ours that differ');
  return session.setAction(command, async (flags: InitFlags, runtime) => {
    const [{ init }, { checkAction }] = await Promise.all([
      import('../../commands/init/init.ts'),
      import('../../commands/init/action-copy.ts'),
    ]);
    const { deployment: deployments = [], policies = null, workflow = null, force = false, directory } = flags;
    // The next commands read the deployments from the config that this one writes.
    const { deployment: _, ...repeatedFlags } = flags;
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
      directoryOption: rerunArgs([], { directory }),
      repeatedOptions: rerunArgs([], repeatedFlags),
    } as const;
    const { text, isComplete } = await init(options, runtime, terminalStyle(repeatedFlags, runtime));
    runtime.terminal.print(text);
    return isComplete ? 0 : 1;
  });
}
