import type { Status } from '../../domain/forge.ts';
import type { ReviewKey, Verifier } from './review-key.ts';
import { statusContext } from './status-context.ts';

// An anchor is a commit status with a proof. Comments can be edited, restored and deleted by anyone with write access; a status can only be added, and
// its time is the forge's. So that an added or copied one has no effect, the proof binds it to its commit, and the highest number counts.

/** Which record counts for a commit of a pull request, and since when it was visible. */
export type RecordAnchor = {
  /** Counts up with each record of the commit. */
  readonly number: number;
  /** Id of the comment that shows the plan and holds the record. */
  readonly comment: number;
  /** Of the record, by `recordDigest`. */
  readonly digest: string;
  /** ISO 8601 in whole seconds, by the forge's clock. */
  readonly createdAt: string;
};

/** The anchors of a commit: the one that counts, and whether there are others that this token did not make. */
export type RecordAnchors = {
  readonly latest: RecordAnchor | null;
  /** The last one that is no void: the plan that was recorded last, although it may not be applied any more. */
  readonly recorded: RecordAnchor | null;
  /** Whether another anchor has the same number and another record: two runs recorded at the same moment. */
  readonly isDisputed: boolean;
  readonly hasOtherToken: boolean;
};

type HeadCommit = { readonly pull: number; readonly head: string };

/** The status that anchors a record. `url`: of its comment. */
export function recordStatus(
  key: ReviewKey,
  { pull, head }: HeadCommit,
  { number, comment, digest }: Omit<RecordAnchor, 'createdAt'>,
  url: string,
): Omit<Status, 'createdAt'> {
  const proof = key.prove('record', [pull, head, number, comment, digest]);
  const facts = `[${String(pull)} ${String(number)} ${String(comment)} ${digest} ${proof}]`;
  const description = `Plan ${String(number)} of this commit is recorded. ${facts}`;
  return { context: statusContext('record', key.scope.config), state: 'success', description, url };
}

/** The facts of a status that replaces a record. */
const voidRecord = { comment: 0, digest: '-'.repeat(22) };

/** The status that voids the record of a commit, since that of a later one was recorded. `url`: of the later one's comment. */
export function voidStatus(
  key: ReviewKey,
  { pull, head }: HeadCommit,
  number: number,
  url: string,
): Omit<Status, 'createdAt'> {
  const { comment, digest } = voidRecord;
  const proof = key.prove('record', [pull, head, number, comment, digest]);
  const facts = `[${String(pull)} ${String(number)} ${String(comment)} ${digest} ${proof}]`;
  const description = `The plan of a later commit is recorded. ${facts}`;
  return { context: statusContext('record', key.scope.config), state: 'failure', description, url };
}

export const isVoid = ({ comment }: RecordAnchor): boolean => comment === voidRecord.comment;

const recordPattern = /\[(\d{1,9}) (\d{1,9}) (\d{1,15}) ([\w-]{22}) ([\w-]{22})\]$/;

/** The pull request that the status of a record names; undefined without one. */
function pullNumberIn(description: string): number | undefined {
  const [, pull] = recordPattern.exec(description) ?? [];
  return pull === undefined ? undefined : Number(pull);
}

/** Finds the record that counts among the statuses of a commit: the highest number, and the oldest status of that, since a copy is younger. */
export function readRecordAnchors(
  key: Verifier,
  { pull, head }: HeadCommit,
  statuses: readonly Status[],
): RecordAnchors {
  const context = statusContext('record', key.scope.config);
  // Another pull request may have the same commit.
  const inContext = statuses.filter(
    (status) => status.context === context && [pull, undefined].includes(pullNumberIn(status.description)),
  );
  const anchors = inContext.flatMap(({ description, createdAt }): RecordAnchor[] => {
    const [, , number = '', comment = '', digest = '', proof = ''] = recordPattern.exec(description) ?? [];
    const facts = [pull, head, Number(number), Number(comment), digest];
    if (proof === '' || !key.verify(proof, 'record', facts)) return [];
    return [{ number: Number(number), comment: Number(comment), digest, createdAt }];
  });
  const sorted = anchors.toSorted((a, b) => b.number - a.number || (a.createdAt < b.createdAt ? -1 : 1));
  const [latest = null] = sorted;
  const isDisputed = sorted.some(({ number, digest }) => number === latest?.number && digest !== latest.digest);
  const recorded = sorted.find((one) => !isVoid(one)) ?? null;
  return { latest, recorded, isDisputed, hasOtherToken: anchors.length < inContext.length };
}
