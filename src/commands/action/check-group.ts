import type { Event } from '../../domain/event.ts';
import { guardPlan } from '../../plan/guards.ts';
import { makePlan } from '../../plan/plan.ts';
import type { ActionWorld } from '../../world/action-world.ts';
import { withConsent } from '../consent.ts';
import { previewFiles } from '../preview.ts';
import { requireConnection } from './require-connection.ts';
import { holdPlan } from './hold-plan.ts';
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
  let left = outcome.plan.bundles;
  for (const { number, onto } of group.pulls) {
    const pull = await github.pull(number);
    const merged = { pull, onto: () => onto, plan: outcome.plan, files: made.files, isQueued: true };
    const held = await holdPlan(merged, action);
    if ('code' in held) {
      const refusal = { code: 'not-fresh', pull: number, why: held } as const;
      return ended('preview', needingConsent(outcome), { refusal });
    }
    if (held.notice !== null) notices.push(held.notice);
    left = left.filter((bundle) => held.left.includes(bundle));
  }
  // What is left alone by all of them is not sent, so that no guard has a say in it.
  const sent = makePlan(outcome.plan.bundles.filter((bundle) => !inputs.comment || !left.includes(bundle)));
  const guards = guardPlan(sent, withConsent(made.files.settings.guards, inputs.consent));
  return ended('preview', needingConsent({ ...outcome, guards }), { notices });
}
