import {
  openStory,
  policyPath,
  type Policy,
  startPolicies,
  type Story,
  policyYaml,
} from '../../github/action/stories.ts';
import type { MergeMethod } from '../../rig/github/pulls.ts';
import type { Run } from '../../rig/github/runner.ts';
import type { Tally } from '../resources/tally.ts';

const changedPolicy = (severity: string): Policy => ({ slug: 'comment-on-high', severity: [severity] });
const fileOf = (policy: Policy) => ({ [policyPath(policy)]: policyYaml(policy) });

type AppliedChange = { readonly preview: Run; readonly run: Run };

let branchCount = 0;

/** Opens a pull request, previews it, merges it and applies it. Throws if it is not applied. */
async function mergeAndApply({ rig }: Story, policy: Policy, method: MergeMethod): Promise<AppliedChange> {
  branchCount += 1;
  const { number } = await rig.pulls.open({ branch: `change-${String(branchCount)}`, files: fileOf(policy) });
  const preview = await rig.preview(number);
  const run = await rig.run({ event: 'push', push: await rig.pulls.merge(number, method) });
  if (run.outputs['outcome'] !== 'applied') throw new Error(`a story did not begin: ${run.log}`);
  return { preview, run };
}

/** Runs ten old jobs again, after newer commits on the default branch. Nothing unreviewed may be sent, and nothing twice. */
export async function runOldJobs(tally: Tally): Promise<void> {
  const story = await openStory();
  const { rig } = story;
  const checkSendsNothing = async (
    name: string,
    runAgain: () => Promise<Run>,
    outcomes: readonly string[],
  ): Promise<void> => {
    const putCountBefore = story.puts().length;
    const run = await runAgain();
    const { outcome = '' } = run.outputs;
    const sent = story.puts().length - putCountBefore;
    tally.count('old runs');
    tally.count('unreviewed PUTs', sent);
    tally.add(
      name,
      outcomes.includes(outcome) && sent === 0 ? null : `it ends as ${outcome} with ${String(sent)} PUTs`,
    );
  };
  try {
    await runPastJobs(story, checkSendsNothing);
  } finally {
    await rig.close();
  }
}

type SendsNothingCheck = (name: string, runAgain: () => Promise<Run>, outcomes: readonly string[]) => Promise<void>;

async function runPastJobs(story: Story, checkSendsNothing: SendsNothingCheck): Promise<void> {
  const { rig } = story;
  const methods = ['merge', 'squash', 'rebase', 'queue'] as const;
  const applied: AppliedChange[] = [];
  for (const [index, method] of methods.entries()) {
    applied.push(await mergeAndApply(story, changedPolicy(['low', 'medium', 'critical', 'low'][index] ?? ''), method));
  }
  // The last change restores the state of the first one: A, B, C, A.
  for (const [index, method] of methods.entries()) {
    const oldRun = applied[index]?.run;
    if (oldRun !== undefined)
      await checkSendsNothing(`the job of a ${method}, run again`, () => rig.rerun(oldRun), ['no-changes']);
  }
  const [first, , third] = applied;
  if (first === undefined || third === undefined) throw new Error('nothing was merged');
  await checkSendsNothing('an old preview', () => rig.rerun(first.preview), ['no-changes']);
  await checkSendsNothing(
    'a plan of the past by its digest',
    () => rig.run({ event: 'workflow_dispatch' }, { inputs: { 'plan-digest': first.preview.outputs['digest'] ?? '' } }),
    ['refused', 'no-changes'],
  );
  await story.edit([...startPolicies, { slug: 'made-by-hand', severity: ['low'] }]);
  const newestRun = applied.at(-1)?.run ?? first.run;
  // A plan is applied only once, whatever changes on the platform later.
  await checkSendsNothing('the newest job, after an edit by hand', () => rig.rerun(newestRun), ['no-changes']);
  await checkSendsNothing('an old job, after an edit by hand', () => rig.rerun(third.run), ['no-changes']);
  await runDelayedJob(story, checkSendsNothing);
}

/** Runs a job that waited while newer commits came to the branch. It applies what was reviewed, once. */
async function runDelayedJob({ rig, ...story }: Story, checkSendsNothing: SendsNothingCheck): Promise<void> {
  const number = await rig.propose({ branch: 'late', files: fileOf(changedPolicy('high')) });
  const reviewed = await story.version();
  const push = await rig.pulls.merge(number, 'squash');
  const laterPush = await rig.pulls.pushTo('main', { 'README.md': 'later\n' });
  const putCountBefore = story.puts().length;
  const delayedRun = await rig.run({ event: 'push', push });
  const sent = story.puts().slice(putCountBefore);
  if (delayedRun.outputs['outcome'] !== 'applied' || sent.length !== 1 || sent[0]?.if_match !== reviewed)
    throw new Error(`a job that waited did not apply what was reviewed: ${delayedRun.log}`);
  await checkSendsNothing('the job that waited, run again', () => rig.rerun(delayedRun), ['no-changes']);
  const resetPush = { ...laterPush, before: push.before, after: push.before };
  await checkSendsNothing('a push that takes the branch back', () => rig.run({ event: 'push', push: resetPush }), [
    'no-changes',
  ]);
}
