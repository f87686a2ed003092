import { Command } from 'commander';
import { type Flags, fileOptions, outputOptions, strictOption, selectionOf, withExample } from '../options.ts';
import { finish, type Session } from '../session.ts';

export function validateCommand(session: Session): Command {
  const command = new Command('validate').description('check the files, without network access');
  withExample(strictOption(outputOptions(fileOptions(command))), 'ifmatch validate policies/remediation');
  return session.runs(command, async (flags: Flags, runtime, paths) => {
    const { validate } = await import('../../commands/validate.ts');
    const run = { command: 'validate', flags, runtime, paths } as const;
    return finish(run, () => validate(selectionOf(paths, flags, runtime), runtime));
  });
}
