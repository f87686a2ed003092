import { UsageError } from '../domain/usage-error.ts';
import type { World } from '../world.ts';
import type { Loaded } from './load.ts';

/**
 * Refuses to begin policies in a folder of a repository that has no config and keeps them further up: a run there would find each of
 * them twice. Throws UsageError.
 */
export function refusePoliciesAbove({ settings, files }: Loaded, world: World): void {
  if (settings.file !== undefined || files.length > 0) return;
  for (const name of settings.policies) {
    const above = world.folderAbove(name);
    if (above !== null)
      throw new UsageError(
        `${name} lies above this folder, in ${above}, and a pull here would write the same a second time. Run there, or give this folder a config of its own.`,
      );
  }
}
