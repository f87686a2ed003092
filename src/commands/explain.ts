import type { ImpactLimits } from '../domain/impact.ts';
import type { Explained, Outcome } from '../domain/outcome.ts';
import type { World } from '../world.ts';
import { impactOf } from './impact.ts';
import type { Previewed } from './preview.ts';
import type { BaseWanted } from './triangulate.ts';

export type { BaseWanted } from './triangulate.ts';

/** What is wanted beside the changes; null for what is not. */
export type ExplainWanted = {
  /** The commit that the change starts from. */
  readonly base: BaseWanted | null;
  readonly limits: ImpactLimits | null;
};

/**
 * Adds to a preview whose doing its changes are and what they mean for open findings. What the platform refuses only makes that tell
 * less. Throws UsageError, before it asks for any finding, when the base cannot be read.
 */
export async function explain(
  { outcome, files, targets }: Previewed,
  { base, limits }: ExplainWanted,
  world: World,
): Promise<Outcome> {
  if (outcome.kind !== 'changes' && outcome.kind !== 'no-changes' && outcome.kind !== 'consent') return outcome;
  const { plan } = outcome;
  const explained: { -readonly [M in keyof Explained]: Explained[M] } = {};
  if (base !== null) {
    world.terminal.progress('comparing with the base');
    const { triangulate } = await import('./triangulate.ts');
    explained.triangulation = await triangulate(plan, files, targets, base);
  }
  if (limits !== null && outcome.kind !== 'no-changes') {
    world.terminal.progress('reading findings for the impact');
    explained.impact = await impactOf(plan, world, limits);
  }
  return { ...outcome, ...explained };
}
