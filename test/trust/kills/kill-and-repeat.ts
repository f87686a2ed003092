import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { request } from 'undici';
import type { PlanFile } from '../../../src/generated/types.ts';
import { runCli } from '../../rig/run-cli.ts';
import { toSentPut, findReviewViolations } from '../proxy/verify-run.ts';
import { type LoggedPut, type ShortKind, toLoggedContent } from '../proxy/put-log.ts';
import { type ProxiedSetup, previewGeneration } from '../proxy/proxied-setup.ts';
import { bundleOfOtherClient, readResults, readReviewed, type ReviewedBundle } from '../proxy/repository.ts';
import type { Tally } from '../resources/tally.ts';
import type { Kill } from './kill-points.ts';
import { type UsualDurations, runAndKill } from './killed-apply.ts';

/** Previews a plan, kills its apply, and runs the same command again. Returns the violations, and whether the process was still running at the kill. */
export async function killAndRepeat(
  kill: Kill,
  generation: number,
  setup: ProxiedSetup,
  { cache, pace: durations, tally }: { cache: string; pace: UsualDurations; tally: Tally },
): Promise<{ killed: boolean; violations: string[] }> {
  await previewGeneration(setup, generation);
  const reviewed = readReviewed(setup.folder);
  const putCountBefore = setup.putLog.length;
  const violations: string[] = [];

  const killed = await runAndKill(kill, setup, cache, durations);
  tally.count(killed ? 'killed' : 'ended before');
  adjustDurations(durations, killed);
  tally.count('drafts left behind', removeDrafts(setup.folder));
  const puts = setup.proxy.exchanges.filter(({ operation }) => operation === 'PUT').map(toSentPut);
  const commitsOfKilledRun = setup.putLog.putsAfter(putCountBefore).filter(isCommit);
  const committedKinds = new Set(commitsOfKilledRun.map(({ kind }) => kind));
  tally.count(`killed with ${String(committedKinds.size)} of 3 bundles written`);

  const undo = puts.length === 0 ? null : findUndo(setup.folder);
  if (undo !== null) violations.push(...(await findRollbackViolations(undo, committedKinds.size, setup)));
  if (undo === null && puts.length > 0) violations.push('a PUT was sent without an undo on disk');

  if (kill.edit !== null) await editAsOtherClient(kill.edit, generation, setup);
  const { puts: laterPuts, ...secondRun } = await runAgain(setup);
  tally.count('PUTs', puts.length + laterPuts.length);
  violations.push(...[...puts, ...laterPuts].flatMap((put) => findReviewViolations(put, reviewed)));
  if (undo !== null && undo !== 'plan.json' && !secondRun.text.includes(`${undo} is the undo of an earlier apply`))
    violations.push(`the second run does not name ${undo}`);
  tally.count('undo files left behind', removeUndoFiles(setup.folder));

  const runs = { reviewed, commitsOfKilledRun, committedKinds, ...secondRun };
  if (kill.edit === null) violations.push(...findConvergenceViolations(runs));
  else violations.push(...findOverwriteViolations(runs, kill.edit, generation));
  return { killed, violations };
}

/** Adapts the durations to the current speed of the machine, so that few kills come too late. */
function adjustDurations(durations: UsualDurations, killed: boolean): void {
  const factor = killed ? 1.01 : 0.85;
  durations.untilConnection *= factor;
  durations.afterConnection *= factor;
}

type BothRuns = {
  readonly reviewed: readonly ReviewedBundle[];
  /** Commits of the killed run, and the kinds that have one. */
  readonly commitsOfKilledRun: readonly LoggedPut[];
  readonly committedKinds: ReadonlySet<ShortKind>;
  /** The exit code, output, results and commits of the second run. */
  readonly code: number;
  readonly text: string;
  readonly results: ReadonlyMap<ShortKind, string>;
  readonly commitsOfSecondRun: readonly LoggedPut[];
};

const isCommit = ({ content }: LoggedPut): boolean => content !== null;

/** Runs the same command again, in this process. */
async function runAgain({ folder, proxy, sandbox, putLog }: ProxiedSetup) {
  proxy.reset();
  const putCountBefore = putLog.length;
  const options = { directory: folder, sandbox: { url: proxy.url, token: sandbox.token } };
  const { code, text } = await runCli(
    ['apply', '--plan', 'plan.json', '--max-delete-percent', '100', '--format', 'json'],
    options,
  );
  const puts = proxy.exchanges.filter(({ operation }) => operation === 'PUT').map(toSentPut);
  return {
    code,
    text,
    results: readResults(text.slice(text.indexOf('{'))),
    puts,
    commitsOfSecondRun: putLog.putsAfter(putCountBefore).filter(isCommit),
  };
}

