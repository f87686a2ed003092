import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { type Cause, type Comment, type CommentState, type Pull, type Refusal, stateOf } from '../domain/github.ts';
import { GitHubError, withHint } from '../domain/errors.ts';
import { type Plan, type PlannedBundle, planOf } from '../domain/plan.ts';
import type { Marker, RecordPayload } from '../domain/record.ts';
import {
  type Fate,
  firstLine,
  type Marked,
  type Ours,
  oursIn,
  type Publication,
  publish,
  rivalsIn,
} from '../github/publish.ts';
import { damaged, endMarker, firstLineEdited, isSealed, readMarker } from '../record/comment-line.ts';
import { deriveKey, type SigningKey } from '../record/key.ts';
import { recordPayload } from '../record/payload.ts';
import { signRecord, verifyRecord } from '../record/record.ts';
import { renderComment } from '../report/formats/comment.ts';
import type { ActionInputs, ActionRuntime } from '../runtime/action-runtime.ts';
import { changedIn, configPath, deploymentsIn } from './sources.ts';
import type { Outcome } from '../domain/outcome.ts';

// `Note`: what a run reports in one comment. `Fate`: how writing it ended. `Said`: what our existing comment contains.

export type Note = {
  readonly pull: Pull;
  /** Slug; null for a comment about all deployments of the run. */
  readonly deployment: string | null;
  readonly state: CommentState;
  /** The record line; null for a state that cannot be applied. */
  readonly record: string | null;
  /** `quiet`: only updates an existing comment. `new`: writes a new comment and folds the one before. */
  readonly mode: Publication['mode'];
  /** The comment that the decision was based on, if any: if another one replaced it, nothing is written. */
  readonly onto?: Comment | null;
  /** Whether the pull request must still be open at the commit of the note. */
  readonly whileOpen: boolean;
};

/** Writes the comment of one deployment. A failed write never changes how the run ends. */
export async function writeComment(note: Note, action: ActionRuntime): Promise<Fate> {
  const { github, inputs, notes } = action;
  if (!inputs.comment) return 'needless';
  const { pull, deployment, mode, whileOpen, onto } = note;
  const body = (replaced: Marker | null): string => textOf(note, replaced, action);
  try {
    const what = mode === 'new' ? 'plan' : 'comment';
    const retired = (url: string): string =>
      shownText({ pull, deployment, state: { kind: 'superseded', by: { what, url } } }, 0, action);
    const where = { ...oursOf(action), deployment, pull: pull.number, run: action.job.run };
    const head = whileOpen ? pull.head : null;
    const publication = { ...where, body, mode, head, retired, onto };
    const { url, fate } = await publish(github, publication, notes.notices);
    if (url !== null) notes.comments.add(url);
    return fate;
  } catch (error) {
    // The apply or preview is valid even if the comment fails.
    noteUnwritten(error, action);
    return 'refused';
  }
}

type StateOf = { readonly deployment: string | null; readonly state: CommentState };

/**
 * Writes the states of our comments of a pull request, one after another. Once it is merged, each keeps its record, so that re-running the
 * job is safe.
 */
async function commentEach(
  pull: Pull,
  statesIn: (said: AllSaid) => readonly StateOf[],
  action: ActionRuntime,
  whileOpen = false,
): Promise<void> {
  const said = await readOurs(pull, action);
  for (const { deployment, state } of said === null ? [] : statesIn(said)) {
    const record = whileOpen ? null : (said?.get(deployment)?.record ?? null);
    await writeComment({ pull, deployment, state, record, mode: modeOf(state), whileOpen }, action);
  }
}

/** A refusal is reported even without an earlier preview. */
const modeOf = (state: CommentState): 'always' | 'quiet' =>
  state.kind === 'refused' && state.fresh !== null && changedIn(state.fresh).length > 0 ? 'always' : 'quiet';

/** Updates each existing comment of ours on a pull request and creates none. */
export const commentAgain = (pull: Pull, state: CommentState, action: ActionRuntime, whileOpen = true): Promise<void> =>
  commentEach(
    pull,
    (said) =>
      [...said]
        // A plan recorded for this commit remains the one that a merge is held to.
        .filter(([, one]) => !(whileOpen && holdsPlan(one, pull)))
        .map(([deployment]) => ({ deployment, state })),
    action,
    whileOpen,
  );

