import { liesIn } from '../assemble/assign-deployments.ts';
import type { OwnFile, PolicyFiles } from './declared-files.ts';

/** Whether the config leads to files of a bundle and not to a new one beside them. A run that was given other paths goes by those. */
export function isUnread(path: string, own: readonly OwnFile[], { settings, deployment }: PolicyFiles): boolean {
  const paths = (deployment === null ? null : settings.deployments.get(deployment)?.policies) ?? settings.policies;
  const leadsTo = (file: string): boolean => paths.some((one) => liesIn(file, one));
  return !leadsTo(path) && own.some((file) => leadsTo(file.path));
}
