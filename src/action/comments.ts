import { configDigest, configsOf, oursOf, sealKey, signedIn } from './records.ts';
import { type Comment, type CommentState, GitHubError, type Pull, type Successor } from '../domain/github.ts';
import { withHint } from '../domain/json.ts';
import type { Marker } from '../domain/record.ts';
import type { Settings } from '../domain/settings.ts';
import { byWeight, isBy, type Publication, publish, type Published } from '../github/publish.ts';
import { endMarker, readMarker, statusMarker } from '../record/comment-line.ts';
import { renderComment } from '../render/comment.ts';
import type { ActionRuntime } from '../runtime/action-runtime.ts';

// A note is what a run has to say in one comment, `Noted` what became of it; `Said` is what a comment of ours holds already, and `Told` what all
// that was written came to.

export type Note = {
  readonly pull: Pull;
  /** Slug; null for what is about all deployments of the run. */
  readonly deployment: string | null;
  readonly state: CommentState;
  /** The line with the record; null for a state that nothing can be applied from. */
  readonly record: string | null;
  /** `quiet`: only where there is a comment already. `new`: a new comment, and the one before is folded. */
  readonly mode: Publication['mode'];
  /** The comment by which the note was decided, if there was any: in place of another one nothing is written. */
  readonly onto?: Comment | null;
  /** Whether the pull request must still be open at the commit that the note speaks of. */
  readonly whileOpen: boolean;
};

/** What became of a note. */
export type Noted = {
  readonly url: string | null;
  readonly notices: readonly string[];
  /** `told`: no comment says anything else now. `overtaken`: a newer run, or another commit, has its say there. */
  readonly fate: 'told' | 'overtaken' | 'refused';
};

/** The addresses of the comments that were written, and what the run itself says about them; a sentence each. */
export type Told = { readonly comments: readonly string[]; readonly notices: readonly string[] };

export const joinTold = (told: readonly Told[]): Told => ({
  comments: told.flatMap(({ comments }) => comments),
  notices: told.flatMap(({ notices }) => notices),
});

/** Writes what there is to say of one deployment into its comment. A comment that cannot be written never changes how the run ends. */
export async function comment(note: Note, action: ActionRuntime): Promise<Noted> {
  const { github, inputs } = action;
  if (!inputs.comment) return { url: null, notices: [], fate: 'told' };
  const { pull, deployment, mode, whileOpen, onto } = note;
  const body = (replaced: Marker | null): string => textOf(note, replaced, action);
  const ours = oursOf(deployment, action);
  return noted(async () => {
    const head = whileOpen ? pull.head : null;
    const what = mode === 'new' ? 'plan' : 'comment';
    const retired = (url: string): string => retiredText(note, { what, url }, action);
    const published = await publish(github, { ...ours, pull: pull.number, body, mode, head, retired, onto });
    const fate = published.skipped === null || published.skipped === 'quiet' ? 'told' : 'overtaken';
    return { url: published.url, notices: noticesOf(published, inputs.commentAuthor), fate };
  });
}

/** GitHub's refusals become a notice: what was applied, or previewed, is so whether or not it could be told. */
async function noted(write: () => Promise<Noted>): Promise<Noted> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    return { url: null, notices: [notWritten(error)], fate: 'refused' };
  }
}

/**
 * Says something in each comment of ours that a pull request has, and writes none anew. `about`: the deployments of the config, where it
 * names any: a comment of an older version, which does not say its config, belongs to a workflow for another folder if it is of another one.
 */
export async function commentAgain(
  pull: Pull,
  state: CommentState,
  action: ActionRuntime,
  { about, whileOpen = true }: { about: Settings['deployments']; whileOpen?: boolean },
): Promise<Told> {
  const { comments, notice } = await commentsOf(pull, action);
  const told = { comments: [] as string[], notices: notice === null ? [] : [notice] };
  const said = recordsIn(comments, action);
  const ofOthers = about.size > 0 ? otherFolders(said, about) : otherTokens(said, { pull, state }, action);
  for (const [deployment, one] of said) {
    // A plan that is recorded for this very commit goes on being the one that a merge is held to.
    if (ofOthers.has(deployment) || (whileOpen && holdsPlan(one, pull))) continue;
    const kept = whileOpen ? null : one.record;
    const { url, notices } = await comment({ pull, deployment, state, record: kept, mode: 'quiet', whileOpen }, action);
    if (url !== null) told.comments.push(url);
    told.notices.push(...notices);
  }
  return told;
}

type AllSaid = ReadonlyMap<string | null, Said>;

/** What the comments of a workflow for another folder are about. */
const otherFolders = (said: AllSaid, about: Settings['deployments']): ReadonlySet<string | null> =>
  new Set([...said].flatMap(([deployment, { isOwn }]) => (isOwn || about.has(deployment ?? '') ? [] : [deployment])));

/**
 * Where nothing names deployments, each token has its own: another job with the same config need not fail as well. Where this token
 * signed none, it may be the one that fails everywhere; but what another job of the same run wrote is as fresh as that.
 */
