import type { BundleResult, PlannedBundle } from '../domain/plan.ts';
import { PlatformError, type Put } from '../domain/preview.ts';
import { compareWithReviewed, type Effects, type Fresh, type Ready } from './check.ts';
import { decide, type History, type Look, reasonOf, reasons, toResult, type Trouble, type Troubled } from './report.ts';

/** What sending came to; `error` is what was thrown on the way, for the end of the run. */
export type Sent = { readonly outcome: BundleResult; readonly error: Error | null };

/** Writes one bundle and verifies it. Never throws for what the platform does: every end is a result that is true. */
export function send(ready: Ready, effects: Effects, acceptsMoved: boolean): Promise<Sent> {
  return attempt(ready, ready.fresh, { lost: null, repeated: false, acceptsMoved }, effects);
}

async function attempt(ready: Ready, fresh: PlannedBundle, history: History, effects: Effects): Promise<Sent> {
  const put = await tryPut(fresh, effects);
  if (put.kind === 'written') return { outcome: await verify(ready, fresh, put.stateVersion, effects), error: null };
  const found = await look(ready.bundle, fresh, put, history, effects);
  const decision = found === null ? 'not-applied' : decide(put.kind, found.shown, history);
  const next = afterPut(history, put);
  if (decision !== 'again') return { outcome: toResult(decision, put, found, ready, next.lost), error: put.error };
  if (effects.stopped()) return { outcome: interrupted(put, found, ready, next.lost), error: put.error };
  return attempt(ready, found?.fresh ?? fresh, next, effects);
}

const afterPut = (history: History, put: Troubled): History => ({
  ...history,
  lost: history.lost ?? (put.kind === 'unanswered' ? put.message : null),
  repeated: put.kind === 'stale' || put.kind === 'conflict' || history.repeated,
});

/** A PUT is not repeated when somebody wants to stop; the first one may still arrive where it got no clear answer. */
function interrupted(put: Troubled, found: Look | null, ready: Ready, lost: string | null): BundleResult {
  if (lost !== null) return toResult('unknown', put, found, ready, lost);
  return { result: 'not-applied', reason: reasons.interrupted, current: null };
}

type Written = Extract<Put, { kind: 'written' }>;

async function tryPut(fresh: PlannedBundle, effects: Effects): Promise<Written | Troubled> {
  try {
    const put = await effects.put(fresh, fresh.stateVersion);
    if (put.kind !== 'written') return { ...put, error: null };
    // What is sent has changes, and the version is a fingerprint of the content: nothing was written, or the answer is wrong.
    const isOld = put.stateVersion === fresh.stateVersion;
    return isOld ? { kind: 'contradicted', message: reasons.oldVersion, error: null } : put;
  } catch (thrown) {
    // What was applied before must be reported whatever happens here, so even a bug of ours becomes a result.
    const error = toError(thrown);
    return { kind: troubleOf(error), message: reasonOf(error), error };
  }
}

const toError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/**
 * Only a 4xx of the platform itself is a clear no; one of a gateway may come after the fact. A 409 of a gateway may be the answer to the
 * second of two PUTs that it sent, which found the work of the first. Behind its 5xx the platform may still be at work, and so may a
 * server that answers 408.
 */
function troubleOf(error: Error): Trouble {
  if (!(error instanceof PlatformError)) return 'failed';
  if (error.unsent) return 'unsent';
  const status = error.status ?? 0;
  if (status === 408 || status >= 500) return 'unanswered';
  if (error.unprocessed) return 'refused';
  return status === 409 ? 'conflict' : 'failed';
}

/** Asks the platform what is so after a troubled PUT; null when there is nothing to ask, because it clearly said no or was never reached. */
async function look(
  bundle: PlannedBundle,
  sent: PlannedBundle,
  put: Troubled,
  history: History,
  effects: Effects,
): Promise<Look | null> {
  if ((put.kind === 'refused' || put.kind === 'unsent') && history.lost === null) return null;
  const fresh = await tryPreview(bundle, effects);
  if (fresh instanceof Error) return { shown: 'silent', fresh: null };
  if ('rejections' in fresh) return { shown: 'rejected', fresh: null };
  return { shown: compareWithReviewed(sent, fresh), fresh };
}

async function tryPreview(bundle: PlannedBundle, effects: Effects): Promise<Fresh | Error> {
  try {
    return await effects.preview(bundle);
  } catch (thrown) {
    // As above: the report matters more than where this comes from.
    return toError(thrown);
  }
}

async function verify(
  { bundle, before }: Ready,
  sent: PlannedBundle,
  stateVersion: string,
  effects: Effects,
): Promise<BundleResult> {
  const undo = before && { stateVersion, content: before };
  const now = await lookBeyond(sent, bundle, effects);
  if (now instanceof Error) return { result: 'unverified', reason: reasons.notVerified(now), undo };
  if ('rejections' in now) return { result: 'unverified', reason: reasons.rejectedAfter, undo };
  if (isBehind(now, sent)) return { result: 'unverified', reason: reasons.stillOld, undo };
  if (now.changes.length > 0) return { result: 'unverified', reason: reasons.leftOver(now.changes.length), undo };
  // The version of the content that is confirmed here: some platforms answer a PUT with another form of it, or with an older one.
  return { result: 'applied', reason: null, undo: undo && { ...undo, stateVersion: now.stateVersion } };
}

/** Seconds between the looks: 15 in all. A platform may read from a copy that is some seconds behind what it has written. */
const waits = [1, 2, 4, 4, 4];

/** Looks again for as long as the platform shows the very state that the PUT was sent to. */
async function lookBeyond(sent: PlannedBundle, bundle: PlannedBundle, effects: Effects): Promise<Fresh | Error> {
  let shown = await tryPreview(bundle, effects);
  for (const seconds of waits) {
    if (!isBehind(shown, sent) || effects.stopped()) return shown;
    await effects.pause(seconds * 1000);
    shown = await tryPreview(bundle, effects);
  }
  return shown;
}

const isBehind = (shown: Fresh | Error, sent: PlannedBundle): boolean =>
  'changes' in shown && shown.stateVersion === sent.stateVersion;
