import { ForgeError, withFix } from '../../domain/errors.ts';
import type { Comment, Job, Pull } from '../../domain/forge.ts';
import type { CommentState, ReviewRecord } from '../../domain/review.ts';
import { renderComment, renderNextComment } from '../../report/formats/markdown/comment.ts';
import type { CheckBeforeWrite } from '../forge.ts';
import { readRecordOfComment, type ReviewStore } from './read-review.ts';
import {
  type AuditFacts,
  type HiddenFacts,
  makeHiddenLine,
  stateOfPart,
  splitRecord,
  readHiddenLine,
  textDigest,
} from './hidden-line.ts';

// Writes the comment of a review, from the first preview to the result of the apply. What does not fit into it goes into further comments, its parts.

/** The review of one run: where it is kept, who writes it, and what its comments say about the run. */
export type ReviewRun = ReviewStore & {
  readonly job: Job;
  /** Whether the run writes a job summary. */
  readonly summary: boolean;
  /** Path of the plan file that the run writes; null without one. */
  readonly planFile: string | null;
  readonly runMessages: RunMessages;
};

/** What a run reports beside its result: sentences. */
export type RunMessages = {
  /** URLs of the comments written or confirmed. */
  readonly commentUrls: Set<string>;
  /** What failed beside the job itself, or why there was nothing to do. */
  readonly notices: Set<string>;
  /** What needs attention. */
  readonly warnings: Set<string>;
};

/** What a comment shows, and the record that it holds. */
export type CommentContent = {
  readonly state: CommentState;
  readonly record: ReviewRecord | null;
  readonly audit?: AuditFacts | null;
};

/** The bodies of the comments of a review. That of the first one names the parts, so it is made once they are written. */
type ComposedComments = {
  readonly partBodies: readonly string[];
  readonly firstBody: (parts: readonly Comment[]) => string;
};

/** Room for the ids of the parts in the hidden line, in characters. The ids are known only once the parts are written. */
const partIdsLength = 1_500;

/** Splits what does not fit into one comment: each part has a part of the record, and the first one also sections of deployments. */
function composeComments(
  { key, job, summary, planFile }: ReviewRun,
  pull: Pull,
  { state, record, audit }: CommentContent,
): ComposedComments {
  const run = { id: job.run.id, attempt: job.run.attempt };
  type Facts = Pick<HiddenFacts, 'state' | 'record' | 'parts' | 'audit'>;
  const buildLine = (facts: Facts, text: string): string =>
    makeHiddenLine(key, { pull: pull.number, head: pull.head, run, text: textDigest(text), ...facts });
  const splitParts = record === null ? [] : splitRecord(record);
  const isSplit = splitParts.length > 1;
  const firstFacts = { state: state.kind, record: isSplit ? null : record, ...(audit ? { audit } : {}) };
  // The digests of all texts have the same length, so any text will do.
  const hiddenLineLength = buildLine(firstFacts, '').length + partIdsLength;
  const view = { job, commit: pull.head, base: pull.base, summary, planFile, hiddenLineLength };
  const sections = renderNextComment(state, view);
  const partRecords = isSplit ? splitParts : [];
  const partBody = (index: number): string => {
    const facts = { state: stateOfPart, record: partRecords[index] ?? null };
    const text = index === 0 && sections !== null ? sections(buildLine(facts, '').length) : partText;
    return buildLine(facts, text) + text;
  };
  return {
    partBodies: Array.from({ length: Math.max(partRecords.length, sections === null ? 0 : 1) }, (_, index) =>
      partBody(index),
    ),
    firstBody(parts) {
      const ids = parts.map(({ id }) => id);
      const text = renderComment(state, { ...view, next: parts[0]?.url ?? null });
      return buildLine({ ...firstFacts, ...(ids.length > 0 && { parts: ids }) }, text) + text;
    },
  };
}

const partText =
  'This comment keeps a part of the record of the plan in the first comment. Without it, merging applies nothing.\n';

