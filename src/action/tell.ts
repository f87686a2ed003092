import { type CommentState, type Pull, type Refusal, stateOf } from '../domain/github.ts';
import { type Outcome, type Plan, type PlannedBundle, planOf } from '../domain/plan.ts';
import type { ActionRuntime } from '../runtime/action-runtime.ts';
import { type AllSaid, commentAgain, commentEach, type Told } from './comments.ts';
import { changedIn, deploymentsIn } from './deployments.ts';
import { signedIn } from './records.ts';

type Ending = {
  readonly pull: Pull;
  readonly outcome: Outcome;
  readonly refusal?: Refusal | null;
  /** Bundles that would change now, and are left alone. */
  readonly left?: readonly PlannedBundle[];
  /** The fresh plan of all files, if the outcome has only a part of it. */
  readonly plan?: Plan;
};

/** Announces the apply in the comments of a merged pull request. */
export async function announce(pull: Pull, plan: Plan, action: ActionRuntime): Promise<void> {
  await tellEach(
    pull,
    () =>
      changedIn(plan).map(({ slug }) => ({ deployment: slug, state: { kind: 'applying', plan: planOf(plan, slug) } })),
    action,
  );
}

/** Updates the comments of a merged pull request with how its apply ended. Failures never change that. */
export async function tell(ending: Ending, action: ActionRuntime): Promise<Told> {
  const { pull, outcome, refusal = null, left = [] } = ending;
  if (outcome.kind === 'valid') return { comments: [], notices: [] };
  if (!('plan' in outcome) || outcome.plan === null) return commentAgain(pull, stateOf(outcome, ''), action, false);
  const slugs = deploymentsIn(ending.plan ?? outcome.plan).map(({ slug }) => slug);
  const states = slugs.map((deployment): StateOf => {
    const state = stateFor(deployment, outcome, refusal);
    const others = left.filter((bundle) => bundle.deployment.slug === deployment);
    const isDone = state.kind === 'applied' || state.kind === 'partial';
    return { deployment, state: isDone && others.length > 0 ? { ...state, left: others } : state };
  });
  return tellEach(pull, (said) => [...states, ...leftAtMerge(slugs, said, pull, action)], action);
}

type Planned = Extract<Outcome, { plan: Plan | null }>;

function stateFor(slug: string, outcome: Planned, refusal: Refusal | null): CommentState {
  const plan = outcome.plan && planOf(outcome.plan, slug);
  // Nothing of this deployment was reviewed, so the result of the others does not concern it.
  if (refusal === null && plan?.bundles.length === 0) return { kind: 'applied', plan, results: [] };
  // After an apply that stopped, the plan is the reviewed one, not a fresh one.
  if (refusal !== null) return { kind: 'refused', refusal, fresh: 'results' in outcome ? null : plan };
  if (outcome.kind !== 'no-changes' || plan === null) return stateOf(outcome, slug);
  const results = plan.bundles.map(
    (bundle) => ({ bundle, outcome: { result: 'already-applied', reason: null, undo: null } }) as const,
  );
  return { kind: 'applied', plan, results };
}

type StateOf = { readonly deployment: string | null; readonly state: CommentState };

/** Keeps the record at the top of each comment, so that re-running the job is safe. */
const tellEach = async (pull: Pull, statesIn: (said: AllSaid) => StateOf[], action: ActionRuntime): Promise<Told> =>
  commentEach(
    pull,
    (said) =>
      [...statesIn(said), ...(said.has(null) ? [{ deployment: null, state: byEach }] : [])].map(
        ({ deployment, state }) => ({
          deployment,
          state,
          record: said.get(deployment)?.record ?? null,
          mode: modeOf(state),
        }),
      ),
    action,
  );

/** The state of the comment about all deployments once each has its own. */
const byEach: CommentState = { kind: 'superseded', by: { what: 'deployments' } };

/** A refusal is reported even without an earlier preview. */
const modeOf = (state: CommentState): 'always' | 'quiet' =>
  state.kind === 'refused' && state.fresh !== null && changedIn(state.fresh).length > 0 ? 'always' : 'quiet';

/**
 * Updates for deployments that the pull request had a plan for, but that the merged files no longer name: nothing is sent to them, and
 * their comments would keep promising it.
 */
function leftAtMerge(planned: readonly string[], said: AllSaid, pull: Pull, action: ActionRuntime): StateOf[] {
  return [...said].flatMap(([deployment, { comment: there }]) => {
    if (deployment === null || planned.includes(deployment)) return [];
    // A record of another token belongs to another job.
    const missing = signedIn(there, pull, deployment, action)?.bundles.map(({ kind }) => kind) ?? [];
    if (missing.length === 0) return [];
    return [{ deployment, state: { kind: 'refused', refusal: { code: 'bundles', missing, added: [] }, fresh: null } }];
  });
}
