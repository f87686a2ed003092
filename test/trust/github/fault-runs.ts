import * as story from '../../github/action-faults/reviewed.ts';
import type { Rig } from '../../github/rig/rig.ts';
import type { Run } from '../../github/rig/runner/run.ts';
import { difference } from '../resources/tally.ts';
import type { Trouble } from './faults.ts';

/** What every run owes to whoever reads its end: a red one says why, a green one gives no reason, and neither is a bug. */
export function dishonest(run: Run): string | null {
  const reason = run.outputs['failure-reason'] ?? '';
  const told = run.shown.some(({ level }) => level === 'error');
  const facts = { reason: reason !== '', told, errors: run.errors.length };
  if (/bug in ifmatch|\n {4}at /.test(run.log)) return `a bug: ${run.log.slice(0, 500)}`;
  if (run.code !== 0 && run.code !== 1) return `exit code ${String(run.code)}`;
  return difference(facts, { reason: run.code === 1, told: run.code === 1, errors: 0 });
}

const isNotWritten = ({ annotations }: Run): boolean =>
  annotations.some(({ message }) => message.includes('The comment could not be written: '));

export async function previewWith(rig: Rig, { operation, fault, times, passes }: Trouble): Promise<string | null> {
  const number = await story.openPull(rig);
  const puts = rig.platform.log().length;
  rig.fault(operation, fault, { times });
  const run = await story.preview(rig, number);
  rig.clearFaults();
  const isClosed = operation === 'repos/get-content' && !passes;
  const facts = {
    outcome: run.outputs['outcome'],
    comments: (await story.ourComments(rig, number)).length,
    notWritten: isNotWritten(run),
    puts: rig.platform.log().length - puts,
  };
  const wanted = {
    outcome: isClosed ? 'failed' : 'changes',
    comments: passes ? 1 : 0,
    notWritten: !passes && !isClosed,
    puts: 0,
  };
  await rig.pulls.close(number);
  return dishonest(run) ?? difference(facts, wanted);
}

/** Without these an apply cannot know what was reviewed: it must send nothing. */
const closing: ReadonlySet<string> = new Set([
  'git/get-ref',
  'repos/list-pull-requests-associated-with-commit',
  'repos/get-content',
  'issues/list-comments',
]);

/** A pull request that was previewed without trouble, and merged. */
export async function merged(rig: Rig): Promise<story.Reviewed> {
  const number = await story.openPull(rig);
  const run = await story.preview(rig, number);
  if (run.outputs['outcome'] !== 'changes') throw new Error(`a story did not begin: ${run.log}`);
  return { number, push: await rig.pulls.merge(number, 'squash'), version: story.versionOf(run) };
}

export async function applyWith(rig: Rig, { operation, fault, times, passes }: Trouble): Promise<string | null> {
  const reviewed = await merged(rig);
  const before = rig.platform.log().length;
  rig.fault(operation, fault, { times });
  const run = await story.apply(rig, reviewed);
  rig.clearFaults();
  const isClosed = closing.has(operation) && !passes;
  const wrong = dishonest(run) ?? wrongApply(rig, run, before, reviewed.version, isClosed ? 'failed' : 'applied');
  if (wrong !== null || !isClosed) return wrong;
  // The record is where it was: running the job again goes on.
  const again = await rig.rerun(run);
  const late = dishonest(again) ?? wrongApply(rig, again, before, reviewed.version, 'applied');
  return late === null ? null : `run again: ${late}`;
}

/** The report, the platform's log and the reviewed version agree. */
function wrongApply(rig: Rig, run: Run, before: number, version: string, outcome: string): string | null {
  const puts = rig.platform.log().slice(before);
  const facts = {
    outcome: run.outputs['outcome'],
    stored: puts.filter(({ status }) => status === 200).length,
    versions: puts.map(({ if_match: sent }) => sent),
  };
  const stored = outcome === 'applied' ? 1 : 0;
  return difference(facts, { outcome, stored, versions: stored === 1 ? [version] : [] });
}
