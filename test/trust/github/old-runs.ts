import { openStory, pathOf, type Policy, start, type Story, yaml } from '../../github/action/stories.ts';
import type { Method } from '../../github/rig/pulls.ts';
import type { Run } from '../../github/rig/runner.ts';
import type { Tally } from '../resources/tally.ts';

const changed = (severity: string): Policy => ({ slug: 'comment-on-high', severity: [severity] });
const fileOf = (policy: Policy) => ({ [pathOf(policy)]: yaml(policy) });

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

/** Ten jobs of the past come again, at a default branch that has gone on. */
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
    const outcomes = at === 3 ? ['no-changes'] : ['refused', 'no-changes'];
    if (old !== undefined) await sendsNothing(`the job of a ${method}, run again`, () => rig.rerun(old), outcomes);
  }
  const [first, , third] = applied;
  if (first === undefined || third === undefined) throw new Error('nothing was merged');
  await sendsNothing('an old preview', () => rig.rerun(first.preview), ['failed']);
  await sendsNothing(
    'a plan of the past by its digest',
    () => rig.run({ event: 'workflow_dispatch' }, { inputs: { 'plan-digest': first.preview.outputs['digest'] ?? '' } }),
    ['refused', 'no-changes'],
  );
  await story.edit([...start, { slug: 'made-by-hand', severity: ['low'] }]);
  const tip = applied.at(-1)?.run ?? first.run;
  await sendsNothing('the newest job, after an edit by hand', () => rig.rerun(tip), [
    'stale',
    'refused',
    'needs-approval',
  ]);
  await sendsNothing('an old job, after an edit by hand', () => rig.rerun(third.run), ['refused']);
  await lateJobs(story, sendsNothing);
}

/** A job that waited in a queue while a newer one ran. */
async function lateJobs(story: Story, sendsNothing: Check): Promise<void> {
  const { rig } = story;
  const number = await rig.propose({ branch: 'late', files: fileOf(changed('high')) });
  const push = await rig.pulls.merge(number, 'squash');
  const later = await rig.pulls.pushTo('main', { 'README.md': 'later\n' });
  await sendsNothing('a job that waited while the branch went on', () => rig.run({ event: 'push', push }), ['refused']);
  const reset = { ...later, before: push.before, after: push.before };
  await sendsNothing('a push that takes the branch back', () => rig.run({ event: 'push', push: reset }), ['refused']);
}
