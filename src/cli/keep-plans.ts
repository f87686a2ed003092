import { UsageError } from '../domain/usage-error.ts';
import type { World } from '../world.ts';

/** A result must not replace a plan, which may be the only thing that holds an undo. Throws UsageError. */
export function keepPlans(
  [option, output]: readonly [option: string, output: string | undefined],
  plans: readonly (string | null | undefined)[],
  world: Pick<World, 'isSameFile'>,
): void {
  if (output === undefined) return;
  const same = plans.some((plan) => typeof plan === 'string' && world.isSameFile(plan, output));
  if (same) throw new UsageError(`${output} is the plan, and ${option} would replace it. Give ${option} another file.`);
}
