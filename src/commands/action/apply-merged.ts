import type { Event, Pull } from '../../domain/event.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { Settings } from '../../domain/settings.ts';
import type { Source } from '../../domain/source.ts';
import { knownPulls, mergedPulls } from '../../github/merged-pulls.ts';
import { headlineText } from '../../render/words/headline.ts';
import { openCommit } from '../../world/commit-source.ts';
import type { ActionWorld } from '../../world/action-world.ts';
import { validate } from '../validate.ts';
import { type Commit, type Tried, aboutOf, applyPull, previewCommit } from './apply-pull.ts';
import { commentAgain, joinTold, type Told } from './comments.ts';
import { requireConnection } from './require-connection.ts';
import { whileAsking } from './while-asking.ts';
import { refuseOdd } from './hold-plan.ts';
import { refuseOtherCheckout } from './refuse-other-checkout.ts';
import { type ActionResult, ended } from './result.ts';
import { tell } from './tell.ts';
import { tellUnapplied } from './tell-unapplied.ts';
import { wantedFrom } from './wanted.ts';

type Push = Extract<Event, { kind: 'push' }>;

/** Applies what merged pull requests were reviewed for, in the order of their merges; stops at the first that is not applied. */
export async function applyMerged(push: Push, action: ActionWorld): Promise<ActionResult> {
  const { github, job, world, clock } = action;
  if (push.branch !== job.repository.defaultBranch) return otherBranch(push, action);
  const tip = await github.tipOf(push.branch);
  if (tip !== push.after) return overtaken(push, tip, action);
  const now = await whileAsking(() => previewTip(push, action));
  if ('kind' in now) return notReady(push, now, action);
  if (now.outcome.kind === 'no-changes') return nothingLeft(push, now, action);
  const pulls = await mergedPulls(github, push, clock);
  const last = pulls.at(-1);
  if (last?.merge !== push.after) return refuseDirect(pulls, push, now, action);
  if (pulls.length > 1) return applyInOrder(pulls, push, action);
  return applyPull(last, { ...commitOf(world.source, push), previewed: now }, action);
}

async function previewTip(push: Push, action: ActionWorld): Promise<Tried> {
  requireConnection(action);
  refuseOtherCheckout(action);
  return previewCommit(commitOf(action.world.source, push), action);
}

async function overtaken(push: Push, tip: string, action: ActionWorld): Promise<ActionResult> {
  const { world } = action;
  const { branch, after } = push;
  const wanted = await wantedFrom(world.source, judgeOf(push), action);
  const state = { kind: 'superseded', by: { what: 'branch', branch, commit: tip } } as const;
  const told = await tellUnapplied(push, state, wanted.judge.deployments, action);
  return ended('apply', validate(wanted, world), {
    refusal: { code: 'old-run', commit: after, branch, tip },
    ...told,
  });
}

/** The job is not set up for an apply, so whoever merged looks at a comment that promises one. */
async function notReady(
  push: Push,
  outcome: Extract<Outcome, { kind: 'failed' }>,
  action: ActionWorld,
): Promise<ActionResult> {
  const state = { kind: 'failed', error: outcome.error, results: [] } as const;
  return ended('apply', outcome, await tellUnapplied(push, state, new Map(), action));
}

/** Nothing is to be sent, so nobody waits until GitHub knows the pull requests of a push. */
async function nothingLeft(push: Push, tried: Tried, action: ActionWorld): Promise<ActionResult> {
  const pulls = await knownPulls(action.github, push);
  const outcome = await refuseOdd(tried.outcome, pulls, action);
  return ended(
    'apply',
    outcome,
    await tellAll(pulls, (pull) => tell({ pull, outcome, about: aboutOf(tried) }, action)),
  );
}