/** The comment is not written: the pull request was merged, closed, pushed or retargeted meanwhile. */
class OvertakenError extends Error {}

/** The result of writing a comment. */
export type WriteResult =
  | { readonly kind: 'written'; readonly comment: Comment }
  /** A newer run wrote the comment, or the pull request changed meanwhile. */
  | { readonly kind: 'overtaken'; readonly why: string }
  /** There is no comment to change. */
  | { readonly kind: 'none' }
  | { readonly kind: 'refused'; readonly error: ForgeError };

type WriteTarget = {
  readonly pull: Pull;
  /** The comment to edit; null to create one. */
  readonly existing: Comment | null;
  /** Whether the pull request must still be open, at the same commit and base. */
  readonly requiresOpenPull: boolean;
};

/** Edits a comment, or creates it. A refusal by the forge is a result, not an error: the run goes on without the comment. */
export async function writeComment(
  run: ReviewRun,
  { pull, existing, requiresOpenPull }: WriteTarget,
  content: CommentContent,
): Promise<WriteResult> {
  const { runMessages } = run;
  const facts = existing === null ? null : readHiddenLine(run.key, existing.body);
  if (facts !== null && isNewer(facts.run, run.job.run) && !(requiresOpenPull && showsNoPlan(facts, pull)))
    return reportOvertaken(run, 'a newer run wrote it');
  const checkBeforeWrite = requiresOpenPull ? () => requireUnchangedPull(run, pull) : () => Promise.resolve();
  try {
    const written = await writeCommentAndParts(run, { pull, checkBeforeWrite }, existing, content);
    runMessages.commentUrls.add(written.url);
    return { kind: 'written', comment: written };
  } catch (error) {
    if (error instanceof OvertakenError) return reportOvertaken(run, error.message);
    if (!(error instanceof ForgeError)) throw error;
    runMessages.notices.add(`The comment could not be written: ${withFix(error, 'action')}`);
    return { kind: 'refused', error };
  }
}

/** `checkBeforeWrite` throws OvertakenError if the pull request is no longer as the body says. */
type BodyTarget = { readonly pull: Pull; readonly checkBeforeWrite: CheckBeforeWrite };

/** Writes a comment and its parts. The comment comes last, since it names the parts. */
async function writeCommentAndParts(
  run: ReviewRun,
  target: BodyTarget,
  existing: Comment | null,
  content: CommentContent,
): Promise<Comment> {
  const oldParts = (existing && readHiddenLine(run.key, existing.body)?.parts) ?? [];
  const composed = composeComments(run, target.pull, content);
  const parts: Comment[] = [];
  for (const [index, body] of composed.partBodies.entries())
    parts.push(await writeBody(run, target, oldParts[index] ?? null, body));
  const body = composed.firstBody(parts);
  const written = existing?.body === body ? existing : await writeBody(run, target, existing?.id ?? null, body);
  await clearUnusedParts(run, target.pull, oldParts.slice(parts.length));
  return written;
}

/** Edits a comment, or creates one if there is none or if it was deleted. */
async function writeBody(
  run: ReviewRun,
  { pull, checkBeforeWrite }: BodyTarget,
  id: number | null,
  body: string,
): Promise<Comment> {
  const edited = id === null ? null : await run.forge.updateComment(id, body, checkBeforeWrite);
  return edited ?? createOnce(run, pull, body, checkBeforeWrite);
}

/** Takes the record out of parts that a comment no longer has. */
async function clearUnusedParts(
  { forge, key, job, runMessages }: ReviewRun,
  pull: Pull,
  ids: readonly number[],
): Promise<void> {
  const { id: run, attempt } = job.run;
  const text = 'The first comment does not go on here any more.\n';
  const facts = { pull: pull.number, head: pull.head, state: stateOfPart, run: { id: run, attempt }, record: null };
  const body = makeHiddenLine(key, { ...facts, text: textDigest(text) }) + text;
  for (const id of ids) {
    try {
      await forge.updateComment(id, body, () => Promise.resolve());
    } catch (error) {
      if (!(error instanceof ForgeError)) throw error;
      runMessages.notices.add(`A comment that is out of date could not be changed: ${withFix(error, 'action')}`);
    }
  }
}

