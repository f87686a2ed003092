import { configName } from '../domain/config-name.ts';
import type { Settings } from '../domain/settings.ts';
import { UsageError } from '../domain/usage-error.ts';
import type { World } from '../world.ts';

/**
 * Refuses to run without a config in a folder of a repository that has one further up: its guards would be off without a word, and a bundle
 * would be compared with a part of its files. Throws UsageError.
 */
export function refuseConfigAbove({ file }: Settings, world: World): void {
  if (file !== undefined) return;
  const above = world.folderAbove(configName);
  if (above === null) return;
  throw new UsageError(
    `${configName} lies above this folder, in ${above}, so its guards and folders would not count here. Run there, with paths for a part; or give this folder a config of its own.`,
  );
}
