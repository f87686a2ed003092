import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { request } from 'undici';
import type { PlanFile } from '../../../src/generated/types.ts';
import { runCli } from '../../rig/run-cli.ts';
import { toPut, reviewViolations } from '../proxy/judge.ts';
import { type LoggedPut, type Kind, textOf } from '../proxy/put-log.ts';
import { type ProxiedSetup, previewGeneration } from '../proxy/proxied-setup.ts';
import { foreignBundle, readResults, readReviewed, type ReviewedBundle } from '../proxy/repository.ts';
import type { Tally } from '../resources/tally.ts';
import type { Kill } from './kill-points.ts';
import { type UsualDurations, runAndKill } from './killed-apply.ts';

/** Previews a plan, kills its apply at the point, and runs the same command again. Returns the violations, and whether the kill came in time. */
export async function killAndRepeat(
  kill: Kill,
  generation: number,
  lane: ProxiedSetup,
  { cache, pace, tally }: { cache: string; pace: UsualDurations; tally: Tally },
): Promise<{ killed: boolean; wrong: string[] }> {
  await previewGeneration(lane, generation);
  const reviewed = readReviewed(lane.folder);
  const start = lane.journal.length;
  const killed = await runAndKill(kill, lane, cache, pace);
  tally.count(killed ? 'killed' : 'ended before');
  adjustDurations(pace, killed);
  tally.count('drafts left behind', removeDrafts(lane.folder));
  const puts = lane.proxy.seen.filter(({ what }) => what === 'PUT').map(toPut);
  const before = lane.journal.entries(start).filter(isCommit);
  const committed = new Set(before.map(({ kind }) => kind));
  tally.count(`killed with ${String(committed.size)} of 3 bundles written`);
  const undo = puts.length === 0 ? null : findUndo(lane.folder);
  const noUndo = undo === null && puts.length > 0 ? ['a PUT was sent without an undo on disk'] : [];
  const unusable = undo === null ? [] : await rollbackViolations(undo, committed.size, lane);
  if (kill.edit !== null) await edit(kill.edit, generation, lane);
  const again = await repeat(lane);
  tally.count('PUTs', puts.length + again.puts.length);
  const all = [...puts, ...again.puts].flatMap((put) => reviewViolations(put, reviewed));
  const truth = { reviewed, before, committed, ...again };
  const isNamed =
    undo === null || undo === 'plan.json' || again.text.includes(`${undo} is the undo of an earlier apply`);
  tally.count('undo files left behind', removeUndoFiles(lane.folder));
  const unnamed = isNamed ? [] : [`the second run does not name ${undo}`];
  const after = kill.edit === null ? convergenceViolations(truth) : overwriteViolations(truth, kill.edit, generation);
  return { killed, wrong: [...all, ...after, ...noUndo, ...unusable, ...unnamed] };
}

/** Adapts to a machine that becomes quicker or slower, so that few kills come too late. */
function adjustDurations(pace: UsualDurations, killed: boolean): void {
  const by = killed ? 1.01 : 0.85;
  pace.start *= by;
  pace.rest *= by;
}

type Truth = {
  readonly reviewed: readonly ReviewedBundle[];
  /** Commits of the killed run, and the kinds that have one. */
  readonly before: readonly LoggedPut[];
  readonly committed: ReadonlySet<Kind>;
  /** Of the second run. */
  readonly code: number;
  readonly text: string;
  readonly results: ReadonlyMap<Kind, string>;
  readonly commits: readonly LoggedPut[];
};

const isCommit = ({ content }: LoggedPut): boolean => content !== null;

/** Runs the same command again, in this process. */
async function repeat({ folder, proxy, sandbox, journal }: ProxiedSetup) {
  proxy.restart();
  const from = journal.length;
  const aim = { directory: folder, sandbox: { url: proxy.url, token: sandbox.token } };
  const { code, text } = await runCli(
    ['apply', '--plan', 'plan.json', '--max-delete-percent', '100', '--format', 'json'],
    aim,
  );
  const puts = proxy.seen.filter(({ what }) => what === 'PUT').map(toPut);
  return {
    code,
    text,
    results: readResults(text.slice(text.indexOf('{'))),
    puts,
    commits: journal.entries(from).filter(isCommit),
  };
}

function convergenceViolations({ reviewed, before, committed, code, results, commits }: Truth): string[] {
  return [
    ...(code === 0 ? [] : [`the second run ended with ${String(code)}`]),
    ...reviewed.flatMap(({ kind, content }) => {
      const own = [...before, ...commits].filter((entry) => entry.kind === kind);
      const expected = committed.has(kind) ? 'already-applied' : 'applied';
      return [
        ...(own.length === 1 && own[0]?.content === content ? [] : [`${kind} has ${String(own.length)} commits`]),
        ...(results.get(kind) === expected ? [] : [`${kind} is ${String(results.get(kind))}, not ${expected}`]),
      ];
    }),
  ];
}

/** After an edit by another client, the second run must notice it and send nothing. */
function overwriteViolations(
  { reviewed, before, code, results, commits }: Truth,
  edited: Kind,
  generation: number,
): string[] {
  const foreign = textOf(foreignBundle(edited, generation));
  const wrong = before.filter(({ kind, content }) => reviewed.find((one) => one.kind === kind)?.content !== content);
  return [
    ...(code === 4 ? [] : [`the second run ended with ${String(code)} although ${edited} was edited`]),
    ...commits.map(
      ({ kind, content }) => `${kind} was written after an edit${content === foreign ? ', as it was' : ''}`,
    ),
    ...wrong.map(({ kind }) => `${kind} was written as nobody reviewed it`),
    ...(results.get(edited) === 'not-applied' ? [] : [`${edited} was edited and is ${String(results.get(edited))}`]),
  ];
}

/** Edits a bundle on the platform as another client would. */
async function edit(kind: Kind, generation: number, { sandbox }: ProxiedSetup): Promise<void> {
  const path = kind === 'remediation' ? 'remediation-policies' : `detection-policy/${kind}`;
  const url = `${sandbox.url}/api/policies/v2/deployments/1234/${path}`;
  const headers = { authorization: `Bearer ${sandbox.token}`, 'content-type': 'application/json' };
  const now = (await (await request(url, { headers })).body.json()) as { state_version: string };
  const body = JSON.stringify({ bundle: foreignBundle(kind, generation) });
  const put = await request(url, { method: 'PUT', headers: { ...headers, 'if-match': now.state_version }, body });
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
async function rollbackViolations(
  undo: string,
  committed: number,
  { folder, proxy, sandbox }: ProxiedSetup,
): Promise<string[]> {
  const aim = { directory: folder, sandbox: { url: proxy.url, token: sandbox.token } };
  const approval = ['--allow-looser', '--allow-no-blocking', '--max-deletes', '9', '--max-delete-percent', '100'];
  const { code, text } = await runCli(['rollback', undo, ...approval, '--format', 'json'], aim);
  if (code !== 0) return [`the rollback of ${undo} ended with ${String(code)}: ${text}`];
  const { bundles } = JSON.parse(text) as PlanFile;
  const changed = bundles.filter(({ changes }) => changes.length > 0).length;
  return changed === committed ? [] : [`the rollback would undo ${String(changed)} of ${String(committed)} bundles`];
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
