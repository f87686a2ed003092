import type { Moved, Refusal } from '../../domain/comment.ts';
import type { Event } from '../../domain/event.ts';
import type { Plan } from '../../domain/plan.ts';
import type { RecordPayload } from '../../domain/record.ts';
import { findOurs } from '../../github/comment-life.ts';
import { readMarker } from '../../record/marker.ts';
import type { ActionWorld } from '../../world/action-world.ts';
import { previewFiles } from '../preview.ts';
import { believe } from './records.ts';
import { type ActionResult, ended } from './result.ts';
import { wantedFrom } from './wanted.ts';

/** Previews what a merge queue is about to merge, and refuses it when the platform is no longer what its pull requests were reviewed against. */
export async function checkGroup(
  group: Extract<Event, { kind: 'merge-group' }>,
  action: ActionWorld,
): Promise<ActionResult> {
  const { world, inputs } = action;
  const wanted = await wantedFrom(world.source, group.base, action);
  const { outcome } = await previewFiles({ ...wanted, consent: inputs.consent }, world);
  if (outcome.kind !== 'changes') return ended('preview', outcome);
  const moved: Moved[] = [];
  for (const number of group.pulls) {
    const believed = await recordsOf(number, outcome.plan, action);
    if ('code' in believed) return ended('preview', outcome, { refusal: believed });
    moved.push(...believed.payloads.flatMap((payload) => movedSince(payload, outcome.plan)));
  }
  return ended('preview', outcome, { refusal: moved.length > 0 ? { code: 'stale', moved } : null });
}

async function recordsOf(
  number: number,
  plan: Plan,
  action: ActionWorld,
): Promise<{ payloads: RecordPayload[] } | Refusal> {
  const { github, inputs } = action;
  const pull = await github.pull(number);
  const comments = await github.comments(number);
  const payloads: RecordPayload[] = [];
  for (const deployment of new Set(plan.bundles.map((bundle) => bundle.deployment.slug))) {
    const ours = findOurs(comments, { deployment, author: inputs.commentAuthor, readMarker });
    // A pull request that changes no policies has no comment and no record.
    if (ours === null) continue;
    const believed = believe(ours, pull, deployment, action);
    if ('code' in believed) return believed;
    payloads.push(believed);
  }
  return { payloads };
}

function movedSince(payload: RecordPayload, plan: Plan): Moved[] {
  return payload.bundles.flatMap((reviewed) => {
    const now = plan.bundles.find(
      ({ kind, deployment }) => kind === reviewed.kind && deployment.id === payload.deployment.id,
    );
    if (now === undefined || now.stateVersion === reviewed.stateVersion) return [];
    const { deployment } = payload;
    return [
      {
        deployment,
        kind: reviewed.kind,
        reviewed: { ...reviewed, changes: null },
        now: { stateVersion: now.stateVersion, changes: now.changes },
      },
    ];
  });
}
