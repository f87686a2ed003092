import { type CommentState, type Refusal, stateOf } from '../../domain/comment.ts';
import { planOf } from '../../domain/summary.ts';
import type { Pull } from '../../domain/event.ts';
import type { Settings } from '../../domain/settings.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { Plan, PlannedBundle } from '../../domain/plan.ts';
import type { ActionWorld } from '../../world/action-world.ts';
import { comment, commentAgain, commentsOf, type Noted, recordsIn, type Said, type Told } from './comments.ts';
import { changedIn, deploymentsIn, handful } from './deployments.ts';
import { leftAtMerge } from './left-behind.ts';

type Ending = {
  readonly pull: Pull;
  readonly outcome: Outcome;
  readonly refusal?: Refusal | null;
  /** Bundles that would change now, and are left alone. */
  readonly left?: readonly PlannedBundle[];
  /** The fresh plan of all that the files declare, where that of the outcome is only a part of it. */
  readonly plan?: Plan;
  /** The deployments that the config names. */
  readonly about: Settings['deployments'];
};

/** Says in the comments of a merged pull request that its plan is being applied. */
export async function announce(pull: Pull, plan: Plan, action: ActionWorld): Promise<void> {
  const slugs = changedIn(plan).map(({ slug }) => slug);
  const stateOfOne: StateOf = (slug) => ({ kind: 'applying', plan: partOf(plan, slug) });
  await noteEach(pull, { slugs, stateOfOne, leftIn: () => [] }, action);
}

/** Turns the comments of a merged pull request into how its apply ended. Nothing that goes wrong here changes that. */
export async function tell(ending: Ending, action: ActionWorld): Promise<Told> {
  const { pull, outcome, refusal = null, left = [], about } = ending;
  if (outcome.kind === 'valid') return { comments: [], notices: [] };
  if (!('plan' in outcome) || outcome.plan === null)
    return commentAgain(pull, stateOf(outcome, ''), action, { about, whileOpen: false });
  const slugs = deploymentsIn(ending.plan ?? outcome.plan).map(({ slug }) => slug);
  const stateOfOne: StateOf = (slug) => withLeft(stateFor(slug, outcome, refusal), left, slug);
  const leftIn: Notes['leftIn'] = (said) => leftAtMerge(slugs, said, { pull, about }, action);
  return noteEach(pull, { slugs, stateOfOne, leftIn }, action);
}

type Planned = Extract<Outcome, { plan: Plan | null }>;

/** Null is all of them. */
const partOf = (plan: Plan, slug: string | null): Plan => (slug === null ? plan : planOf(plan, slug));

function withLeft(state: CommentState, left: readonly PlannedBundle[], slug: string | null): CommentState {
  if (left.length === 0 || (state.kind !== 'applied' && state.kind !== 'partial')) return state;
  return { ...state, left: left.filter(({ deployment }) => slug === null || deployment.slug === slug) };
}

function stateFor(slug: string | null, outcome: Planned, refusal: Refusal | null): CommentState {
  const plan = outcome.plan && partOf(outcome.plan, slug);
  // Nothing of this deployment was reviewed, so whatever became of the others is none of its business.
  if (refusal === null && plan?.bundles.length === 0) return { kind: 'applied', plan, results: [] };
  // After an apply that stopped, the plan in hand is the reviewed one, and not what applying would do now.
  if (refusal !== null) return { kind: 'refused', refusal, fresh: 'results' in outcome ? null : plan };
  if (outcome.kind !== 'no-changes' || plan === null) return stateOf(outcome, slug);
  const results = plan.bundles.map(
    (bundle) => ({ bundle, outcome: { result: 'already-applied', reason: null, undo: null } }) as const,
  );
  return { kind: 'applied', plan, results };
}

type StateOf = (deployment: string | null) => CommentState;

/** What there is to say of deployments, and in the comments of others. */
type Notes = {
  readonly slugs: readonly string[];
  readonly stateOfOne: StateOf;
  readonly leftIn: (said: ReadonlyMap<string | null, Said>) => readonly { deployment: string; state: CommentState }[];
};

/** Keeps the record at the top of each comment, so that running the job again is safe. */
async function noteEach(pull: Pull, { slugs, stateOfOne, leftIn }: Notes, action: ActionWorld): Promise<Told> {
  const { comments, notice } = await commentsOf(pull, action);
  const records = recordsIn(comments, action);
  const planned = slugs.map((deployment) => ({ deployment, state: stateOfOne(deployment) }));
  const states = [...planned, ...leftIn(records)];
  const news = states.filter(({ deployment, state }) => modeOf(state) === 'always' && !records.has(deployment));
  const inOne = news.length > handful && action.inputs.deployment === null;
  const written: Noted[] = [];
  for (const { deployment, state } of states) {
    const record = records.get(deployment)?.record ?? null;
    const mode = inOne ? 'quiet' : modeOf(state);
    written.push(await comment({ pull, deployment, state, record, mode, whileOpen: false }, action));
  }
  if (inOne || records.has(null)) {
    const state = written.every(({ url }) => url !== null) ? byEach : stateOfOne(null);
    const mode = inOne ? 'always' : 'quiet';
    written.push(await comment({ pull, deployment: null, state, record: null, mode, whileOpen: false }, action));
  }
  return {
    comments: written.flatMap(({ url }) => url ?? []),
    // What GitHub refuses for one comment it mostly refuses for all.
    notices: [...new Set([...(notice === null ? [] : [notice]), ...written.flatMap(({ notices }) => notices)])],
  };
}

/** What the comment about all deployments says where each of them has one of its own. */
const byEach: CommentState = { kind: 'superseded', by: { what: 'deployments' } };

/** A refusal is news also where nobody has previewed anything. */
const modeOf = (state: CommentState): 'always' | 'quiet' =>
  state.kind === 'refused' && state.fresh !== null && changedIn(state.fresh).length > 0 ? 'always' : 'quiet';
