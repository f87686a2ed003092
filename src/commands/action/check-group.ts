import type { causeOf } from '../../domain/comment.ts';
import type { Event, Pull } from '../../domain/event.ts';
import type { Plan } from '../../domain/plan.ts';
import type { RecordPayload } from '../../domain/record.ts';
import type { Settings } from '../../domain/settings.ts';
import { findOurs } from '../../github/comment-life.ts';
import { readMarker } from '../../record/marker.ts';
import { settingsDigest } from '../../record/settings-digest.ts';
import type { ActionWorld } from '../../world/action-world.ts';
import { previewFiles } from '../preview.ts';
import { requireConnection } from './connected.ts';
import { changedIn } from './deployments.ts';
import { believe, refuse, staleSince } from './records.ts';
import { type ActionResult, ended } from './result.ts';
import { needingConsent } from './review-pull.ts';
import { wantedFrom } from './wanted.ts';

/** Previews what a merge queue is about to merge, and refuses what the push that follows would refuse to apply. */
export async function checkGroup(
  group: Extract<Event, { kind: 'merge-group' }>,
  action: ActionWorld,
): Promise<ActionResult> {
  const { world, inputs, github } = action;
  requireConnection(action);
  const wanted = await wantedFrom(world.source, group.base, action);
  const made = await previewFiles({ ...wanted, consent: inputs.consent }, world);
  const outcome = needingConsent(made.outcome);
  if (outcome.kind !== 'changes') return ended('preview', outcome);
  for (const number of group.pulls) {
    const refusal = await refusePull(await github.pull(number), outcome.plan, made.files.settings, action);
    if (refusal !== null)
      return ended('preview', outcome, { refusal: { code: 'not-fresh', pull: number, why: refusal } });
  }
  return ended('preview', outcome);
}

type Cause = ReturnType<typeof causeOf>;

async function refusePull(pull: Pull, plan: Plan, settings: Settings, action: ActionWorld): Promise<Cause | null> {
  const { github, inputs } = action;
  const comments = await github.comments(pull.number);
  for (const deployment of changedIn(plan)) {
    const ours = findOurs(comments, { deployment: deployment.slug, author: inputs.commentAuthor, readMarker });
    // A pull request that changes no policies has no comment: what the group changes is of others before it.
    if (ours === null) continue;
    const believed = believe(ours, pull, deployment.slug, action);
    if ('code' in believed) return believed;
    if (changesNothing(believed)) continue;
    const refusal =
      refuse(believed, { pull, deployment, settings: settingsDigest(settings), plan }, action) ??
      ((inputs.onStale ?? settings.onStale) === 'refuse' ? staleSince(believed, plan) : null);
    if (refusal !== null) return refusal;
  }
  return null;
}

const changesNothing = ({ bundles }: RecordPayload): boolean =>
  bundles.every(({ creates, updates, deletes }) => creates + updates + deletes === 0);