/** The last commit came past every pull request. Those that came with it are not applied either, and say so where they promise it. */
async function refuseDirect(
  pulls: readonly Pull[],
  { after, branch }: Push,
  tried: Tried,
  action: ActionWorld,
): Promise<ActionResult> {
  const { outcome } = tried;
  const about = aboutOf(tried);
  if (outcome.kind !== 'changes')
    return ended('apply', outcome, await tellAll(pulls, (pull) => tell({ pull, outcome, about }, action)));
  const refusal = { code: 'direct-push', commit: after, branch } as const;
  const state = { kind: 'refused', refusal, fresh: null } as const;
  const told = await tellAll(pulls, (pull) => commentAgain(pull, state, action, { about, whileOpen: false }));
  return ended('apply', outcome, { refusal, ...told });
}

async function tellAll(pulls: readonly Pull[], tellOne: (pull: Pull) => Promise<Told>): Promise<Told> {
  const told: Told[] = [];
  for (const pull of pulls) told.push(await tellOne(pull));
  return joinTold(told);
}

async function applyInOrder(pulls: readonly Pull[], push: Push, action: ActionWorld): Promise<ActionResult> {
  const before: string[] = [];
  const comments: string[] = [];
  const warnings: string[] = [];
  for (const [index, pull] of pulls.entries()) {
    const onto = pulls[index - 1]?.merge ?? push.before;
    const commit = { ...commitOf(sourceOf(pull, push, action), push), onto };
    const tried = await previewCommit(commit, action);
    const made = await applyPull(pull, { ...commit, previewed: tried }, action);
    comments.push(...made.comments);
    const isDone = made.refusal === null && done.has(made.outcome.kind);
    const rest = pulls.slice(index + 1);
    if (isDone && rest.length > 0) {
      before.push(`Pull request #${String(pull.number)}: ${headlineText(made.outcome)}`, ...made.notices);
      warnings.push(...made.warnings);
      continue;
    }
    const left = await tellLeft(rest, { after: pull, about: aboutOf(tried) }, action);
    comments.push(...left.comments);
    const notices = [...before, ...made.notices, ...left.notices];
    return { ...made, comments, notices, warnings: [...new Set([...warnings, ...made.warnings])] };
  }
  throw new Error('a push with pull requests was not applied');
}

/** What became of the pull requests behind one that was not applied. */
async function tellLeft(
  rest: readonly Pull[],
  { after: { number }, about }: { after: Pull; about: Settings['deployments'] },
  action: ActionWorld,
): Promise<Told> {
  const notices = rest.map((one) => `Pull request #${String(one.number)} was not looked at: run this again.`);
  // An earlier attempt may have applied them, and then their comments say so.
  if (action.job.run.attempt > 1) return { comments: [], notices };
  const by = { what: 'pull', pull: number, run: action.job.run.url } as const;
  const told = await tellAll(rest, (pull) =>
    commentAgain(pull, { kind: 'superseded', by }, action, { about, whileOpen: false }),
  );
  return { ...told, notices: [...notices, ...told.notices] };
}

const done: ReadonlySet<Outcome['kind']> = new Set(['applied', 'no-changes']);

async function otherBranch(push: Push, action: ActionWorld): Promise<ActionResult> {
  const { defaultBranch } = action.job.repository;
  const wanted = await wantedFrom(action.world.source, defaultBranch, action);
  const notice = `Nothing is applied from ${push.branch}: only ${defaultBranch} is.`;
  return ended('validate', validate(wanted, action.world), { notices: [notice] });
}

const commitOf = (source: Source, push: Push): Commit => ({
  source,
  judge: judgeOf(push),
  onto: push.before,
  previewed: null,
});

/** The guards that a push is judged by are those from before it; a branch that is new has none. */
const judgeOf = ({ before, after }: Push): string => (/^0+$/.test(before) ? after : before);

/** The last pull request of a push is what is checked out; earlier ones are read as git's objects. */
function sourceOf({ merge }: Pull, push: Push, { world, git, job, inputs }: ActionWorld): Source {
  if (merge === null || merge === push.after) return world.source;
  git.fetch(merge, job, inputs.githubToken);
  return openCommit(git, merge);
}
