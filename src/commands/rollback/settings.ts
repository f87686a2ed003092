import type { Outcome } from '../../domain/outcome.ts';
import { hasErrors } from '../../domain/problem.ts';
import { loadConfig } from '../../files/config.ts';
import type { World } from '../../world.ts';
import { invalid, load, type Loaded, type Wanted } from '../load.ts';
import { configOf, fromRoot } from '../scope.ts';

/**
 * The settings that a rollback is judged by: of the paths it takes the config that they belong to. What is wrong with the policies does
 * not matter to it, what is wrong with the config does.
 */
export function loadSettings(wanted: Wanted, world: World): Loaded | Outcome {
  const config = configOf(fromRoot(wanted, world));
  const files = load({ ...wanted, config, paths: [] }, world);
  const { problems } = loadConfig(wanted.source, files.wanted.config);
  return hasErrors(problems) ? invalid(files, problems) : files;
}
