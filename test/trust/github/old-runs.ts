import {
  openStory,
  policyPath,
  type Policy,
  startPolicies,
  type Story,
  policyYaml,
} from '../../github/action/stories.ts';
import type { Method } from '../../rig/github/pulls.ts';
import type { Run } from '../../rig/github/runner.ts';
import type { Tally } from '../resources/tally.ts';

const changed = (severity: string): Policy => ({ slug: 'comment-on-high', severity: [severity] });
const fileOf = (policy: Policy) => ({ [policyPath(policy)]: policyYaml(policy) });

type Applied = { readonly preview: Run; readonly run: Run };

let branches = 0;

/** Previewed, merged and applied. */
async function bring({ rig }: Story, policy: Policy, method: Method): Promise<Applied> {
  branches += 1;
  const { number } = await rig.pulls.open({ branch: `change-${String(branches)}`, files: fileOf(policy) });
  const preview = await rig.preview(number);
  const run = await rig.run({ event: 'push', push: await rig.pulls.merge(number, method) });
  if (run.outputs['outcome'] !== 'applied') throw new Error(`a story did not begin: ${run.log}`);
  return { preview, run };
}

/** Ten jobs of the past come again, at a default branch that has gone on: nothing is sent that was not reviewed, and nothing twice. */
export async function runOldJobs(tally: Tally): Promise<void> {
  const story = await openStory();
  const { rig } = story;
  const sendsNothing = async (name: string, again: () => Promise<Run>, outcomes: readonly string[]): Promise<void> => {
    const before = story.puts().length;
    const run = await again();
    const { outcome = '' } = run.outputs;
    const sent = story.puts().length - before;
    tally.count('old runs');
    tally.count('unreviewed PUTs', sent);
    tally.add(
      name,
      outcomes.includes(outcome) && sent === 0 ? null : `it ends as ${outcome} with ${String(sent)} PUTs`,
    );
  };
  try {
    await pastJobs(story, sendsNothing);
  } finally {
    await rig.close();
  }
}

type Check = (name: string, again: () => Promise<Run>, outcomes: readonly string[]) => Promise<void>;

async function pastJobs(story: Story, sendsNothing: Check): Promise<void> {
  const { rig } = story;
  const methods = ['merge', 'squash', 'rebase', 'queue'] as const;
  const applied: Applied[] = [];
  for (const [at, method] of methods.entries()) {
    applied.push(await bring(story, changed(['low', 'medium', 'critical', 'low'][at] ?? ''), method));
  }
  // The last one brought back what the first had brought: A, B, C, A.
  for (const [at, method] of methods.entries()) {
    const old = applied[at]?.run;
    if (old !== undefined)
      await sendsNothing(`the job of a ${method}, run again`, () => rig.rerun(old), ['no-changes']);
  }
  const [first, , third] = applied;
  if (first === undefined || third === undefined) throw new Error('nothing was merged');
  await sendsNothing('an old preview', () => rig.rerun(first.preview), ['no-changes']);
  await sendsNothing(
    'a plan of the past by its digest',
    () => rig.run({ event: 'workflow_dispatch' }, { inputs: { 'plan-digest': first.preview.outputs['digest'] ?? '' } }),
    ['refused', 'no-changes'],
  );
  await story.edit([...startPolicies, { slug: 'made-by-hand', severity: ['low'] }]);
  const tip = applied.at(-1)?.run ?? first.run;
  // A plan is used once, whatever happens on the platform later.
  await sendsNothing('the newest job, after an edit by hand', () => rig.rerun(tip), ['no-changes']);
  await sendsNothing('an old job, after an edit by hand', () => rig.rerun(third.run), ['no-changes']);
  await lateJobs(story, sendsNothing);
}

/** A job that waited in a queue while the branch went on: it applies what was reviewed, once. */
async function lateJobs({ rig, ...story }: Story, sendsNothing: Check): Promise<void> {
  const number = await rig.propose({ branch: 'late', files: fileOf(changed('high')) });
  const reviewed = await story.version();
  const push = await rig.pulls.merge(number, 'squash');
  const later = await rig.pulls.pushTo('main', { 'README.md': 'later\n' });
  const before = story.puts().length;
  const late = await rig.run({ event: 'push', push });
  const sent = story.puts().slice(before);
  if (late.outputs['outcome'] !== 'applied' || sent.length !== 1 || sent[0]?.if_match !== reviewed)
    throw new Error(`a job that waited did not apply what was reviewed: ${late.log}`);
  await sendsNothing('the job that waited, run again', () => rig.rerun(late), ['no-changes']);
  const reset = { ...later, before: push.before, after: push.before };
  await sendsNothing('a push that takes the branch back', () => rig.run({ event: 'push', push: reset }), [
    'no-changes',
  ]);
}
