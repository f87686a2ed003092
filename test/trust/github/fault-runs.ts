import { policyFiles, type Policy } from '../../github/action/stories.ts';
import { type GitHubRig, startGitHubRig } from '../../rig/github/github-rig.ts';
import type { Push } from '../../rig/github/pulls.ts';
import type { Run, RunOptions } from '../../rig/github/runner.ts';
import { difference } from '../resources/tally.ts';
import type { Trouble } from './faults.ts';

const policyOf = (index: number): Policy => ({ slug: `policy-${String(index)}`, severity: ['low'] });

/** A rig with an empty platform and the built action. */
export const startStories = (): Promise<GitHubRig> =>
  startGitHubRig({ files: policyFiles([policyOf(0)]), platform: { seed: 'empty' } });

let stories = 0;

/** A pull request that adds a policy of its own. */
export async function openPull(rig: GitHubRig): Promise<number> {
  stories += 1;
  const policy = policyOf(stories);
  return (await rig.pulls.open({ branch: policy.slug, files: policyFiles([policy]) })).number;
}

export const preview = (rig: GitHubRig, pull: number, runOptions: RunOptions = {}): Promise<Run> =>
  rig.preview(pull, runOptions);

/** A pull request that was previewed without trouble and merged, and what its reviewers saw. */
type Reviewed = { readonly number: number; readonly push: Push; readonly version: string };

export const apply = (rig: GitHubRig, { push }: Pick<Reviewed, 'push'>, runOptions: RunOptions = {}): Promise<Run> =>
  rig.run({ event: 'push', push }, runOptions);

/** The state version that a run saw. */
export const versionOf = (run: Run): string =>
  (JSON.parse(run.outputs['state-versions'] ?? '{}') as Record<string, string>)['acme remediation'] ?? '';

/** The bodies of the comments that begin with a line of ours. */
export async function ourComments(rig: GitHubRig, pull: number): Promise<string[]> {
  const comments = rig.comments(pull);
  return comments.map(({ body }) => body).filter((body) => body.startsWith('<!-- ifmatch:'));
}

/** What every run owes to whoever reads its end: a red one says why, a green one gives no reason, and neither is a bug. */
export function dishonest(run: Run): string | null {
  const reason = run.outputs['failure-reason'] ?? '';
  const told = run.annotations.some(({ level }) => level === 'error');
  const facts = { reason: reason !== '', told };
  if (/bug in ifmatch|\n {4}at /.test(run.log)) return `a bug: ${run.log.slice(0, 500)}`;
  if (run.code !== 0 && run.code !== 1) return `exit code ${String(run.code)}`;
  return difference(facts, { reason: run.code === 1, told: run.code === 1 });
}

/** Without these a preview cannot even begin. */
const beginning: ReadonlySet<string> = new Set(['pulls/get', 'git/get-ref']);

const promise = 'Merging applies exactly this plan';

export async function previewWith(
  rig: GitHubRig,
  { operation, fault, times, passes }: Trouble,
): Promise<string | null> {
  const number = await openPull(rig);
  const puts = rig.platform.log().length;
  rig.fault(operation, fault, { times });
  const run = await preview(rig, number);
  rig.clearFaults();
  const bodies = await ourComments(rig, number);
  const facts = {
    outcome: run.outputs['outcome'],
    comments: bodies.length,
    promises: bodies.filter((body) => body.includes(promise)).length,
    puts: rig.platform.log().length - puts,
  };
  // A plan that is not recorded is shown nowhere, or says so.
  const left = operation === 'repos/create-commit-status' ? 1 : 0;
  const wanted = passes
    ? { outcome: 'changes', comments: 1, promises: 1, puts: 0 }
    : { outcome: beginning.has(operation) ? 'failed' : 'refused', comments: left, promises: 0, puts: 0 };
  rig.pulls.close(number);
  return dishonest(run) ?? difference(facts, wanted);
}

/** Without these an apply cannot know what was reviewed: it must send nothing. */
const closing: ReadonlySet<string> = new Set([
  'repos/list-commits',
  'repos/list-pull-requests-associated-with-commit',
  'pulls/list',
  'repos/list-commit-statuses-for-ref',
  'issues/list-comments',
]);

/** A pull request that was previewed without trouble, and merged. */
export async function merged(rig: GitHubRig): Promise<Reviewed> {
  const number = await openPull(rig);
  const run = await preview(rig, number);
  if (run.outputs['outcome'] !== 'changes') throw new Error(`a story did not begin: ${run.log}`);
  return { number, push: await rig.pulls.merge(number, 'squash'), version: versionOf(run) };
}

/** Begins what an apply says that could not do something beside its work. */
const notDone = /^(?:The comment could not be written: |Commit [0-9a-f]{7} could not be marked as settled)/;

export async function applyWith(rig: GitHubRig, { operation, fault, times, passes }: Trouble): Promise<string | null> {
  const reviewed = await merged(rig);
  const before = rig.platform.log().length;
  rig.fault(operation, fault, { times });
  const run = await apply(rig, reviewed);
  rig.clearFaults();
  const isClosed = closing.has(operation) && !passes;
  const wrong = dishonest(run) ?? wrongApply(rig, run, before, reviewed.version, isClosed ? 'failed' : 'applied');
  if (!passes && !isClosed && !run.annotations.some(({ message }) => notDone.test(message)))
    return 'it does not say so';
  if (wrong !== null || !isClosed) return wrong;
  // The record is where it was: running the job again goes on.
  const again = await rig.rerun(run);
  const late = dishonest(again) ?? wrongApply(rig, again, before, reviewed.version, 'applied');
  return late === null ? null : `run again: ${late}`;
}

/** The report, the platform's log and the reviewed version agree. */
function wrongApply(rig: GitHubRig, run: Run, before: number, version: string, outcome: string): string | null {
  const puts = rig.platform.log().slice(before);
  const facts = {
    outcome: run.outputs['outcome'],
    stored: puts.filter(({ status }) => status === 200).length,
    versions: puts.map(({ if_match: sent }) => sent),
  };
  const stored = outcome === 'applied' ? 1 : 0;
  return difference(facts, { outcome, stored, versions: stored === 1 ? [version] : [] });
}
