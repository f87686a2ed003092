import { Command } from 'commander';
import { exitCodes } from '../../domain/exit-codes.ts';
import { type Flags, fileOptions, outputOptions, selectionOf, withExample } from '../options.ts';
import { deliver, finish, lookOf, type Session, tool } from '../session.ts';

const formats = ['terminal', 'json', 'github', 'markdown'] as const;

type TestFlags = Flags & { format: (typeof formats)[number] };

export function testCommand(session: Session): Command {
  const command = new Command('test').description('run the tests and prove the invariants of the policies, offline');
  withExample(outputOptions(fileOptions(command), formats), 'ifmatch test');
  return session.runs(command, async (flags: TestFlags, runtime, paths) => {
    const { test } = await import('../../commands/test.ts');
    const outcome = await test(selectionOf(paths, flags, runtime), runtime);
    if (outcome.kind === 'invalid') return finish({ command: 'validate', flags, runtime, paths }, async () => outcome);
    const { printTests } = await import('../../report/test-report.ts');
    const view = { ...lookOf(flags, runtime), quiet: flags.quiet === true, tool, folder: runtime.repositoryFolder };
    deliver(printTests[flags.format](outcome, view), flags, runtime);
    return outcome.results.every(({ isPassed }) => isPassed) ? exitCodes.valid : exitCodes.invalid;
  });
}
