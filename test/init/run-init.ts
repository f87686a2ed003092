import { Command } from 'commander';
import { initCommand } from '../../src/cli/commands/init.ts';
import { configureCommand, globalOptions } from '../../src/cli/options.ts';
import { Session } from '../../src/cli/session.ts';
import { collectOutput, processParts } from '../rig/run-cli.ts';
import { type Files, UserRepository } from '../rig/user-repository.ts';

/** A new folder with these files and a git repository on `main`, with this remote. */
export function startRepository(remote?: string, files: Files = {}): UserRepository {
  const repository = new UserRepository();
  repository.write(files);
  repository.git('init', '--quiet');
  if (remote !== undefined) repository.git('remote', 'add', 'origin', remote);
  return repository;
}

/** The texts by path that a user would read: without those of git and of the copied action. */
export const userFiles = (repository: UserRepository): Record<string, string> =>
  Object.fromEntries(
    Object.entries(repository.files()).filter(([path]) => !/^(?:\.git|\.github\/actions)\//.test(path)),
  );

export const userPaths = (repository: UserRepository): string[] => Object.keys(userFiles(repository));

export type InitResult = { code: number; text: string; error: unknown };
type Options = { env?: Record<string, string>; folder?: string };

const gitEnvironment = { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' };

/** Runs `ifmatch init`. Returns what it throws, because `main`, which reports errors, has tests of its own. */
export async function runInit(
  repository: UserRepository,
  args: readonly string[] = [],
  { env = {}, folder }: Options = {},
): Promise<InitResult> {
  const { out, end } = collectOutput();
  const parts = processParts({ directory: folder ?? repository.folder, env: { ...gitEnvironment, ...env }, out });
  const session = new Session(parts);
  const program = globalOptions(new Command('ifmatch')).addCommand(initCommand(session));
  for (const command of [program, ...program.commands]) configureCommand(command, parts.streams);
  let error: unknown = null;
  try {
    await program.parseAsync(['init', ...args], { from: 'user' });
  } catch (thrown) {
    error = thrown;
  }
  return { code: session.exitCode, text: await end(), error };
}
