import type { causeOf } from '../../domain/comment.ts';
import type { LabelAnswer, LabelConsent } from '../../domain/consent.ts';
import type { Event, Pull } from '../../domain/event.ts';
import type { Plan } from '../../domain/plan.ts';
import type { RecordPayload } from '../../domain/record.ts';
import type { Settings } from '../../domain/settings.ts';
import { findOurs } from '../../github/comment-life.ts';
import { readMarker } from '../../record/marker.ts';
import { settingsDigest } from '../../record/settings-digest.ts';
import type { ActionWorld } from '../../world/action-world.ts';
import { withConsent, withLabel } from '../consent.ts';
import { previewFiles } from '../preview.ts';
import { requireConnection } from './connected.ts';
import { consentAtMerge } from './consent-at-merge.ts';
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
  const { outcome } = made;
  if (outcome.kind !== 'changes') return ended('preview', outcome);
  const { settings } = made.files;
  const sound: Sound[] = [];
  for (const number of group.pulls) {
    const pull = await github.pull(number);
    const checked = await checkRecords(pull, outcome.plan, settings, action);
    if ('code' in checked) {
      const refusal = { code: 'not-fresh', pull: number, why: checked } as const;
      return ended('preview', needingConsent(outcome), { refusal });
    }
    sound.push({ pull, payloads: checked });
  }
  const consent = outcome.guards.length === 0 ? null : await groupConsent(sound, settings, action);
  const limits = withConsent(settings.guards, inputs.consent);
  return ended('preview', needingConsent(withLabel(outcome, limits, consent)));
}

/** A pull request, and its records that are about the very plan of the group. */
type Sound = { readonly pull: Pull; readonly payloads: readonly RecordPayload[] };

/** What somebody said yes to while the pull requests were open. */
async function groupConsent(
  sound: readonly Sound[],
  { guards: { consentLabel: label } }: Settings,
  action: ActionWorld,
): Promise<LabelConsent | null> {
  if (label === null) return null;
  const answers = new Map<string, LabelAnswer>();
  for (const { pull, payloads } of sound) {
    const consent = await consentAtMerge(pull, payloads, label, action);
    for (const [slug, answer] of consent?.answers ?? []) answers.set(slug, answer);
  }
  return { label, answers };
}

type Cause = ReturnType<typeof causeOf>;

/** The records that are about exactly this plan, or why one of them would not let it be applied. */
async function checkRecords(
  pull: Pull,
  plan: Plan,
  settings: Settings,
  action: ActionWorld,
): Promise<RecordPayload[] | Cause> {
  const { github, inputs } = action;
  const comments = await github.comments(pull.number);
  const sound: RecordPayload[] = [];
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
    sound.push(believed);
  }
  return sound;
}

const changesNothing = ({ bundles }: RecordPayload): boolean =>
  bundles.every(({ creates, updates, deletes }) => creates + updates + deletes === 0);
