import { ForgeError, withFix } from '../../domain/errors.ts';
import type { Comment, Job, Pull } from '../../domain/forge.ts';
import type { CommentState, ReviewRecord } from '../../domain/review.ts';
import { renderComment, renderNextComment } from '../../report/formats/markdown/comment.ts';
import { readRecordOfComment, type ReviewStore } from './read-review.ts';
import {
  type AuditFacts,
  type HiddenFacts,
  hiddenLine,
  partState,
  splitRecord,
  readHiddenLine,
  textDigest,
} from './hidden-line.ts';

// The one comment of a review, from the first preview to the result of the apply. What does not fit into it goes on in further ones.

/** The review of one run: where it is kept, who writes, and what its comments say of the run. */
export type ReviewRun = ReviewStore & {
  readonly job: Job;
  /** Whether the run writes a job summary, and where its plan goes. */
  readonly summary: boolean;
  readonly planFile: string | null;
  readonly notes: ReviewNotes;
};

/** What a run reports beside its result; a sentence each. */
export type ReviewNotes = {
  /** URLs of the comments written or confirmed. */
  readonly comments: Set<string>;
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

/** The texts of the comments of a review: those after the first one, and the first one once they are written. */
type ComposedComments = {
  readonly partBodies: readonly string[];
  readonly firstBody: (parts: readonly Comment[]) => string;
};

/** What fits into no single comment goes on in others: pieces of the record, and in the first of them sections of deployments. */
function composeComments(
  { key, job, summary, planFile }: ReviewRun,
  pull: Pull,
  { state, record, audit }: CommentContent,
): ComposedComments {
  const { id, attempt } = job.run;
  type Facts = Pick<HiddenFacts, 'state' | 'record' | 'parts' | 'audit'>;
  const buildLine = (facts: Facts, text: string): string =>
    hiddenLine(key, { pull: pull.number, head: pull.head, run: { id, attempt }, text: textDigest(text), ...facts });
  const recordParts = record === null ? [] : splitRecord(record);
  const ownRecord = recordParts.length === 1 ? record : null;
  const first = { state: state.kind, record: ownRecord, ...(audit ? { audit } : {}) };
  // The digest of a text is as long as that of any other. Room for the ids of further comments, which are not known yet.
  const hidden = buildLine(first, '').length + 1_500;
  const view = { job, commit: pull.head, base: pull.base, summary, planFile, hidden };
  const sections = renderNextComment(state, view);
  const partRecords = ownRecord === null ? recordParts : [];
  const partBody = (index: number): string => {
    const facts = { state: partState, record: partRecords[index] ?? null };
    const text = index === 0 && sections !== null ? sections(buildLine(facts, '').length) : partText;
    return buildLine(facts, text) + text;
  };
  return {
    partBodies: Array.from({ length: Math.max(partRecords.length, sections === null ? 0 : 1) }, (_, index) =>
      partBody(index),
    ),
    firstBody(parts) {
      const ids = parts.map((one) => one.id);
      const text = renderComment(state, { ...view, next: parts[0]?.url ?? null });
      return buildLine({ ...first, ...(ids.length > 0 && { parts: ids }) }, text) + text;
    },
  };
}

const partText =
  'This comment keeps a part of the record of the plan in the first comment. Without it, merging applies nothing.\n';

/** The pull request was merged, closed, pushed or retargeted, or a newer run wrote the comment. */
class OvertakenError extends Error {}

/** The result of writing a comment. */
export type WriteResult =
  | { readonly kind: 'written'; readonly comment: Comment }
  /** Something newer counts. */
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
  const { notes } = run;
  const facts = existing === null ? null : readHiddenLine(run.key, existing.body);
  if (facts !== null && isNewer(facts.run, run.job.run) && !isFailedReview(facts, pull, requiresOpenPull))
    return reportOvertaken(run, 'a newer run wrote it');
  const checkBeforeWrite = requiresOpenPull ? () => requireUnchangedPull(run, pull) : () => Promise.resolve();
  try {
    const written = await writeCommentAndParts(run, { pull, checkBeforeWrite }, existing, content);
    notes.comments.add(written.url);
    return { kind: 'written', comment: written };
  } catch (error) {
    if (error instanceof OvertakenError) return reportOvertaken(run, error.message);
    if (!(error instanceof ForgeError)) throw error;
    notes.notices.add(`The comment could not be written: ${withFix(error, 'action')}`);
    return { kind: 'refused', error };
  }
}

type BodyTarget = { readonly pull: Pull; readonly checkBeforeWrite: () => Promise<void> };

