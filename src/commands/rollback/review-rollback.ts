import { nameOfBundle } from '../../domain/bundle.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { UsageError } from '../../domain/usage-error.ts';
import { guardPlan } from '../../plan/guards.ts';
import type { Plan } from '../../domain/plan.ts';
import type { SavedPlan } from '../../record/read-plan-file.ts';
import type { World } from '../../world.ts';
import type { ApplyOptions } from '../apply.ts';
import { withConsent } from '../consent.ts';
import { refuseOtherConfig } from '../refuse-other-config.ts';
import type { Reviewed } from '../review.ts';
import { loadSettings } from './settings.ts';
import { aimedTargets } from './aimed-targets.ts';

/**
 * Makes a saved rollback ready to be applied. It is not held against the files, for it sends what they do not say; since nothing else
 * vouches for it, a person has to say yes.
 */
export async function reviewRollback(
  { plan, platform, config }: SavedPlan,
  path: string,
  options: ApplyOptions,
  world: World,
): Promise<Reviewed | Outcome> {
  if (options.confirm === 'no') {
    throw new UsageError(
      `${path} is a rollback: it sends what the files do not say, so somebody has to say yes. Give --yes.`,
    );
  }
  refuseOthers(plan, path, options);
  refuseOtherConfig(config, path, options, world);
  const files = loadSettings(options, world);
  if ('kind' in files) return files;
  const aims = plan.bundles.map((bundle) => ({ content: bundle, deployment: bundle.deployment }));
  const targets = await aimedTargets(aims, { path, platform }, files.settings, world);
  const guards = guardPlan(plan, withConsent(files.settings.guards, options.consent));
  const reviewed = { plan, problems: [], files, targets };
  if (options.confirm === 'yes' || guards.length > 0) return reviewed;
  await options.show({ kind: 'changes', plan, guards, problems: [] });
  return (await world.terminal.ask('Apply exactly this?')) ? reviewed : { kind: 'consent', plan, guards, problems: [] };
}

/** No file limits what a rollback sends, so the deployment that somebody named has to. Throws UsageError. */
function refuseOthers({ bundles }: Plan, path: string, { deployment }: ApplyOptions): void {
  const other = bundles.find((bundle) => deployment !== null && bundle.deployment.slug !== deployment);
  if (other === undefined || deployment === null) return;
  throw new UsageError(
    `${path} rolls back ${nameOfBundle(other)}, not only ${deployment}. Make a rollback of that deployment alone with \`ifmatch rollback --deployment ${deployment}\`, or leave --deployment out.`,
  );
}
