import { type CommentState, type Refusal, stateOf } from '../../domain/comment.ts';
import { planOf } from '../../domain/summary.ts';
import type { Pull } from '../../domain/event.ts';
import type { Settings } from '../../domain/settings.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { Plan } from '../../domain/plan.ts';
import type { ActionWorld } from '../../world/action-world.ts';
import { comment, commentAgain, commentsOf, recordsIn } from './comments.ts';
import { changedIn, deploymentsIn } from './deployments.ts';

type Told = { comments: string[]; notices: string[] };
type Ending = {
  readonly pull: Pull | null;
  readonly outcome: Outcome;
  readonly refusal: Refusal | null;
  /** The deployments that the config names. */
  readonly about: Settings['deployments'];
};

/** Says in the comments of a merged pull request that its plan is being applied. */
export async function announce(pull: Pull, plan: Plan, action: ActionWorld): Promise<void> {
  const slugs = changedIn(plan).map(({ slug }) => slug);
  await noteEach(pull, slugs, (slug) => ({ kind: 'applying', plan: planOf(plan, slug) }), action);
}

/** Turns the comments of a merged pull request into how its apply ended. Nothing that goes wrong here changes that. */
export async function tell({ pull, outcome, refusal, about }: Ending, action: ActionWorld): Promise<Told> {
  if (pull === null || outcome.kind === 'valid') return { comments: [], notices: [] };
  if (!('plan' in outcome) || outcome.plan === null)
    return commentAgain(pull, stateOf(outcome, ''), action, { about, whileOpen: false });
  const slugs = deploymentsIn(outcome.plan).map(({ slug }) => slug);
  return noteEach(pull, slugs, (slug) => stateFor(slug, outcome, refusal), action);
}

type Planned = Extract<Outcome, { plan: Plan | null }>;

function stateFor(slug: string, outcome: Planned, refusal: Refusal | null): CommentState {
  const plan = outcome.plan && planOf(outcome.plan, slug);
  // After an apply that stopped, the plan in hand is the reviewed one, and not what applying would do now.
  if (refusal !== null) return { kind: 'refused', refusal, fresh: 'results' in outcome ? null : plan };
  if (outcome.kind !== 'no-changes' || plan === null) return stateOf(outcome, slug);
  const results = plan.bundles.map(
    (bundle) => ({ bundle, outcome: { result: 'already-applied', reason: null, undo: null } }) as const,
  );
  return { kind: 'applied', plan, results };
}

/** Keeps the record at the top of each comment, so that running the job again is safe. */
async function noteEach(
  pull: Pull,
  deployments: readonly string[],
  stateOfOne: (deployment: string) => CommentState,
  action: ActionWorld,
): Promise<Told> {
  const { comments, notice } = await commentsOf(pull, action);
  const records = recordsIn(comments, action);
  const told: Told = { comments: [], notices: notice === null ? [] : [notice] };
  for (const deployment of deployments) {
    const state = stateOfOne(deployment);
    const record = records.get(deployment)?.record ?? null;
    const note = { pull, deployment, state, record, mode: modeOf(state), whileOpen: false } as const;
    const { url, notices } = await comment(note, action);
    if (url !== null) told.comments.push(url);
    told.notices.push(...notices);
  }
  if (!records.has(null)) return told;
  const { url, notices } = await comment({ ...ofAll, pull }, action);
  return { comments: [...told.comments, ...(url === null ? [] : [url])], notices: [...told.notices, ...notices] };
}

/** What a comment about all deployments says once there is a plan again. */
const ofAll = {
  deployment: null,
  state: { kind: 'superseded', by: { what: 'deployments' } },
  record: null,
  mode: 'quiet',
  whileOpen: false,
} as const;

/** A refusal is news also where nobody has previewed anything. */
const modeOf = (state: CommentState): 'always' | 'quiet' =>
  state.kind === 'refused' && state.fresh !== null && changedIn(state.fresh).length > 0 ? 'always' : 'quiet';
