import { Command } from 'commander';
import {
  rerunArgs,
  type FileFlags,
  fileOptions,
  type GlobalFlags,
  type OutputFlags,
  outputOptions,
  type StrictFlags,
  strictOption,
  wantedOf,
  withExample,
} from '../options.ts';
import type { Session } from '../session.ts';

type Flags = GlobalFlags & FileFlags & OutputFlags & StrictFlags;

export function validateCommand(session: Session): Command {
  const command = new Command('validate').description('check the files, without network access');
  withExample(strictOption(outputOptions(fileOptions(command))), 'ifmatch validate policies/remediation');
  return command.action(async (paths: string[]) => {
    const flags = command.optsWithGlobals<Flags>();
    await session.inRuntime(flags, async (runtime) => {
      const { validate } = await import('../../commands/validate.ts');
      const againWith = (some: readonly string[]): string => rerunArgs(some, flags);
      const run = {
        command: 'validate',
        flags,
        runtime,
        env: session.parts.env,
        again: againWith(paths),
        againWith,
        strict: flags.strict === true,
      } as const;
      await session.finish(run, () => validate(wantedOf(paths, flags, runtime), runtime));
    });
  });
}
