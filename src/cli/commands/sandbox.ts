import { resolve } from 'node:path';
import { Command, InvalidArgumentError, Option } from 'commander';
import { parseQuirks, quirks } from '../../sandbox/quirks.ts';
import { mostFindings } from '../../sandbox/seed/limits.ts';
import { SandboxError } from '../../sandbox/sandbox-error.ts';
import { type GlobalFlags, wholeNumber, withExample } from '../options.ts';
import type { Session } from '../session.ts';

type Flags = GlobalFlags & { port: number; db?: string; seed: string; quirk: string[]; format: 'terminal' | 'json' };

export function sandboxCommand(session: Session): Command {
  const command = new Command('sandbox').description('serve a whole platform on loopback');
  withExample(command, 'ifmatch sandbox --db platform.db');
  return command
    .addOption(new Option('--port <n>', 'the port').argParser(wholeNumber(0, 65_535)).default(0, 'any free one'))
    .option('--db <file>', 'keep the state in this file (default: in memory)')
    .option('--seed <name[:findings]>', 'what a new platform holds', 'acme')
    .addOption(
      new Option('--quirk <name>', 'behave as another platform might (repeatable)')
        .argParser(addQuirk)
        .default([], 'none'),
    )
    .addOption(
      new Option('--format <name>', 'how address and token are written')
        .choices(['terminal', 'json'])
        .default('terminal'),
    )
    .addHelpText('after', seedList)
    .addHelpText('after', quirkList)
    .action(async () => {
      const flags = command.optsWithGlobals<Flags>();
      await session.inWorld(flags, async (world) => {
        const { sandbox } = await import('../../commands/sandbox.ts');
        const { port, seed, quirk, format } = flags;
        const db = flags.db === undefined ? null : resolve(session.parts.cwd, flags.directory, flags.db);
        await sandbox({ port, db, seed, quirks: quirk, json: format === 'json' }, world, session.parts.stop());
      });
    });
}

function addQuirk(name: string, soFar: readonly string[]): string[] {
  try {
    parseQuirks([name]);
  } catch (error) {
    // It throws for nothing else than an unknown name.
    throw new InvalidArgumentError(error instanceof SandboxError ? error.message : String(error));
  }
  return [...soFar, name];
}

const seedList = `
Seeds:
  acme           an organisation with about 50 repositories and 2,000 findings
  acme:<number>  the same with so many findings, up to ${String(mostFindings)}
  empty          the same organisation before anybody wrote a policy or scanned anything`;

const quirkList = (): string => {
  const width = Math.max(...Object.keys(quirks).map((name) => name.length)) + 2;
  return `\nQuirks:\n${Object.entries(quirks)
    .map(([name, says]) => `  ${name.padEnd(width)}${says}`)
    .join('\n')}`;
};
