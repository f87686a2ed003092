import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import type { Cause, Comment, Pull } from '../domain/github.ts';
import { configName } from '../domain/json.ts';
import type { Plan } from '../domain/plan.ts';
import type { Marker, RecordPayload } from '../domain/record.ts';
import type { Ours } from '../github/publish.ts';
import { damaged, firstLineEdited, isSealed, readMarker } from '../record/comment-line.ts';
import { deriveKey, RecordError, type SigningKey } from '../record/key.ts';
import { recordPayload } from '../record/payload.ts';
import { signRecord, verifyRecord } from '../record/record.ts';
import type { ActionInputs, ActionRuntime } from '../runtime/action-runtime.ts';

type Review = Pick<RecordPayload, 'deployment' | 'merge' | 'settings'> & { readonly pull: Pull };

/** The signed first line of a comment. Throws RecordError. */
export function sign(plan: Plan, { deployment, pull, merge, settings }: Review, action: ActionRuntime): string {
  const here = { ...whereOf(action), pull: pull.number, head: pull.head, merge, config: configDigest(action.inputs) };
  return signRecord(
    recordPayload(plan, { ...here, settings, deployment }),
    action.runtime.connections.secret(deployment.slug),
  );
}

/** The scope of a record's key. */
export const whereOf = ({ runtime, job }: ActionRuntime): { repository: string; platform: string } => ({
  repository: job.repository.id,
  platform: runtime.connections.name ?? '',
});

/** The key that seals a comment's hidden lines; null for one about all deployments, which has no record, and without a usable token. */
export function sealKey(deployment: string | null, action: ActionRuntime): SigningKey | null {
  const { connections } = action.runtime;
  if (deployment === null || !connections.has(deployment)) return null;
  try {
    return deriveKey(connections.secret(deployment), whereOf(action));
  } catch (error) {
    if (error instanceof RecordError) return null;
    throw error;
  }
}

/**
 * Reads the hidden lines of a comment. If they were edited or sealed with another token, only the deployment and config are trusted: the
 * comment counts as damaged, and as the oldest one.
 */
export function markerOf(body: string, action: ActionRuntime): Marker | null {
  const marker = readMarker(body);
  const key = marker === null ? null : sealKey(marker.deployment, action);
  if (marker === null || key === null || isSealed(body, key)) return marker;
  return damaged(marker);
}

/** The payload of a comment's record if this token signed it for this repository and platform, else why it is not trusted. */
export function believe(
  comment: Comment | null,
  pull: Pull,
  deployment: string,
  action: ActionRuntime,
): RecordPayload | Cause {
  if (comment === null) return { code: pull.fork ? 'fork' : 'no-record', pull: pull.number };
  const verified = verifyRecord(comment.body, action.runtime.connections.secret(deployment), whereOf(action));
  if (verified.kind === 'valid') return verified.payload;
  if (verified.kind === 'missing')
    return markerOf(comment.body, action)?.isDamaged === true
      ? { code: 'edited', reason: firstLineEdited }
      : { code: 'no-record', pull: pull.number };
  return verified.kind === 'other-token' ? { code: 'other-token' } : { code: 'edited', reason: verified.reason };
}

/** The record of a comment, if a token of this run signed it. */
export function signedIn(
  comment: Comment,
  pull: Pull,
  deployment: string,
  action: ActionRuntime,
): RecordPayload | null {
  if (!action.runtime.connections.has(deployment)) return null;
  try {
    const believed = believe(comment, pull, deployment, action);
    return 'code' in believed ? null : believed;
  } catch (error) {
    // A token that is too short signed nothing; this does not undo an apply.
    if (!(error instanceof RecordError)) throw error;
    return null;
  }
}

/** Path of a run's config from the repository root, whether or not the file exists. */
export const configPath = ({ folder, config }: Pick<ActionInputs, 'folder' | 'config'>): string =>
  config ?? posix.join(folder, configName);

/** Tells comments of workflows with different configs apart: 16 digits, whatever the path. */
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
