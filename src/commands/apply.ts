import { applyPlan } from '../apply/apply.ts';
import type { Outcome } from '../domain/outcome.ts';
import { onlyChanged } from '../domain/summary.ts';
import { guardPlan } from '../plan/guards.ts';
import type { World } from '../world.ts';
import { applyEffects, toOutcome } from './apply-effects.ts';
import { withConsent } from './consent.ts';
import type { PreviewOptions } from './preview.ts';
import { reviewNow, reviewSaved } from './review.ts';

export type ApplyOptions = PreviewOptions & {
  /** The saved plan to apply; null to preview now and have somebody say yes. */
  readonly plan: string | null;
  /** Whether a plan that was made just now is applied: it is, somebody is asked, or nobody is there to be asked. */
  readonly confirm: 'yes' | 'ask' | 'no';
  /** Null: as the config says. */
  readonly onStale: 'refuse' | 'same-diff' | null;
  /** Shows a plan that was made just now, before it is applied. */
  show(outcome: Outcome): Promise<void>;
};

/** Applies exactly what was reviewed, strictly, and tells what became of each bundle. */
export async function apply(options: ApplyOptions, world: World): Promise<Outcome> {
  const reviewed = await (options.plan === null
    ? reviewNow(options, world)
    : reviewSaved(options, options.plan, world));
  if ('kind' in reviewed) return reviewed;
  const { plan, files } = reviewed;
  const limits = withConsent(files.settings.guards, options.consent);
  const guards = guardPlan(plan, limits);
  if (guards.length > 0) return { kind: 'consent', plan, guards, problems: reviewed.problems };
  // The others pin nothing, whatever became of them since the review.
  const sent = onlyChanged(plan);
  if (sent.bundles.length === 0) return { kind: 'no-changes', plan, guards, problems: reviewed.problems };
  const onStale = options.onStale ?? files.settings.onStale;
  const report = await applyPlan(sent, applyEffects(reviewed, world), { onStale, limits });
  return toOutcome(report, reviewed);
}
