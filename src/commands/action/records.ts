import type { Cause, Moved } from '../../domain/comment.ts';
import type { Deployment } from '../../domain/bundle.ts';
import type { Pull } from '../../domain/event.ts';
import type { Comment } from '../../domain/github.ts';
import type { Change, Plan, PlannedBundle } from '../../domain/plan.ts';
import type { BindingDifference, RecordedBundle, RecordPayload, RecordDifference } from '../../domain/record.ts';
import type { Settings } from '../../domain/settings.ts';
import { summarize } from '../../domain/summary.ts';
import { diffDigest } from '../../plan/digest.ts';
import { firstLineEdited, readMarker } from '../../record/comment-line.ts';
import { matchBindings, matchRecord, signRecord, verifyRecord } from '../../record/record.ts';
import { recordPayload, shortDigest } from '../../record/payload.ts';
import { RecordError } from '../../record/key.ts';
import type { ActionWorld } from '../../world/action-world.ts';
import { configDigest } from './ours.ts';

type Review = {
  readonly deployment: Deployment;
  readonly pull: Pull;
  readonly merge: string;
  readonly settings: string;
  /** Of the comment that it is for. */
  readonly number: number;
};

const digestOf = (change: Change): string => diffDigest([change]);

/** The first line of a comment that binds what its reviewers see. */
export function sign(plan: Plan, { deployment, pull, merge, settings, number }: Review, action: ActionWorld): string {
  const { world, job } = action;
  const here = { ...whereOf(action), pull: pull.number, head: pull.head, merge };
  const of = { ...here, settings, deployment, run: job.run, config: configDigest(action.inputs) };
  const numbered = number === 1 ? of : { ...of, number };
  return signRecord(recordPayload(plan, numbered, digestOf), world.connections.secret(deployment.slug));
}

const whereOf = ({ world, job }: ActionWorld): { repository: string; platform: string } => ({
  repository: job.repository.id,
  platform: world.connections.name ?? '',
});

/** The payload of a comment's record when the holder of the token signed it for this repository and platform, else why it is not believed. */
export function believe(
  comment: Comment | null,
  pull: Pull,
  deployment: string,
  action: ActionWorld,
): RecordPayload | Cause {
  if (comment === null) return { code: pull.fork ? 'fork' : 'no-record', pull: pull.number };
  const verified = verifyRecord(comment.body, action.world.connections.secret(deployment), whereOf(action));
  if (verified.kind === 'valid') return verified.payload;
  if (verified.kind === 'missing')
    return readMarker(comment.body)?.isDamaged === true
      ? { code: 'edited', reason: firstLineEdited }
      : { code: 'no-record', pull: pull.number };
  return verified.kind === 'other-token' ? { code: 'other-token' } : { code: 'edited', reason: verified.reason };
}

/** The record of a comment, if a token of this run signed it. */
export function signedIn(comment: Comment, pull: Pull, deployment: string, action: ActionWorld): RecordPayload | null {
  if (!action.world.connections.has(deployment)) return null;
  try {
    const believed = believe(comment, pull, deployment, action);
    return 'code' in believed ? null : believed;
  } catch (error) {
    // A token that is too short signed nothing; what was applied meanwhile is so all the same.
    if (!(error instanceof RecordError)) throw error;
    return null;
  }
}

/**
 * Why a plan is not the one of a record for the same commit, and which bundles differ; null where it is the same: the same files and
 * settings, and for each bundle that either of them changes the same diff, and without `same-diff` the same state version.
 */
export function differenceOf(
  payload: RecordPayload,
  at: Parameters<typeof refuse>[1] & { readonly onStale: Settings['onStale'] },
  action: ActionWorld,
): { readonly cause: Cause; readonly moved: readonly Moved[] } | null {
  const moved = at.plan.bundles.filter(isOf(payload)).flatMap((bundle) => {
    const reviewed = payload.bundles.find(({ kind }) => kind === bundle.kind);
    if (reviewed === undefined || (bundle.changes.length === 0 && changesNothing(reviewed))) return [];
    const isMoved = at.onStale === 'refuse' && reviewed.stateVersion !== bundle.stateVersion;
    return isMoved || reviewed.diff !== bundle.diffDigest ? movedOf(bundle.kind, payload, at.plan) : [];
  });
  const cause = refuse(payload, at, action) ?? (moved.length === 0 ? null : ({ code: 'stale', moved } as const));
  return cause && { cause, moved };
}

