import type { Status } from '../../domain/forge.ts';
import type { ReviewKey, Verifier } from './review-key.ts';
import { statusContext } from './status-context.ts';

// An anchor is a commit status with a proof. Comments can be edited, restored and deleted by anyone with write access; a status can only be added, and
// its creation time comes from the forge. The proof binds a status to its commit, so an added or copied one has no effect. The anchor with the highest number counts.

/** Names the record that counts for a commit of a pull request, and since when people could see it. */
export type RecordAnchor = {
  /** The number of the anchor. Each new record of the commit gets a higher one. */
  readonly number: number;
  /** Id of the comment that shows the plan and holds the record. */
  readonly comment: number;
  /** Digest of the record, by `recordDigest`. */
  readonly digest: string;
  /** ISO 8601 in whole seconds, by the forge's clock. */
  readonly createdAt: string;
};

/** The anchors of a commit. */
export type RecordAnchors = {
  /** The newest anchor, which counts; null if there is none. */
  readonly latest: RecordAnchor | null;
  /** The newest anchor that names a plan, even if a void anchor followed it; null if there is none. */
  readonly recorded: RecordAnchor | null;
  /** Whether another anchor has the same number and another record: two runs recorded at the same moment. */
  readonly isDisputed: boolean;
  /** Whether there are anchors that this token did not make. */
  readonly hasOtherToken: boolean;
};

type HeadCommit = { readonly pull: number; readonly head: string };

/** Makes the status that anchors a record. `url`: of its comment. */
export function makeRecordStatus(
  key: ReviewKey,
  { pull, head }: HeadCommit,
  { number, comment, digest }: Omit<RecordAnchor, 'createdAt'>,
  url: string,
): Omit<Status, 'createdAt'> {
  const facts = proveFacts(key, { pull, head }, { number, comment, digest });
  const description = `Plan ${String(number)} of this commit is recorded. ${facts}`;
  return { context: statusContext('record', key.scope.config), state: 'success', description, url };
}

/** The facts of an anchor that voids a record: it names no comment. */
const voidRecord = { comment: 0, digest: '-'.repeat(22) };

/** Makes the status that voids the record of a commit, since the plan of a later commit was recorded. `url`: of the comment of that plan. */
export function makeVoidStatus(
  key: ReviewKey,
  { pull, head }: HeadCommit,
  number: number,
  url: string,
): Omit<Status, 'createdAt'> {
  const facts = proveFacts(key, { pull, head }, { number, ...voidRecord });
  const description = `The plan of a later commit is recorded. ${facts}`;
  return { context: statusContext('record', key.scope.config), state: 'failure', description, url };
}

/** The facts of an anchor with their proof, as the end of a description has them. */
function proveFacts(
  key: ReviewKey,
  { pull, head }: HeadCommit,
  { number, comment, digest }: Omit<RecordAnchor, 'createdAt'>,
): string {
  const proof = key.prove('record', [pull, head, number, comment, digest]);
  return `[${String(pull)} ${String(number)} ${String(comment)} ${digest} ${proof}]`;
}

export const isVoid = ({ comment }: RecordAnchor): boolean => comment === voidRecord.comment;

const recordPattern = /\[(\d{1,9}) (\d{1,9}) (\d{1,15}) ([\w-]{22}) ([\w-]{22})\]$/;

/** The pull request that the description of an anchor names; null without one. */
function pullNumberIn(description: string): number | null {
  const [, pull] = recordPattern.exec(description) ?? [];
  return pull === undefined ? null : Number(pull);
}

/** Reads the anchors of a commit from its statuses. The anchor with the highest number counts. Of its copies the oldest one counts, since copies are made later. */
export function readRecordAnchors(
  key: Verifier,
  { pull, head }: HeadCommit,
  statuses: readonly Status[],
): RecordAnchors {
  const context = statusContext('record', key.scope.config);
  // The anchors of another pull request with the same commit do not count.
  const inContext = statuses.filter(
    (status) => status.context === context && [pull, null].includes(pullNumberIn(status.description)),
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
  const recorded = sorted.find((anchor) => !isVoid(anchor)) ?? null;
  return { latest, recorded, isDisputed, hasOtherToken: anchors.length < inContext.length };
}
