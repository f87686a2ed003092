import type { Bundle, Deployment } from '../domain/bundle.ts';
import type { Rejection } from '../domain/dry-run.ts';
import type { ExtraFields } from '../domain/extra-fields.ts';
import type { PlannedBundle } from '../domain/plan.ts';
import type { Platform } from '../domain/platform.ts';
import type { Locate } from '../domain/problem.ts';
import { planBundle } from '../plan/plan.ts';
import { refuseUnexpectedDiff } from '../plan/unexpected-diff.ts';

/** A bundle, with the deployment and platform that it goes to. */
export type Target = { readonly bundle: Bundle; readonly deployment: Deployment; readonly platform: Platform };

/** The target of a planned bundle. */
export function targetOf({ kind, deployment }: PlannedBundle, targets: readonly Target[]): Target {
  const target = targets.find(({ bundle, deployment: { id } }) => bundle.kind === kind && id === deployment.id);
  if (target === undefined) throw new Error('a plan has a bundle that its files do not declare');
  return target;
}

/** A running apply: where its bundles go, and the effects of the command that runs it. */
export type ApplyContext = {
  readonly targets: readonly Target[];
  readonly locate: Locate;
  /** Configured fields that the API does not know, which an undo sends back as well. */
  readonly extraFields: ExtraFields;
  /** Whether a stop was requested; checked before each PUT and each wait. */
  isStopRequested(): boolean;
  pause(milliseconds: number): Promise<void>;
  progress(text: string): void;
};

/** The current plan of a bundle, or why the platform would reject its content. */
export type CurrentPlanOrRejection =
  | { readonly kind: 'planned'; readonly current: PlannedBundle }
  | { readonly kind: 'rejected'; readonly rejections: readonly Rejection[] };

/** Dry-runs the content of a bundle and plans it again. Throws PlatformError if the answer shows something else than what was sent. */
export async function planCurrent(planned: PlannedBundle, context: ApplyContext): Promise<CurrentPlanOrRejection> {
  const { bundle, deployment, platform } = targetOf(planned, context.targets);
  const dryRun = await platform.dryRun(deployment, bundle);
  if (dryRun.rejections.length > 0) return { kind: 'rejected', rejections: dryRun.rejections };
  refuseUnexpectedDiff(bundle, deployment, dryRun);
  return { kind: 'planned', current: planBundle(bundle, deployment, dryRun, context.locate) };
}
