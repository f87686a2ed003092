import { configName } from '../../domain/config-name.ts';
import { hasErrors } from '../../domain/problem.ts';
import type { Settings } from '../../domain/settings.ts';
import { loadConfig } from '../../files/config.ts';
import { count } from '../../render/words/counts.ts';
import type { World } from '../../world.ts';
import { validateOf } from '../sound-config.ts';
import { failed, type Looked, ok } from './examination.ts';
import { firstProblem } from '../first-problem.ts';

/** Whether the config is there and valid; without one the defaults hold. */
export function lookAtConfig(path: string | null, world: World): Looked<Settings> {
  const { source } = world;
  const { settings, problems } = loadConfig(source, path);
  if (hasErrors(problems)) {
    const { says, fix } = firstProblem(source, problems, validateOf(path));
    return failed(says, fix);
  }
  if (settings.file === undefined) return withoutConfig(settings, world);
  const { size } = settings.deployments;
  return ok(`${settings.file}${size === 0 ? '' : `, ${count(size, 'deployment')}`}`, settings);
}

function withoutConfig(settings: Settings, world: World): Looked<Settings> {
  const above = world.folderAbove(configName);
  if (above === null) return ok(`no ${configName}, so the defaults hold`, settings);
  return failed(
    `${configName} lies above this folder, in ${above}`,
    'run there, or give this folder a config of its own',
  );
}
