import { Command, Option, InvalidArgumentError } from 'commander';
import { SandboxError } from '../../sandbox/errors.ts';
import { quirks, parseQuirks } from '../../sandbox/quirks.ts';
import { seedDescriptions } from '../../sandbox/seed/names.ts';
import { type Flags, withExample, wholeNumber } from '../options.ts';
import type { Session } from '../session.ts';

type SandboxFlags = Flags & { port: number; db?: string; seed: string; quirk: string[] };

export function sandboxCommand(session: Session): Command {
  const command = new Command('sandbox').description('serve an embedded platform on 127.0.0.1');
  withExample(command, 'ifmatch sandbox --db platform.db')
    .addOption(new Option('--port <n>', 'the port').argParser(wholeNumber(0, 65535)).default(0, 'any free one'))
    .option('--db <file>', 'keep the state in this file (default: in memory)')
    .option('--seed <name[:findings]>', 'content of a new platform, and its first deployment', 'acme')
    .addOption(
      new Option('--quirk <name>', 'simulate a quirk of other platforms (repeatable)')
        .argParser(collectQuirks)
        .default([], 'none'),
    )
    .addOption(
      new Option('--format <name>', 'terminal prints one token, json those of all deployments')
        .choices(['terminal', 'json'])
        .default('terminal'),
    )
    .addHelpText('after', () =>
      [helpSection('Seeds', seedDescriptions), deploymentHelp, helpSection('Quirks', quirks)].join('\n'),
    );
  return session.setAction(command, async (flags: SandboxFlags, runtime) => {
    const { sandbox } = await import('../../commands/sandbox.ts');
    const { port, seed, quirk, format } = flags;
    if (flags.db !== undefined) runtime.refuseLinks(flags.db);
    const db = flags.db === undefined ? null : runtime.absolute(flags.db);
    await sandbox({ port, db, seed, quirks: quirk, json: format === 'json' }, runtime, runtime.stop());
    return 0;
  });
}

function collectQuirks(name: string, earlier: readonly string[]): string[] {
  try {
    parseQuirks([name]);
  } catch (error) {
    // Thrown only for an unknown name.
    throw new InvalidArgumentError(error instanceof SandboxError ? error.message : String(error));
  }
  return [...earlier, name];
}

/** A section of the help with names and their meanings in two columns. */
function helpSection(title: string, meanings: Readonly<Record<string, string>>): string {
  const width = Math.max(...Object.keys(meanings).map((name) => name.length)) + 2;
  const lines = Object.entries(meanings).map(([name, message]) => `  ${name.padEnd(width)}${message}`);
  return ['', `${title}:`, ...lines].join('\n');
}

const deploymentHelp = `
Deployments:
  Every seed serves acme, globex, initech and hooli. --format json prints each with its tokens: "token" (API token),
  "userToken" (JSON Web Token of a user) and "tokenWithoutWebApi" (API token without the Web API permission: 404).
  Try one with its own token, for example: IFMATCH_API_TOKEN=<token of globex> ifmatch api listLegacyPolicies`;