function findConvergenceViolations({
  reviewed,
  commitsOfKilledRun,
  committedKinds,
  code,
  results,
  commitsOfSecondRun,
}: BothRuns): string[] {
  return [
    ...(code === 0 ? [] : [`the second run ended with ${String(code)}`]),
    ...reviewed.flatMap(({ kind, content }) => {
      const bundleCommits = [...commitsOfKilledRun, ...commitsOfSecondRun].filter((entry) => entry.kind === kind);
      const expected = committedKinds.has(kind) ? 'already-applied' : 'applied';
      return [
        ...(bundleCommits.length === 1 && bundleCommits[0]?.content === content
          ? []
          : [`${kind} has ${String(bundleCommits.length)} commits`]),
        ...(results.get(kind) === expected ? [] : [`${kind} is ${String(results.get(kind))}, not ${expected}`]),
      ];
    }),
  ];
}

/** After an edit by another client, the second run must notice it and send nothing. */
function findOverwriteViolations(
  { reviewed, commitsOfKilledRun, code, results, commitsOfSecondRun }: BothRuns,
  edited: ShortKind,
  generation: number,
): string[] {
  const contentOfOtherClient = toLoggedContent(bundleOfOtherClient(edited, generation));
  const unreviewed = commitsOfKilledRun.filter(
    ({ kind, content }) => reviewed.find((bundle) => bundle.kind === kind)?.content !== content,
  );
  return [
    ...(code === 4 ? [] : [`the second run ended with ${String(code)} although ${edited} was edited`]),
    ...commitsOfSecondRun.map(
      ({ kind, content }) =>
        `${kind} was written after an edit${content === contentOfOtherClient ? ', as it was' : ''}`,
    ),
    ...unreviewed.map(({ kind }) => `${kind} was written as nobody reviewed it`),
    ...(results.get(edited) === 'not-applied' ? [] : [`${edited} was edited and is ${String(results.get(edited))}`]),
  ];
}

/** Edits a bundle on the platform as another client would. */
async function editAsOtherClient(kind: ShortKind, generation: number, { sandbox }: ProxiedSetup): Promise<void> {
  const path = kind === 'remediation' ? 'remediation-policies' : `detection-policy/${kind}`;
  const url = `${sandbox.url}/api/policies/v2/deployments/1234/${path}`;
  const headers = { authorization: `Bearer ${sandbox.token}`, 'content-type': 'application/json' };
  const current = (await (await request(url, { headers })).body.json()) as { state_version: string };
  const body = JSON.stringify({ bundle: bundleOfOtherClient(kind, generation) });
  const put = await request(url, { method: 'PUT', headers: { ...headers, 'if-match': current.state_version }, body });
  await put.body.dump();
  if (put.statusCode !== 200) throw new Error(`the edit was answered with ${String(put.statusCode)}`);
}

const undoFilesIn = (folder: string): string[] =>
  readdirSync(folder).filter((name) => name.startsWith('.ifmatch-undo-'));

/** The file with the undo of a killed run: its own file, or the plan if the run had ended. */
function findUndo(folder: string): string | null {
  const [undoFile] = undoFilesIn(folder);
  if (undoFile !== undefined) return undoFile;
  return readFileSync(join(folder, 'plan.json'), 'utf8').includes('"undo": {') ? 'plan.json' : null;
}

/** A rollback must accept the undo of the killed run, and find exactly the bundles that were written. */
async function findRollbackViolations(
  undo: string,
  committedCount: number,
  { folder, proxy, sandbox }: ProxiedSetup,
): Promise<string[]> {
  const options = { directory: folder, sandbox: { url: proxy.url, token: sandbox.token } };
  const approval = ['--allow-looser', '--allow-no-blocking', '--max-deletes', '9', '--max-delete-percent', '100'];
  const { code, text } = await runCli(['rollback', undo, ...approval, '--format', 'json'], options);
  if (code !== 0) return [`the rollback of ${undo} ended with ${String(code)}: ${text}`];
  const { bundles } = JSON.parse(text) as PlanFile;
  const changed = bundles.filter(({ changes }) => changes.length > 0).length;
  return changed === committedCount
    ? []
    : [`the rollback would undo ${String(changed)} of ${String(committedCount)} bundles`];
}

/** Returns their number. */
function removeUndoFiles(folder: string): number {
  const names = undoFilesIn(folder);
  for (const name of names) rmSync(join(folder, name));
  return names.length;
}

/** Removes incomplete plan files, which the process was writing when it was killed. Returns their number. */
function removeDrafts(folder: string): number {
  const drafts = readdirSync(folder).filter((name) => name.endsWith('.tmp'));
  for (const name of drafts) rmSync(join(folder, name));
  return drafts.length;
}