function otherTokens(
  said: AllSaid,
  { pull, state }: Pick<Note, 'pull' | 'state'>,
  action: ActionRuntime,
): ReadonlySet<string | null> {
  const signed = state.kind === 'failed' ? [...said].filter(([, { record }]) => record !== null) : [];
  const isOurs = ([deployment, { comment: one }]: (typeof signed)[number]): boolean =>
    deployment !== null && signedIn(one, pull, deployment, action) !== null;
  const others = signed.filter((one) => !isOurs(one));
  const isOfThisRun = ([, { comment: one }]: (typeof signed)[number]): boolean =>
    readMarker(one.body)?.run.id === action.job.run.id;
  const left = others.length === signed.length ? others.filter(isOfThisRun) : others;
  return new Set(left.map(([deployment]) => deployment));
}

/** The comments of a pull request; none, and a sentence, when they cannot be read. */
export async function commentsOf(
  { number }: Pull,
  { github, inputs }: ActionRuntime,
): Promise<{ comments: Comment[]; notice: string | null }> {
  if (!inputs.comment) return { comments: [], notice: null };
  try {
    return { comments: await github.comments(number), notice: null };
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    return { comments: [], notice: notWritten(error) };
  }
}

/** A comment of ours: what its hidden lines say, the line of its record, where there is one, and whether it says that it is of this run's config. */
export type Said = {
  readonly comment: Comment;
  readonly marker: Marker;
  readonly record: string | null;
  readonly isOwn: boolean;
  /** Whether another one stands beside it, which a run at the same moment wrote. */
  readonly hasRival: boolean;
};

/** Whether a plan for this commit of the pull request stands in a comment, or stood there before somebody damaged it. */
export const holdsPlan = ({ marker }: Said, { head }: Pull): boolean =>
  (marker.hasRecord || marker.isDamaged) && marker.head === head;

/**
 * The deployments that our comments are about, and null for all of the run. A run for one deployment has no say in the comments of others:
 * each of those has a run of its own. Nor has one for a folder in those of another folder.
 */
export function recordsIn(comments: readonly Comment[], action: ActionRuntime): Map<string | null, Said> {
  const { inputs } = action;
  const said = comments.flatMap((one): Said[] => {
    const marker = isBy(one, inputs.commentAuthor) ? readMarker(one.body) : null;
    if (marker === null || (inputs.deployment ?? marker.deployment) !== marker.deployment) return [];
    const record = marker.hasRecord ? (one.body.split('\n', 1)[0] ?? null) : null;
    return [{ comment: one, marker, record, isOwn: marker.config !== null, hasRival: false }];
  });
  // The last one counts: of those that name the config the one that `findOurs` finds.
  const inOrder = configsOf(action).flatMap((config) =>
    said
      .filter(({ marker }) => marker.config === config)
      .toSorted(byWeight)
      .toReversed(),
  );
  const isRival = (one: Said, { comment: { id }, marker }: Said): boolean =>
    one.comment.id !== id &&
    marker.hasRecord &&
    (['deployment', 'config', 'number'] as const).every((name) => marker[name] === one.marker[name]);
  const counting = new Map(inOrder.map((one) => [one.marker.deployment, one]));
  return new Map(
    [...counting].map(([key, one]) => [key, { ...one, hasRival: said.some((other) => isRival(one, other)) }]),
  );
}

/** That a comment was not written, as a notice. */
export const notWritten = (error: GitHubError): string => `The comment could not be written: ${withHint(error)}`;

function noticesOf({ skipped, doubles, writtenBy }: Published, author: string): string[] {
  return [
    ...(skipped === null || skipped === 'quiet' ? [] : [skips[skipped]]),
    ...doubles.map(({ url }) => `A duplicate comment of ifmatch is out of date. Delete it: ${url}`),
    ...(writtenBy === null
      ? []
      : [
          `GitHub reports the author ${writtenBy}, not ${author}. Set comment-author to ${writtenBy}, or every run creates a new comment.`,
        ]),
  ];
}

const skips = {
  'older-run': 'The comment was not changed: a newer run wrote it.',
  'moved-on': 'The comment was not changed: the pull request was updated since this run began.',
} as const;

function textOf(note: Note, replaced: Marker | null, action: ActionRuntime): string {
  const { deployment, pull, record, state, mode } = note;
  const of = { deployment, config: configDigest(action.inputs), run: action.job.run };
  const firstLine = record ?? statusMarker(of);
  const number = (replaced?.number ?? 1) + (mode === 'new' && replaced !== null ? 1 : 0);
  // That a record was cut off stays known, so that whoever reads the comment next is told why nothing is applied.
  const wasCut = replaced?.isDamaged === true && (replaced.head ?? pull.head) === pull.head;
  const hasRecord = record !== null || wasCut;
  const end = { ...of, head: pull.head, number, state: state.kind, hasRecord };
  const lastLine = endMarker(end, firstLine, sealKey(deployment, action));
  return `${firstLine}\n${shownText(note, firstLine.length + lastLine.length + 2, action)}\n${lastLine}\n`;
}

/** What a comment says for good that another one replaces. */
export const retiredText = (
  { pull, deployment }: Pick<Note, 'pull' | 'deployment'>,
  by: Successor,
  action: ActionRuntime,
): string => shownText({ pull, deployment, state: { kind: 'superseded', by } }, 0, action);

/** What a comment says between hidden lines of so many characters. */
function shownText(
  { pull, deployment, state }: Pick<Note, 'pull' | 'deployment' | 'state'>,
  hidden: number,
  { job, inputs }: ActionRuntime,
): string {
  const { summary, planFile } = inputs;
  const view = { deployment, job, commit: pull.head, base: pull.base.ref, summary, planFile, firstLine: hidden };
  return renderComment(state, view);
}
