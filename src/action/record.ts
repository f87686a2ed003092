import { baseIn, changedIn, deploymentsIn } from './sources.ts';
import {
  type AllSaid,
  believe,
  byEach,
  writeComment,
  holdsPlan,
  type Note,
  readOurs,
  type Said,
  sign,
} from './comments.ts';
import type { Fate } from '../github/publish.ts';
import { causeOfAll, differenceOf } from './hold.ts';
import { setFresh } from './stale.ts';
import type { Previewed } from '../commands/preview.ts';
import type { Deployment } from '../domain/bundle.ts';
import { type Cause, type CommentState, type Pull, type Since, stateOf } from '../domain/github.ts';
import type { Plan } from '../domain/plan.ts';
import { settingsDigest } from '../record/payload.ts';
import { notRecorded } from '../report/words/comment.ts';
import { liveDanger, shownIn } from '../report/words/three-way.ts';
import type { ActionRuntime } from '../runtime/action-runtime.ts';
import type { ActionResult } from './result.ts';
import type { Outcome } from '../domain/outcome.ts';

// A record is signed once per head commit. Later runs for that commit compare their plan with it: the same plan confirms it, another one
// is refused. Only a person who re-runs the job gets a new record, in a new comment, since an edit sends no notification.

/** The preview of a pull request, and its merge commit. */
type Review = Previewed & { readonly pull: Pull; readonly merge: string };

/** Reports a preview in the comments and the status of its pull request, and records the plan there. */
export async function noteReview(review: Review, action: ActionRuntime): Promise<Partial<ActionResult>> {
  const { outcome, pull } = review;
  const said = await readOurs(pull, action);
  const plan = 'plan' in outcome ? outcome.plan : null;
  const each = plan === null || said === null ? [] : await recordAll(plan, review, said, action);
  const fates = said === null ? ['refused' as const] : each.map(({ fate }) => fate);
  for (const note of said === null ? [] : notesOf(plan, review, said)) fates.push(await writeComment(note, action));
  return plan === null ? {} : conclude(each, { pull, plan, fates }, action);
}

/** The record of one deployment. */
type One = {
  readonly deployment: Deployment;
  /** The record line, if it is in the comment and for this plan. */
  readonly record: string | null;
  /** Why the plan is not the recorded one. */
  readonly cause: Cause | null;
  readonly fate: Fate;
  /** Whether its comment called this plan stale until now. */
  readonly wasStale: boolean;
};

type Noted = { readonly pull: Pull; readonly plan: Plan; readonly fates: readonly Fate[] };

/** Sets the status, and tells whether a merge is held to the plan. */
async function conclude(
  each: readonly One[],
  { pull, plan, fates }: Noted,
  action: ActionRuntime,
): Promise<Partial<ActionResult>> {
  const why = causeOfAll(each);
  const recorded = each.filter(({ record, cause }) => record !== null || cause !== null);
  const isRecorded = changedIn(plan).every(({ slug }) => recorded.some(({ deployment }) => deployment.slug === slug));
  if (!isRecorded && fates.includes('refused')) action.notes.warnings.add(notRecorded);
  const isReported = fates.every((fate) => fate === 'written' || fate === 'needless');
  // A new attempt for the same commit replaces a status that said it was stale.
  const isNews = action.job.run.attempt > 1 || each.some(({ wasStale }) => wasStale);
  if (why !== null) await setFresh(pull, 'The plan changed since the review.', action);
  else if (isReported && isNews) await setFresh(pull, null, action);
  return { records: each.flatMap(({ record }) => record ?? []), refusal: why && { code: 'changed', why }, isRecorded };
}

/**
 * Notes for the comments that no plan is recorded in. Errors of the files are reported in every comment, or in one about all deployments.
 * A deployment that no file is about any more had a plan that its comment would keep promising.
 */
function notesOf(plan: Plan | null, { outcome, pull }: Review, said: AllSaid): Note[] {
  const noteOf = (deployment: string | null, state: CommentState, mode: Note['mode']): Note => {
    return { pull, deployment, state, record: null, mode, whileOpen: true };
  };
  const dropped = 'threeWayDiff' in outcome ? (outcome.threeWayDiff?.dropped ?? []) : [];
  const planned = new Set(plan === null ? [] : deploymentsIn(plan).map(({ slug }) => slug));
  const left = new Set([...dropped.map(({ deployment }) => deployment), ...said.keys()]);
  const notes = [...left].flatMap((deployment) => {
    const there = said.get(deployment);
    // A plan recorded for this commit remains the one that a merge is held to.
    if ((deployment !== null && planned.has(deployment)) || (there !== undefined && holdsPlan(there, pull))) return [];
    if (outcome.kind === 'invalid') return noteOf(deployment, reviewedState(outcome, ''), 'quiet');
    if (deployment === null) return said.has(null) ? noteOf(null, byEach, 'quiet') : [];
    return noteOf(deployment, reviewedState(outcome, deployment), isNews(deployment, outcome) ? 'always' : 'quiet');
  });
  const isNew = outcome.kind === 'invalid' && said.size === 0;
  return isNew ? [noteOf(null, reviewedState(outcome, ''), 'always')] : notes;
}

