import type { Deployment } from '../../domain/bundle.ts';
import type { Cause } from '../../domain/comment.ts';
import type { Event, Pull } from '../../domain/event.ts';
import type { Comment } from '../../domain/github.ts';
import type { Plan } from '../../domain/plan.ts';
import type { RecordPayload } from '../../domain/record.ts';
import type { Settings } from '../../domain/settings.ts';
import { findOurs } from '../../github/comment-life.ts';
import { settingsDigest } from '../../record/payload.ts';
import type { ActionWorld } from '../../world/action-world.ts';
import type { Loaded } from '../load.ts';
import { previewFiles } from '../preview.ts';
import { requireConnection } from './require-connection.ts';
import { changedIn } from './deployments.ts';
import { believe, refuse, staleSince } from './records.ts';
import { judgeEach } from './judge-each.ts';
import { oursOf } from './ours.ts';
import { findOwnChanges } from './own-changes.ts';
import { refuseOtherCheckout } from './refuse-other-checkout.ts';
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
  refuseOtherCheckout(action);
  const wanted = await wantedFrom(world.source, group.base, action);
  const made = await previewFiles({ ...wanted, consent: inputs.consent }, world);
  const { outcome } = made;
  if (outcome.kind !== 'changes') return ended('preview', outcome);
  const notices: string[] = [];
  for (const { number, onto } of group.pulls) {
    const pull = await github.pull(number);
    const checked = await checkRecords({ pull, onto }, outcome.plan, made.files, action);
    if ('code' in checked) {
      const refusal = { code: 'not-fresh', pull: number, why: checked } as const;
      return ended('preview', needingConsent(outcome), { refusal });
    }
    if (checked.notice !== null) notices.push(checked.notice);
  }
  return ended('preview', needingConsent(outcome), { notices });
}

/** What could not be told about a pull request whose records are about the very plan of the group. */
type Sound = { readonly notice: string | null };

/** The records that are about exactly this plan, or why one of them would not let it be applied. */
async function checkRecords(
  { pull, onto }: { pull: Pull; onto: string },
  plan: Plan,
  files: Loaded,
  action: ActionWorld,
): Promise<Sound | Cause> {
  const comments = await action.github.comments(pull.number);
  const looked = changedIn(plan).map((deployment) => ({ deployment, ...lookAt(comments, pull, deployment, action) }));
  // Where no run has a comment there are no records at all, and nobody waits for an apply on merge.
  const isAsked = action.inputs.comment && looked.some(({ hasPlan }) => !hasPlan);
  const own = isAsked ? findOwnChanges(onto, plan, files, action) : null;
  const isOwnKnown = own?.notice === null;
  // A pull request that changes no policies has no plan: what the group changes is of others before it.
  const counting = looked.filter(
    ({ deployment: { slug }, hasPlan, mayHave }) =>
      hasPlan || own?.slugs.has(slug) === true || (mayHave && !isOwnKnown),
  );
  const judged = judgeEach(counting, plan, (payload, deployment) =>
    refuseOf(payload, { pull, deployment, plan }, files.settings, action),
  );
  return 'code' in judged ? judged : { notice: own?.notice ?? null };
}

/**
 * The record for a deployment, or why there is none to believe. `mayHave`: there is a comment without one, as where a preview failed, or
 * where no file is about the deployment any more.
 */
function lookAt(comments: readonly Comment[], pull: Pull, { slug }: Deployment, action: ActionWorld) {
  const ours = findOurs(comments, oursOf(slug, action));
  const believed = believe(ours, pull, slug, action);
  if (ours === null) return { believed, hasPlan: false, mayHave: false };
  const hasPlan = 'code' in believed ? believed.code !== 'no-record' : !changesNothing(believed);
  return { believed, hasPlan, mayHave: 'code' in believed };
}

function refuseOf(
  record: RecordPayload,
  at: { pull: Pull; deployment: Deployment; plan: Plan },
  settings: Settings,
  action: ActionWorld,
): Cause | null {
  const refusal = refuse(record, { ...at, settings: settingsDigest(settings) }, action);
  if (refusal !== null || (action.inputs.onStale ?? settings.onStale) !== 'refuse') return refusal;
  return staleSince(record, at.plan);
}

const changesNothing = ({ bundles }: RecordPayload): boolean =>
  bundles.every(({ creates, updates, deletes }) => creates + updates + deletes === 0);