const isOf =
  ({ deployment: { id, slug } }: RecordPayload) =>
  ({ deployment }: PlannedBundle): boolean =>
    deployment.id === id && deployment.slug === slug;

/** Whether a record says that nothing of a bundle is changed: then it pins nothing. */
export const changesNothing = ({ creates, updates, deletes }: RecordedBundle): boolean =>
  creates + updates + deletes === 0;

/** Why a record does not let this merge be applied, or null. */
export function refuse(
  payload: RecordPayload,
  merged: { pull: Pull; deployment: Deployment; settings: string; plan: Plan },
  action: ActionWorld,
): Cause | null {
  const { pull, deployment, settings, plan } = merged;
  const here = { ...whereOf(action), pull: pull.number, deployment, settings, head: pull.head, merge: null };
  const binding = matchBindings(payload, here);
  if (binding !== null) return bindings[binding.kind](binding);
  const difference = matchRecord(payload, plan.bundles);
  return difference === null ? null : differing(difference, payload, plan);
}

const elsewhere = (): Cause => ({ code: 'elsewhere' });
const otherCommit = ({ reviewed, current }: BindingDifference): Cause => ({
  code: 'other-commit',
  reviewed,
  merged: current,
});

const bindings: Readonly<Record<BindingDifference['kind'], (difference: BindingDifference) => Cause>> = {
  repository: elsewhere,
  platform: elsewhere,
  deployment: elsewhere,
  pull: ({ reviewed }) => ({ code: 'other-pull', pull: Number(reviewed) }),
  settings: () => ({ code: 'settings' }),
  head: otherCommit,
  merge: otherCommit,
};

/** Another state with the reviewed diff is for the apply to judge, by `on_stale`. */
function differing(difference: RecordDifference, payload: RecordPayload, plan: Plan): Cause | null {
  if (difference.kind === 'bundles') return { code: 'bundles', missing: difference.missing, added: difference.added };
  if (difference.kind === 'bundle') return { code: 'files', kinds: difference.bundles };
  if (difference.kind === 'state') return null;
  const moved = difference.bundles.flatMap(({ kind }) => movedOf(kind, payload, plan));
  return { code: 'stale', moved };
}

/** A refusal when the platform is at another state than the recorded one, whatever applying would change. */
export function staleSince(payload: RecordPayload, plan: Plan): Cause | null {
  const difference = matchRecord(payload, plan.bundles);
  if (difference?.kind !== 'state') return null;
  return { code: 'stale', moved: difference.bundles.flatMap(({ kind }) => movedOf(kind, payload, plan)) };
}

/** A bundle as a record has it beside what the platform answers for it now. */
function movedOf(kind: PlannedBundle['kind'], payload: RecordPayload, plan: Plan) {
  const now = plan.bundles.find((bundle) => bundle.kind === kind && bundle.deployment.slug === payload.deployment.slug);
  const reviewed = payload.bundles.find((bundle) => bundle.kind === kind);
  if (now === undefined || reviewed === undefined) return [];
  return [
    {
      deployment: payload.deployment,
      kind,
      reviewed: { ...reviewed, changes: stillReviewed(reviewed.changes, now.changes) },
      // Without digests nobody can say what is new; what applying would change now follows as a whole anyway.
      now: { stateVersion: now.stateVersion, changes: reviewed.changes === null ? null : now.changes },
    },
  ];
}

/** Those of today's changes that the reviewers saw, so that all others show as new. */
function stillReviewed(digests: readonly string[] | null, now: readonly Change[]): readonly Change[] | null {
  const known = new Set(digests);
  return digests === null ? null : now.filter((change) => known.has(shortDigest(change, digestOf)));
}

/** The plan as it was reviewed: what the files hold now, at the state versions and with the digests of the record. */
export function reviewedPlan(plan: Plan, payloads: readonly RecordPayload[]): Plan {
  const bundles = plan.bundles.map((bundle): PlannedBundle => {
    const payload = payloads.find(({ deployment }) => deployment.id === bundle.deployment.id);
    const recorded = payload?.bundles.find(({ kind }) => kind === bundle.kind);
    if (recorded === undefined) {
      if (bundle.changes.length > 0) throw new Error('a merge was let through although a bundle has no record');
      return bundle;
    }
    return { ...bundle, stateVersion: recorded.stateVersion, bundleDigest: recorded.bundle, diffDigest: recorded.diff };
  });
  return {
    bundles,
    digest: payloads[0]?.plan ?? plan.digest,
    summary: summarize(bundles.flatMap(({ changes }) => changes)),
  };
}
