import type { Loaded } from '../commands/load.ts';
import type { Previewed } from '../commands/preview.ts';
import { type CommentState, type Pull, type Refusal, stateOf } from '../domain/github.ts';
import { type Outcome, type Plan, type PlannedBundle, planOf } from '../domain/plan.ts';
import type { ActionRuntime } from '../runtime/action-runtime.ts';
import { comment, commentAgain, commentsOf, type Noted, recordsIn, type Said, type Told } from './comments.ts';
import { changedIn, deploymentsIn, handful } from './deployments.ts';
import { believe, signedIn } from './records.ts';

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
  const slugs = changedIn(plan).map(({ slug }) => slug);
  const stateOfOne: StateOf = (slug) => ({ kind: 'applying', plan: partOf(plan, slug) });
  await noteEach(pull, { slugs, stateOfOne, leftIn: () => [] }, action);
}

/** Updates the comments of a merged pull request with how its apply ended. Failures never change that. */
export async function tell(ending: Ending, action: ActionRuntime): Promise<Told> {
  const { pull, outcome, refusal = null, left = [] } = ending;
  if (outcome.kind === 'valid') return { comments: [], notices: [] };
  if (!('plan' in outcome) || outcome.plan === null) return commentAgain(pull, stateOf(outcome, ''), action, false);
  const slugs = deploymentsIn(ending.plan ?? outcome.plan).map(({ slug }) => slug);
  const stateOfOne: StateOf = (slug) => withLeft(stateFor(slug, outcome, refusal), left, slug);
  const leftIn: Notes['leftIn'] = (said) => leftAtMerge(slugs, said, pull, action);
  return noteEach(pull, { slugs, stateOfOne, leftIn }, action);
}

type Planned = Extract<Outcome, { plan: Plan | null }>;

/** Null means all. */
const partOf = (plan: Plan, slug: string | null): Plan => (slug === null ? plan : planOf(plan, slug));

function withLeft(state: CommentState, left: readonly PlannedBundle[], slug: string | null): CommentState {
  if (left.length === 0 || (state.kind !== 'applied' && state.kind !== 'partial')) return state;
  return { ...state, left: left.filter(({ deployment }) => slug === null || deployment.slug === slug) };
}

function stateFor(slug: string | null, outcome: Planned, refusal: Refusal | null): CommentState {
  const plan = outcome.plan && partOf(outcome.plan, slug);
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

type StateOf = (deployment: string | null) => CommentState;

/** Notes about deployments, and about those left out. */
type Notes = {
  readonly slugs: readonly string[];
  readonly stateOfOne: StateOf;
  readonly leftIn: (said: ReadonlyMap<string | null, Said>) => readonly { deployment: string; state: CommentState }[];
};

/** Keeps the record at the top of each comment, so that re-running the job is safe. */
async function noteEach(pull: Pull, { slugs, stateOfOne, leftIn }: Notes, action: ActionRuntime): Promise<Told> {
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
    // GitHub mostly refuses all comments for the same reason.
    notices: [...new Set([...(notice === null ? [] : [notice]), ...written.flatMap(({ notices }) => notices)])],
  };
}

/** The state of the comment about all deployments once each has its own. */
const byEach: CommentState = { kind: 'superseded', by: { what: 'deployments' } };

/** A refusal is reported even without an earlier preview. */
const modeOf = (state: CommentState): 'always' | 'quiet' =>
  state.kind === 'refused' && state.fresh !== null && changedIn(state.fresh).length > 0 ? 'always' : 'quiet';

/**
 * Deployments without a plan whose comments need an update: no file is about them any more, or only an earlier commit had a plan for
 * them, which their comments would keep promising.
 */
export function leftBehind(
  told: readonly string[],
  commentsSay: ReadonlyMap<string | null, Said>,
  made: Previewed & { readonly pull: Pull },
  action: ActionRuntime,
): string[] {
  const commented = [...commentsSay].flatMap(([deployment, said]) =>
    deployment !== null && isMeant(deployment, said, made, action) ? [deployment] : [],
  );
  return [...new Set([...droppedIn(made.outcome), ...commented])].filter((deployment) => !told.includes(deployment));
}

/**
 * Updates for deployments that the pull request had a plan for, but that the merged files no longer name: nothing is sent to them, and
 * their comments would keep promising it.
 */
function leftAtMerge(
  planned: readonly string[],
  commentsSay: ReadonlyMap<string | null, Said>,
  pull: Pull,
  action: ActionRuntime,
): { readonly deployment: string; readonly state: CommentState }[] {
  return [...commentsSay].flatMap(([deployment, { comment: there }]) => {
    if (deployment === null || planned.includes(deployment)) return [];
    // A record of another token belongs to another job.
    const missing = signedIn(there, pull, deployment, action)?.bundles.map(({ kind }) => kind) ?? [];
    if (missing.length === 0) return [];
    return [{ deployment, state: { kind: 'refused', refusal: { code: 'bundles', missing, added: [] }, fresh: null } }];
  });
}

const droppedIn = (outcome: Outcome): string[] =>
  ('triangulation' in outcome ? (outcome.triangulation?.dropped ?? []) : []).flatMap(
    ({ deployment }) => deployment ?? [],
  );

/** Whether a comment belongs to this run, and not to one with the same config and another token. */
function isMeant(
  deployment: string,
  { comment: there, record }: Said,
  { files, outcome, targets, pull }: Previewed & { readonly pull: Pull },
  action: ActionRuntime,
): boolean {
  if (files.settings.deployments.has(deployment)) return true;
  // Files with errors are the same for every token, and the deployments they would name are unknown.
  if (outcome.kind === 'invalid' && targets.length === 0) return true;
  if (isSaidByFiles(files)) return true;
  if (record === null || !action.runtime.connections.has(deployment)) return false;
  return !('code' in believe(there, pull, deployment, action));
}

/** Whether every token has the same deployments: files that name none are about the one that a token sees. */
const isSaidByFiles = ({ bundles, settings }: Loaded): boolean =>
  settings.deployments.size > 0 || bundles.every(({ deployment }) => deployment !== null);
