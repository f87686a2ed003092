import { UsageError } from '../../domain/errors.ts';
import { loadConfig } from '../../files/config.ts';
import { nearest } from '../../files/nearest.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { pluralize } from '../../util/text.ts';

/** Maximum number of deployments that a message names. */
const maxNamed = 20;

/** The deployments that a history names. `isComplete`: whether all of the history was read. */
export type DeploymentsOfHistory = { readonly slugs: readonly string[]; readonly isComplete: boolean };

/**
 * Checks that a deployment is one of the config or of the history. Throws UsageError if it is not. Without a config, the unread part of a history may name
 * it: then it only tells the user so.
 */
export async function requireKnownDeployment(
  slug: string,
  { slugs, isComplete }: DeploymentsOfHistory,
  runtime: Runtime,
): Promise<void> {
  if (slugs.includes(slug)) return;
  const { settings } = await loadConfig(runtime.source, null);
  const known = [...new Set([...settings.deployments.keys(), ...slugs])].toSorted();
  if (known.includes(slug)) return;
  if (known.length === 0 || (settings.deployments.size === 0 && !isComplete)) {
    runtime.terminal.printNote(
      `Whether there is a deployment "${slug}" is not known here: no config names the deployments.`,
    );
    return;
  }
  const similar = nearest(slug, known);
  const others = known.length > maxNamed ? ` and ${pluralize(known.length - maxNamed, 'other')}` : '';
  throw new UsageError(`"${slug}" is no deployment of the config or of this history.`, {
    fix: `${similar === null ? '' : `Did you mean --deployment ${similar}? `}Known: ${known.slice(0, maxNamed).join(', ')}${others}.`,
  });
}