const isNews = (deployment: string, outcome: Outcome): boolean =>
  !isQuiet(reviewedState(outcome, deployment), deployment);

/** The comment state of a deployment after a preview. */
function reviewedState(outcome: Outcome, deployment: string): CommentState {
  if (outcome.kind === 'valid') throw new Error('a preview does not end with valid files only');
  return stateOf(outcome, deployment);
}

/** "No changes" needs no comment, unless something was loosened without review or becomes unmanaged. */
function isQuiet(state: CommentState, deployment: string): boolean {
  if (state.kind !== 'no-changes') return false;
  const shown = shownIn(state.threeWayDiff, deployment);
  return liveDanger(shown).length === 0 && (shown?.dropped ?? []).length === 0;
}

async function recordAll(plan: Plan, review: Review, said: AllSaid, action: ActionRuntime): Promise<One[]> {
  const each: One[] = [];
  for (const deployment of deploymentsIn(plan))
    each.push(await recordOne({ deployment, plan, review, said: said.get(deployment.slug) }, action));
  return each;
}

type Asked = {
  readonly deployment: Deployment;
  readonly plan: Plan;
  readonly review: Review;
  readonly said: Said | undefined;
};

async function recordOne(asked: Asked, action: ActionRuntime): Promise<One> {
  const { deployment, review, said } = asked;
  const decision = await decide(asked, action);
  if (decision === 'confirm') return confirm(asked, action);
  const none = { deployment, record: null, cause: null, wasStale: false };
  if ('cause' in decision) {
    const stale = { kind: 'stale', by: null, ...decision } as const;
    return { ...none, cause: decision.cause, fate: await write(asked, stale, said?.record ?? null, 'quiet', action) };
  }
  const { pull, files, outcome } = review;
  const record = sign(asked.plan, { deployment, pull, settings: settingsDigest(files.settings) }, action);
  const state = withSince(reviewedState(outcome, deployment.slug), decision.since);
  const mode = isNews(deployment.slug, outcome) ? 'always' : 'quiet';
  const fate = await write(asked, state, record, decision.isNew ? 'new' : mode, action);
  // A record that is in no comment is never output: it could be pasted into one.
  return { ...none, record: fate === 'written' ? record : null, fate };
}

const write = (
  { deployment, review: { pull }, said }: Asked,
  state: CommentState,
  record: string | null,
  mode: Note['mode'],
  action: ActionRuntime,
): Promise<Fate> =>
  writeComment(
    { pull, deployment: deployment.slug, whileOpen: true, onto: said?.comment ?? null, state, record, mode },
    action,
  );

/** The reviewed plan stays as it is. Only a comment that showed something else meanwhile shows its plan again. */
async function confirm(asked: Asked, action: ActionRuntime): Promise<One> {
  const { deployment, review, said } = asked;
  const state = reviewedState(review.outcome, deployment.slug);
  const record = said?.record ?? null;
  const wasStale = said?.marker.state !== state.kind;
  const isShown = !wasStale && !said.hasRival;
  if (isShown) action.notes.comments.add(said.comment.url);
  const fate = isShown ? 'needless' : await write(asked, state, record, 'quiet', action);
  return { deployment, record, cause: null, fate, wasStale };
}

function withSince(state: CommentState, since: Since | null): CommentState {
  const isPlan = state.kind === 'planned' || state.kind === 'no-changes';
  return isPlan && since !== null ? { ...state, since } : state;
}

type Difference = Pick<Since, 'cause' | 'moved'>;

/** The plan is signed (`isNew`: in a new comment), is the recorded one, or differs from it. */
type Decision = { readonly isNew: boolean; readonly since: Since | null } | 'confirm' | Difference;

async function decide({ deployment, plan, review, said }: Asked, action: ActionRuntime): Promise<Decision> {
  const { pull, merge, files } = review;
  if (said === undefined || !(said.marker.hasRecord || said.marker.isDamaged)) return { isNew: false, since: null };
  const { marker } = said;
  const found = believe(said, pull, deployment.slug, action);
  const believed = marker.isDamaged && !('code' in found) ? linesEdited : found;
  // It is unknown what a damaged comment showed last, so a new one replaces it even after a push.
  if ('code' in believed)
    return [null, pull.head].includes(marker.head)
      ? otherwise({ cause: believed, moved: [] }, said, action)
      : { isNew: true, since: null };
  if (believed.head !== pull.head) return { isNew: false, since: null };
  const at = { pull, deployment, plan, files, onto: () => baseIn(merge, pull, action) };
  const difference = await differenceOf(believed, at, action);
  return difference === null ? 'confirm' : otherwise(difference, said, action);
}

/** An older record may have replaced the last one. */
const linesEdited: Cause = { code: 'edited', reason: "the comment's hidden lines were edited" };

/** Not the recorded plan: only a person who re-ran the job can have it recorded, in a new comment. The logins of apps end in `[bot]`. */
function otherwise(difference: Difference, { comment }: Said, { job: { run, startedBy } }: ActionRuntime): Decision {
  const isByPerson = run.attempt > 1 && startedBy !== null && startedBy !== '' && !startedBy.endsWith('[bot]');
  return isByPerson ? { isNew: true, since: { ...difference, url: comment.url } } : difference;
}
