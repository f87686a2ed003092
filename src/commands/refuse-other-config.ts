import { configName } from '../domain/config-name.ts';
import { UsageError } from '../domain/usage-error.ts';
import { escapeTerminal } from '../render/escape/terminal.ts';
import type { World } from '../world.ts';
import type { Wanted } from './load.ts';
import { configOf, fromRoot } from './scope.ts';

/**
 * Refuses a saved plan that was made by another config than the one that this run goes by, unless somebody names one: guards must not be
 * forgotten, and a file that was handed over must not choose them. Throws UsageError.
 */
export function refuseOtherConfig(madeBy: string | null, plan: string, wanted: Wanted, world: World): void {
  if (madeBy === null || madeBy === configName || wanted.config !== null) return;
  if (madeBy === configOf(fromRoot(wanted, world))) return;
  throw new UsageError(
    `${plan} was made by the guards of ${escapeTerminal(madeBy)}, which this run does not go by. Name the config to go by with --config.`,
  );
}
