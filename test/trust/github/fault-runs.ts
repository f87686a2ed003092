import { policyFiles, type Policy } from '../../github/action/stories.ts';
import { type GitHubRig, startGitHubRig } from '../../rig/github/github-rig.ts';
import type { Push } from '../../rig/github/pulls.ts';
import type { Run, RunOptions } from '../../rig/github/runner.ts';
import { describeDifference } from '../resources/tally.ts';
import type { FaultyOperation } from './faulty-operations.ts';

const policyOf = (index: number): Policy => ({ slug: `policy-${String(index)}`, severity: ['low'] });

/** A rig with an empty platform, and the action in the process of the test. */
export const startFaultRig = (): Promise<GitHubRig> =>
  startGitHubRig({ files: policyFiles([policyOf(0)]), platform: { seed: 'empty' } });

let pullCount = 0;

/** Opens a pull request that adds a new policy. Returns its number. */
export async function openPull(rig: GitHubRig): Promise<number> {
  pullCount += 1;
  const policy = policyOf(pullCount);
  return (await rig.pulls.open({ branch: policy.slug, files: policyFiles([policy]) })).number;
}

export const preview = (rig: GitHubRig, pull: number, runOptions: RunOptions = {}): Promise<Run> =>
  rig.preview(pull, runOptions);

/** A pull request that was previewed and merged without faults, and the state version in its preview. */
type MergedReview = { readonly number: number; readonly push: Push; readonly stateVersion: string };

export const apply = (
  rig: GitHubRig,
  { push }: Pick<MergedReview, 'push'>,
  runOptions: RunOptions = {},
): Promise<Run> => rig.run({ event: 'push', push }, runOptions);

/** The state version in the outputs of a run. */
export const stateVersionOf = (run: Run): string =>
  (JSON.parse(run.outputs['state-versions'] ?? '{}') as Record<string, string>)['acme remediation'] ?? '';

/** The bodies of the comments that begin with a hidden line of ifmatch. */
export async function ourComments(rig: GitHubRig, pull: number): Promise<string[]> {
  const comments = rig.comments(pull);
  return comments.map(({ body }) => body).filter((body) => body.startsWith('<!-- ifmatch:'));
}

/**
 * Returns what is wrong with how a run reports its end, or null. A failed run must have a reason and an error annotation, a successful one
 * neither, and no run may end with an internal error.
 */
export function findReportingError(run: Run): string | null {
  const reason = run.outputs['failure-reason'] ?? '';
  const hasErrorAnnotation = run.annotations.some(({ level }) => level === 'error');
  const facts = { hasReason: reason !== '', hasErrorAnnotation };
  if (/bug in ifmatch|\n {4}at /.test(run.log)) return `a bug: ${run.log.slice(0, 500)}`;
  if (run.code !== 0 && run.code !== 1) return `exit code ${String(run.code)}`;
  return describeDifference(facts, { hasReason: run.code === 1, hasErrorAnnotation: run.code === 1 });
}

/** Operations without which a preview cannot start. */
const neededToPreview: ReadonlySet<string> = new Set(['pulls/get', 'git/get-ref']);

const promiseText = 'Merging applies exactly this plan';

export async function previewWithFault(
  rig: GitHubRig,
  { operation, fault, times, isTemporary }: FaultyOperation,
): Promise<string | null> {
  const number = await openPull(rig);
  const putCountBefore = rig.platform.log().length;
  rig.fault(operation, fault, { times });
  const run = await preview(rig, number);
  rig.clearFaults();
  const bodies = await ourComments(rig, number);
  const facts = {
    outcome: run.outputs['outcome'],
    comments: bodies.length,
    promises: bodies.filter((body) => body.includes(promiseText)).length,
    puts: rig.platform.log().length - putCountBefore,
  };
  // If the plan cannot be recorded, the comment stays and says so. After all other faults there is no comment.
  const commentCount = operation === 'repos/create-commit-status' ? 1 : 0;
  const expected = isTemporary
    ? { outcome: 'changes', comments: 1, promises: 1, puts: 0 }
    : { outcome: neededToPreview.has(operation) ? 'failed' : 'refused', comments: commentCount, promises: 0, puts: 0 };
  rig.pulls.close(number);
  return findReportingError(run) ?? describeDifference(facts, expected);
}

/** Operations without which an apply cannot know what was reviewed, so it must send nothing. */
const neededToApply: ReadonlySet<string> = new Set([
  'repos/list-commits',
  'repos/list-pull-requests-associated-with-commit',
  'pulls/list',
  'repos/list-commit-statuses-for-ref',
  'issues/list-comments',
]);

/** Opens a pull request, previews it and merges it, all without faults. Throws if the preview has no changes. */
export async function previewAndMerge(rig: GitHubRig): Promise<MergedReview> {
  const number = await openPull(rig);
  const run = await preview(rig, number);
  if (run.outputs['outcome'] !== 'changes') throw new Error(`a story did not begin: ${run.log}`);
  return { number, push: await rig.pulls.merge(number, 'squash'), stateVersion: stateVersionOf(run) };
}

/** The start of the message of an apply that could not write its comment or its marker. */
const notDoneMessage = /^(?:The comment could not be written: |Commit [0-9a-f]{7} could not be marked as settled)/;

export async function applyWithFault(
  rig: GitHubRig,
  { operation, fault, times, isTemporary }: FaultyOperation,
): Promise<string | null> {
  const reviewed = await previewAndMerge(rig);
  const putCountBefore = rig.platform.log().length;
  rig.fault(operation, fault, { times });
  const run = await apply(rig, reviewed);
  rig.clearFaults();
  const mustSendNothing = neededToApply.has(operation) && !isTemporary;
  const error =
    findReportingError(run) ??
    findApplyError(rig, run, putCountBefore, reviewed.stateVersion, mustSendNothing ? 'failed' : 'applied');
  if (!isTemporary && !mustSendNothing && !run.annotations.some(({ message }) => notDoneMessage.test(message)))
    return 'it does not say so';
  if (error !== null || !mustSendNothing) return error;
  // The record is unchanged, so a second run of the job applies it.
  const rerun = await rig.rerun(run);
  const rerunError =
    findReportingError(rerun) ?? findApplyError(rig, rerun, putCountBefore, reviewed.stateVersion, 'applied');
  return rerunError === null ? null : `run again: ${rerunError}`;
}

/** Returns how the outcome, the platform's log and the reviewed state version differ from what is expected, or null. */
function findApplyError(
  rig: GitHubRig,
  run: Run,
  putCountBefore: number,
  stateVersion: string,
  outcome: string,
): string | null {
  const puts = rig.platform.log().slice(putCountBefore);
  const facts = {
    outcome: run.outputs['outcome'],
    stored: puts.filter(({ status }) => status === 200).length,
    versions: puts.map(({ if_match: sent }) => sent),
  };
  const stored = outcome === 'applied' ? 1 : 0;
  return describeDifference(facts, { outcome, stored, versions: stored === 1 ? [stateVersion] : [] });
}