/** Writes a comment and those that it goes on in. It comes last, since it names the others. */
async function writeCommentAndParts(
  run: ReviewRun,
  target: BodyTarget,
  existing: Comment | null,
  content: CommentContent,
): Promise<Comment> {
  const oldParts = (existing && readHiddenLine(run.key, existing.body)?.parts) ?? [];
  const pages = composeComments(run, target.pull, content);
  const parts: Comment[] = [];
  for (const [index, body] of pages.partBodies.entries())
    parts.push(await writeBody(run, target, oldParts[index] ?? null, body));
  const body = pages.firstBody(parts);
  const written = existing?.body === body ? existing : await writeBody(run, target, existing?.id ?? null, body);
  await clearUnusedParts(run, target.pull, oldParts.slice(parts.length));
  return written;
}

/** Edits a comment, or creates one: also if it was deleted. */
async function writeBody(
  run: ReviewRun,
  { pull, checkBeforeWrite }: BodyTarget,
  id: number | null,
  body: string,
): Promise<Comment> {
  const edited = id === null ? null : await run.forge.updateComment(id, body, checkBeforeWrite);
  return edited ?? createOnce(run, pull, body, checkBeforeWrite);
}

/** Takes everything out of comments that the first one no longer goes on in. */
async function clearUnusedParts(
  { forge, key, job, notes }: ReviewRun,
  pull: Pull,
  ids: readonly number[],
): Promise<void> {
  const { id: run, attempt } = job.run;
  const text = 'The first comment does not go on here any more.\n';
  const facts = { pull: pull.number, head: pull.head, state: partState, run: { id: run, attempt }, record: null };
  const body = hiddenLine(key, { ...facts, text: textDigest(text) }) + text;
  for (const id of ids) {
    try {
      await forge.updateComment(id, body, () => Promise.resolve());
    } catch (error) {
      if (!(error instanceof ForgeError)) throw error;
      notes.notices.add(`A comment that is out of date could not be changed: ${withFix(error, 'action')}`);
    }
  }
}

function reportOvertaken({ notes }: ReviewRun, why: string): WriteResult {
  notes.notices.add(`The comment was not changed: ${why}.`);
  return { kind: 'overtaken', why };
}

/** Whether a run is newer than another, or a later attempt of it. */
const isNewer = (run: HiddenFacts['run'], other: HiddenFacts['run']): boolean =>
  run.id > other.id || (run.id === other.id && run.attempt > other.attempt);

/** Whether a comment on an open pull request shows no plan of this commit, so that a run that has one is not overtaken, even if it was queued earlier. */
const isFailedReview = ({ head, state }: HiddenFacts, pull: Pull, whileOpen: boolean): boolean =>
  whileOpen && (head !== pull.head || ['failed', 'invalid', 'refused', 'stale'].includes(state));

/** Reads the pull request again: what would be written must be visible before a merge, and about what it is now. */
async function requireUnchangedPull({ forge }: ReviewRun, { number, head, base }: Pull): Promise<void> {
  const now = await forge.pull(number);
  if (now.mergedAt !== null) throw new OvertakenError('the pull request was merged');
  if (!now.isOpen) throw new OvertakenError('the pull request was closed');
  if (now.head !== head) throw new OvertakenError('the pull request was pushed since this run began');
  if (now.base !== base) throw new OvertakenError('the pull request got another base branch since this run began');
}

/** Creates a comment. Without an answer it may exist all the same: then it is not written twice. */
async function createOnce(
  { forge }: ReviewRun,
  { number }: Pull,
  body: string,
  checkBeforeWrite: () => Promise<void>,
): Promise<Comment> {
  try {
    return await forge.createComment(number, body, checkBeforeWrite);
  } catch (error) {
    const isRefused = !(error instanceof ForgeError) || (error.status !== null && error.status < 500);
    if (isRefused) throw error;
    const existing = (await forge.comments(number)).find((one) => one.body === body);
    return existing ?? (await forge.createComment(number, body, checkBeforeWrite));
  }
}

/** Changes what our comment of a merged pull request says, and keeps its record. */
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
 * Marks our other comments of a pull request as superseded: an old plan must not go on promising something. Those with an edited line, or a line of
 * another token, are known by their author alone. `candidates`: comments that are, or look like, ours.
 */
export async function supersedeOtherComments(
  run: ReviewRun,
  pull: Pull,
  current: Comment,
  candidates: readonly Comment[],
): Promise<void> {
  const { job, summary, planFile } = run;
  const view = { job, commit: pull.head, base: pull.base, summary, planFile, hidden: 0 };
  const text = renderComment({ kind: 'superseded', by: { what: 'plan', url: current.url } }, view);
  const parts = readHiddenLine(run.key, current.body)?.parts ?? [];
  for (const { id, url, author } of candidates) {
    if (id === current.id || parts.includes(id) || author.login !== current.author.login) continue;
    try {
      await run.forge.updateComment(id, text, () => Promise.resolve());
    } catch (error) {
      if (!(error instanceof ForgeError)) throw error;
      run.notes.notices.add(`An older comment of ifmatch is out of date. Delete it: ${url}`);
    }
  }
}
