import { configDigest, oursOf, sealKey } from './records.ts';
import { type Comment, type CommentState, GitHubError, type Pull } from '../domain/github.ts';
import { withHint } from '../domain/json.ts';
import type { Marker } from '../domain/record.ts';
import { firstLine, type Marked, oursIn, type Publication, publish, rivalsIn } from '../github/publish.ts';
import { endMarker, readMarker, statusMarker } from '../record/comment-line.ts';
import { renderComment } from '../render/comment.ts';
import type { ActionRuntime } from '../runtime/action-runtime.ts';
import { whileAsking } from './result.ts';

// `Note`: what a run reports in one comment. `Noted`: how writing it ended. `Said`: what our existing comment contains.
// `Told`: the outcome of all writes.

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

/** How writing a note ended. */
export type Noted = {
  readonly url: string | null;
  readonly notices: readonly string[];
  /** `told`: no comment contradicts the note. `overtaken`: a newer run or another commit owns the comment. */
  readonly fate: 'told' | 'overtaken' | 'refused';
};

/** URLs of the comments written, and notices about the run, one sentence each. */
export type Told = { readonly comments: readonly string[]; readonly notices: readonly string[] };

export const joinTold = (told: readonly Told[]): Told => ({
  comments: told.flatMap(({ comments }) => comments),
  notices: told.flatMap(({ notices }) => notices),
});

/** Writes the comment of one deployment. A failed write never changes how the run ends. */
export async function comment(note: Note, action: ActionRuntime): Promise<Noted> {
  const { github, inputs } = action;
  if (!inputs.comment) return { url: null, notices: [], fate: 'told' };
  const { pull, deployment, mode, whileOpen, onto } = note;
  const body = (replaced: Marker | null): string => textOf(note, replaced, action);
  return noted(async () => {
    await openConnection(deployment, action);
    const what = mode === 'new' ? 'plan' : 'comment';
    const retired = (url: string): string =>
      shownText({ pull, deployment, state: { kind: 'superseded', by: { what, url } } }, 0, action);
    const where = { ...oursOf(action), deployment, pull: pull.number, run: action.job.run };
    const head = whileOpen ? pull.head : null;
    const { url, notices, isOvertaken } = await publish(github, { ...where, body, mode, head, retired, onto });
    return { url, notices, fate: isOvertaken ? 'overtaken' : 'told' };
  });
}

/**
 * The seal of a comment covers the platform's name, which is known once a connection is open; this sends nothing. A run without an address
 * seals nothing.
 */
async function openConnection(deployment: string | null, { runtime }: ActionRuntime): Promise<void> {
  const { connections } = runtime;
  if (connections.name !== null || !connections.has(deployment)) return;
  await whileAsking(() => connections.to(deployment));
}

/** Turns GitHub's refusals into a notice: the apply or preview is valid even if the comment fails. */
async function noted(write: () => Promise<Noted>): Promise<Noted> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    return { url: null, notices: [notWritten(error)], fate: 'refused' };
  }
}

/** Writes notes for our comments of a pull request, one after another. */
export async function commentEach(
  pull: Pull,
  notesFor: (said: AllSaid) => readonly Omit<Note, 'pull' | 'whileOpen'>[],
  action: ActionRuntime,
  whileOpen = false,
): Promise<Told> {
  const { said, notice } = await readOurs(pull, action);
  const written: Noted[] = [];
  for (const note of notesFor(said)) written.push(await comment({ pull, whileOpen, ...note }, action));
  // GitHub mostly refuses all comments for the same reason.
  const notices = new Set([...(notice === null ? [] : [notice]), ...written.flatMap((one) => one.notices)]);
  return { comments: written.flatMap(({ url }) => url ?? []), notices: [...notices] };
}

/** Updates each existing comment of ours on a pull request and creates none. */
export const commentAgain = async (
  pull: Pull,
  state: CommentState,
  action: ActionRuntime,
  whileOpen = true,
): Promise<Told> =>
  commentEach(
    pull,
    (said) =>
      [...said].flatMap(([deployment, one]) =>
        // A plan recorded for this commit remains the one that a merge is held to.
        whileOpen && holdsPlan(one, pull)
          ? []
          : { deployment, state, record: whileOpen ? null : one.record, mode: 'quiet' as const },
      ),
    action,
    whileOpen,
  );

/** Our comments of a pull request; none, with a notice, if they cannot be read. */
export async function readOurs(
  { number }: Pull,
  action: ActionRuntime,
): Promise<{ said: AllSaid; notice: string | null }> {
  if (!action.inputs.comment) return { said: new Map(), notice: null };
  try {
    return { said: recordsIn(await action.github.comments(number), action), notice: null };
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    return { said: new Map(), notice: notWritten(error) };
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

/** Whether a comment has, or had before it was damaged, a plan for this commit of the pull request. */
export const holdsPlan = ({ marker }: Said, { head }: Pull): boolean =>
  (marker.hasRecord || marker.isDamaged) && marker.head === head;

/** A run for one deployment ignores the comments of others. */
function recordsIn(comments: readonly Comment[], action: ActionRuntime): AllSaid {
  const only = action.inputs.deployment;
  const said = new Map<string | null, Said>();
  for (const [deployment, ours] of oursIn(comments, { ...oursOf(action), readMarker })) {
    const [first] = ours;
    if (first === undefined || (only !== null && deployment !== only)) continue;
    const record = first.marker.hasRecord ? firstLine(first.comment) : null;
    said.set(deployment, { ...first, record, hasRival: rivalsIn(ours).length > 0 });
  }
  return said;
}

/** Notice for a comment that was not written. */
export const notWritten = (error: GitHubError): string => `The comment could not be written: ${withHint(error)}`;

function textOf(note: Note, replaced: Marker | null, action: ActionRuntime): string {
  const { deployment, pull, record, state, mode } = note;
  const of = { deployment, config: configDigest(action.inputs), run: action.job.run };
  const first = record ?? statusMarker(of);
  const number = (replaced?.number ?? 1) + (mode === 'new' && replaced !== null ? 1 : 0);
  // Keep that a record was cut off, so that the next reader learns why nothing is applied.
  const wasCut = replaced?.isDamaged === true && (replaced.head ?? pull.head) === pull.head;
  const hasRecord = record !== null || wasCut;
  const end = { ...of, head: pull.head, number, state: state.kind, hasRecord };
  const lastLine = endMarker(end, first, sealKey(deployment, action));
  return `${first}\n${shownText(note, first.length + lastLine.length + 2, action)}\n${lastLine}\n`;
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
