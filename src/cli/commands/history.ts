import { Command } from 'commander';
import { UsageError } from '../../domain/errors.ts';
import { exitCodes } from '../../domain/exit-codes.ts';
import type { History } from '../../domain/history.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { pluralize } from '../../util/text.ts';
import { type Flags, parseNonEmpty, outputOptions, rerunArgs, wholeNumber, withExample } from '../options.ts';
import type { Session } from '../session.ts';
import { writeResult, terminalStyle, programName } from '../output.ts';

type HistoryFlags = Flags & { pending?: true; from?: string; limit?: number };

/** The number of commits to read by default. Each costs one to four requests, and GitHub allows 5,000 in an hour. */
const defaultLimit = 100;

export function historyCommand(session: Session): Command {
  const command = new Command('history').description(
    'show what was applied when, by which pull request, author, approvers and run',
  );
  withExample(outputOptions(command, ['terminal', 'json']), 'ifmatch history --deployment acme --format json')
    .argument('[folder]', 'read the plan files of applies in this folder instead of GitHub', parseNonEmpty)
    .option('--deployment <slug>', 'only what is about this deployment')
    .option('--pending', 'only what is merged and not applied; exit with 2 if there is any')
    .option(
      '--limit <n>',
      `read at most this many commits of the default branch (default: ${String(defaultLimit)})`,
      wholeNumber(1, 1000),
    )
    .option('--from <commit>', 'begin at this commit instead of the newest one', parseNonEmpty);
  return session.setAction(command, async (flags: HistoryFlags, runtime, [folder]) => {
    const { pending = false, format } = flags;
    const history =
      folder === undefined ? await historyFromGitHub(flags, runtime) : await historyFromFiles(folder, flags, runtime);
    if (format === 'json') {
      const { renderHistoryJson } = await import('../../report/formats/json/history.ts');
      writeResult(renderHistoryJson(history), flags, runtime);
    } else {
      const { renderHistory } = await import('../../report/formats/terminal/history.ts');
      const emptyText = pending ? 'Every merge is settled.' : 'Nothing was applied.';
      writeResult(renderHistory(history, { ...terminalStyle(flags, runtime), emptyText }), flags, runtime);
    }
    if (history.end !== null) runtime.terminal.printNote(olderCommitsHint(history.end, flags, runtime));
    return pending && history.entries.length > 0 ? 2 : exitCodes.applied;
  });
}

async function historyFromGitHub(flags: HistoryFlags, runtime: Runtime): Promise<History> {
  const { history } = await import('../../commands/history/history.ts');
  const { deployment = null, pending = false, from = null, limit = defaultLimit, verbose = false } = flags;
  return history({ deployment, pending, from, limit, verbose }, runtime);
}

async function historyFromFiles(folder: string, flags: HistoryFlags, runtime: Runtime): Promise<History> {
  for (const name of ['pending', 'limit', 'from'] as const) {
    if (flags[name] === undefined) continue;
    throw new UsageError(`--${name} is about merges on GitHub, and plan files know of none.`, {
      fix: `Leave --${name} out, or the folder.`,
    });
  }
  const { historyOfFiles } = await import('../../commands/history/history-of-files.ts');
  return historyOfFiles(folder, flags.deployment ?? null, runtime);
}

function olderCommitsHint({ read, next }: NonNullable<History['end']>, flags: HistoryFlags, { env }: Runtime): string {
  const options = [
    ...(flags.pending === true ? ['--pending'] : []),
    ...(flags.limit === undefined ? [] : [`--limit ${String(flags.limit)}`]),
    rerunArgs([], flags),
  ];
  const command = [programName(env), 'history', '--from', next, ...options].filter((word) => word !== '').join(' ');
  return `${pluralize(read, 'commit was', 'commits were')} read. Older ones: ${command}`;
}
