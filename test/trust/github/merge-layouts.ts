import { openStory, policyPath, type Policy, type Story, policyYaml } from '../../github/action/stories.ts';
import type { MergeMethod } from '../../rig/github/pulls.ts';
import type { Run } from '../../rig/github/runner.ts';
import type { FileChanges } from '../../rig/github/bare-repository.ts';
import { describeDifference } from '../resources/tally.ts';

/** Two pull requests that meet, and how they are merged. */
export type MergeLayout = {
  readonly method: Exclude<MergeMethod, 'queue'>;
  readonly overlap: 'same file' | 'other file' | 'conflict';
};

export const mergeLayouts: readonly MergeLayout[] = (['merge', 'squash', 'rebase'] as const).flatMap((method) =>
  (['same file', 'other file', 'conflict'] as const).map((overlap): MergeLayout => ({ method, overlap })),
);

const policyOf = (slug: string, severity: string): Policy => ({ slug, severity: [severity] });
const listItem = (policy: Policy): string => `  - ${policyYaml(policy).trimEnd().replaceAll('\n', '\n    ')}\n`;
const commonPath = 'policies/common.yaml';

/** The file that both pull requests edit. Enough lines separate its two policies for git to merge edits of both. */
const commonFile = (first: string, last: string): string =>
  `policies:\n${listItem(policyOf('first', first))}${listItem(policyOf('last', last))}`;

const changesOfBothPulls: Readonly<Record<MergeLayout['overlap'], readonly [FileChanges, FileChanges]>> = {
  'same file': [{ [commonPath]: commonFile('high', 'low') }, { [commonPath]: commonFile('low', 'high') }],
  'other file': [
    { [policyPath({ slug: 'one' })]: policyYaml(policyOf('one', 'medium')) },
    { [policyPath({ slug: 'two' })]: policyYaml(policyOf('two', 'critical')) },
  ],
  conflict: [{ [commonPath]: commonFile('high', 'low') }, { [commonPath]: commonFile('critical', 'low') }],
};

/** Previews both pull requests, merges and applies the first, and then merges the second with its old review. Returns what went wrong, or null. */
export async function runMergeLayout({ method, overlap }: MergeLayout): Promise<string | null> {
  const story = await openStory({
    files: { [commonPath]: commonFile('low', 'low') },
    live: [policyOf('first', 'low'), policyOf('last', 'low')],
  });
  const { rig } = story;
  try {
    const [firstChange, secondChange] = changesOfBothPulls[overlap];
    const firstPull = await rig.pulls.open({ branch: 'one', files: firstChange });
    const secondPull = await rig.pulls.open({ branch: 'two', files: secondChange });
    const firstPreview = await rig.preview(firstPull.number);
    await rig.preview(secondPull.number);
    const firstRun = await rig.run({ event: 'push', push: await rig.pulls.merge(firstPull.number, method) });
    const error = findApplyError(story, firstRun, firstPreview, 1);
    if (error !== null) return `the first: ${error}`;
    return await mergeSecond(story, secondPull.number, { method, overlap });
  } finally {
    await rig.close();
  }
}

/**
 * Resolves a conflict as its author would: takes the changes of the first pull request, and adds an unreviewed one. Returns the number of
 * the pull request that has the resolution, or null if GitHub merged in spite of the conflict.
 */
async function resolveConflict({ rig }: Story, number: number, method: MergeLayout['method']): Promise<number | null> {
  const isMerged = await rig.pulls.merge(number, method).then(
    () => true,
    () => false,
  );
  if (isMerged) return null;
  const resolved = { [commonPath]: commonFile('high', 'low'), ...changesOfBothPulls['other file'][1] };
  if (method !== 'rebase') {
    await rig.pulls.push(number, resolved);
    return number;
  }
  // A conflicting commit cannot be rebased onto the other one, so a new branch is needed.
  rig.pulls.close(number);
  return (await rig.pulls.open({ branch: 'two-again', files: resolved })).number;
}

async function mergeSecond(story: Story, number: number, { method, overlap }: MergeLayout): Promise<string | null> {
  const { rig } = story;
  const resolvedNumber = overlap === 'conflict' ? await resolveConflict(story, number, method) : number;
  if (resolvedNumber === null) return 'a conflict was merged';
  const push = await rig.pulls.merge(resolvedNumber, method);
  const refusedRun = await rig.run({ event: 'push', push });
  const facts = { outcome: refusedRun.outputs['outcome'], green: refusedRun.isGreen, puts: story.puts().length };
  const refusalError = describeDifference(facts, { outcome: 'refused', green: false, puts: 1 });
  if (refusalError !== null) return `the second, reviewed before the first was applied: ${refusalError}`;
  // A manual run with the digest of a manual preview applies the change.
  const manualPreview = await rig.run({ event: 'workflow_dispatch' });
  const inputs = { 'plan-digest': manualPreview.outputs['digest'] ?? '' };
  const manualApply = await rig.run({ event: 'workflow_dispatch' }, { inputs });
  return findApplyError(story, manualApply, manualPreview, 2);
}

/** Returns null if the run applied exactly the previewed plan, with one more PUT. */
function findApplyError(story: Story, run: Run, preview: Run, putCount: number): string | null {
  const facts = { outcome: run.outputs['outcome'], digest: run.outputs['digest'], puts: story.puts().length };
  return describeDifference(facts, { outcome: 'applied', digest: preview.outputs['digest'], puts: putCount });
}