function reportOvertaken({ runMessages }: ReviewRun, why: string): WriteResult {
  runMessages.notices.add(`The comment was not changed: ${why}.`);
  return { kind: 'overtaken', why };
}

/** Whether a run is newer than another, or a later attempt of it. */
const isNewer = (run: HiddenFacts['run'], other: HiddenFacts['run']): boolean =>
  run.id > other.id || (run.id === other.id && run.attempt > other.attempt);

/** Whether a comment shows no plan of the pull request's commit. Then an older run that has a plan may overwrite it. */
const showsNoPlan = ({ head, state }: HiddenFacts, pull: Pull): boolean =>
  head !== pull.head || ['failed', 'invalid', 'refused', 'stale'].includes(state);

/**
 * Reads the pull request again before a write: what is written must be visible before the merge, and be about the current commit. Throws OvertakenError
 * otherwise.
 */
async function requireUnchangedPull({ forge }: ReviewRun, { number, head, base }: Pull): Promise<void> {
  const current = await forge.pull(number);
  if (current.mergedAt !== null) throw new OvertakenError('the pull request was merged');
  if (!current.isOpen) throw new OvertakenError('the pull request was closed');
  if (current.head !== head) throw new OvertakenError('the pull request was pushed since this run began');
  if (current.base !== base) throw new OvertakenError('the pull request got another base branch since this run began');
}

/** Creates a comment. If the forge's answer is lost, the comment may exist all the same, and is not created twice. */
async function createOnce(
  { forge }: ReviewRun,
  { number }: Pull,
  body: string,
  checkBeforeWrite: CheckBeforeWrite,
): Promise<Comment> {
  try {
    return await forge.createComment(number, body, checkBeforeWrite);
  } catch (error) {
    const isRefused = !(error instanceof ForgeError) || (error.status !== null && error.status < 500);
    if (isRefused) throw error;
    const existing = (await forge.comments(number)).find((comment) => comment.body === body);
    return existing ?? (await forge.createComment(number, body, checkBeforeWrite));
  }
}

/** Updates our comment of a merged pull request, and keeps its record. `audit`: of this apply; null keeps that of earlier ones. */
export async function updateComment(
  run: ReviewRun,
  pull: Pull,
  comment: Comment,
  state: CommentState,
  audit: AuditFacts | null = null,
): Promise<WriteResult> {
  const facts = readHiddenLine(run.key, comment.body);
  const record = facts && (await readRecordOfComment(run, facts));
  const content = { state, record, audit: audit ?? facts?.audit ?? null };
  return writeComment(run, { pull, existing: comment, requiresOpenPull: false }, content);
}

/**
 * Marks our other comments of a pull request as superseded, since merging no longer applies their plans. `candidates`: comments that are, or look like, ours.
 * Only those by the author of the current comment are changed, since a hidden line that was edited, or that another token made, proves nothing.
 */
export async function supersedeOtherComments(
  run: ReviewRun,
  pull: Pull,
  current: Comment,
  candidates: readonly Comment[],
): Promise<void> {
  const { job, summary, planFile } = run;
  const view = { job, commit: pull.head, base: pull.base, summary, planFile, hiddenLineLength: 0 };
  const text = renderComment({ kind: 'superseded', by: { what: 'plan', url: current.url } }, view);
  const parts = readHiddenLine(run.key, current.body)?.parts ?? [];
  for (const { id, url, author } of candidates) {
    if (id === current.id || parts.includes(id) || author.login !== current.author.login) continue;
    try {
      await run.forge.updateComment(id, text, () => Promise.resolve());
    } catch (error) {
      if (!(error instanceof ForgeError)) throw error;
      run.runMessages.notices.add(`An older comment of ifmatch is out of date. Delete it: ${url}`);
    }
  }
}
