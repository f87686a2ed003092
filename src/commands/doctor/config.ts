import type { Settings } from '../../domain/settings.ts';
import { loadConfig } from '../../files/config.ts';
import type { World } from '../../world.ts';
import { hasErrors } from '../load.ts';
import { failed, type Looked, ok } from './examination.ts';
import { firstOf } from './first-problem.ts';

/** Whether the config is there and valid; without one the defaults hold. */
export function lookAtConfig(path: string | null, { source }: World): Looked<Settings> {
  const { settings, problems } = loadConfig(source, path);
  if (hasErrors(problems)) {
    const { says, fix } = firstOf(source, problems);
    return failed(says, fix);
  }
  if (settings.file === undefined) return ok('no ifmatch.yaml, so the defaults hold', settings);
  const { size } = settings.deployments;
  return ok(
    `${settings.file}${size === 0 ? '' : `, ${String(size)} ${size === 1 ? 'deployment' : 'deployments'}`}`,
    settings,
  );
}
