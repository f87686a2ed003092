import type { Outcome } from '../../domain/outcome.ts';
import type { Source } from '../../domain/source.ts';
import { UsageError } from '../../domain/usage-error.ts';
import { loadConfig } from '../../files/config.ts';
import { configName } from '../../files/find/find-files.ts';
import { escapeTerminal } from '../../render/escape/terminal.ts';
import type { World } from '../../world.ts';
import { hasErrors, invalid, load, type Loaded, type Wanted } from '../load.ts';
import { configOf } from '../scope.ts';

/**
 * The settings that a rollback is judged by: those of the config that is named or that the paths belong to, else those that its plan was
 * made by. What is wrong with the policies does not matter to it, what is wrong with the config does.
 */
export function loadSettings(wanted: Wanted, madeBy: string | null, world: World): Loaded | Outcome {
  const named = configOf({ ...wanted, paths: wanted.paths.map((path) => world.insideRoot(path)) });
  const config = named ?? configOfPlan(madeBy, wanted.source);
  const files = load({ ...wanted, config, paths: [] }, world);
  const { problems } = loadConfig(wanted.source, files.wanted.config);
  return hasErrors(problems) ? invalid(files, problems) : files;
}

/** The config that a plan was made by; null for that of the repository, which may be gone. Throws UsageError where another one is. */
export function configOfPlan(madeBy: string | null, source: Source): string | null {
  if (madeBy === null || madeBy === configName) return null;
  if (source.kind(madeBy) !== 'missing') return madeBy;
  throw new UsageError(
    `The plan was made by the guards of ${escapeTerminal(madeBy)}, and there is no such file here. Name the config to go by with --config.`,
  );
}
