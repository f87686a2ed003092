import { Command, Option } from 'commander';
import type { FileSelection } from '../../domain/file-selection.ts';
import type { TestResult } from '../../domain/policy-tests.ts';
import { exitCodes } from '../../domain/exit-codes.ts';
import { connectionOptions, type Flags, fileOptions, outputOptions, toSelection, withExample } from '../options.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import type { Session } from '../session.ts';
import { runAndReport } from '../run-and-report.ts';
import { writeResult, terminalStyle, tool } from '../output.ts';

const formats = ['terminal', 'json', 'github', 'markdown'] as const;

type TestFlags = Flags & { format: (typeof formats)[number]; against?: 'platform'; suggest?: true };

export function testCommand(session: Session): Command {
  const command = new Command('test').description('run the tests and prove the invariants of the policies, offline');
  withExample(connectionOptions(outputOptions(fileOptions(command), formats)), 'ifmatch test')
    .addOption(new Option('--against <what>', 'run them over the live policies instead').choices(['platform']))
    .addOption(new Option('--suggest', 'print a test file with invariants that hold').conflicts(['against', 'format']));
  return session.setAction(command, async (flags: TestFlags, runtime, paths) => {
    const selection = toSelection(paths, flags, runtime);
    if (flags.suggest === true) return printSuggestedTests(selection, flags, runtime);
    const { test } = await import('../../commands/test/test.ts');
    const outcome = await test({ ...selection, isAgainstPlatform: flags.against === 'platform' }, runtime);
    if (outcome.kind === 'invalid')
      return runAndReport({ command: 'validate', flags, runtime, paths }, async () => outcome);
    writeResult(await renderers[flags.format](outcome.results, flags, runtime), flags, runtime);
    return outcome.results.every(({ isPassed }) => isPassed) ? exitCodes.valid : exitCodes.invalid;
  });
}

type Renderer = (results: readonly TestResult[], flags: TestFlags, runtime: Runtime) => Promise<string>;

const renderers: Readonly<Record<TestFlags['format'], Renderer>> = {
  async terminal(results, flags, runtime) {
    const { renderTestsTerminal } = await import('../../report/formats/terminal/tests.ts');
    return renderTestsTerminal(results, { ...terminalStyle(flags, runtime), quiet: flags.quiet === true });
  },
  async json(results) {
    const { renderTestsJson } = await import('../../report/formats/json/tests.ts');
    return renderTestsJson(results, tool);
  },
  async github(results, _, runtime) {
    const { renderTestWorkflowCommands } = await import('../../report/formats/annotations.ts');
    return renderTestWorkflowCommands(results, runtime.repositoryFolder);
  },
  async markdown(results) {
    const { renderTestsMarkdown } = await import('../../report/formats/markdown/tests.ts');
    return renderTestsMarkdown(results);
  },
};

async function printSuggestedTests(selection: FileSelection, flags: TestFlags, runtime: Runtime): Promise<number> {
  const { suggest: suggestTests } = await import('../../commands/test/suggest.ts');
  const suggested = await suggestTests(selection, runtime);
  if (suggested.kind === 'invalid')
    return runAndReport({ command: 'validate', flags, runtime, paths: selection.paths }, async () => suggested);
  writeResult(suggested.text, flags, runtime);
  return exitCodes.valid;
}