/** Our comments of a pull request; null, with a notice, if they cannot be read. */
export async function readOurs({ number }: Pull, action: ActionRuntime): Promise<AllSaid | null> {
  if (!action.inputs.comment) return new Map();
  try {
    return recordsIn(await action.github.comments(number), action);
  } catch (error) {
    noteUnwritten(error, action);
    return null;
  }
}

/** Our comment that counts for each deployment; null stands for all of the run. */
export type AllSaid = ReadonlyMap<string | null, Said>;

/** A comment of ours, and its record line, if any. */
export type Said = Marked & {
  readonly record: string | null;
  /** Whether a concurrent run wrote another comment beside it. */
  readonly hasRival: boolean;
};

/** Whether a comment has, or had before its record was cut, a plan for this commit of the pull request. */
export const holdsPlan = ({ marker }: Marked, { head }: Pull): boolean =>
  (marker.hasRecord || marker.isDamaged) && marker.head === head;

/** A run for one deployment ignores the comments of others. */
function recordsIn(comments: readonly Comment[], action: ActionRuntime): AllSaid {
  const only = action.inputs.deployment;
  const said = new Map<string | null, Said>();
  for (const [deployment, ours] of oursIn(comments, oursOf(action))) {
    const [first] = ours;
    if (first === undefined || (only !== null && deployment !== only)) continue;
    const record = first.marker.hasRecord ? firstLine(first.comment) : null;
    said.set(deployment, { ...first, record, hasRival: rivalsIn(ours).length > 0 });
  }
  return said;
}

/** A refusal by GitHub becomes a notice. Throws any other error. */
export function noteUnwritten(error: unknown, { notes }: ActionRuntime): void {
  if (!(error instanceof GitHubError)) throw error;
  notes.notices.add(`The comment could not be written: ${withHint(error)}`);
}

function textOf(note: Note, replaced: Marker | null, action: ActionRuntime): string {
  const { deployment, pull, record, state, mode } = note;
  const of = { deployment, config: configDigest(action.inputs), run: action.job.run };
  const number = (replaced?.number ?? 1) + (mode === 'new' && replaced !== null ? 1 : 0);
  // Keep that a record was cut off, so that the next reader learns why nothing is applied.
  const wasCut = replaced?.isDamaged === true && (replaced.head ?? pull.head) === pull.head;
  const hasRecord = record !== null || wasCut;
  const end = { ...of, head: pull.head, number, state: state.kind, hasRecord };
  const key = sealKey(deployment, action);
  const lastLine = (body: string): string => `${endMarker(end, body, key)}\n`;
  const first = record === null ? '' : `${record}\n`;
  const body = `${first}${shownText(note, first.length + lastLine('').length, action)}\n`;
  return `${body}${lastLine(body)}`;
}

/** Visible text beside hidden lines of the given length. */
function shownText(
  { pull, deployment, state }: Pick<Note, 'pull' | 'deployment' | 'state'>,
  hidden: number,
  { job, inputs }: ActionRuntime,
): string {
  const { summary, planFile } = inputs;
  const view = { deployment, job, commit: pull.head, base: pull.base.ref, summary, planFile, firstLine: hidden };
  return renderComment(state, view);
}

type Review = Pick<RecordPayload, 'deployment' | 'settings'> & { readonly pull: Pull };

/** The signed first line of a comment. Throws RecordError. */
export function sign(plan: Plan, { deployment, pull, settings }: Review, action: ActionRuntime): string {
  const here = { ...whereOf(action), pull: pull.number, head: pull.head, config: configDigest(action.inputs) };
  return signRecord(
    recordPayload(plan, { ...here, settings, deployment }),
    action.runtime.connections.secret(deployment.slug),
  );
}

/** The scope of a record's key. */
const whereOf = ({ runtime, job }: ActionRuntime): { repository: string; platform: string } => ({
  repository: job.repository.id,
  platform: runtime.connections.name ?? '',
});

/** The key that seals a comment's hidden lines, on any platform; null for one about all deployments, which has no record, and without a token. Throws RecordError. */
function sealKey(deployment: string | null, { runtime: { connections }, job }: ActionRuntime): SigningKey | null {
  return deployment === null || !connections.has(deployment)
    ? null
    : deriveKey(connections.secret(deployment), { repository: job.repository.id, platform: '' });
}

/**
 * Reads the hidden lines of a comment. If they were edited or sealed with another token, only the deployment and config are trusted: the
 * comment counts as damaged, and as the oldest one.
 */
function markerOf(body: string, action: ActionRuntime): Marker | null {
  const marker = readMarker(body);
  const key = marker === null ? null : sealKey(marker.deployment, action);
  if (marker === null || key === null || isSealed(body, key)) return marker;
  return damaged(marker);
}

/** The payload of a comment's record if this token signed it for this repository and platform, else why it is not trusted. */
export function believe(
  marked: Marked | undefined,
  pull: Pull,
  deployment: string,
  action: ActionRuntime,
): RecordPayload | Cause {
  if (marked === undefined) return { code: pull.fork ? 'fork' : 'no-record', pull: pull.number };
  const verified = verifyRecord(marked.comment.body, action.runtime.connections.secret(deployment), whereOf(action));
  if (verified !== null) return verified;
  return marked.marker.isDamaged
    ? { code: 'edited', reason: firstLineEdited }
    : { code: 'no-record', pull: pull.number };
}

/** The record of a comment, if a token of this run signed it. */
export function signedIn(marked: Marked, pull: Pull, deployment: string, action: ActionRuntime): RecordPayload | null {
  if (!action.runtime.connections.has(deployment)) return null;
  const believed = believe(marked, pull, deployment, action);
  return 'code' in believed ? null : believed;
}

/** Distinguishes comments of workflows with different configs; 16 hex digits. */
export const configDigest = (inputs: Pick<ActionInputs, 'folder' | 'config'>): string =>
  createHash('sha256')
    .update(posix.normalize(configPath(inputs)))
    .digest('hex')
    .slice(0, 16);

/** How to find our comments. */
export const oursOf = (action: ActionRuntime): Ours => ({
  config: configDigest(action.inputs),
  author: action.inputs.commentAuthor,
  readMarker: (body) => markerOf(body, action),
});

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
export async function tell(ending: Ending, action: ActionRuntime): Promise<void> {
  const { pull, outcome, refusal = null, left = [] } = ending;
  if (outcome.kind === 'valid') return;
  if (!('plan' in outcome) || outcome.plan === null) return commentAgain(pull, stateOf(outcome, ''), action, false);
  const slugs = deploymentsIn(ending.plan ?? outcome.plan).map(({ slug }) => slug);
  const states = slugs.map((deployment): StateOf => {
    const state = stateFor(deployment, outcome, refusal);
    const others = left.filter((bundle) => bundle.deployment.slug === deployment);
    const isDone = state.kind === 'applied' || state.kind === 'partial';
    return { deployment, state: isDone && others.length > 0 ? { ...state, left: others } : state };
  });
  await tellEach(pull, (said) => [...states, ...leftAtMerge(slugs, said, pull, action)], action);
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

/** The states of single deployments; the comment about all of them refers to theirs. */
const tellEach = (pull: Pull, statesIn: (said: AllSaid) => StateOf[], action: ActionRuntime): Promise<void> =>
  commentEach(
    pull,
    (said) => [...statesIn(said), ...(said.has(null) ? [{ deployment: null, state: byEach }] : [])],
    action,
  );

/** The state of the comment about all deployments once each has its own. */
export const byEach: CommentState = { kind: 'superseded', by: { what: 'deployments' } };

/**
 * Updates for deployments that the pull request had a plan for, but that the merged files no longer name: nothing is sent to them, and
 * their comments would keep promising it.
 */
function leftAtMerge(planned: readonly string[], said: AllSaid, pull: Pull, action: ActionRuntime): StateOf[] {
  return [...said].flatMap(([deployment, there]) => {
    if (deployment === null || planned.includes(deployment)) return [];
    // A record of another token belongs to another job.
    const missing = signedIn(there, pull, deployment, action)?.bundles.map(({ kind }) => kind) ?? [];
    if (missing.length === 0) return [];
    return [{ deployment, state: { kind: 'refused', refusal: { code: 'bundles', missing, added: [] }, fresh: null } }];
  });
}
